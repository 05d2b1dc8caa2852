import type { InquiryDetail } from '#lib/contracts/inquiry.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { Button } from '#islands/ui/Button.tsx';
import { InquiryActions } from './InquiryActions.tsx';
import { saveItems } from './save-items.ts';

/** The acts of its buyer on the page of an inquiry. */
export default function OwnActions({ i18n, inquiry }: { i18n: Messages; inquiry: InquiryDetail }) {
  const t = createT(i18n);
  const href = (path: string) => localizedPath(path, i18n.locale);
  return (
    <div className="flex flex-wrap gap-2" data-no-print>
      <Button kind="line" size="small" onClick={() => void saveItems(t, inquiry)}>
        {t('inquiry:act.download')}
      </Button>
      <InquiryActions
        t={t}
        href={href}
        id={inquiry.inquiry_id}
        can={inquiry.can}
        deadline={inquiry.deadline}
        onChanged={() => location.reload()}
        onRemoved={() => location.assign(href('/user/search_order_list'))}
      />
    </div>
  );
}

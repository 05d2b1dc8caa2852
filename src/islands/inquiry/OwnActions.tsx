import type { InquiryDetail } from '#lib/contracts/inquiry.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { Button } from '#islands/ui/Button.tsx';
import { saveSheet } from './form/read-table.ts';
import { InquiryActions } from './InquiryActions.tsx';

/** The acts of its buyer on the page of an inquiry. */
export default function OwnActions({ i18n, inquiry }: { i18n: Messages; inquiry: InquiryDetail }) {
  const t = createT(i18n);
  const href = (path: string) => localizedPath(path, i18n.locale);
  const COLUMNS = ['name', 'spec', 'brand', 'num', 'unit', 'target_price', 'remark'] as const;
  const download = (): Promise<void> =>
    saveSheet(inquiry.inquiry_sn, t('inquiry:import.sheet'), [
      COLUMNS.map((name) => t(`inquiry:field.${name}`)),
      ...inquiry.items.map((item) =>
        COLUMNS.map((name) => (name === 'target_price' ? Number(item.target_price) || '' : item[name])),
      ),
    ]);
  return (
    <div className="flex flex-wrap gap-2" data-no-print>
      <Button kind="line" size="small" onClick={() => void download()}>
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

import type { Translate } from '#lib/i18n/translate.ts';
import { buttonLook } from '#islands/ui/button-look.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';

interface Props {
  t: Translate;
  href: (path: string) => string;
  sent: { id: string; sn: string; isOpen: boolean };
}

/** An inquiry is on its way: look at it, or post another one. */
export function PublishedDialog({ t, href, sent }: Props) {
  const next = href(`/search_order_detail?id=${sent.id}`);
  return (
    <Dialog
      label={t('inquiry:dialog.published')}
      closeLabel={t('common:close')}
      onClose={() => location.assign(next)}
      className="max-w-sm"
    >
      <div className="grid gap-2 p-6 text-center">
        <p className="text-20 font-semibold">{t('inquiry:dialog.published')}</p>
        <p className="break-all text-14 text-ink-secondary">
          {t('inquiry:dialog.published_text', { sn: sent.sn })}
        </p>
        <p className="text-14 text-ink-secondary">
          {t(sent.isOpen ? 'inquiry:dialog.published_open' : 'inquiry:dialog.published_pending')}
        </p>
        <p className="mt-4 flex flex-wrap justify-center gap-3">
          <a href={href('/search_price_order')} className={buttonLook('line')}>
            {t('inquiry:dialog.another')}
          </a>
          <a href={next} data-autofocus className={buttonLook()}>
            {t('inquiry:dialog.see')}
          </a>
        </p>
      </div>
    </Dialog>
  );
}

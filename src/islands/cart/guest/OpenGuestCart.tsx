import { useStore } from '@nanostores/react';
import { barePath, localizedPath } from '#lib/i18n/locales.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { $guestCart, $guestCartOpen, dropGuestLine } from '#lib/stores/guest/cart.ts';
import { openLogin } from '#lib/stores/login-dialog.ts';
import { $mergeReport, keepReport } from '#lib/stores/guest/merge.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { Empty } from '#islands/ui/Empty.tsx';
import { PutReportDialog } from '../PutReportDialog.tsx';

const CART = '/shopping_cart';

/** A visitor's cart, or what became of it at the login. */
export default function OpenGuestCart({ i18n }: { i18n: Messages }) {
  const t = createT(i18n);
  const href = (path: string) => localizedPath(path, i18n.locale);
  const report = useStore($mergeReport);
  const isOpen = useStore($guestCartOpen);
  const { lines } = useStore($guestCart);
  const close = (): void => $guestCartOpen.set(false);

  if (report) {
    return (
      <PutReportDialog
        t={t}
        href={href}
        report={report}
        title={t('cart:report.title')}
        isInCart={barePath(window.location.pathname) === CART}
        onClose={() => keepReport(null)}
        onGo={() => {
          keepReport(null);
          window.location.assign(href(CART));
        }}
      />
    );
  }
  if (!isOpen) return null;
  return (
    <Dialog label={t('cart:guest.title')} closeLabel={t('common:close')} onClose={close}>
      <div className="grid gap-4 p-6">
        <h2 className="text-18 font-semibold">{t('cart:guest.title')}</h2>
        {lines.length === 0 ? (
          <Empty text={t('cart:empty')} action={t('cart:go_on')} href={href('/goods_cate')} />
        ) : (
          <>
            <p className="text-12 text-ink-secondary">{t('cart:guest.hint')}</p>
            <ul className="-mx-2 max-h-[50vh] divide-y divide-line overflow-y-auto px-2">
              {lines.map((line) => (
                <li
                  key={line.unique}
                  className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-3 py-3"
                >
                  <img
                    src={line.image}
                    alt=""
                    width={56}
                    height={56}
                    className="size-14 rounded border border-line object-contain"
                  />
                  <div className="min-w-0">
                    <a
                      href={href(`/goods_detail/${line.productId}?sku=${line.unique}`)}
                      className="line-clamp-2"
                    >
                      {line.name}
                    </a>
                    <p className="text-12 text-ink-quiet">{t('cart:report.num', { n: line.num })}</p>
                  </div>
                  <button
                    type="button"
                    className="min-h-11 px-2 text-ink-quiet hover:text-brand"
                    aria-label={t('cart:remove_line', { name: line.name })}
                    onClick={() => dropGuestLine(line.unique)}
                  >
                    {t('cart:remove')}
                  </button>
                </li>
              ))}
            </ul>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <span className="text-ink-secondary">{t('cart:guest.count', { n: lines.length })}</span>
              <Button
                onClick={() => {
                  close();
                  openLogin();
                }}
              >
                {t('cart:guest.login')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

import type { PutReport } from '#lib/contracts/cart.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { Button } from '#islands/ui/Button.tsx';
import { buttonLook } from '#islands/ui/button-look.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';

interface Props {
  t: Translate;
  href: (path: string) => string;
  report: PutReport;
  title: string;
  /** The cart is what lies behind the dialog. */
  isInCart: boolean;
  onClose: () => void;
  /** Shows the cart without leaving the page. */
  onGo?: () => void;
}

/** What went into the cart, what only in part, what not, and why. */
export function PutReportDialog({ t, href, report, title, isInCart, onClose, onGo }: Props) {
  const added = report.lines.filter((line) => line.state !== 'refused');
  const short = report.lines.filter((line) => line.state !== 'added');
  const sentence =
    added.length === 0
      ? t('cart:report.none')
      : short.length === 0
        ? t('cart:report.all', { n: added.length })
        : t('cart:report.some', { n: added.length, m: short.length });
  // What needs a look comes first.
  const lines = [...short, ...report.lines.filter((line) => line.state === 'added')];
  return (
    <Dialog label={title} closeLabel={t('common:close')} onClose={onClose}>
      <div className="grid gap-3 p-6">
        <h2 className="pr-8 text-18 font-semibold">{title}</h2>
        <p role="status">{sentence}</p>
        <ul className="-mx-2 grid max-h-[50vh] gap-2 overflow-y-auto px-2">
          {lines.map((line) => (
            <li
              key={line.product_attr_unique}
              className="grid grid-cols-[48px_minmax(0,1fr)] items-center gap-3 rounded bg-ground p-2"
            >
              {line.image ? (
                <img
                  src={line.image}
                  alt=""
                  width={48}
                  height={48}
                  className="size-12 rounded border border-line bg-white object-contain"
                />
              ) : (
                <span className="size-12 rounded border border-line bg-white" />
              )}
              <div className="min-w-0">
                {line.product_id > 0 ? (
                  <a
                    href={href(`/goods_detail/${line.product_id}?sku=${line.product_attr_unique}`)}
                    className="line-clamp-2"
                  >
                    {line.name}
                  </a>
                ) : (
                  <span className="line-clamp-2">{line.name || t('cart:report.gone')}</span>
                )}
                {line.state === 'added' ? (
                  <span className="block text-12 text-ink-quiet">
                    {t('cart:report.num', { n: line.num })}
                  </span>
                ) : (
                  <span className="block text-12 text-brand">
                    {line.reason}
                    {line.state === 'capped' &&
                      `\u00a0· ${t('cart:report.capped', { wanted: line.wanted, num: line.num })}`}
                  </span>
                )}
              </div>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind={isInCart || added.length === 0 ? 'main' : 'line'} onClick={onClose}>
            {t(isInCart || added.length === 0 ? 'common:close' : 'cart:report.stay')}
          </Button>
          {!isInCart && added.length > 0 && (
            <a
              href={href('/shopping_cart')}
              className={buttonLook()}
              onClick={(event) => {
                if (!onGo) return;
                event.preventDefault();
                onGo();
              }}
            >
              {t('cart:report.go')}
            </a>
          )}
        </div>
      </div>
    </Dialog>
  );
}

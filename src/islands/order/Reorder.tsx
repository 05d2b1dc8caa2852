import { useState } from 'react';
import { cartApi } from '#lib/contracts/cart.ts';
import type { OrderRow } from '#lib/contracts/order.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { keepChosen } from '#lib/stores/cart-chosen.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { Button } from '#islands/ui/Button.tsx';
import { buttonLook } from '#islands/ui/button-look.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';

interface Props {
  t: Translate;
  href: (path: string) => string;
  order: OrderRow;
  className: string;
}
interface Report {
  isEmpty: boolean;
  refused: { id: number; name: string; reason: string }[];
}

/** Puts the goods of an order into the cart again, and says which of them could not be and why. */
export function Reorder({ t, href, order, className }: Props) {
  const [report, setReport] = useState<Report | null>(null);
  const [isPending, setPending] = useState(false);
  const again = async (): Promise<void> => {
    if (isPending) return;
    setPending(true);
    const result = await call(cartApi.again, { order_id: order.order_id });
    setPending(false);
    if (!result.ok) return showRefusal(result.failure);
    const { cart_id, refused } = result.value;
    // In the cart they are ticked, ready for the check-out.
    keepChosen(cart_id);
    if (refused.length === 0) return window.location.assign(href('/shopping_cart'));
    setReport({
      isEmpty: cart_id.length === 0,
      refused: refused.map((row) => {
        const line = order.orderProduct.find((known) => known.unique === row.product_attr_unique);
        return {
          id: row.product_attr_unique,
          name: [line?.store_name, line?.sku].filter(Boolean).join(' '),
          reason: row.reason,
        };
      }),
    });
  };
  return (
    <>
      <button type="button" className={className} aria-busy={isPending} onClick={() => void again()}>
        {t('order:do.again')}
      </button>
      {report && (
        <Dialog
          label={t('order:reorder.title')}
          closeLabel={t('common:close')}
          onClose={() => setReport(null)}
        >
          <div className="grid gap-3 p-6">
            <h2 className="text-18 font-semibold">{t('order:reorder.title')}</h2>
            <p>{t(report.isEmpty ? 'order:reorder.none' : 'order:reorder.some')}</p>
            <ul className="grid gap-2">
              {report.refused.map((row) => (
                <li key={row.id} className="rounded bg-ground p-2">
                  {row.name}
                  <span className="block text-12 text-brand">{row.reason}</span>
                </li>
              ))}
            </ul>
            <div className="flex justify-end gap-3">
              <Button kind="line" onClick={() => setReport(null)}>
                {t('common:close')}
              </Button>
              {!report.isEmpty && (
                <a href={href('/shopping_cart')} className={buttonLook()}>
                  {t('order:reorder.go')}
                </a>
              )}
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}

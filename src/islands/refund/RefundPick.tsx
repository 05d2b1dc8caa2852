import { useState } from 'react';
import type { RefundOffer } from '#lib/contracts/refund.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Empty } from '#islands/ui/Empty.tsx';
import { RefundLines } from './RefundLines.tsx';

interface Props {
  i18n: Messages;
  offer: RefundOffer;
  refundType: '1' | '2';
}

/** Which goods of an order go back: one of them with its pieces and amount, several with all that is left. */
export default function RefundPick({ i18n, offer, refundType }: Props) {
  const t = createT(i18n);
  const href = (path: string) => localizedPath(path, i18n.locale);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = offer.product.map((line) => line.order_product_id);
  const isAll = chosen.size === ids.length;
  const turn = (id: string): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const go = (): void => {
    const query = new URLSearchParams({
      orderId: offer.order_id,
      ids: ids.filter((id) => chosen.has(id)).join(','),
      refund_type: refundType,
      type: chosen.size === 1 ? '1' : '2',
    });
    window.location.assign(href(`/refund_confirm?${query}`));
  };
  if (ids.length === 0) {
    return (
      <Empty
        text={t('refund:nothing')}
        action={t('common:back_list')}
        href={href(`/order_detail?orderId=${offer.order_id}`)}
      />
    );
  }
  return (
    <section className="panel roomy group overflow-hidden">
      <h1 className="border-b border-line px-4 py-3 text-18 font-semibold sm:px-6">
        {t('refund:title.goods')}
      </h1>
      <RefundLines
        href={href}
        lines={offer.product}
        pieces={(line) => t('refund:pieces_left', { count: line.refund_num })}
        choice={{ chosen, onTurn: turn }}
      />
      <footer className="flex flex-wrap items-center gap-4 border-t border-line px-4 py-3 sm:px-6">
        <label className="flex min-h-11 cursor-pointer items-center gap-4">
          <input
            type="checkbox"
            className="size-4 accent-[--brand]"
            checked={isAll}
            onChange={() => setChosen(new Set(isAll ? [] : ids))}
          />
          {t('refund:choose_all')}
        </label>
        <span role="status" className="text-ink-secondary">
          {chosen.size > 0 && t('refund:chosen', { count: chosen.size })}
        </span>
        <Button className="ml-auto" disabled={chosen.size === 0} onClick={go}>
          {t('refund:do.apply')}
        </Button>
      </footer>
    </section>
  );
}

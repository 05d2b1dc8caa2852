import { placeLine } from '#lib/i18n/place-line.ts';
import { withUnit } from '#lib/i18n/with-unit.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { GroupOrder } from '#lib/contracts/order.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { Amount } from '#islands/ui/Amount.tsx';

/** What an order of the company holds: goods by store, receiver, sums. */
export function OrderGoods({ t, locale, order }: { t: Translate; locale: Locale; order: GroupOrder }) {
  const lines = order.orderList.flatMap((store) =>
    store.orderProduct.map((line) => ({ ...line, store: store.merchant.mer_name })),
  );
  const { address } = order;
  return (
    <div className="mt-3 border-t border-line pt-3">
      <ul>
        {lines.map((line) => (
          <li key={line.order_product_id} className="flex items-start gap-3 py-2">
            <img
              src={line.image}
              alt=""
              width="56"
              height="56"
              loading="lazy"
              className="size-14 rounded border border-line"
            />
            <span className="min-w-0 flex-1">
              <span className="block break-words">{line.store_name}</span>
              <span className="block break-words text-12 text-ink-quiet">
                {line.sku}&nbsp;· {line.store}
              </span>
            </span>
            <span className="shrink-0 text-right">
              <Amount value={line.total_price} />
              <span className="block text-12 text-ink-quiet">
                {withUnit(line.product_num, line.unit_name, locale)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-1 text-12 text-ink-secondary">
        <span className="min-w-0 break-words">
          {t('company:approval.to')} {address.real_name} {address.phone} {placeLine(t, address)}
        </span>
        <span>
          {t('company:approval.sum')} <Amount value={order.pay_price} className="font-semibold text-ink" />
        </span>
      </p>
    </div>
  );
}

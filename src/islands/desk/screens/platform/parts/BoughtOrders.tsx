import type { BoughtOrder } from '#lib/contracts/payment-desk.ts';
import { formatAmount } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { wireWord } from '#lib/i18n/translate.ts';
import { Section } from '../../../record-parts.tsx';
import type { Drawing } from '../../../screen.ts';
import { Sum } from './Sum.tsx';

/** The orders that a record is about, each with its store and state; nothing without any. */
export function BoughtOrders({ orders, draw: { w, t, locale } }: { orders: BoughtOrder[]; draw: Drawing }) {
  if (orders.length === 0) return null;
  return (
    <Section title={w('part.orders')}>
      <ul className="divide-y divide-line">
        {orders.map((order) => (
          <Sum
            key={order.order_id}
            amount={formatAmount(order.pay_price)}
            name={
              <a
                href={localizedPath(`/platform/orders?open=${order.order_id}`, locale)}
                className="inline-flex min-h-11 items-center text-info hover:underline md:min-h-6"
              >
                {order.order_sn}
              </a>
            }
          >
            {order.store}&nbsp;· {wireWord(t, 'order:state', order.status)}
          </Sum>
        ))}
      </ul>
    </Section>
  );
}

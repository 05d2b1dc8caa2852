import { useEffect, useState } from 'react';
import { orderDeskApi, type DeskOrder } from '#lib/contracts/order-desk.ts';
import { formatAmount, formatDate } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { OrderState } from '../../../order-state.tsx';
import { Section } from '../../../record-parts.tsx';
import type { Drawing } from '../../../screen.ts';
import { ask } from '../../../use-list.ts';

const ORDERS = 5;

interface Props {
  /** Whose orders: what the list of orders is asked with. */
  of: { buyer: string } | { customer: string };
  draw: Drawing;
}

/** What a buyer or a company has ordered in the store, the latest first, with the way to all of it. */
export function LatestOrders({ of, draw }: Props) {
  const { w, t, locale } = draw;
  const [orders, setOrders] = useState<DeskOrder[]>();
  const whose = new URLSearchParams(of).toString();
  useEffect(() => {
    let isWanted = true;
    const input = Object.fromEntries(new URLSearchParams(whose));
    void ask(orderDeskApi.list, { tab: 'all', ...input, limit: ORDERS }).then((found) => {
      if (isWanted && found.ok) setOrders((found.value as { list: DeskOrder[] }).list);
    });
    return () => {
      isWanted = false;
    };
  }, [whose]);
  if (!orders) return null;
  const place = (rest: string): string => localizedPath(`/merchant/orders?tab=all&${whose}${rest}`, locale);
  return (
    <Section title={w('part.orders')}>
      {orders.length === 0 ? (
        <p className="text-14 text-ink-quiet">{w('no_orders')}</p>
      ) : (
        <ul className="grid gap-2 text-14">
          {orders.map((order) => (
            <li key={order.order_id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5">
              <a href={place(`&open=${order.order_id}`)} className="text-info hover:underline">
                {order.order_sn}
              </a>
              <span className="text-right tabular-nums">{formatAmount(order.pay_price)}</span>
              <OrderState order={order} t={t} />
              <span className="text-right text-12 leading-[21px] text-ink-quiet">
                {formatDate(order.create_time, locale, 'short')}
              </span>
            </li>
          ))}
          <li>
            <a href={place('')} className="text-info hover:underline">
              {w('all_orders')}
            </a>
          </li>
        </ul>
      )}
    </Section>
  );
}

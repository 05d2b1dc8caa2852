import type { DeskOrderDetail } from '#lib/contracts/order-desk.ts';
import type { OrderDetail } from '#lib/contracts/order-views.ts';
import { formatAmount, formatDate } from '#lib/i18n/format.ts';
import { withUnit } from '#lib/i18n/with-unit.ts';
import { wireWord } from '#lib/i18n/translate.ts';
import { specOf } from '#lib/kernel/spec-of.ts';
import { Facts, History, Section } from './record-parts.tsx';
import type { Drawing } from './screen.ts';

/** An order of a store; notes are its colleagues’ own, and what it knows of a credit is not all. */
type Bought = OrderDetail & Partial<Pick<DeskOrderDetail, 'notes' | 'credit' | 'ride'>>;

/** An order beside the list: goods, address, sums, log. */
export function OrderRecord({ record: order, draw }: { record: Bought; draw: Drawing }) {
  const { t, w, locale } = draw;
  const when = (time: string | null): string => (time ? formatDate(time, locale, 'minute') : '');
  const { address, notes = [], credit, ride } = order;
  const onCredit = (): string => {
    if (!credit) return '';
    const { due_time: due, settled_time: settled } = credit;
    return settled
      ? w('fact.credit_settled', { day: formatDate(settled, locale) })
      : w('fact.credit_open', { day: formatDate(due, locale) });
  };
  return (
    <>
      <Section title={w('part.goods')}>
        <ul className="divide-y divide-line">
          {order.orderProduct.map((line) => (
            <li key={line.order_product_id} className="grid grid-cols-[40px_minmax(0,1fr)_auto] gap-3 py-2">
              <img
                src={line.image}
                alt=""
                width="40"
                height="40"
                className="size-10 rounded bg-ground object-contain"
              />
              <div className="min-w-0 text-14">
                <p className="[overflow-wrap:anywhere]">{line.store_name}</p>
                <p className="text-12 text-ink-quiet">{specOf(line)}</p>
                {line.public_price && (
                  <p className="text-12 text-ink-secondary">
                    {w('contract', {
                      price: formatAmount(line.unit_price),
                      public_price: formatAmount(line.public_price),
                    })}
                  </p>
                )}
                {line.refund_state !== 'none' && (
                  <p className="text-12 text-brand">{wireWord(t, 'order:refund_state', line.refund_state)}</p>
                )}
              </div>
              <p className="text-right text-14 tabular-nums">
                {withUnit(line.product_num, line.unit_name, draw.locale)}
                <span className="block text-12 text-ink-quiet">{formatAmount(line.pay_price)}</span>
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={w('part.receiver')}>
        <Facts
          facts={[
            [w('col.receiver'), `${address.real_name} ${address.phone}`],
            [w('fact.address'), `${address.region} ${address.detail}`.trim()],
            [w('col.delivery'), w(`filter.delivery.${order.delivery}`)],
            [w('fact.ride'), ride ? w(`ride.${ride.status}`) : ''],
            [w('fact.rider'), ride ? `${ride.rider} ${ride.phone}`.trim() : ''],
            [w('fact.mark'), order.mark],
          ]}
        />
      </Section>
      <Section title={w('part.money')}>
        <Facts
          facts={[
            [t('order:money.goods'), formatAmount(order.total_price)],
            [
              t('order:money.discount'),
              order.coupon_price === '0.00' ? '' : `-${formatAmount(order.coupon_price)}`,
            ],
            [
              t('order:money.points'),
              order.integral_price === '0.00' ? '' : `-${formatAmount(order.integral_price)}`,
            ],
            [t('order:money.freight'), formatAmount(order.postage_price)],
            [
              t(order.paid ? 'order:money.paid' : 'order:money.due'),
              <b key="pay" className="font-semibold">
                {formatAmount(order.pay_price)}
              </b>,
            ],
            [t('order:fact.pay_type'), order.pay_type ? wireWord(t, 'order:pay_type', order.pay_type) : ''],
            [w('fact.credit'), onCredit()],
          ]}
        />
      </Section>
      {order.shipments.length > 0 && (
        <Section title={w('part.parcels')}>
          <ul className="grid gap-1 text-14">
            {order.shipments.map((parcel) => (
              <li key={parcel.time + parcel.tracking_no} className="[overflow-wrap:anywhere]">
                {parcel.courier} <span className="font-semibold">{parcel.tracking_no}</span> {parcel.note}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {order.siblings.length > 0 && (
        <Section title={w('part.siblings')}>
          <ul className="grid gap-1 text-14">
            {order.siblings.map((other) => (
              <li key={other.order_id}>
                <a href={`?tab=all&open=${other.order_id}`} className="text-info hover:underline">
                  {other.order_sn}
                </a>{' '}
                {wireWord(t, 'order:state', other.status)}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {notes.length > 0 && (
        <Section title={w('part.notes')}>
          <History
            steps={notes.map((note) => ({ time: when(note.time), what: note.text, who: note.author }))}
          />
        </Section>
      )}
      <Section title={w('part.history')}>
        <History
          steps={order.log
            .toReversed()
            .map((step) => ({ time: when(step.time), what: w(`event.${step.event}`) }))}
        />
      </Section>
    </>
  );
}

import type { ReactNode } from 'react';
import type { GroupOrder, OrderDetail, OrderLine } from '#lib/contracts/order.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { fenOf, multiply, sumFen, yuan } from '#lib/kernel/money.ts';
import { Amount } from '#islands/ui/Amount.tsx';

interface Props {
  t: Translate;
  goods: string;
  /** What the goods are; prices of the buyer's own among them have saved something. */
  lines: readonly OrderLine[];
  freight: string;
  coupon: string;
  points: string;
  /** What follows the sum of everything: the parts of a presale. */
  parts?: { name: string; amount: string }[];
  /** The row that counts, with its word. */
  total: { name: string; amount: string };
  /** Yuan that were refunded since. */
  refunded?: string;
  className?: string;
}

const ZERO = '0.00';

/** How much more everybody else would have paid for the goods. */
function savedBy(lines: readonly OrderLine[]): string {
  const less = ({ public_price: everybody, unit_price: own, product_num: n }: OrderLine): number =>
    everybody === null ? 0 : multiply(fenOf(everybody) - fenOf(own), n);
  return yuan(sumFen(lines.map(less)));
}

/** How the sum of an order comes about, row by row; what is not there is left out. */
export function OrderMoney({
  t,
  goods,
  lines,
  freight,
  coupon,
  points,
  parts = [],
  total,
  refunded = ZERO,
  className = '',
}: Props) {
  const saved = savedBy(lines);
  const row = (name: string, value: ReactNode): ReactNode => (
    <div key={name} className="contents">
      <dt className="text-ink-secondary">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <dl
      className={`ml-auto grid w-full max-w-sm grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 p-4 text-right ${className}`}
    >
      {row(t('order:money.goods'), <Amount value={goods} />)}
      {saved !== ZERO && (
        <div className="col-span-2 text-12 text-brand-pressed">
          {t('order:money.saved', { amount: saved })}
        </div>
      )}
      {row(t('order:money.freight'), freight === ZERO ? t('order:money.free') : <Amount value={freight} />)}
      {coupon !== ZERO &&
        row(
          t('order:money.discount'),
          <>
            −<Amount value={coupon} />
          </>,
        )}
      {points !== ZERO &&
        row(
          t('order:money.points'),
          <>
            −<Amount value={points} />
          </>,
        )}
      {parts.map(({ name, amount }) => row(name, <Amount value={amount} />))}
      <dt className="self-baseline font-semibold">{total.name}</dt>
      <dd className="font-semibold text-brand">
        <Amount value={total.amount} className="text-20" />
      </dd>
      {refunded !== ZERO &&
        row(
          t('order:money.refunded'),
          <>
            −<Amount value={refunded} />
          </>,
        )}
    </dl>
  );
}

/** The sum of an order of one store, in the words of what has been paid of it. */
export function sumOfOrder(t: Translate, order: OrderDetail): Pick<Props, 'parts' | 'total'> {
  const { presellOrder: presell } = order;
  if (!order.paid) return { total: { name: t('order:money.total'), amount: order.pay_price } };
  if (!presell || order.balance_price === ZERO)
    return { total: { name: t('order:money.paid'), amount: order.pay_price } };
  return {
    parts: [
      { name: t('order:money.total'), amount: order.pay_price },
      { name: t('activity:order.pay_later'), amount: order.balance_price },
    ],
    total: { name: t('order:money.deposit'), amount: presell.deposit_price },
  };
}

/** What is to be paid now for an unpaid order; of a presale first the deposit. */
export function sumOfGroup(t: Translate, group: GroupOrder): Pick<Props, 'parts' | 'total'> {
  if (group.balance_price === ZERO) return { total: { name: t('order:money.due'), amount: group.pay_price } };
  return {
    parts: [{ name: t('activity:order.pay_later'), amount: group.balance_price }],
    total: { name: t('order:money.deposit_due'), amount: group.pay_price },
  };
}

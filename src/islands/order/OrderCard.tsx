import type { OrderRow } from '#lib/contracts/order.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { fenOf, yuan } from '#lib/kernel/money.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderLines } from './OrderLines.tsx';
import { PresaleAction } from './presale/PresaleAction.tsx';
import { dateTime, freightWord, orderStateWord, stateTone } from './words.ts';
import { OrderContact } from './OrderContact.tsx';

interface Props {
  t: Translate;
  href: (path: string) => string;
  locale: string;
  order: OrderRow;
  onChanged: () => void;
}

/** One paid order of one store. */
export function OrderCard({ t, href, locale, order, onChanged }: Props) {
  // Of a presale whose balance is open, only the deposit has been paid.
  const isDeposit = order.balance_price !== '0.00';
  const word = isDeposit ? 'order:sum.deposit' : order.paid ? 'order:sum.paid' : 'order:sum.total';
  const now = isDeposit ? yuan(fenOf(order.pay_price) - fenOf(order.balance_price)) : order.pay_price;
  return (
    <article className="panel overflow-hidden" aria-label={order.order_sn}>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-ground/60 px-4 py-2 text-12 text-ink-secondary">
        <time dateTime={order.create_time}>{dateTime(locale, order.create_time)}</time>
        <span className="break-all">{order.order_sn}</span>
        <a href={href(`/store?id=${order.merchant.mer_id}`)} className="font-medium text-ink">
          {order.merchant.mer_name}
        </a>
        <OrderContact t={t} order={order} />
        <strong
          className={`ml-auto text-14 font-semibold max-md:order-first max-md:w-full ${stateTone(order.status)}`}
        >
          {orderStateWord(t, order)}
        </strong>
      </header>
      <OrderLines t={t} href={href} lines={order.orderProduct} canReview={order.status === 'to_review'} />
      <footer className="flex flex-wrap items-center justify-end gap-x-6 gap-y-2 border-t border-line px-4 py-3">
        <p className="text-ink-secondary">
          {t(word, { count: order.orderProduct.length })}{' '}
          <Amount value={now} className="text-18 font-semibold text-ink" />
          {isDeposit ? (
            <span className="text-12 text-ink-quiet">
              {' '}
              {t('order:sum.balance')} <Amount value={order.balance_price} />
            </span>
          ) : (
            <span className="text-12 text-ink-quiet"> {freightWord(t, order.postage_price)}</span>
          )}
        </p>
        <div className="acts">
          <OrderActions t={t} href={href} order={order} onChanged={onChanged} />
          {order.presell && <PresaleAction t={t} href={href} locale={locale} presell={order.presell} />}
        </div>
      </footer>
    </article>
  );
}

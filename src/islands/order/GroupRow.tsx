import type { GroupOrder } from '#lib/contracts/order.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { Countdown } from '#islands/ui/Countdown.tsx';
import { GroupActions } from './GroupActions.tsx';
import { OrderLines } from './OrderLines.tsx';
import { dateTime, freightWord, stateTone, stateWord } from './words.ts';
import { OrderContact } from './OrderContact.tsx';

interface Props {
  t: Translate;
  href: (path: string) => string;
  locale: string;
  group: GroupOrder;
  onChanged: () => void;
}

/** An unpaid order, which may hold several stores and has one payment. */
export function GroupRow({ t, href, locale, group, onChanged }: Props) {
  const isDeposit = group.balance_price !== '0.00';
  const isWaiting = group.approval === 'waiting';
  return (
    <article className="panel overflow-hidden" aria-label={group.group_order_sn}>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-warning-tint px-4 py-2 text-12 text-ink-secondary">
        <time dateTime={group.create_time}>{dateTime(locale, group.create_time)}</time>
        <span className="break-all">{group.group_order_sn}</span>
        <span>
          {t(
            isWaiting
              ? 'order:approval.left'
              : group.status === 'verifying'
                ? 'order:verified_in'
                : 'order:closes_in',
          )}{' '}
          <Countdown
            now={group.now}
            until={group.cancel_time}
            dayWord={t('common:day')}
            onEnd={onChanged}
            className="font-semibold text-brand"
          />
        </span>
        <strong
          className={`ml-auto text-14 font-semibold max-md:order-first max-md:w-full ${stateTone(group.status)}`}
        >
          {stateWord(t, isWaiting ? 'waiting_approval' : group.status)}
        </strong>
      </header>
      {group.orderList.map((order) => (
        <section key={order.order_id} aria-label={order.merchant.mer_name}>
          <p className="flex flex-wrap items-center gap-x-4 px-4 pt-3 text-12 font-medium">
            <a
              href={href(`/store?id=${order.merchant.mer_id}`)}
              className="inline-flex min-h-6 items-center max-md:min-h-11"
            >
              {order.merchant.mer_name}
            </a>
            <OrderContact t={t} order={order} />
          </p>
          <OrderLines t={t} href={href} lines={order.orderProduct} />
        </section>
      ))}
      <footer className="flex flex-wrap items-center justify-end gap-x-6 gap-y-2 border-t border-line px-4 py-3">
        <p className="text-ink-secondary">
          {t(isDeposit ? 'order:sum.deposit_due' : 'order:sum.due', {
            count: group.orderList.flatMap((order) => order.orderProduct).length,
          })}{' '}
          <Amount value={group.pay_price} className="text-18 font-semibold text-ink" />
          <span className="text-12 text-ink-quiet">
            {' '}
            {/* The freight of a deposit order comes with its balance. */}
            {isDeposit ? (
              <>
                {t('activity:order.pay_later')} <Amount value={group.balance_price} />
              </>
            ) : (
              freightWord(t, group.pay_postage)
            )}
          </span>
        </p>
        <GroupActions
          t={t}
          href={href}
          groupId={group.group_order_id}
          isVerifying={group.status === 'verifying'}
          isWaiting={isWaiting}
          hasDetail
          onChanged={onChanged}
        />
      </footer>
    </article>
  );
}

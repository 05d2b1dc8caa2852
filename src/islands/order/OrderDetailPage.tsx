import { useState } from 'react';
import { orderApi, type OrderDetail } from '#lib/contracts/order.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, wireWord, type Translate, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { useMoved } from '#islands/shell/use-moved.ts';
import { CopyButton, copyWords } from '#islands/shell/CopyButton.tsx';
import { DeliveryBlock } from '#islands/delivery/DeliveryBlock.tsx';
import { SaveOrder } from '#islands/cart/saved/SaveOrder.tsx';
import { OrderInvoice } from '#islands/invoice/OrderInvoice.tsx';
import { InquiryFacts, type AskedBefore } from './InquiryFacts.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderPapers } from './OrderPapers.tsx';
import { OrderMoney, sumOfOrder } from './OrderMoney.tsx';
import { OrderLines } from './OrderLines.tsx';
import { Receiver } from './Receiver.tsx';
import { PresaleAction } from './presale/PresaleAction.tsx';
import { PresaleStages } from './presale/PresaleStages.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { lineRefund } from './links.ts';
import { dateTime, orderStateWord, stateWord } from './words.ts';
import { OrderContact } from './OrderContact.tsx';

const payState = (t: Translate, { paid, presellOrder }: OrderDetail): string => {
  if (!paid) return t('order:fact.unpaid');
  return t(presellOrder && !presellOrder.pay_time ? 'activity:order.deposit_paid' : 'order:fact.is_paid');
};

interface Props {
  i18n: Messages;
  initial: OrderDetail;
  inquiries: AskedBefore[];
}

/** One order of one store: where it stands, where it goes, what is in it and what it cost. */
export default function OrderDetailPage({ i18n, initial, inquiries }: Props) {
  const t = createT(i18n);
  const href = (path: string) => localizedPath(path, i18n.locale);
  const [order, setOrder] = useState(initial);
  const reload = async (): Promise<void> => {
    const result = await call(orderApi.detail, { id: order.order_id });
    if (result.ok) return setOrder(result.value);
    // A deleted order has no page any more.
    if (result.failure.code === 'order.not_found') return window.location.assign(href('/user/order_list'));
    showRefusal(result.failure);
  };
  useMoved(() => void reload());
  const when = (iso: string | null) => (iso ? dateTime(i18n.locale, iso) : '');
  const isFetched = order.delivery === 'pick_up';
  const facts: [string, string][] = [
    [t('order:fact.created'), when(order.create_time)],
    [t('order:fact.pay_state'), payState(t, order)],
    [t('order:fact.paid'), when(order.pay_time)],
    [t('order:fact.pay_type'), order.pay_type ? wireWord(t, 'order:pay_type', order.pay_type) : ''],
    [t('order:fact.mark'), order.mark],
  ];

  return (
    <div className="grid gap-4">
      <section className="panel p-4 sm:p-6">
        <div className="flex flex-wrap items-start gap-4">
          <div className="min-w-[220px] flex-1 max-lg:basis-full">
            <h1 className="text-24 font-semibold">{orderStateWord(t, order)}</h1>
            {order.ship_by && order.delivery !== 'pick_up' && (
              <p className="mt-1 text-ink-secondary">
                {t('order:ship_by', { day: formatDate(order.ship_by, i18n.locale) })}
              </p>
            )}
            {order.cancelled && (
              <p className="mt-1 break-words text-ink-secondary">
                {wireWord(t, 'order:cancelled_why', order.cancelled.why, { reason: order.cancelled.reason })}
              </p>
            )}
            {order.due_time && (
              <p className="mt-1 text-ink-secondary">
                {wireWord(t, 'order:due', order.status, { time: when(order.due_time) })}
              </p>
            )}
          </div>
          <div className="acts md:max-lg:justify-start">
            <SaveOrder
              t={t}
              locale={i18n.locale}
              href={href}
              orderId={order.order_id}
              createdAt={order.create_time}
            />
            <OrderActions
              t={t}
              href={href}
              order={order}
              isDetail
              canExtend={order.can_extend}
              onChanged={() => void reload()}
            />
            {order.presellOrder && (
              <PresaleAction t={t} href={href} locale={i18n.locale} presell={order.presellOrder} />
            )}
          </div>
        </div>
        <OrderSteps t={t} order={order} when={when} />
      </section>

      {order.presellOrder && (
        <section className="panel grid gap-3 p-4 sm:p-6">
          <PresaleStages t={t} locale={i18n.locale} presell={order.presellOrder} />
          {['due', 'verifying', 'closed'].includes(order.presellOrder.status) && (
            <p className="text-ink-secondary">
              {t(
                order.presellOrder.status === 'due'
                  ? 'activity:order.close_hint'
                  : order.presellOrder.status === 'verifying'
                    ? 'activity:order.verifying_hint'
                    : 'activity:order.closed_hint',
                { time: when(order.presellOrder.final_end_time) },
              )}
            </p>
          )}
        </section>
      )}

      <section className="panel grid gap-6 p-4 sm:p-6 md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        {/* Whoever fetches the goods stands beside where they are fetched. */}
        {!isFetched && <Receiver t={t} title={t('order:receiver')} address={order.address} />}
        <div className={isFetched ? 'md:col-span-2' : ''}>
          <h2 className="mb-2 font-semibold">{t(isFetched ? 'delivery:pick_up' : 'order:parcel')}</h2>
          <DeliveryBlock t={t} href={href} order={order} />
          {order.shipments.map((parcel) => (
            <div key={parcel.tracking_no} className="flex flex-wrap items-center gap-2">
              {parcel.courier} {parcel.tracking_no}
              <CopyButton text={parcel.tracking_no} {...copyWords(t)} />
              <a href={href(`/logistics?orderId=${order.order_id}`)} className="text-info hover:underline">
                {t('order:do.track')}
              </a>
              {parcel.note && (
                <p className="w-full break-words text-12 text-ink-secondary">
                  {t('order:parcel_note')}&emsp;{parcel.note}
                </p>
              )}
            </div>
          ))}
        </div>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-1 md:col-span-2 lg:col-span-1">
          <dt className="text-ink-secondary max-sm:col-span-2">{t('order:fact.sn')}</dt>
          <dd className="flex min-w-0 flex-wrap gap-x-2 gap-y-1 max-sm:col-span-2">
            <span className="min-w-0 break-all md:whitespace-nowrap">{order.order_sn}</span>
            <CopyButton text={order.order_sn} {...copyWords(t)} />
          </dd>
          {facts
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-ink-secondary">{name}</dt>
                <dd className="min-w-0 break-words">{value}</dd>
              </div>
            ))}
          <InquiryFacts t={t} href={href} inquiries={inquiries} />
        </dl>
      </section>

      <section id="lines" className="panel roomy group overflow-hidden">
        <h2 className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 py-3 font-semibold sm:px-6">
          <a href={href(`/store?id=${order.merchant.mer_id}`)} className="inline-flex min-h-7 items-center">
            {order.merchant.mer_name}
          </a>
          <span className="flex flex-wrap gap-x-4">
            <OrderContact t={t} order={order} />
            {order.merchant.service_phone && (
              <a
                href={`tel:${order.merchant.service_phone}`}
                className="inline-flex min-h-7 items-center text-12 font-normal text-info hover:underline max-md:min-h-11 print:text-ink"
              >
                {order.merchant.service_phone}
              </a>
            )}
          </span>
        </h2>
        <OrderLines
          t={t}
          href={href}
          lines={order.orderProduct}
          canReview={order.status === 'to_review'}
          refund={order.can_refund ? lineRefund(t, order) : undefined}
        />
        <OrderMoney
          t={t}
          goods={order.total_price}
          lines={order.orderProduct}
          freight={order.postage_price}
          coupon={order.coupon_price}
          points={order.integral_price}
          {...sumOfOrder(t, order)}
          refunded={order.refunded_price}
          className="sm:px-6"
        />
      </section>

      <OrderInvoice
        t={t}
        locale={i18n.locale}
        href={href}
        orderId={order.order_id}
        isOpen={order.open_receipt}
        isOver={['cancelled', 'closed', 'refunded'].includes(order.status)}
      />
      <OrderPapers t={t} orderId={order.order_id} />

      {order.siblings.length > 0 && (
        <section className="panel p-4">
          <h2 className="mb-2 font-semibold">{t('order:siblings')}</h2>
          <ul className="flex flex-wrap gap-4">
            {order.siblings.map((row) => (
              <li key={row.order_id}>
                <a className="text-info hover:underline" href={href(`/order_detail?orderId=${row.order_id}`)}>
                  {row.order_sn}
                </a>{' '}
                {stateWord(t, row.status)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

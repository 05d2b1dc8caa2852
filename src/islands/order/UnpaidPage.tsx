import { useState } from 'react';
import { orderApi, type GroupOrder } from '#lib/contracts/order.ts';
import { paths } from '#lib/i18n/paths.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { Countdown } from '#islands/ui/Countdown.tsx';
import { useMoved } from '#islands/shell/use-moved.ts';
import { CopyButton, copyWords } from '#islands/shell/CopyButton.tsx';
import { ChangeOrder } from './ChangeOrder.tsx';
import { GroupActions } from './GroupActions.tsx';
import { InquiryFacts, type AskedBefore } from './InquiryFacts.tsx';
import { OrderLines } from './OrderLines.tsx';
import { Receiver } from './Receiver.tsx';
import { OrderMoney, sumOfGroup } from './OrderMoney.tsx';
import { StepBar } from './OrderSteps.tsx';
import { PresaleStages } from './presale/PresaleStages.tsx';
import { dateTime, stateWord } from './words.ts';
import { OrderContact } from './OrderContact.tsx';

interface Props {
  i18n: Messages;
  initial: GroupOrder;
  inquiries: AskedBefore[];
}

/** An order that waits for its payment; once paid or cancelled there is nothing to wait for here. */
export default function UnpaidPage({ i18n, initial, inquiries }: Props) {
  const t = createT(i18n);
  const href = (path: string) => localizedPath(path, i18n.locale);
  const [group, setGroup] = useState(initial);
  const isWaiting = group.approval === 'waiting';
  const reload = async (): Promise<void> => {
    const result = await call(orderApi.group, { id: group.group_order_id });
    if (result.ok && ['unpaid', 'verifying'].includes(result.value.status)) return setGroup(result.value);
    if (result.ok) return window.location.assign(href(paths.orderOver(result.value)));
    if (result.failure.code === 'order.not_found') return window.location.assign(href(paths.orderList()));
    showRefusal(result.failure);
  };
  const [isChanging, setChanging] = useState(false);
  useMoved(() => void reload(), !isChanging);
  return (
    <div className="grid gap-4">
      <section className="panel p-4 sm:p-6">
        <div className="flex flex-wrap items-start gap-4">
          <div className="min-w-[220px] flex-1">
            <h1 className="text-24 font-semibold">
              {stateWord(t, isWaiting ? 'waiting_approval' : group.status)}
            </h1>
            <p className="mt-1 text-ink-secondary">
              {t(
                isWaiting
                  ? 'order:approval.before'
                  : group.status === 'verifying'
                    ? 'order:verified_before'
                    : 'order:pay_before',
                {
                  time: dateTime(i18n.locale, group.cancel_time),
                },
              )}{' '}
              <Countdown
                now={group.now}
                until={group.cancel_time}
                dayWord={t('common:day')}
                onEnd={() => void reload()}
                className="whitespace-nowrap font-semibold text-brand"
              />
            </p>
          </div>
          <GroupActions
            t={t}
            href={href}
            groupId={group.group_order_id}
            isVerifying={group.status === 'verifying'}
            isWaiting={isWaiting}
            onChanged={() => void reload()}
          />
        </div>
        {isWaiting && (
          <p
            role="status"
            className="mt-4 rounded border border-warning bg-warning-tint px-3 py-2 text-warning"
          >
            {t('order:approval.note')}
          </p>
        )}
        {isWaiting && group.change_asked && (
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="min-w-0 flex-1 basis-64 break-words font-medium">
              {t('order:approval.change.is', { reason: group.change_asked })}
            </p>
            {group.kind === 'normal' && (
              <ChangeOrder
                t={t}
                href={href}
                group={group}
                onStart={() => setChanging(true)}
                onFailed={() => {
                  setChanging(false);
                  void reload();
                }}
              />
            )}
          </div>
        )}
        <StepBar
          steps={[
            { name: t('order:step.placed'), time: group.create_time },
            ...(group.kind === 'presale'
              ? [{ name: t('order:step.deposit') }, { name: t('order:step.balance') }]
              : [{ name: t('order:step.paid') }]),
            { name: t('order:step.shipped') },
            { name: t('order:step.received') },
            { name: t('order:step.finished') },
          ]}
          when={(iso) => dateTime(i18n.locale, iso)}
        />
      </section>
      <section className="panel grid gap-6 p-4 sm:p-6 lg:grid-cols-2">
        <Receiver t={t} title={t('order:receiver')} address={group.address} />
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-1">
          <dt className="text-ink-secondary max-sm:col-span-2">{t('order:fact.sn')}</dt>
          <dd className="flex min-w-0 flex-wrap gap-2 max-sm:col-span-2">
            <span className="min-w-0 break-all">{group.group_order_sn}</span>{' '}
            <CopyButton text={group.group_order_sn} {...copyWords(t)} />
          </dd>
          <dt className="text-ink-secondary">{t('order:fact.created')}</dt>
          <dd>{dateTime(i18n.locale, group.create_time)}</dd>
          <dt className="text-ink-secondary">{t('order:fact.pay_state')}</dt>
          <dd>{group.status === 'verifying' ? stateWord(t, group.status) : t('order:fact.unpaid')}</dd>
          <InquiryFacts t={t} href={href} inquiries={inquiries} />
        </dl>
      </section>
      {group.presell && (
        <section className="panel p-4 sm:p-6">
          <PresaleStages t={t} locale={i18n.locale} presell={group.presell} />
        </section>
      )}
      {group.orderList.map((order) => (
        <section
          key={order.order_id}
          className="panel roomy group overflow-hidden"
          aria-label={order.merchant.mer_name}
        >
          <h2 className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 py-3 font-semibold sm:px-6">
            <a href={href(`/store?id=${order.merchant.mer_id}`)} className="inline-flex min-h-6 items-center">
              {order.merchant.mer_name}
            </a>
            <OrderContact t={t} order={order} />
          </h2>
          <OrderLines t={t} href={href} lines={order.orderProduct} />
        </section>
      ))}
      <section className="panel">
        <OrderMoney
          t={t}
          goods={group.total_price}
          lines={group.orderList.flatMap((order) => order.orderProduct)}
          freight={group.pay_postage}
          coupon={group.coupon_price}
          points={group.integral_price}
          {...sumOfGroup(t, group)}
          className="sm:px-6"
        />
      </section>
    </div>
  );
}

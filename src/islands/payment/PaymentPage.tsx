import { useState } from 'react';
import type { GroupOrder } from '#lib/contracts/order.ts';
import type { PayMethods, PayStatus, PayType } from '#lib/contracts/payment.ts';
import type { TransferPage } from '#lib/contracts/bank-transfer.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { buttonLook } from '#islands/ui/button-look.ts';
import { Countdown } from '#islands/ui/Countdown.tsx';
import { MethodList } from './MethodList.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { pathOf, type Payable } from './payable.ts';
import { PayResult } from './PayResult.tsx';
import { QrDialog } from './QrDialog.tsx';
import { TransferForm } from './TransferForm.tsx';
import { TransferState } from './TransferState.tsx';
import { usePayment } from './use-payment.ts';

interface Props {
  i18n: Messages;
  payable: Payable;
  methods: PayMethods;
  initial: PayStatus;
  /** Receiver and goods; absent for the balance of a presale. */
  group: GroupOrder | null;
  /** Account and voucher of a bank transfer, where one is possible. */
  transfer: TransferPage | null;
  ordersPath: string;
}

/** The cashier desk of the mall: choose a way, pay, and see what came of it. */
export default function PaymentPage({ i18n, payable, methods, initial, group, transfer, ordersPath }: Props) {
  const t = createT(i18n);
  const href = (path: string) => localizedPath(path, i18n.locale);
  const { status, isOpen, started, isPending, ask, pay, stop } = usePayment(
    payable,
    initial,
    href(pathOf(payable)),
  );
  const refused = transfer?.transfer?.status === 'refused';
  const isOpenTo = (way: PayType): boolean =>
    methods.list.some((row) => row.type === way && row.is_available);
  // A buyer who has announced a transfer gets its form again.
  const isAnnounced = payable.kind === 'order' && transfer?.can_announce === false && isOpenTo('offline');
  const [type, setType] = useState<PayType | null>(
    () => (refused || isAnnounced ? 'offline' : methods.list.find((row) => row.is_available)?.type) ?? null,
  );
  const reload = (): void => window.location.assign(href(pathOf(payable)));
  const end = (): void => void ask();

  if (!isOpen)
    return (
      <PayResult
        t={t}
        locale={i18n.locale}
        href={href}
        kind={payable.kind}
        status={status}
        ordersPath={ordersPath}
      />
    );
  if (status.status === 'verifying' && transfer)
    return (
      <TransferState
        t={t}
        locale={i18n.locale}
        href={href}
        status={status}
        page={transfer}
        ordersPath={ordersPath}
        onEnd={end}
      />
    );
  const amountWord =
    payable.kind === 'presell'
      ? 'payment:amount_balance'
      : group?.kind === 'presale' && group.balance_price !== '0.00'
        ? 'payment:amount_deposit'
        : 'payment:amount';
  const isTransfer = type === 'offline' && transfer !== null;
  return (
    <div className="grid gap-4">
      <section className="panel flex flex-wrap items-center gap-x-8 gap-y-3 p-4 sm:p-6">
        <div className="min-w-0 flex-1 max-sm:basis-full">
          <h1 className="text-20 font-semibold">
            {t(
              payable.kind === 'presell'
                ? 'payment:placed_balance'
                : methods.is_own
                  ? 'payment:placed'
                  : 'payment:placed_company',
            )}
          </h1>
          <p className="mt-2 text-ink-secondary">
            {t(payable.kind === 'presell' ? 'payment:close_in_balance' : 'payment:close_in')}{' '}
            <Countdown
              now={status.now}
              until={status.close_time}
              dayWord={t('common:day')}
              onEnd={end}
              className="font-semibold text-brand"
            />
          </p>
          <p className="mt-1 text-12 text-ink-quiet">{t('payment:number', { sn: status.group_order_sn })}</p>
        </div>
        <p className="flex items-baseline gap-3 max-sm:w-full sm:block sm:text-right">
          <span className="text-ink-secondary sm:block">{t(amountWord)}</span>
          <Amount value={methods.pay_price} className="text-30 font-semibold text-brand" />
        </p>
      </section>
      {status.attempt?.status === 'closed' && status.attempt.type !== 'offline' && (
        <p role="status" className="rounded border border-warning bg-warning-tint px-4 py-3 text-warning">
          {t('payment:attempt_closed')}
        </p>
      )}
      {group && <OrderSummary t={t} locale={i18n.locale} group={group} />}
      <MethodList t={t} methods={methods} chosen={type} onChoose={setType} />
      {isTransfer && <TransferForm t={t} payable={payable} page={transfer} onSent={reload} />}
      {started?.qrcode && <QrDialog t={t} started={started} now={status.now} onAsk={ask} onClose={stop} />}
      <div
        data-no-print
        className="panel flex items-center justify-end gap-3 p-4 max-md:flex-col max-md:items-stretch sm:px-6"
      >
        {!isTransfer && (
          <p className="flex items-baseline gap-3 max-md:justify-between md:mr-3">
            <span className="text-ink-secondary">{t(amountWord)}</span>
            <Amount value={methods.pay_price} className="text-20 font-semibold text-brand" />
          </p>
        )}
        <a
          href={href(group ? `/order_stay_detail?orderId=${group.group_order_id}` : ordersPath)}
          className={`${buttonLook('line')} max-md:order-last md:min-h-11`}
        >
          {t('payment:later')}
        </a>
        {!isTransfer && (
          <Button
            className="px-10 text-16 md:min-h-11 md:min-w-[180px]"
            disabled={!type}
            pending={isPending}
            onClick={() => type && void pay(type)}
          >
            {t('payment:pay')}
          </Button>
        )}
      </div>
    </div>
  );
}

import { useEffect, useState } from 'react';
import {
  paymentApi,
  type PayMethods,
  type PayStart,
  type PayStatus,
  type PayType,
} from '#lib/contracts/payment.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Countdown } from '#islands/ui/Countdown.tsx';
import { MethodList } from './MethodList.tsx';
import { PayResult } from './PayResult.tsx';

interface Props {
  i18n: Messages;
  methods: PayMethods;
  initial: PayStatus;
}

const POLL_MS = 2000;

/** The cashier desk of the mall: choose a way, pay, and see what came of it. */
export default function PaymentPage({ i18n, methods, initial }: Props) {
  const t = createT(i18n);
  const href = (path: string) => localizedPath(path, i18n.locale);
  const groupId = methods.group_order_id;
  const [status, setStatus] = useState(initial);
  const [type, setType] = useState<PayType | null>(
    methods.list.find((row) => row.is_available)?.type ?? null,
  );
  const [started, setStarted] = useState<PayStart | null>(null);
  const [isPending, setPending] = useState(false);
  const isOpen = status.status === 'unpaid' || status.status === 'verifying';

  const ask = async (): Promise<void> => {
    const result = await call(paymentApi.status, { group_id: groupId });
    if (result.ok) setStatus(result.value);
  };
  useEffect(() => {
    // Somebody who comes back from the provider, or scans the code with a phone, sees it here by itself.
    if (!isOpen || (!started && !initial.attempt)) return undefined;
    const timer = setInterval(() => void ask(), POLL_MS);
    return () => clearInterval(timer);
  }, [isOpen, started]);

  const pay = async (): Promise<void> => {
    if (!type || isPending) return;
    setPending(true);
    const result = await call(paymentApi.pay, {
      group_id: groupId,
      type,
      return_url: href(`/payment?orderId=${groupId}`),
    });
    setPending(false);
    if (!result.ok) {
      showRefusal(result.failure);
      return ask();
    }
    if (result.value.status === 'success') return ask();
    setStarted(result.value);
    if (result.value.pay_url && !result.value.qrcode) window.location.assign(result.value.pay_url);
  };

  if (!isOpen) return <PayResult t={t} href={href} status={status} />;
  return (
    <div className="grid gap-4">
      <section className="panel flex flex-wrap items-center gap-x-8 gap-y-3 p-6">
        <div className="min-w-0 flex-1">
          <h1 className="text-20 font-semibold">{t('payment:placed')}</h1>
          <p className="mt-2 text-ink-secondary">
            {t('payment:close_in')}{' '}
            <Countdown
              now={status.now}
              until={status.close_time}
              onEnd={() => void ask()}
              className="font-semibold text-brand"
            />
          </p>
          <p className="mt-1 text-12 text-ink-quiet">{t('payment:number', { sn: status.group_order_sn })}</p>
        </div>
        <p className="text-right">
          <span className="block text-ink-secondary">{t('payment:amount')}</span>
          <Amount value={methods.pay_price} className="text-30 font-semibold text-brand" />
        </p>
      </section>
      <MethodList t={t} methods={methods} chosen={type} onChoose={setType} />
      {started?.qrcode && (
        <section className="panel grid justify-items-center gap-3 p-6" aria-label={t('payment:scan')}>
          <img src={started.qrcode} alt={t('payment:scan')} width={200} height={200} />
          <p role="status" className="text-ink-secondary">
            {t('payment:scan')}
          </p>
          {started.pay_url && (
            <a href={started.pay_url} className="text-info hover:underline">
              {t('payment:open_page')}
            </a>
          )}
        </section>
      )}
      <div className="flex justify-end gap-3 max-md:flex-col">
        <a
          href={href(`/order_stay_detail?orderId=${groupId}`)}
          className="inline-flex min-h-11 items-center justify-center rounded border border-line bg-white px-6"
        >
          {t('payment:later')}
        </a>
        <Button className="px-10 text-16" disabled={!type} pending={isPending} onClick={() => void pay()}>
          {t('payment:pay')}
        </Button>
      </div>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { presaleBalanceApi, type RechargeQuota } from '#lib/contracts/presale-balance.ts';
import type { PayStart } from '#lib/contracts/payment.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { paths } from '#lib/i18n/paths.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { fenOf } from '#lib/kernel/money.ts';
import { askOnline } from '#islands/payment/ask-online.ts';
import { ScanCode } from '#islands/payment/ScanCode.tsx';
import { Amount } from '#islands/ui/Amount.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';

interface Props {
  i18n: Messages;
  quota: RechargeQuota;
}

const POLL_MS = 2000;
/** The recharge that the visitor has left this page to pay. */
const STARTED = 'recharge';
const MONEY = /^\d{1,7}(\.\d{1,2})?$/;

/** Amounts to choose from, or one's own, and the way to the cashier. */
export default function RechargePanel({ i18n, quota }: Props) {
  const t = createT(i18n);
  const offers = quota.recharge_quota;
  const [offer, setOffer] = useState<number | null>(offers[0]?.recharge_id ?? null);
  const [price, setPrice] = useState('');
  const [error, setError] = useState('');
  const [isPending, setPending] = useState(false);
  const [started, setStarted] = useState<PayStart | null>(null);
  const [waiting, setWaiting] = useState<string | null>(null);

  useEffect(() => setWaiting(sessionStorage.getItem(STARTED)), []);
  useEffect(() => {
    if (!waiting) return undefined;
    const look = async (): Promise<void> => {
      const result = await call(presaleBalanceApi.rechargeStatus, { recharge_id: waiting });
      const state = result.ok
        ? result.value.status
        : result.failure.code === 'recharge.not_found'
          ? 'closed'
          : 'pending';
      if (state === 'pending') return;
      sessionStorage.removeItem(STARTED);
      setWaiting(null);
      setStarted(null);
      if (state !== 'paid') return;
      toast(t('balance:arrived'), 'success');
      window.location.assign(localizedPath(paths.balance(), i18n.locale));
    };
    void look();
    const timer = setInterval(() => void look(), POLL_MS);
    return () => clearInterval(timer);
  }, [waiting]);

  const range = t('balance:range', { min: quota.min_price, max: quota.max_price });
  const isRight = (): boolean => {
    if (offer !== null) return true;
    const amount = fenOf(price);
    const isGood = MONEY.test(price) && amount >= fenOf(quota.min_price) && amount <= fenOf(quota.max_price);
    setError(isGood ? '' : range);
    return isGood;
  };
  const start = () => {
    const wanted = offer === null ? { price } : { recharge_id: offer };
    const return_url = localizedPath(paths.balance(), i18n.locale);
    return askOnline((type) => call(presaleBalanceApi.recharge, { type, ...wanted, return_url }));
  };
  const recharge = async (): Promise<void> => {
    if (isPending || !isRight()) return;
    setPending(true);
    const result = await start();
    setPending(false);
    if (!result.ok) {
      if (result.failure.code === 'recharge.amount' && offer === null)
        return setError(result.failure.message ?? range);
      return showRefusal(result.failure);
    }
    const { order_id, pay_url, qrcode } = result.value;
    sessionStorage.setItem(STARTED, order_id);
    if (pay_url && !qrcode) return window.location.assign(pay_url);
    setStarted(result.value);
    setWaiting(order_id);
  };

  const card =
    'flex min-h-[72px] cursor-pointer flex-col items-center justify-center rounded border px-3 py-2 focus-within:outline focus-within:outline-2 focus-within:outline-info';
  const look = (isChosen: boolean): string =>
    `${card} ${isChosen ? 'border-brand bg-brand-tint' : 'border-line'}`;
  return (
    <>
      <div
        role="radiogroup"
        aria-label={t('balance:recharge')}
        className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5"
      >
        {offers.map((row) => (
          <label key={row.recharge_id} className={look(offer === row.recharge_id)}>
            <input
              type="radio"
              name="offer"
              className="sr-only"
              checked={offer === row.recharge_id}
              onChange={() => setOffer(row.recharge_id)}
            />
            <Amount value={row.price} className="text-20 font-semibold" />
            {Number(row.give) > 0 && (
              <span className="text-12 text-brand">{t('balance:give', { amount: row.give })}</span>
            )}
          </label>
        ))}
        <label className={look(offer === null)}>
          <input
            type="radio"
            name="offer"
            className="sr-only"
            checked={offer === null}
            onChange={() => setOffer(null)}
          />
          <span className="text-center text-16">{t('balance:custom')}</span>
        </label>
      </div>
      {offer === null && (
        <Field
          className="mt-4 max-w-xs"
          label={t('balance:custom_amount')}
          help={range}
          value={price}
          error={error}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          onChange={(event) => {
            setPrice(event.target.value.trim());
            setError('');
          }}
        />
      )}
      <p className="mt-4">
        <Button pending={isPending} onClick={() => void recharge()}>
          {t('balance:go')}
        </Button>
      </p>
      {started?.qrcode && (
        <ScanCode
          code={started.qrcode}
          page={started.pay_url}
          words={{ scan: t('balance:scan'), open: t('balance:open_page') }}
          className="mt-4 justify-items-start"
        />
      )}
      {quota.recharge_attention.length > 0 && (
        <ul className="mt-4 list-disc pl-5 text-12 text-ink-quiet">
          {quota.recharge_attention.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}

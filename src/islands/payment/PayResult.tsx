import type { PayStatus } from '#lib/contracts/payment.ts';
import { formatDate, grouped } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { wireWord, type Translate } from '#lib/i18n/translate.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import type { Payable } from './payable.ts';

interface Props {
  t: Translate;
  locale: Locale;
  href: (path: string) => string;
  /** What was to be paid: the deposit of a balance that was missed is kept, which the buyer is told. */
  kind: Payable['kind'];
  status: PayStatus;
  /** Where the reader finds the order again: with the own ones, or in the books of the company. */
  ordersPath: string;
}

/** Paid or cancelled, with what is known of it and where to go next. */
export function PayResult({ t, locale, href, kind, status, ordersPath }: Props) {
  const { paid } = status;
  const method = status.pay_type && wireWord(t, 'payment:type', status.pay_type);
  return (
    <section className="panel grid justify-items-center gap-4 px-4 py-12 text-center" role="status">
      <svg
        viewBox="0 0 64 64"
        width="64"
        height="64"
        fill="none"
        stroke={paid ? '#0B7A4B' : '#A65B00'}
        strokeWidth="4"
        aria-hidden="true"
      >
        <circle cx="32" cy="32" r="28" />
        <path d={paid ? 'm20 33 8 8 16-17' : 'M32 18v18M32 44v2'} />
      </svg>
      <h1 className="text-24 font-semibold">{t(paid ? 'payment:paid' : 'payment:cancelled')}</h1>
      <dl className="grid grid-cols-[auto_auto] gap-x-6 gap-y-1 text-left text-ink-secondary">
        <dt>{t('payment:number_label')}</dt>
        <dd className="text-ink">{status.group_order_sn}</dd>
        <dt>{t(paid ? 'payment:amount_paid' : 'payment:amount')}</dt>
        <dd className="text-ink">
          <Amount value={status.pay_price} />
        </dd>
        {method && (
          <>
            <dt>{t('payment:method')}</dt>
            <dd className="text-ink">{method}</dd>
          </>
        )}
        {status.pay_time && (
          <>
            <dt>{t('payment:pay_time')}</dt>
            <dd className="text-ink">{formatDate(status.pay_time, locale, 'second')}</dd>
          </>
        )}
        {paid && status.give_integral > 0 && (
          <>
            <dt>{t('payment:points')}</dt>
            <dd className="text-ink">{grouped(status.give_integral)}</dd>
          </>
        )}
        {status.give_coupon.length > 0 && (
          <>
            <dt>{t('payment:coupon_given')}</dt>
            <dd className="text-ink">{status.give_coupon.map((coupon) => coupon.title).join('\u00a0· ')}</dd>
          </>
        )}
      </dl>
      {!paid && (
        <p className="text-ink-secondary">
          {t(kind === 'presell' ? 'payment:timed_out_balance' : 'payment:timed_out_hint')}
        </p>
      )}
      {paid && status.pay_type === 'credit' && (
        <p className="text-ink-secondary">
          {t('payment:credit_due')}{' '}
          <a href={href('/user/balance')} className="text-info hover:underline">
            {t('payment:see_bills')}
          </a>
        </p>
      )}
      {status.refund && <p className="text-warning">{t('payment:refunding')}</p>}
      <p className="flex flex-wrap justify-center gap-3">
        <a
          href={href(ordersPath)}
          className="inline-flex min-h-11 items-center rounded bg-brand px-6 font-medium text-white hover:bg-brand-pressed hover:text-white"
        >
          {t('payment:see_orders')}
        </a>
        <a
          href={href('/')}
          className="inline-flex min-h-11 items-center rounded border border-line bg-white px-6"
        >
          {t('common:back_home')}
        </a>
      </p>
    </section>
  );
}

import type { PayStatus } from '#lib/contracts/payment.ts';
import type { TransferPage } from '#lib/contracts/bank-transfer.ts';
import { formatDate } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { Countdown } from '#islands/ui/Countdown.tsx';
import { buttonLook } from '#islands/ui/button-look.ts';

interface Props {
  t: Translate;
  locale: Locale;
  href: (path: string) => string;
  status: PayStatus;
  page: TransferPage;
  /** Where the reader finds the order again. */
  ordersPath: string;
  onEnd: () => void;
}

/** A voucher that the finance desk looks at. */
export function TransferState({ t, locale, href, status, page, ordersPath, onEnd }: Props) {
  const { transfer } = page;
  const facts: [string, string][] = transfer
    ? [
        [t('payment:number_label'), status.group_order_sn],
        [t('payment:transfer.payer_name'), transfer.payer_name],
        [t('payment:transfer.payer_bank'), transfer.bank],
        [t('payment:transfer.serial_no'), transfer.serial_no],
        [t('payment:transfer.sent_at'), formatDate(transfer.create_time, locale, 'minute')],
      ]
    : [];
  return (
    <section className="panel grid justify-items-center gap-4 px-4 py-10 text-center" role="status">
      <svg
        viewBox="0 0 64 64"
        width="56"
        height="56"
        fill="none"
        stroke="#A65B00"
        strokeWidth="4"
        aria-hidden="true"
      >
        <circle cx="32" cy="32" r="28" />
        <path d="M32 16v17l11 7" />
      </svg>
      <h1 className="text-24 font-semibold">{t('payment:transfer.waiting')}</h1>
      <p className="max-w-xl text-ink-secondary">{t('payment:transfer.waiting_lead')}</p>
      <p>
        {t('payment:transfer.until')}{' '}
        <Countdown
          now={status.now}
          until={status.close_time}
          dayWord={t('common:day')}
          onEnd={onEnd}
          className="font-semibold text-brand"
        />
      </p>
      <dl className="grid max-w-md gap-x-6 sm:grid-cols-[auto_minmax(0,1fr)] max-sm:w-full max-sm:[&_dd]:mb-2 gap-y-1 text-left text-ink-secondary">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="break-all text-ink">{value}</dd>
          </div>
        ))}
        <dt>{t('payment:transfer.amount')}</dt>
        <dd>
          <Amount value={status.pay_price} className="font-semibold text-ink" />
        </dd>
        {transfer && transfer.voucher.length > 0 && (
          <>
            <dt>{t('payment:transfer.voucher')}</dt>
            <dd className="flex flex-wrap gap-2">
              {transfer.voucher.map((address, at) => (
                <a
                  key={address}
                  href={address}
                  target="_blank"
                  rel="noreferrer"
                  className="text-info hover:underline"
                >
                  {t('payment:transfer.see', { n: String(at + 1) })}
                </a>
              ))}
            </dd>
          </>
        )}
      </dl>
      <p className="flex flex-wrap justify-center gap-3">
        <a href={href(ordersPath)} className={buttonLook('line')}>
          {t('payment:see_orders')}
        </a>
        <a href={href('/')} className={buttonLook('line')}>
          {t('common:back_home')}
        </a>
      </p>
    </section>
  );
}

import type { PresellOrder } from '#lib/contracts/order.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { dateTime } from '../words.ts';

interface Props {
  t: Translate;
  locale: string;
  presell: PresellOrder;
}

/** The two payments of a presale: the deposit, and the balance with its window. */
export function PresaleStages({ t, locale, presell }: Props) {
  const when = (iso: string): string => dateTime(locale, iso);
  const isDepositPaid = !['waiting', 'cancelled'].includes(presell.status);
  const balanceState =
    presell.status === 'paid'
      ? t('order:state.paid')
      : ['closed', 'returned'].includes(presell.status)
        ? t('activity:order.closed')
        : presell.status === 'verifying'
          ? t('activity:order.verifying')
          : presell.status === 'due' && presell.activeStatus === 1
            ? t('activity:order.due')
            : t('activity:order.not_yet');
  return (
    <ol className="grid gap-3 lg:grid-cols-2" aria-label={t('activity:presale.stages')}>
      <li
        className={`grid grid-cols-[auto_minmax(0,1fr)_auto] content-start items-baseline gap-x-3 rounded px-4 py-3 ${isDepositPaid ? 'bg-ground' : 'bg-brand-tint'}`}
      >
        <span className="text-12 text-ink-secondary">{t('activity:order.first_stage')}</span>
        <span>{t('activity:presale.deposit')}</span>
        <Amount value={presell.deposit_price} className="text-18 font-semibold" />
        <span className="col-span-3 text-12 text-ink-secondary">
          {presell.status === 'returned'
            ? t('activity:order.deposit_back')
            : isDepositPaid
              ? t('activity:order.deposit_paid')
              : t('activity:order.wait_deposit')}
        </span>
      </li>
      <li
        className={`grid grid-cols-[auto_minmax(0,1fr)_auto] content-start items-baseline gap-x-3 rounded px-4 py-3 ${['due', 'verifying'].includes(presell.status) ? 'bg-brand-tint' : 'bg-ground'}`}
      >
        <span className="text-12 text-ink-secondary">{t('activity:order.second_stage')}</span>
        <span>{t('activity:order.pay_later')}</span>
        <Amount value={presell.pay_price} className="text-18 font-semibold" />
        <span className="col-span-3 text-12 text-ink-secondary">
          {balanceState}&nbsp;· {t('activity:order.window')} {when(presell.final_start_time)} –{' '}
          {when(presell.final_end_time)}
        </span>
      </li>
    </ol>
  );
}

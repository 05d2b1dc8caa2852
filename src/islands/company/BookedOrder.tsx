import { useState } from 'react';
import { approvalApi, type CompanyOrderRow } from '#lib/contracts/approval.ts';
import type { GroupOrder } from '#lib/contracts/order.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { localizedPath, type Locale } from '#lib/i18n/locales.ts';
import { wireWord, type Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { buttonLook } from '#islands/ui/button-look.ts';
import { OrderGoods } from './OrderGoods.tsx';

interface Props {
  t: Translate;
  locale: Locale;
  row: CompanyOrderRow;
}

/** An order of the company: who has it, how it stands, and the way to pay it. */
export function BookedOrder({ t, locale, row }: Props) {
  const [order, setOrder] = useState<GroupOrder | null>(null);
  const [isOpen, setOpen] = useState(false);
  const toggle = async (): Promise<void> => {
    setOpen(!isOpen);
    if (order || isOpen) return;
    const result = await call(approvalApi.order, { id: row.group_order_id });
    if (result.ok) return setOrder(result.value.order);
    setOpen(false);
    showRefusal(result.failure);
  };
  const state = row.status === 'unpaid' && row.approval === 'waiting' ? 'waiting_approval' : row.status;
  return (
    <li className="border-b border-line py-3 last:border-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 flex-1 basis-64">
          <span className="block break-all font-medium">{row.group_order_sn}</span>
          <span className="block text-12 text-ink-quiet">
            {t('company:approval.from', { name: row.buyer })}&nbsp;·{' '}
            {formatDate(row.create_time, locale, 'minute')}
          </span>
          {row.pay_time && row.pay_type && (
            <span className="block text-12 text-ink-quiet">
              {t('company:books.paid', {
                way: wireWord(t, 'order:pay_type', row.pay_type),
                time: formatDate(row.pay_time, locale, 'minute'),
              })}
            </span>
          )}
        </span>
        <span className="text-12 text-ink-secondary">
          {row.status === 'cancelled' && row.approval === 'refused'
            ? t('company:books.refused')
            : wireWord(t, 'order:state', state)}
        </span>
        <span className="text-right">
          <Amount value={row.pay_price} className="text-16 font-semibold" />
          {Number(row.refunded_price) > 0 && (
            <span className="block text-12 text-ink-secondary">
              {t('company:books.refunded', { amount: row.refunded_price })}
            </span>
          )}
        </span>
        <Button kind="text" size="small" aria-expanded={isOpen} onClick={() => void toggle()}>
          {t('company:approval.detail')}
        </Button>
        {row.can_pay && (
          <a
            href={localizedPath(`/payment?orderId=${row.group_order_id}`, locale)}
            className={buttonLook('steel', 'small')}
          >
            {t('company:books.pay')}
          </a>
        )}
      </div>
      {row.balance && (
        <p className="mt-2 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 text-12 text-ink-secondary">
          <span>
            {t('company:books.balance', {
              from: formatDate(row.balance.final_start_time, locale, 'minute'),
              until: formatDate(row.balance.final_end_time, locale, 'minute'),
            })}
          </span>
          <Amount value={row.balance.pay_price} className="text-16 font-semibold text-ink" />
          {row.balance.can_pay && (
            <a
              href={localizedPath(`/payment?type=presell&orderId=${row.balance.presell_order_id}`, locale)}
              className={buttonLook('steel', 'small')}
            >
              {t('company:books.pay_balance')}
            </a>
          )}
        </p>
      )}
      {isOpen && order && <OrderGoods t={t} locale={locale} order={order} />}
    </li>
  );
}

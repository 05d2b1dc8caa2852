import { useState } from 'react';
import { approvalApi, type ApprovalView } from '#lib/contracts/approval.ts';
import type { GroupOrder } from '#lib/contracts/order.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { localizedPath, type Locale } from '#lib/i18n/locales.ts';
import { paths } from '#lib/i18n/paths.ts';
import { wireWord, type Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { buttonLook } from '#islands/ui/button-look.ts';
import type { ReasonedAct } from './ReasonDialog.tsx';
import { OrderGoods } from './OrderGoods.tsx';

interface Props {
  t: Translate;
  locale: Locale;
  row: ApprovalView;
  isPending?: boolean;
  onApprove?: () => void;
  onReason?: (act: ReasonedAct) => void;
}

const TONES: Record<string, string> = {
  waiting: 'border-warning text-warning',
  approved: 'border-success text-success',
  refused: 'border-brand text-brand',
};

/** An order that waits for approval: buyer, goods, sum and deadline. */
export function ApprovalRow({ t, locale, row, isPending = false, onApprove, onReason }: Props) {
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
  const minute = (iso: string): string => formatDate(iso, locale, 'minute');
  const { order_limit: limit, month_budget: budget, month_before: spent, bought_before: amount } = row;
  const facts = [
    // Whoever has a budget alone has it as the limit, too.
    limit === budget ? '' : t('company:approval.over_limit', { limit }),
    budget === null ? '' : t('company:approval.month', { spent, budget }),
    Number(amount) > 0 ? t('company:approval.bought_before', { amount }) : '',
    row.status === 'waiting' || !row.decide_time
      ? t('company:approval.until', { time: minute(row.close_time) })
      : `${t('company:approval.by', { name: row.decided_by })} ${minute(row.decide_time)}`,
  ].filter(Boolean);
  return (
    <li className="rounded border border-line p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="flex flex-wrap items-center gap-2">
            <span className="break-all font-medium">{row.group_order_sn}</span>
            <span
              className={`rounded border px-2 text-12 ${TONES[row.status] ?? 'border-line text-ink-quiet'}`}
            >
              {wireWord(t, 'company:approval.state', row.status)}
            </span>
          </p>
          <p className="mt-1 text-12 text-ink-secondary">
            {t('company:approval.from', { name: row.requester })}&nbsp;· {minute(row.create_time)}
          </p>
          <p className="mt-1 text-12 text-ink-quiet">{facts.join('\u00a0· ')}</p>
          {row.reason && (
            <p
              className={`mt-1 break-words text-12 ${row.status === 'refused' ? 'text-brand' : 'text-warning'}`}
            >
              {t(row.status === 'refused' ? 'company:approval.reason_is' : 'company:approval.change_is', {
                reason: row.reason,
              })}
            </p>
          )}
        </div>
        <Amount value={row.amount} className="text-18 font-semibold" />
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>button]:flex-1">
          <Button
            kind="text"
            size="small"
            className="max-sm:!basis-full"
            aria-expanded={isOpen}
            onClick={() => void toggle()}
          >
            {t('company:approval.detail')}
          </Button>
          {row.is_own && row.status === 'waiting' && (
            <a
              href={localizedPath(paths.orderStayDetail(row.group_order_id), locale)}
              className={buttonLook('line', 'small')}
            >
              {t('company:approval.change_own')}
            </a>
          )}
          {row.can_decide && onApprove && onReason && (
            <>
              <Button kind="line" size="small" onClick={() => onReason('change')}>
                {t('company:approval.change.do')}
              </Button>
              <Button kind="line" size="small" onClick={() => onReason('refuse')}>
                {t('company:approval.refuse.do')}
              </Button>
              <Button kind="steel" size="small" pending={isPending} onClick={onApprove}>
                {t('company:approval.approve')}
              </Button>
            </>
          )}
        </div>
      </div>
      {isOpen && order && <OrderGoods t={t} locale={locale} order={order} />}
    </li>
  );
}

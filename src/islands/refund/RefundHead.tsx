import type { RefundDetail } from '#lib/contracts/refund.ts';
import { wireWord, type Translate } from '#lib/i18n/translate.ts';
import { Countdown } from '#islands/ui/Countdown.tsx';
import { isOpen } from './words.ts';

interface Props {
  t: Translate;
  refund: RefundDetail;
  onEnd: () => void;
}

const LOOK: Record<string, string> = {
  refunded: 'text-success',
  refused: 'text-brand',
  cancelled: 'text-ink',
};

/** Where a refund stands, whose turn it is, and how long that may take. */
export function RefundHead({ t, refund, onEnd }: Props) {
  const { status, money_state: money } = refund;
  const isFailed = money === 'failed';
  const isCalledOff = refund.offer?.called_off === true && ['offered', 'cancelled'].includes(status);
  const hint =
    status === 'refunded'
      ? wireWord(t, 'refund:money_hint', money === 'none' ? 'done' : money, { amount: refund.refund_price })
      : status === 'refused'
        ? t('refund:hint.refused', { reason: refund.fail_message })
        : wireWord(t, 'refund:hint', isCalledOff ? `${status}_call_off` : status);
  return (
    <div className="min-w-[280px] flex-1 max-lg:basis-full max-sm:min-w-0">
      <h1 className={`text-24 font-semibold ${isFailed ? 'text-brand' : (LOOK[status] ?? 'text-ink')}`}>
        {wireWord(t, 'refund:head', isFailed ? 'failed' : isCalledOff ? `${status}_call_off` : status)}
      </h1>
      <p className="mt-1 break-words text-ink-secondary">{hint}</p>
      {isOpen(status) && refund.auto_refund_time && (
        <p className="mt-1 text-ink-secondary">
          {t('refund:auto_left')}{' '}
          <Countdown
            key={refund.auto_refund_time}
            now={refund.now}
            until={refund.auto_refund_time}
            dayWord={t('refund:day')}
            onEnd={onEnd}
            className="font-semibold text-brand"
          />
        </p>
      )}
    </div>
  );
}

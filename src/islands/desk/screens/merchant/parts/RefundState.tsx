import type { DeskRefund } from '#lib/contracts/refund.ts';
import { wireWord, type Translate } from '#lib/i18n/translate.ts';
import { Countdown } from '#islands/ui/Countdown.tsx';
import { Tag } from '../../../record-parts.tsx';
import type { Drawing } from '../../../screen.ts';

const TONES = {
  reviewing: 'wait',
  returning: 'wait',
  offered: 'go',
  to_return: 'go',
  arbitrating: 'bad',
  refunded: 'good',
} as const;
const isKnown = (status: string): status is keyof typeof TONES => status in TONES;
const ONE_DAY = 86_400_000;

/** The state of a refund and of its money. */
export const RefundState = ({ refund, t }: { refund: DeskRefund; t: Translate }) => (
  <span className="flex flex-wrap gap-1">
    <Tag tone={isKnown(refund.status) ? TONES[refund.status] : 'quiet'}>
      {wireWord(t, 'refund:state', refund.status)}
    </Tag>
    {refund.status === 'reviewing' && refund.refund_type === 'return' && (
      <Tag tone="quiet">{t('refund:type.return')}</Tag>
    )}
    {refund.is_decided && <Tag tone="quiet">{t('refund:decided')}</Tag>}
    {refund.money_state === 'failed' && <Tag tone="bad">{t('refund:money_state.failed')}</Tag>}
  </span>
);

/** How long until the next step happens by itself; what ends within a day stands out. */
export function TimeLeft({ refund, draw }: { refund: DeskRefund; draw: Drawing }) {
  const until = refund.auto_refund_time;
  if (!until) return null;
  const left = Date.parse(until) - Date.parse(draw.now);
  if (left <= 0) return <span className="text-brand">{draw.w('over')}</span>;
  return (
    <Countdown
      now={draw.now}
      until={until}
      dayWord={draw.t('refund:day')}
      className={`whitespace-nowrap tabular-nums ${left < ONE_DAY ? 'font-semibold text-brand' : ''}`}
    />
  );
}

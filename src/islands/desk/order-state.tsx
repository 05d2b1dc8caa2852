import type { OrderRow } from '#lib/contracts/order-views.ts';
import { wireWord, type Translate } from '#lib/i18n/translate.ts';
import { Tag } from './record-parts.tsx';

const TONES = {
  to_ship: 'wait',
  unpaid: 'quiet',
  balance_due: 'quiet',
  to_receive: 'go',
  to_review: 'good',
  done: 'good',
} as const;
const isKnown = (status: string): status is keyof typeof TONES => status in TONES;

/** The state of an order, and what is pressing about it. */
export function OrderState({ order, t }: { order: OrderRow; t: Translate }) {
  const state = order.status === 'to_ship' && order.delivery === 'pick_up' ? 'to_pick_up' : order.status;
  const isRefunding = order.orderProduct.some((line) => line.refund_state === 'refunding');
  return (
    <span className="flex flex-wrap gap-1">
      <Tag tone={isKnown(order.status) ? TONES[order.status] : 'quiet'}>
        {wireWord(t, 'order:state', state)}
      </Tag>
      {isRefunding && <Tag tone="bad">{t('order:refund_state.refunding')}</Tag>}
      {order.remind_time && order.status === 'to_ship' && <Tag tone="bad">{t('order:desk.reminded')}</Tag>}
    </span>
  );
}

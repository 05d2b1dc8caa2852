import type { OrderDetail } from '#lib/contracts/order.ts';
import { wireWord, type Translate } from '#lib/i18n/translate.ts';

interface Step {
  name: string;
  /** When it was reached; nothing while it is ahead. */
  time?: string | null;
}

interface BarProps {
  steps: Step[];
  when: (iso: string) => string;
}

/** Steps with their times; the one that was reached last is marked for everybody. */
export function StepBar({ steps, when }: BarProps) {
  const last = steps.findLastIndex(({ time }) => time);
  return (
    <ol className="mt-6 grid md:auto-cols-fr md:grid-flow-col md:gap-3">
      {steps.map(({ name, time }, at) => (
        <li
          key={name}
          aria-current={at === last ? 'step' : undefined}
          className={`flex items-center gap-2 border-l-2 py-1 pl-3 md:block md:border-l-0 md:border-t-2 md:pb-0 md:pl-0 md:pt-2 ${time ? 'border-brand' : 'border-line text-ink-quiet'}`}
        >
          <span className="block font-medium">{name}</span>
          {time && (
            <time className="block text-12 text-ink-quiet" dateTime={time}>
              {when(time)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The way of an order as it was or will be; one that ended early shows how it ended instead of what never came. */
function stepsOf(order: OrderDetail): [string, string | null][] {
  const { status, presellOrder: presell } = order;
  const begin: [string, string | null][] = [
    ['placed', order.create_time],
    ...(presell
      ? ([
          ['deposit', order.pay_time],
          ['balance', presell.pay_time],
        ] satisfies [string, string | null][])
      : ([['paid', order.pay_time]] satisfies [string, string | null][])),
  ];
  const shipped: [string, string | null] = ['shipped', order.ship_time];
  const received: [string, string | null] = [
    order.delivery === 'pick_up' ? 'picked' : order.delivery === 'city' ? 'delivered' : 'received',
    order.receive_time,
  ];
  if (['refunded', 'closed', 'cancelled'].includes(status)) {
    const ended = order.log.findLast((entry) => entry.to === status)?.time ?? order.finish_time;
    return [...[...begin, shipped, received].filter(([, time]) => time), [status, ended]];
  }
  return [
    ...begin,
    ...(order.delivery === 'pick_up' ? [] : [shipped]),
    received,
    ['finished', order.finish_time],
  ];
}

interface Props {
  t: Translate;
  order: OrderDetail;
  when: (iso: string | null) => string;
}

/** The steps of an order with their times. */
export function OrderSteps({ t, order, when }: Props) {
  const steps = stepsOf(order).map(([name, time]) => ({
    name: wireWord(t, 'order:step', name),
    time,
  }));
  return <StepBar steps={steps} when={when} />;
}

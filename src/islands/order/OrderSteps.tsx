import type { OrderDetail } from '#lib/contracts/order.ts';
import type { LooseTranslate, Translate } from '#lib/i18n/translate.ts';

interface Props {
  t: Translate;
  order: OrderDetail;
  when: (iso: string | null) => string;
}

/** The five steps of an order with their times; the step that is open is marked for everybody. */
export function OrderSteps({ t, order, when }: Props) {
  const steps: [string, string | null][] = [
    ['placed', order.create_time],
    ['paid', order.pay_time],
    ['shipped', order.ship_time],
    ['received', order.receive_time],
    ['finished', order.finish_time],
  ];
  const reached = steps.filter(([, time]) => time).length;
  return (
    <ol className="mt-6 grid gap-3 md:grid-cols-5">
      {steps.map(([name, time], at) => (
        <li
          key={name}
          aria-current={at === reached - 1 ? 'step' : undefined}
          className={`flex items-center gap-2 border-t-2 pt-2 md:block ${time ? 'border-brand' : 'border-line text-ink-quiet'}`}
        >
          <span className="block font-medium">{(t as LooseTranslate)(`order:step.${name}`)}</span>
          <time className="block text-12 text-ink-quiet" dateTime={time ?? undefined}>
            {when(time)}
          </time>
        </li>
      ))}
    </ol>
  );
}

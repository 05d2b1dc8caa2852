import type { RefundDetail } from '#lib/contracts/refund.ts';
import { wireWord, type Translate } from '#lib/i18n/translate.ts';

interface Props {
  t: Translate;
  log: RefundDetail['log'];
  when: (iso: string) => string;
}

/** Every step of a refund, newest first: who, what, why and when. */
export function RefundLog({ t, log, when }: Props) {
  return (
    <section className="panel">
      <h2 className="border-b border-line px-4 py-3 font-semibold sm:px-6">{t('refund:log')}</h2>
      <ol className="m-4 border-l-2 border-line pl-5 sm:m-6">
        {log.toReversed().map((step, at) => (
          <li
            key={`${step.event} ${step.time}`}
            className={`relative pb-5 last:pb-0 before:absolute before:-left-[27px] before:top-1.5 before:size-3 before:rounded-full ${at === 0 ? 'before:bg-brand' : 'text-ink-secondary before:bg-line'}`}
          >
            <span className={at === 0 ? 'font-medium' : ''}>
              {wireWord(t, 'refund:actor', step.actor)}{' '}
              {wireWord(t, 'refund:event', step.event === 'send_back' && step.note ? 'resend' : step.event)}
            </span>
            {step.note && <span className="block break-words text-ink-secondary">{step.note}</span>}
            <time dateTime={step.time} className="block text-12 text-ink-quiet">
              {when(step.time)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

import { Button } from '#islands/ui/Button.tsx';
import { buttonLook } from '#islands/ui/button-look.ts';
import type { DeliveryView } from '#lib/contracts/delivery.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { wireWord } from '#lib/i18n/translate.ts';
import { History, Tag } from '../../../record-parts.tsx';
import type { Drawing } from '../../../screen.ts';
import type { RideEvent, RideState } from './kept-acts.ts';

interface Props {
  ride: DeliveryView;
  /** State of the ride once everything that waits was sent. */
  state: RideState;
  /** Steps of the ride wait to be sent; `said` is the mall's refusal, if it answered. */
  waiting: { said: string | undefined } | undefined;
  refused: string | undefined;
  /** Its place on the way, from 1, and whether it is the last one; undefined: the list has another order. */
  place: { at: number; isLast: boolean } | undefined;
  draw: Drawing;
  onStep: (event: RideEvent) => void;
  onMove: (step: number) => void;
  onDrop: () => void;
}

/** What is done next, and what else may be done. */
const STEPS: Partial<Record<RideState, readonly [RideEvent, ...RideEvent[]]>> = {
  waiting: ['accept', 'cancel'],
  to_fetch: ['arrive', 'cancel'],
  at_store: ['set_off', 'cancel'],
  under_way: ['deliver', 'bring_back'],
  returning: ['hand_back'],
};
const TONES: Partial<Record<RideState, 'wait' | 'go' | 'good' | 'bad'>> = {
  waiting: 'wait',
  done: 'good',
  returning: 'bad',
};

/** Whom one has to find or reach next: the store until the goods are taken there, then the receiver. */
const isAtReceiver = (state: RideState): boolean => state === 'under_way' || state === 'done';

export function RideCard(props: Props) {
  const { ride, state, waiting, refused, place, draw, onStep, onMove, onDrop } = props;
  const { w, t, locale } = draw;
  const { receiver, from } = ride;
  const name = receiver.real_name;
  const [next, ...others] = STEPS[state] ?? [];
  const phone = (number: string, who: string) => (
    <a href={`tel:${number}`} className={buttonLook('line')}>
      {w('call')}
      <span className="sr-only">: {who}</span>
    </a>
  );
  const step =
    'grid size-11 place-items-center rounded border border-line-strong bg-white text-16 disabled:opacity-40';
  return (
    <li className="panel grid gap-3 border border-line p-4" data-ride={ride.delivery_id}>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 text-12 text-ink-secondary">
            {place && <strong className="text-16 text-ink">{place.at}</strong>}
            <Tag tone={TONES[state] ?? 'go'}>{w(`state.${state}`)}</Tag>
            <span>{ride.order_sn}</span>
          </p>
          <h2 className="mt-1 text-16 font-semibold [overflow-wrap:anywhere]">{`${receiver.region} ${receiver.detail}`}</h2>
          <p className="text-14 text-ink-secondary">
            {name} {receiver.phone}
          </p>
        </div>
        {place && (
          <div className="grid shrink-0 gap-1">
            <button
              type="button"
              className={step}
              disabled={place.at === 1}
              aria-label={w('way.up', { name })}
              onClick={() => onMove(-1)}
            >
              ↑
            </button>
            <button
              type="button"
              className={step}
              disabled={place.isLast}
              aria-label={w('way.down', { name })}
              onClick={() => onMove(1)}
            >
              ↓
            </button>
          </div>
        )}
      </div>
      {!isAtReceiver(state) && (
        <p className="text-14 text-ink-secondary [overflow-wrap:anywhere]">
          {w('part.from')}: {from.name} {from.address}
        </p>
      )}
      {ride.proof && (
        <p className="text-14">
          {t('delivery:taken_by', { name: ride.proof.taken_by })}{' '}
          {ride.proof.pictures.map((picture) => (
            <a
              key={picture}
              href={picture}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 md:min-h-6 items-center text-info underline"
            >
              {t('delivery:proof')}
            </a>
          ))}
        </p>
      )}
      {ride.undelivered && (
        <p className="text-14 text-ink-secondary">
          {wireWord(t, 'delivery:undelivered', ride.undelivered.reason)}
          <span className="block empty:hidden">{ride.undelivered.note}</span>
        </p>
      )}
      <div className="grid grid-cols-2 gap-2">
        {isAtReceiver(state) || !from.phone
          ? !receiver.phone.includes('*') && phone(receiver.phone, name)
          : phone(from.phone, from.name)}
        {/* The second press of a double one would be for what stands there since the first. */}
        {next && (
          <Button key={next} onClick={(event) => event.detail < 2 && onStep(next)}>
            {w(`act.${next}.name`)}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
        {others.map((event) => (
          <Button key={event} kind="line" className="col-span-2" onClick={() => onStep(event)}>
            {w(`act.${event}.name`)}
            <span className="sr-only">: {name}</span>
          </Button>
        ))}
      </div>
      {refused && (
        <p className="rounded bg-brand-tint px-3 py-2 text-14 text-brand" role="alert">
          {w('queue.refused', { said: refused })}
        </p>
      )}
      {/* What comes and goes by itself stands beside the history, where it moves no button. */}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 text-14">
        <details className="group col-start-1 row-start-1 open:col-span-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-ink-secondary">
            {w('part.history')}
          </summary>
          <History
            steps={ride.log.map((one) => ({
              time: formatDate(one.time, locale, 'minute'),
              what: w(`state.${one.status}`),
            }))}
          />
        </details>
        <div
          role="status"
          className="col-start-2 row-start-1 flex min-h-11 items-center justify-end gap-2 text-right text-info"
        >
          {waiting && (
            <>
              <span className="line-clamp-2 min-w-0">
                {waiting.said ? w('queue.said', { said: waiting.said }) : w('queue.waits')}
              </span>
              {waiting.said && (
                <button type="button" className="min-h-11 shrink-0 underline" onClick={onDrop}>
                  {w('queue.drop')}
                </button>
              )}
            </>
          )}
        </div>
      </div>
    </li>
  );
}

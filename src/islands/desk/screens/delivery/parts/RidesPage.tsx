import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { deliveryApi, RIDE_TABS, type DeliveryView } from '#lib/contracts/delivery.ts';
import { grouped } from '#lib/i18n/format.ts';
import { whenShown } from '#lib/stores/shown.ts';
import { toast } from '#lib/stores/toast.ts';
import { deskCall } from '../../../desk-call.ts';
import type { PageProps } from '../../../screen.ts';
import { HandOver } from './HandOver.tsx';
import { stateWith, type RideEvent, type StepInput } from './kept-acts.ts';
import { keepPage } from './keep-page.ts';
import { NotDelivered } from './NotDelivered.tsx';
import { keepWay, moved, orderOfWay, readWay, withEnded } from './order-of-way.ts';
import { QueueLine } from './QueueLine.tsx';
import { RideCard } from './RideCard.tsx';
import { useWaitingActs } from './use-waiting-acts.ts';

type Tab = (typeof RIDE_TABS)[number];
const ORDERS = ['time', 'way'] as const;
const MOST = 100;
/** Steps that ask for something, or are asked for twice; the others are one press. */
const ASKING: ReadonlySet<RideEvent> = new Set(['deliver', 'bring_back', 'cancel']);

const useOnline = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      window.addEventListener('online', changed);
      window.addEventListener('offline', changed);
      return () => {
        window.removeEventListener('online', changed);
        window.removeEventListener('offline', changed);
      };
    },
    () => navigator.onLine,
  );

/** A rider's day: what has to be brought where, in the order of time or of the way, step by step. */
export function RidesPage({ draw, person }: PageProps) {
  const { w, t, locale } = draw;
  const [tab, setTab] = useState<Tab>('open');
  const [order, setOrder] = useState<(typeof ORDERS)[number]>('time');
  const [byHand, setByHand] = useState(() => readWay(person));
  const [rides, setRides] = useState<DeliveryView[] | undefined>();
  const [count, setCount] = useState(0);
  const [said, setSaid] = useState('');
  const [asking, setAsking] = useState<{ ride: DeliveryView; event: RideEvent } | undefined>();
  const isOnline = useOnline();

  /** Counts up with every step that was taken: a list that was asked for before it is of yesterday. */
  const taken = useRef(0);
  const load = useCallback(
    async ({ keepsPlaces = false } = {}): Promise<void> => {
      const before = taken.current;
      const found = await deskCall()(deliveryApi.rides, { tab, limit: MOST });
      if (!found.ok) return setSaid(found.failure.message ?? found.failure.code);
      if (before !== taken.current) return;
      setSaid('');
      const { list } = found.value;
      setRides((known) => (known && keepsPlaces ? withEnded(known, list) : list));
      setCount(found.value.count);
    },
    [tab],
  );
  const { acts, refused, isSending, add, drop, flush } = useWaitingActs(
    person,
    (ride) => {
      taken.current += 1;
      setRides((known) => known?.map((one) => (one.delivery_id === ride.delivery_id ? ride : one)));
    },
    () => {
      toast(w('queue.sent'), 'success');
      // The next press is on its way: no card moves for one that has ended.
      void load({ keepsPlaces: true });
    },
    () => toast(w('queue.not_kept'), 'error'),
  );

  useEffect(() => {
    void load();
    const again = (): void => void load();
    const unseen = whenShown(again);
    window.addEventListener('online', again);
    return () => {
      unseen();
      window.removeEventListener('online', again);
    };
  }, [load]);

  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    void keepPage(locale).then((isNew) => isNew && void latest.current());
  }, [locale]);

  const step = (input: StepInput, photo?: Blob): void => {
    setAsking(undefined);
    void add(input, photo);
  };
  const all = rides ?? [];
  const isWay = tab === 'open' && order === 'way';
  const shown = isWay ? orderOfWay(all, byHand, locale) : all;
  const move = (at: number, by: number): void => {
    const ids = moved(shown, at, by);
    keepWay(person, ids);
    setByHand(ids);
  };
  const chip = (isOn: boolean): string =>
    `min-h-11 rounded border px-3 text-14 ${isOn ? 'border-brand bg-brand-tint font-semibold text-brand' : 'border-line-strong bg-white'}`;
  const closeLabel = t('common:close');
  return (
    <div className="mx-auto grid max-w-xl gap-3">
      <div className="flex flex-wrap gap-2" role="group" aria-label={t('desk:tabs')}>
        {RIDE_TABS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === tab}
            className={chip(one === tab)}
            onClick={() => {
              setRides(undefined);
              setTab(one);
            }}
          >
            {w(`tab.${one}`)}
            {one === tab && rides && ` ${grouped(count)}`}
          </button>
        ))}
        {tab === 'open' &&
          ORDERS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === order}
              className={chip(one === order)}
              onClick={() => setOrder(one)}
            >
              {w(`way.${one}`)}
            </button>
          ))}
      </div>
      <QueueLine
        count={acts.length}
        isOnline={isOnline}
        isSending={isSending}
        said={said}
        draw={draw}
        onSend={() => void flush()}
        onAgain={() => void load()}
      />
      {rides && shown.length === 0 && (
        <p className="panel border border-line p-12 text-center text-14 text-ink-secondary">
          {w(tab === 'open' ? 'empty' : 'empty_over')}
        </p>
      )}
      <ol className="grid gap-3" aria-label={w('title')}>
        {shown.map((ride, at) => {
          const mine = acts.filter(({ input }) => input.id === ride.delivery_id);
          return (
            <RideCard
              key={ride.delivery_id}
              ride={ride}
              state={stateWith(ride, acts)}
              waiting={mine.length > 0 ? { said: mine[0]?.said } : undefined}
              refused={refused[ride.delivery_id]}
              place={isWay ? { at: at + 1, isLast: at === shown.length - 1 } : undefined}
              draw={draw}
              onStep={(event) =>
                ASKING.has(event) ? setAsking({ ride, event }) : step({ id: ride.delivery_id, event })
              }
              onMove={(by) => move(at, by)}
              onDrop={() => void drop(ride.delivery_id)}
            />
          );
        })}
      </ol>
      {asking?.event === 'deliver' && (
        <HandOver
          ride={asking.ride}
          person={person}
          draw={draw}
          onClose={() => setAsking(undefined)}
          onDone={step}
        />
      )}
      {asking?.event === 'bring_back' && (
        <NotDelivered
          ride={asking.ride}
          person={person}
          draw={draw}
          onClose={() => setAsking(undefined)}
          onDone={step}
        />
      )}
      {asking?.event === 'cancel' && (
        <Dialog label={w('act.cancel.name')} closeLabel={closeLabel} onClose={() => setAsking(undefined)}>
          <div className="grid gap-4 p-5">
            <h2 className="pr-10 text-16 font-semibold">{w('act.cancel.name')}</h2>
            <p className="text-14 text-ink-secondary">{w('act.cancel.sure')}</p>
            <Button onClick={() => step({ id: asking.ride.delivery_id, event: 'cancel' })}>
              {w('act.cancel.name')}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

import type { deliveryApi, DeliveryView } from '#lib/contracts/delivery.ts';
import type { InputOf } from '#lib/contracts/endpoint.ts';

export type StepInput = InputOf<NonNullable<(typeof deliveryApi.step)['input']>>;
export type RideEvent = StepInput['event'];
export type RideState = DeliveryView['status'];

/** A step that a rider has made and the mall has not heard of yet. */
export interface WaitingAct {
  /** Its Idempotency-Key: however often it is sent, it is one act. */
  key: string;
  person: number;
  input: StepInput;
  /** A picture that is not sent yet; once it is, its path stands in the input. */
  photo?: Blob;
  /** When it was made, ms. */
  at: number;
  /** The mall's last refusal, if it could be asked. */
  said?: string;
}

/** State of a ride after a step, as in domain/trade/delivery/city/city-delivery.flow.ts. */
const BECOMES: Record<RideEvent, RideState> = {
  accept: 'to_fetch',
  arrive: 'at_store',
  set_off: 'under_way',
  deliver: 'done',
  cancel: 'cancelled',
  bring_back: 'returning',
  hand_back: 'returned',
};

/** How far a ride is when everything that waits will have been sent. */
export const stateWith = (ride: DeliveryView, acts: readonly WaitingAct[]): RideState => {
  const last = acts.findLast(({ input }) => input.id === ride.delivery_id);
  return last ? BECOMES[last.input.event] : ride.status;
};

const DATABASE = 'rides';
const STORE = 'acts';

/** Pictures are too large for the browser's small store; this one takes them, and outlives the page and the phone. */
function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = window.indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(STORE, { keyPath: 'key' });
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no store')));
  });
}

async function within<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not kept')));
    });
  } finally {
    database.close();
  }
}

/** What waits of a person, in the order in which it was made. */
export async function readActs(person: number): Promise<WaitingAct[]> {
  const all = (await within('readonly', (store) => store.getAll())) as WaitingAct[];
  return all.filter((act) => act.person === person).toSorted((a, b) => a.at - b.at);
}

export const keepAct = (act: WaitingAct): Promise<IDBValidKey> =>
  within('readwrite', (store) => store.put(act));

/** Notes something at an act that still waits; one that was dropped meanwhile stays dropped. */
export const noteAct = (key: string, note: (act: WaitingAct) => WaitingAct): Promise<unknown> =>
  within('readwrite', (store) => {
    const found = store.get(key) as IDBRequest<WaitingAct | undefined>;
    found.addEventListener('success', () => found.result && store.put(note(found.result)));
    return found;
  });

export const dropAct = (key: string): Promise<undefined> => within('readwrite', (store) => store.delete(key));

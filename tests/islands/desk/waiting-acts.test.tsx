// Steps that a rider makes with a network that comes and goes: each is sent once and in its order, and none is lost.
import { act as settle, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WaitingAct } from '#islands/desk/screens/delivery/parts/kept-acts.ts';
import { useWaitingActs } from '#islands/desk/screens/delivery/parts/use-waiting-acts.ts';
import { deliveryApi } from '#lib/contracts/delivery.ts';
import { openBackend, refusal, success } from '../account-backend.ts';

/** The phone's store, whose answers come as late as a test wants. */
const store = vi.hoisted(() => ({
  acts: new Map<string, unknown>(),
  slow: [] as Promise<void>[],
  isFull: false,
}));
vi.mock('#islands/desk/screens/delivery/parts/kept-acts.ts', () => {
  const acts = store.acts as Map<string, WaitingAct>;
  return {
    readActs: async (person: number) => {
      const all = [...acts.values()].filter((one) => one.person === person);
      await store.slow.shift();
      return all.toSorted((a, b) => a.at - b.at);
    },
    keepAct: async (one: WaitingAct) => {
      if (store.isFull) throw new Error('no room');
      acts.set(one.key, one);
    },
    noteAct: async (key: string, note: (one: WaitingAct) => WaitingAct) => {
      const one = acts.get(key);
      if (one) acts.set(key, note(one));
    },
    dropAct: async (key: string) => void acts.delete(key),
  };
});

const RIDE = '1'.repeat(26);
const OTHER = '2'.repeat(26);
type Answer = ReturnType<typeof success> | ReturnType<typeof refusal>;
/** What the mall has answered, in this order, and how it answers an event. */
let heard: { id: string; event: string; key: string }[];
let answer: (event: string) => Promise<Answer> | Answer;
const events = (): string[] => heard.map(({ event }) => event);

beforeEach(() => {
  heard = [];
  answer = () => success({});
  store.acts.clear();
  store.slow.length = 0;
  store.isFull = false;
  // This stands for the browser's locks, which the test's browser has none of.
  const locks = { request: (_name: string, work: () => Promise<void>) => work() } as unknown as LockManager;
  vi.spyOn(window.navigator, 'locks', 'get').mockReturnValue(locks);
  const hears = (id: string) => async (asked: { body: Record<string, unknown>; headers: Headers }) => {
    const event = String(asked.body['event']);
    const answered = await answer(event);
    heard.push({ id, event, key: asked.headers.get('Idempotency-Key') ?? '' });
    return answered;
  };
  openBackend(
    Object.fromEntries([RIDE, OTHER].map((id) => [deliveryApi.step.path.replace(':id', id), hears(id)])),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const rider = async () => {
  const said = { done: vi.fn<() => void>(), sent: vi.fn<() => void>(), notKept: vi.fn<() => void>() };
  const view = renderHook(() => useWaitingActs(21, said.done, said.sent, said.notKept));
  await waitFor(() => expect(view.result.current.isSending).toBe(false));
  const press = (id: string, event: 'accept' | 'arrive' | 'set_off'): void =>
    void settle(() => void view.result.current.add({ id, event }));
  const waiting = (): string[] => view.result.current.acts.map(({ input }) => input.event);
  return { view, said, press, waiting };
};

test('a step counts as made from the press on, also while the phone is slow to store it', async () => {
  const { press, waiting } = await rider();
  const { promise, resolve } = Promise.withResolvers<void>();
  store.slow.push(promise);
  press(RIDE, 'accept');
  expect(waiting()).toEqual(['accept']);
  resolve();
  await waitFor(() => expect(events()).toEqual(['accept']));
  await waitFor(() => expect(waiting()).toEqual([]));
});

test('two steps of one moment are both sent, in their order', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
  const { press, waiting } = await rider();
  press(RIDE, 'accept');
  press(RIDE, 'arrive');
  press(OTHER, 'accept');
  press(RIDE, 'set_off');
  expect(waiting()).toEqual(['accept', 'arrive', 'accept', 'set_off']);
  await waitFor(() => expect(waiting()).toEqual([]));
  expect(heard.map(({ id, event }) => [id, event])).toEqual([
    [RIDE, 'accept'],
    [RIDE, 'arrive'],
    [OTHER, 'accept'],
    [RIDE, 'set_off'],
  ]);
});

test('a step that is made while another is being sent follows at once', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  answer = (event) => (event === 'accept' ? promise : success({}));
  const { press, waiting } = await rider();
  press(RIDE, 'accept');
  await waitFor(() => expect(store.acts.size).toBe(1));
  press(RIDE, 'arrive');
  expect(waiting()).toEqual(['accept', 'arrive']);
  resolve(success({}));
  // Well before the phone tries again by itself.
  await waitFor(() => expect(waiting()).toEqual([]), { timeout: 3_000 });
  expect(events()).toEqual(['accept', 'arrive']);
});

test('a step that is made when the last look at the store has found nothing more follows at once', async () => {
  const { view, press, waiting } = await rider();
  const { promise, resolve } = Promise.withResolvers<void>();
  store.slow.push(promise);
  // It looks, finds nothing, and has not heard of that yet.
  settle(() => void view.result.current.flush());
  press(RIDE, 'accept');
  resolve();
  await waitFor(() => expect(events()).toEqual(['accept']), { timeout: 3_000 });
  await waitFor(() => expect(waiting()).toEqual([]));
});

test('without a network steps wait; with it, or after the page was opened anew, each is sent once', async () => {
  answer = () => Promise.reject(new TypeError('offline'));
  const { view, press, waiting } = await rider();
  press(RIDE, 'accept');
  press(RIDE, 'arrive');
  await waitFor(() => expect(view.result.current.isSending).toBe(false));
  expect(waiting()).toEqual(['accept', 'arrive']);
  answer = () => success({});
  settle(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(waiting()).toEqual([]));
  expect(events()).toEqual(['accept', 'arrive']);
  expect(new Set(heard.map(({ key }) => key)).size).toBe(2);

  answer = () => Promise.reject(new TypeError('offline'));
  press(RIDE, 'set_off');
  await waitFor(() => expect(store.acts.size).toBe(1));
  view.unmount();
  answer = () => success({});
  await rider();
  await waitFor(() => expect(events()).toEqual(['accept', 'arrive', 'set_off']));
});

test('what the mall refuses is said, and what waited behind it on that ride is dropped, of others not', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  answer = (event) => (event === 'accept' ? promise : success({}));
  const { view, press, waiting } = await rider();
  press(RIDE, 'accept');
  press(RIDE, 'arrive');
  press(OTHER, 'set_off');
  await waitFor(() => expect(store.acts.size).toBe(3));
  resolve(refusal('delivery.code', 'wrong'));
  await waitFor(() => expect(waiting()).toEqual([]));
  expect(events()).toEqual(['accept', 'set_off']);
  expect(Object.keys(view.result.current.refused)).toEqual([RIDE]);
});

test('a step that the phone has no room for is said to be not made', async () => {
  const { press, waiting, said } = await rider();
  store.isFull = true;
  press(RIDE, 'accept');
  await waitFor(() => expect(said.notKept).toHaveBeenCalledOnce());
  expect(waiting()).toEqual([]);
  expect(events()).toEqual([]);
});

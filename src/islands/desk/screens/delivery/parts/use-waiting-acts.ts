import { useCallback, useEffect, useRef, useState } from 'react';
import { deliveryApi, type DeliveryView } from '#lib/contracts/delivery.ts';
import { uploadImage } from '#lib/stores/upload/upload-image.ts';
import { deskCall, newKey } from '../../../desk-call.ts';
import { dropAct, keepAct, noteAct, readActs, type StepInput, type WaitingAct } from './kept-acts.ts';

const AGAIN_MS = 10_000;
const LOCK = 'rides:acts';

type Sent =
  | { is: 'done'; ride: DeliveryView }
  /** Nobody could be asked, or could answer: it waits. */
  | { is: 'waits'; said?: string }
  /** The mall refused it: sending it again would not help. */
  | { is: 'refused'; said: string };

/** Too many calls within a minute are no answer to what was asked. */
const isRefusal = (code: string): boolean =>
  code !== 'request.too_many' && /^(delivery|order|request|upload)\./.test(code);

/** Sends what waits, once: the picture first, then the step under its own key. */
async function sendAct(act: WaitingAct): Promise<Sent> {
  const { photo } = act;
  let { input } = act;
  const failed = (failure: { code: string; message?: string }): Sent => {
    const said = failure.message ?? failure.code;
    if (isRefusal(failure.code)) return { is: 'refused', said };
    return failure.code === 'system.unreachable' ? { is: 'waits' } : { is: 'waits', said };
  };
  if (photo) {
    const sent = await uploadImage('delivery', new File([photo], 'proof.jpg', { type: 'image/jpeg' }));
    if (!sent.ok) return failed(sent.failure);
    const withPath = { ...input, photo: [sent.value.path] };
    // What was sent under a key has to stay the same: the path is kept before the step is sent.
    await noteAct(act.key, ({ photo: _sent, ...rest }) => ({ ...rest, input: withPath }));
    input = withPath;
  }
  const done = await deskCall(act.key)(deliveryApi.step, input);
  return done.ok ? { is: 'done', ride: done.value } : failed(done.failure);
}

/** In one tab at a time; where the browser knows no locks, the keys alone see to it that an act counts once. */
const alone = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work();

/**
 * Steps of rides that are stored in the phone until the mall has taken them: sent in order, each once, when there is a
 * network, also after the page was closed. A step counts as made from the press on: until it is stored it is `fresh`.
 * If the mall refuses one, it is shown, and the steps after it are dropped too.
 */
export function useWaitingActs(
  person: number,
  /** What the mall has made of a step; it is shown before the step stops waiting, or its button would come back. */
  onDone: (ride: DeliveryView) => void,
  onSent: () => void,
  /** A step was made that the phone has no room for. */
  onNotKept: () => void,
) {
  const [stored, setStored] = useState<readonly WaitingAct[]>([]);
  const [fresh, setFresh] = useState<readonly WaitingAct[]>([]);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  /** Something was added, or the network came back, while it was being sent: it is looked once more. */
  const isWanted = useRef(false);
  /** The time of the newest step: two that are made in one millisecond keep their order. */
  const newest = useRef(0);
  const heard = useRef({ onDone, onSent, onNotKept });
  useEffect(() => {
    heard.current = { onDone, onSent, onNotKept };
  });

  /** Changes of the store, each with the look at what it left, one after the other: no look is older than the last. */
  const turns = useRef<Promise<unknown>>(Promise.resolve());
  const change = useCallback(
    (work?: () => Promise<unknown>): Promise<WaitingAct[]> => {
      const turn = turns.current.then(async () => {
        await work?.();
        const acts = await readActs(person);
        newest.current = Math.max(newest.current, acts.at(-1)?.at ?? 0);
        setStored(acts);
        setFresh((before) => before.filter(({ key }) => !acts.some((act) => act.key === key)));
        return acts;
      });
      turns.current = turn.catch(() => undefined);
      return turn;
    },
    [person],
  );

  /** Sends what waits until nothing does, or it has to wait longer. */
  const sendAll = useCallback(async (): Promise<boolean> => {
    let hasSent = false;
    for (;;) {
      const [act] = await change();
      if (!act) return hasSent;
      const { id } = act.input;
      const sent = await sendAct(act);
      if (sent.is === 'waits') {
        const { said } = sent;
        if (said) await change(() => noteAct(act.key, (one) => ({ ...one, said })));
        return hasSent;
      }
      hasSent = true;
      if (sent.is === 'done') heard.current.onDone(sent.ride);
      else setRefused((before) => ({ ...before, [id]: sent.said }));
      await change(async () => {
        await dropAct(act.key);
        if (sent.is === 'refused')
          for (const later of await readActs(person)) if (later.input.id === id) await dropAct(later.key);
      });
    }
  }, [change, person]);

  const flush = useCallback(async (): Promise<void> => {
    isWanted.current = true;
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    let hasSent = false;
    try {
      while (isWanted.current) {
        isWanted.current = false;
        await alone(async () => {
          hasSent = (await sendAll()) || hasSent;
        });
      }
    } catch {
      // The phone's store did not answer: it is tried again; nothing else waits for it.
    } finally {
      isBusy.current = false;
      setSending(false);
    }
    if (hasSent) heard.current.onSent();
  }, [sendAll]);

  const add = useCallback(
    async (input: StepInput, photo?: Blob): Promise<void> => {
      newest.current = Math.max(Date.now(), newest.current + 1);
      const act: WaitingAct = {
        key: newKey(),
        person,
        input,
        at: newest.current,
        ...(photo ? { photo } : {}),
      };
      setRefused(({ [input.id]: _said, ...others }) => others);
      setFresh((before) => [...before, act]);
      try {
        await change(() => keepAct(act));
      } catch {
        setFresh((before) => before.filter(({ key }) => key !== act.key));
        return heard.current.onNotKept();
      }
      await flush();
    },
    [change, flush, person],
  );
  const drop = useCallback(
    async (id: string): Promise<void> => {
      await change(async () => {
        for (const act of await readActs(person)) if (act.input.id === id) await dropAct(act.key);
      });
    },
    [change, person],
  );

  useEffect(() => {
    const again = (): void => void flush();
    again();
    const timer = setInterval(again, AGAIN_MS);
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [flush]);

  return { acts: [...stored, ...fresh], refused, isSending, add, drop, flush };
}

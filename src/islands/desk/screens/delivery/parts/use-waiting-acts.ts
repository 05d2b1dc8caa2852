import { useCallback, useEffect, useRef, useState } from 'react';
import { deliveryApi, type DeliveryView } from '#lib/contracts/delivery.ts';
import { uploadImage } from '#lib/stores/upload/upload-image.ts';
import { deskCall, newKey } from '../../../desk-call.ts';
import { dropAct, keepAct, readActs, type StepInput, type WaitingAct } from './kept-acts.ts';

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
  const { photo, ...rest } = act;
  let { input } = act;
  const failed = (failure: { code: string; message?: string }): Sent => {
    const said = failure.message ?? failure.code;
    if (isRefusal(failure.code)) return { is: 'refused', said };
    return failure.code === 'system.unreachable' ? { is: 'waits' } : { is: 'waits', said };
  };
  if (photo) {
    const sent = await uploadImage('delivery', new File([photo], 'proof.jpg', { type: 'image/jpeg' }));
    if (!sent.ok) return failed(sent.failure);
    input = { ...input, photo: [sent.value.path] };
    // What was sent under a key has to stay the same: the path is kept before the step is.
    await keepAct({ ...rest, input });
  }
  const done = await deskCall(act.key)(deliveryApi.step, input);
  return done.ok ? { is: 'done', ride: done.value } : failed(done.failure);
}

/** In one tab at a time; where the browser knows no locks, the keys alone see to it that an act counts once. */
const alone = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work();

/**
 * Steps of rides that are stored in the phone until the mall has taken them: sent in order, each once, when there is a
 * network, also after the page was closed. If the mall refuses one, it is shown, and the steps after it are dropped
 * too.
 */
export function useWaitingActs(
  person: number,
  /** What the mall has made of a step; it is shown before the step stops waiting, or its button would come back. */
  onDone: (ride: DeliveryView) => void,
  onSent: () => void,
  /** A step was made that the phone has no room for. */
  onNotKept: () => void,
) {
  const [acts, setActs] = useState<WaitingAct[]>([]);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const heard = useRef({ onDone, onSent, onNotKept });
  useEffect(() => {
    heard.current = { onDone, onSent, onNotKept };
  });

  const flush = useCallback(async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    let hasSent = false;
    try {
      await alone(async () => {
        for (;;) {
          const [act] = await readActs(person);
          if (!act) break;
          const { id } = act.input;
          const sent = await sendAct(act);
          if (sent.is === 'waits') {
            if (sent.said) await keepAct({ ...((await readActs(person))[0] ?? act), said: sent.said });
            break;
          }
          hasSent = true;
          if (sent.is === 'done') heard.current.onDone(sent.ride);
          await dropAct(act.key);
          if (sent.is === 'refused') {
            setRefused((before) => ({ ...before, [id]: sent.said }));
            for (const later of await readActs(person)) if (later.input.id === id) await dropAct(later.key);
          }
        }
      });
      setActs(await readActs(person));
    } finally {
      // After a failed write to the store it is tried again; nothing else waits for it.
      isBusy.current = false;
      setSending(false);
    }
    if (hasSent) heard.current.onSent();
  }, [person]);

  const add = useCallback(
    async (input: StepInput, photo?: Blob): Promise<void> => {
      setRefused(({ [input.id]: _said, ...others }) => others);
      const act: WaitingAct = { key: newKey(), person, input, at: Date.now(), ...(photo ? { photo } : {}) };
      try {
        await keepAct(act);
      } catch {
        return heard.current.onNotKept();
      }
      setActs(await readActs(person));
      await flush();
    },
    [flush, person],
  );
  const drop = useCallback(
    async (id: string): Promise<void> => {
      for (const act of await readActs(person)) if (act.input.id === id) await dropAct(act.key);
      setActs(await readActs(person));
    },
    [person],
  );

  useEffect(() => {
    const again = (): void => void flush();
    void readActs(person).then(setActs).then(again);
    const timer = setInterval(again, AGAIN_MS);
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [flush, person]);

  return { acts, refused, isSending, add, drop, flush };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { chatApi, type ChatMessage } from '#lib/contracts/chat.ts';
import type { HistoryNews } from '#lib/contracts/chat-frames.ts';
import type { Line, LineState, Pair } from '#lib/stores/chat/line.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { whenShown } from '#lib/stores/shown.ts';
import { mergeMessages, newKey, stillPending, type Pending } from './talk-list.ts';

const POLL_MS = 4000;
const PAGE = 30;

/** One conversation on the screen: its messages, what is on its way, and what is new over either way. */
export function useTalk(pair: Pair, line: Line, state: LineState, { onRead }: { onRead: () => void }) {
  const { mer, buyer } = pair;
  const [messages, setMessages] = useState<ChatMessage[]>();
  const [isFailed, setFailed] = useState(false);
  const [hasOlder, setHasOlder] = useState(false);
  const [pending, setPending] = useState<Pending[]>([]);
  const version = useRef(0);
  const reading = useRef(onRead);
  useEffect(() => {
    reading.current = onRead;
  }, [onRead]);

  const take = useCallback(
    (news: HistoryNews): void => {
      version.current = Math.max(version.current, news.version);
      line.know(version.current);
      setMessages((known = []) => mergeMessages(known, news.list));
      setPending((waiting) => stillPending(waiting, news.list));
      // Messages on the screen count as read while the page is visible.
      if (news.unread > 0 && document.visibilityState === 'visible')
        void call(chatApi.read, { mer, buyer }).then((done) => done.ok && reading.current());
    },
    [mer, buyer, line],
  );

  const load = useCallback(async (): Promise<void> => {
    setFailed(false);
    const answer = await call(chatApi.history, { mer, buyer, limit: PAGE });
    if (!answer.ok) return setFailed(true);
    setHasOlder(answer.value.has_more);
    take(answer.value);
    line.show({ mer, buyer }, version.current);
  }, [mer, buyer, line, take]);

  const refresh = useCallback(async (): Promise<void> => {
    const answer = await call(chatApi.history, { mer, buyer, since: version.current, limit: 100 });
    if (answer.ok) take(answer.value);
  }, [mer, buyer, take]);

  useEffect(() => {
    version.current = 0;
    setMessages(undefined);
    setPending([]);
    void load();
    return () => line.show(undefined);
  }, [load, line]);

  // Messages that came while the page was hidden are marked as read when it is shown again.
  useEffect(() => whenShown(() => void refresh()), [refresh]);

  // Without the socket the same is asked every few seconds; with it, once whenever it comes back.
  useEffect(() => {
    if (messages === undefined || state === 'connecting') return undefined;
    if (state === 'live') return void line.show({ mer, buyer }, version.current);
    const timer = setInterval(() => document.visibilityState === 'visible' && void refresh(), POLL_MS);
    return () => clearInterval(timer);
  }, [state, messages === undefined, refresh, line, mer, buyer]);

  const deliver = async (message: Pending): Promise<void> => {
    const { key, msn_type, msn } = message;
    setPending((all) => [...all.filter((one) => one.key !== key), { ...message, error: undefined }]);
    const answer = await line.send({ mer, buyer, msn_type, msn, key });
    if (answer.ok) {
      setMessages((known = []) => mergeMessages(known, [answer.value]));
      setPending((all) => all.filter((one) => one.key !== key));
      // An absent store has answered by itself.
      if (state !== 'live') void refresh();
    } else {
      const error = answer.failure.message ?? answer.failure.code;
      setPending((all) => all.map((one) => (one.key === key ? { ...one, error } : one)));
    }
  };

  return {
    messages,
    pending,
    isFailed,
    hasOlder,
    take,
    load,
    say: (message: Omit<Pending, 'key'>): void => void deliver({ ...message, key: newKey() }),
    again: (message: Pending): void => void deliver(message),
    async older(): Promise<void> {
      const before = messages?.[0]?.seq;
      if (before === undefined) return;
      const answer = await call(chatApi.history, { mer, buyer, before, limit: PAGE });
      if (!answer.ok) return showRefusal(answer.failure);
      setHasOlder(answer.value.has_more);
      setMessages((known = []) => mergeMessages(known, answer.value.list));
    },
    async recall(messageId: string): Promise<void> {
      const answer = await call(chatApi.recall, { message_id: messageId });
      if (!answer.ok) return showRefusal(answer.failure);
      setMessages((known = []) => mergeMessages(known, [answer.value]));
    },
  };
}
export type Talk = ReturnType<typeof useTalk>;

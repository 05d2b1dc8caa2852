import { chatApi, CHAT_SOCKET_PATH, type ChatMessage } from '../../contracts/chat.ts';
import { CLOSED, type Heard, type HistoryNews, type Said } from '../../contracts/chat-frames.ts';
import type { Failure, Result } from '../../kernel/result.ts';
import { call } from '../call.ts';
import { deskStore } from '../desk-store.ts';
import { pageLocale } from '../locale.ts';
import { readToken } from '../token.ts';

/** live: the socket is open. connecting: not open yet. polling: there is no socket, so the same is polled over HTTP. */
export type LineState = 'connecting' | 'live' | 'polling';
export interface Pair {
  mer: number;
  buyer?: number | undefined;
}
export interface NewMessage extends Pair {
  msn_type: number;
  msn: string;
  key: string;
}
interface Handlers {
  onState(state: LineState): void;
  onNews(pair: Pair, news: HistoryNews): void;
  /** A conversation has changed: lists and counts have to be read again. */
  onMoved(unread: number): void;
  /** Something else of the account changed: orders, quotations, notices. */
  onAccount?(): void;
}

const PING_MS = 25_000;
const ANSWER_MS = 8000;
/** After so many failed connections the socket counts as absent, and is tried again more rarely. */
const TRIES = 2;
const RETRY_MS = 1500;
const RARELY_MS = 30_000;

/** The browser's end of the conversation socket. Without the socket the same acts are called over HTTP. */
export function openLine(handlers: Handlers) {
  let socket: WebSocket | undefined;
  let isLive = false;
  let isClosed = false;
  let failures = 0;
  let shown: { pair: Pair; since: number } | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const waiting = new Map<string, (answer: Result<ChatMessage, string> | undefined) => void>();

  const say = (frame: Said): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
  };
  const start = (): void => {
    if (shown && isLive)
      say({
        type: 'chat_start',
        data: { mer_id: shown.pair.mer, buyer: shown.pair.buyer, since: shown.since },
      });
  };
  const settle = (key: string, answer: Result<ChatMessage, string> | undefined): void => {
    waiting.get(key)?.(answer);
    waiting.delete(key);
  };

  function hear({ type, data }: Heard): void {
    if (type === 'login') {
      isLive = true;
      failures = 0;
      handlers.onState('live');
      start();
    } else if (type === 'chat') handlers.onNews({ mer: data.mer_id, buyer: data.buyer }, data.history);
    else if (type === 'unread') handlers.onMoved(data.unread_num);
    else if (type === 'moved') handlers.onAccount?.();
    else if (type === 'sent') settle(data.key, { ok: true, value: data.message });
    else if (type === 'err_tip' && data.key) {
      const failure: Failure = { code: data.code, message: data.message };
      settle(data.key, { ok: false, failure });
    }
  }

  function connect(): void {
    const token = readToken();
    if (isClosed || !token) return;
    const address = new URL(CHAT_SOCKET_PATH, window.location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    let next: WebSocket;
    try {
      next = new WebSocket(address);
    } catch {
      // The browser may not open a socket.
      handlers.onState('polling');
      return;
    }
    socket = next;
    next.addEventListener('open', () =>
      say({ type: 'login', data: { token, lang: pageLocale(), store: deskStore() } }),
    );
    next.addEventListener('message', (event) => {
      try {
        hear(JSON.parse(String(event.data)) as Heard);
      } catch {
        next.close();
      }
    });
    next.addEventListener('close', (event) => {
      if (socket !== next) return;
      isLive = false;
      failures += 1;
      for (const key of waiting.keys()) settle(key, undefined);
      if (isClosed) return;
      const isAbsent = failures > TRIES || event.code === CLOSED.login;
      handlers.onState(isAbsent ? 'polling' : 'connecting');
      retry = setTimeout(connect, isAbsent ? RARELY_MS : RETRY_MS * failures);
    });
  }

  const ping = setInterval(() => isLive && say({ type: 'ping', data: {} }), PING_MS);
  handlers.onState('connecting');
  connect();

  /** Both ways send the same idempotency key, so a message without an answer may be sent again over HTTP. */
  async function deliver(message: NewMessage): Promise<Result<ChatMessage, string>> {
    const { mer, ...rest } = message;
    if (isLive) {
      const answer = await new Promise<Result<ChatMessage, string> | undefined>((resolve) => {
        waiting.set(message.key, resolve);
        setTimeout(() => settle(message.key, undefined), ANSWER_MS);
        say({ type: 'send_chat', data: { mer_id: mer, ...rest } });
      });
      if (answer) return answer;
    }
    return call(chatApi.send, message);
  }
  let last: Promise<unknown> = Promise.resolve();

  return {
    /** The conversation on the screen, and the version that is known of it. */
    show(pair: Pair | undefined, since = 0): void {
      const had = shown !== undefined;
      shown = pair && { pair, since };
      if (pair) start();
      else if (had && isLive) say({ type: 'chat_end', data: {} });
    },
    know(since: number): void {
      if (shown) shown.since = since;
    },
    /** One after the other, by socket or HTTP, so that messages keep their order. */
    send(message: NewMessage): Promise<Result<ChatMessage, string>> {
      const answer = last.then(() => deliver(message));
      last = answer.catch(() => undefined);
      return answer;
    },
    close(): void {
      isClosed = true;
      isLive = false;
      clearTimeout(retry);
      clearInterval(ping);
      socket?.close();
    },
  };
}
export type Line = ReturnType<typeof openLine>;

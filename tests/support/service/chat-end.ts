// One end of the chat's socket, as a browser holds it.
import { WebSocket } from 'ws';
import type { HeardFrames } from '#lib/contracts/chat-frames.ts';
import { CHAT_SOCKET_PATH } from '#lib/contracts/chat.ts';

export interface ChatEnd {
  say(type: string, data: object): void;
  raw(bytes: string | Uint8Array): void;
  /** The next frame of this kind that was not taken yet. */
  hear<T extends keyof HeardFrames>(type: T): Promise<HeardFrames[T]>;
  heard: { type: string; data: unknown }[];
  /** The code with which the other side has ended it. */
  closed: Promise<number>;
  close(): void;
  /** Reads nothing from now on, and again. */
  pause(): void;
  resume(): void;
}
const PATIENCE = 5000;

/** Opens the socket of a running site; a refusal is thrown with its HTTP status. */
export async function openChat(
  url: string,
  { origin = url, path = CHAT_SOCKET_PATH }: { origin?: string | null; path?: string } = {},
): Promise<ChatEnd> {
  const socket = new WebSocket(url.replace('http', 'ws') + path, origin === null ? {} : { origin });
  const heard: ChatEnd['heard'] = [];
  const taken = new Set<object>();
  const waiting = new Set<() => void>();
  socket.on('message', (bytes) => {
    heard.push(JSON.parse(bytes.toString()) as ChatEnd['heard'][number]);
    for (const look of waiting) look();
  });
  const closed = new Promise<number>((done) => socket.on('close', done));
  await new Promise<void>((done, failed) => {
    socket.on('open', () => done());
    socket.on('error', failed);
  });
  return {
    heard,
    closed,
    say: (type, data) => socket.send(JSON.stringify({ type, data })),
    raw: (bytes) => socket.send(bytes),
    close: () => socket.terminate(),
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    hear: (type) =>
      new Promise((done, failed) => {
        const timer = setTimeout(() => {
          waiting.delete(look);
          failed(new Error(`no ${type} came, but ${JSON.stringify(heard.slice(-3))}`));
        }, PATIENCE);
        const look = (): void => {
          const found = heard.find((frame) => frame.type === type && !taken.has(frame));
          if (!found) return;
          taken.add(found);
          waiting.delete(look);
          clearTimeout(timer);
          done(found.data as never);
        };
        waiting.add(look);
        look();
      }),
  };
}

// The browser's end of the chat's socket.
import { afterEach, expect, test, vi } from 'vitest';
import { openLine, type LineState } from '#lib/stores/chat/line.ts';
import { storeToken } from '#lib/stores/token.ts';

class Socket extends EventTarget {
  static readonly OPEN = 1;
  static last: Socket;
  readyState = Socket.OPEN;
  said: { type: string; data: { key?: string } }[] = [];
  constructor() {
    super();
    Socket.last = this;
  }
  send(frame: string): void {
    this.said.push(JSON.parse(frame) as (typeof this.said)[number]);
  }
  close(): void {
    this.dispatchEvent(new CloseEvent('close'));
  }
  hear(type: string, data: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ type, data }) }));
  }
}
afterEach(() => vi.unstubAllGlobals());

test('a message that is written while the one before it is on its way over HTTP waits for it', async () => {
  vi.stubGlobal('WebSocket', Socket);
  storeToken('password', 't'.repeat(43));
  const asked = Promise.withResolvers<Response>();
  const fetched = vi.fn<typeof fetch>(() => asked.promise);
  vi.stubGlobal('fetch', fetched);
  const states: LineState[] = [];
  const line = openLine({
    onState: (state) => states.push(state),
    onNews: () => undefined,
    onMoved: () => undefined,
  });
  const first = line.send({ mer: 1, msn_type: 4, msn: '3001', key: 'first' });
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  Socket.last.hear('login', { uid: 1 });
  expect(states).toEqual(['connecting', 'live']);
  const second = line.send({ mer: 1, msn_type: 1, msn: '有货吗', key: 'second' });
  const sent = () => Socket.last.said.filter(({ type }) => type === 'send_chat');
  expect(sent()).toEqual([]);
  asked.resolve(new Response(JSON.stringify({ status: 200, message: 'ok', data: { seq: 1 } })));
  await first;
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  Socket.last.hear('sent', { key: 'second', message: { seq: 2 } });
  expect(await second).toEqual({ ok: true, value: { seq: 2 } });
  line.close();
});

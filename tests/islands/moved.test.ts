// Pages that wait for something that others do.
import { afterEach, expect, test, vi } from 'vitest';
import { whenMoved } from '#lib/stores/moved.ts';
import { storeToken } from '#lib/stores/token.ts';

class Socket extends EventTarget {
  static readonly OPEN = 1;
  static last: Socket;
  readyState = Socket.OPEN;
  constructor() {
    super();
    Socket.last = this;
  }
  send(): void {}
  close(): void {
    this.dispatchEvent(new CloseEvent('close'));
  }
  hear(type: string, data: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ type, data }) }));
  }
}
afterEach(() => vi.unstubAllGlobals());

test('what changed while the page had no socket yet is looked for as soon as it has one', async () => {
  vi.stubGlobal('WebSocket', Socket);
  storeToken('password', 't'.repeat(43));
  const look = vi.fn<() => void>();
  const end = whenMoved(look);
  expect(look).not.toHaveBeenCalled();
  Socket.last.hear('login', { uid: 1 });
  await vi.waitFor(() => expect(look).toHaveBeenCalledOnce());
  end();
});

// What the socket of a page hears: a test acts once it speaks, and knows that a change was told and not looked for.
import type { Page } from 'playwright/test';
import type { Heard } from '#lib/contracts/chat-frames.ts';
import { expect } from './mall.ts';

/** Listens to a page that is not open yet. */
export function hearSocket(page: Page) {
  const heard: Heard['type'][] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push((JSON.parse(String(payload)) as Heard).type)),
  );
  return {
    speaks: () => expect.poll(() => heard).toContain('login'),
    /** Does what the page is to be told of, and waits until it was. */
    async isTold(act: () => Promise<unknown>): Promise<void> {
      heard.length = 0;
      await act();
      await expect.poll(() => heard).toContain('moved');
    },
  };
}

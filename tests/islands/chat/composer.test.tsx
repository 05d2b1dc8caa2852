// Where one writes in a chat: what the keys do, and that no message stands there twice or in a wrong place.
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { Composer } from '#islands/chat/Composer.tsx';
import { WithEmoji } from '#islands/chat/Emoji.tsx';
import { emojiName } from '#islands/chat/emoji-name.ts';
import { mergeMessages, newKey, stillPending } from '#islands/chat/talk-list.ts';
import type { ChatMessage } from '#lib/contracts/chat.ts';
import { EMOJI } from '#lib/contracts/chat-words.ts';
import { createT } from '#lib/i18n/translate.ts';
import words from '../../../locales/zh-CN/chat.json';

const t = createT({ locale: 'zh-CN', words: { chat: words } });
const nothing = (): void => undefined;
afterEach(cleanup);

function compose() {
  const onText = vi.fn<(text: string) => void>();
  const onEmoji = vi.fn<(emoji: string) => void>();
  render(
    <Composer
      t={t}
      locale="zh-CN"
      isDesk={false}
      pair={{ mer: 1 }}
      onText={onText}
      onEmoji={onEmoji}
      onPicture={nothing}
    />,
  );
  return { onText, onEmoji, input: screen.getByRole('textbox', { name: '消息' }) };
}

test('Enter sends and empties the field; Shift+Enter and an empty text send nothing', () => {
  const { onText, input } = compose();
  fireEvent.keyDown(input, { key: 'Enter' });
  fireEvent.change(input, { target: { value: ' 有货吗 ' } });
  fireEvent.keyDown(input, { key: 'Enter', shiftKey: true });
  expect(onText).not.toHaveBeenCalled();
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(onText.mock.calls).toEqual([['有货吗']]);
  expect((input as HTMLTextAreaElement).value).toBe('');
});

test('Enter and Escape that belong to a half-written Chinese word neither send nor close', () => {
  const { onText, input } = compose();
  const closed = vi.fn<() => void>();
  document.body.addEventListener('keydown', closed);
  fireEvent.change(input, { target: { value: 'youhuo' } });
  for (const key of ['Enter', 'Escape']) {
    const event = createEvent.keyDown(input, { key, keyCode: 229 });
    fireEvent(input, event);
    expect(event.defaultPrevented).toBe(false);
  }
  expect(onText).not.toHaveBeenCalled();
  expect(closed).not.toHaveBeenCalled();
  document.body.removeEventListener('keydown', closed);
});

test('an emoji is sent by one press and closes the choice', () => {
  const { onEmoji } = compose();
  fireEvent.click(screen.getByRole('button', { name: '表情' }));
  fireEvent.click(screen.getByRole('button', { name: '👍' }));
  expect(onEmoji.mock.calls).toEqual([['👍']]);
  expect(screen.queryByRole('button', { name: '👍' })).toBeNull();
});

test('every sign that is offered has its drawing, so that none depends on the machine’s fonts', () => {
  const drawings = readFileSync('public/chat/emoji.svg', 'utf8');
  expect(EMOJI.filter((sign) => !drawings.includes(`<symbol id="${emojiName(sign)}"`))).toEqual([]);
  const { container } = render(<WithEmoji text="好的👍，明天❤️见⛄" />);
  expect([...container.querySelectorAll('use')].map((use) => use.getAttribute('href'))).toEqual([
    '/chat/emoji.svg#1f44d',
    '/chat/emoji.svg#2764',
  ]);
  expect(container.textContent).toBe('好的，明天见⛄');
});

const message = (seq: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  message_id: `m${seq}`,
  seq,
  side: 'buyer',
  is_mine: true,
  msn_type: 1,
  msn: `${seq}`,
  card: null,
  key: `k${seq}`,
  create_time: '2026-11-21T10:00:00.000Z',
  recall_until: null,
  ...more,
});

test('messages that come late or twice stand once, in their place, in their latest state', () => {
  const merged = mergeMessages(
    [message(2), message(3)],
    [message(3, { msn_type: 100, msn: '' }), message(1), message(4)],
  );
  expect(merged.map(({ seq, msn }) => [seq, msn])).toEqual([
    [1, '1'],
    [2, '2'],
    [3, ''],
    [4, '4'],
  ]);
});

test('what has arrived over either way waits no longer', () => {
  const pending = [
    { key: 'k1', msn_type: 1, msn: 'a' },
    { key: 'k9', msn_type: 1, msn: 'b' },
  ];
  expect(stillPending(pending, [message(1)]).map(({ key }) => key)).toEqual(['k9']);
  expect(newKey()).toMatch(/^[a-z0-9]{24}$/);
});

// What is typed into a small form of a desk is there again after its page was left, and gone once it is sent.
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useTyped } from '#islands/desk/use-typed.ts';

const NAME = 'desk-draft:7:merchant/pick-up:look:';
const open = () => renderHook(() => useTyped(NAME, { code: '' }));
beforeEach(() => window.localStorage.clear());
afterEach(() => window.localStorage.clear());

test('a code that was typed stands there again, and says that it was kept', () => {
  const { result, unmount } = open();
  expect(result.current.isDraft).toBe(false);
  act(() => result.current.type({ code: '0123' }));
  unmount();
  const again = open().result.current;
  expect([again.typed.code, again.isDraft]).toEqual(['0123', true]);
});

test('what was sent, or emptied by hand, is kept no longer', () => {
  for (const isSent of [true, false]) {
    const { result, unmount } = open();
    act(() => result.current.type({ code: '0123' }));
    act(() => (isSent ? result.current.forget() : result.current.type({ code: '' })));
    unmount();
    const again = open().result.current;
    expect([again.typed.code, again.isDraft]).toEqual(['', false]);
  }
});

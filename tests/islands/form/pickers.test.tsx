// Search fields inside forms: Enter searches, unless it ends a word of an input method.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { StorePicker } from '#islands/inquiry/form/StorePicker.tsx';
import { GoodsPicker } from '#islands/quotation/GoodsPicker.tsx';
import { createT } from '#lib/i18n/translate.ts';
import common from '../../../locales/zh-CN/common.json';
import inquiry from '../../../locales/zh-CN/inquiry.json';
import quotation from '../../../locales/zh-CN/quotation.json';

const t = createT({ locale: 'zh-CN', words: { common, inquiry, quotation } });
const nothing = (): void => undefined;
const asked = vi.fn<(address: string) => void>();
vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
  asked(String(input instanceof Request ? input.url : input));
  return Response.json({ status: 200, message: 'ok', data: { list: [], count: 0 } });
});
afterEach(cleanup);

test.each([
  ['stores of an inquiry', () => <StorePicker t={t} stores={[]} error={undefined} onChange={nothing} />],
  ['goods of an offer', () => <GoodsPicker t={t} onPick={nothing} onClose={nothing} />],
])('%s are searched for when Enter stands for itself', async (_, picker) => {
  const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
  render(<form onSubmit={onSubmit}>{picker()}</form>);
  const input = screen.getByRole('textbox');
  fireEvent.change(input, { target: { value: '轴承' } });
  asked.mockClear();
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
  expect(asked).not.toHaveBeenCalled();
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 });
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(decodeURIComponent(asked.mock.calls[0]![0])).toContain('轴承');
  expect(onSubmit).not.toHaveBeenCalled();
});

import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SendTo } from '#islands/shipping-fee/SendTo.tsx';
import { storedSendTo, keepSendTo } from '#lib/stores/send-to.ts';
import account from '../../locales/zh-CN/account.json';
import { i18n as words, screws } from './goods-fixture.ts';

const i18n = { ...words, words: { ...words.words, account } };
const REGIONS: Record<string, { id: string; name: string; snum: number }[]> = {
  '0': [{ id: '33', name: '浙江省', snum: 11 }],
  '33': [{ id: '3301', name: '杭州市', snum: 13 }],
};
let asked: URLSearchParams[];
let answer: object;

beforeEach(() => {
  asked = [];
  answer = {};
  localStorage.clear();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const url = new URL(String(input instanceof Request ? input.url : input), 'http://localhost');
    const below = /city\/lst\/(\d+)/.exec(url.pathname)?.[1];
    if (below) return Response.json({ status: 200, message: 'ok', data: REGIONS[below] ?? [] });
    asked.push(url.searchParams);
    const data = {
      region: [],
      served: true,
      postage_price: '12.00',
      free_gap: '0.00',
      waived: '0.00',
      total_price: '100.00',
      number: 10,
      ...answer,
    };
    return Response.json({ status: 200, message: 'ok', data });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (quantities = {}) => <SendTo i18n={i18n} buying={screws} quantities={quantities} />;

test('a region is chosen down to the city, kept in the browser, and its freight said', async () => {
  render(show());
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /选择收货地区/ }));
  await screen.findByRole('option', { name: '浙江省' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '省份' }), '33');
  expect((screen.getByRole('button', { name: '确定' }) as HTMLButtonElement).disabled).toBe(true);
  await screen.findByRole('option', { name: '杭州市' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '城市' }), '3301');
  await userEvent.click(screen.getByRole('button', { name: '确定' }));
  expect(await screen.findByText('运费 ¥12.00（按10支计）')).toBeTruthy();
  expect(storedSendTo()).toEqual({ id: '3301', name: '浙江省 杭州市' });
});

test('the freight is asked for what is chosen, once for a number that is typed', async () => {
  keepSendTo({ id: '3301', name: '浙江省 杭州市' });
  const { rerender } = render(show());
  await screen.findByText(/运费 ¥12.00/);
  answer = { postage_price: '0.00', number: 120, free_gap: '0.00' };
  for (const typed of [1, 12, 120]) rerender(show({ 61: typed }));
  expect(await screen.findByText('免运费（按120支计）')).toBeTruthy();
  expect(asked.map((query) => query.get('items') ?? '')).toEqual(['', '61:120']);
});

test('where the store does not send, it says so', async () => {
  keepSendTo({ id: '65', name: '新疆' });
  answer = { served: false };
  render(show());
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('该商品暂未配送到此地区'));
});

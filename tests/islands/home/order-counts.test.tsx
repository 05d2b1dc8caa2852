// The ways to one's orders beside the slides of the home page.
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import OrderCounts from '#islands/home/OrderCounts.tsx';
import { dropToken, storeToken } from '#lib/stores/token.ts';

const entries = [
  { name: '待付款', sign: 'M4 4h16', href: '/user/order_list?status=unpaid', count: 'noPay' as const },
  { name: '退换货', sign: 'M4 4h16', href: '/user/refund_list', count: 'refund' as const },
];
const asked: string[] = [];
vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
  asked.push(String(input instanceof Request ? input.url : input));
  return Response.json({ status: 200, message: 'ok', data: { noPay: 3, refund: 120 } });
});
afterEach(() => {
  cleanup();
  dropToken();
});

test('a visitor has the ways without counts, and nobody is asked', async () => {
  render(<OrderCounts entries={entries} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['待付款', '退换货']);
  expect(asked).toEqual([]);
});

test('whoever logs in while the page is open sees what waits, and nothing of it after logging out', async () => {
  render(<OrderCounts entries={entries} />);
  act(() => storeToken('password', 'abc'));
  expect((await screen.findByText('3')).closest('a')?.getAttribute('href')).toBe(
    '/user/order_list?status=unpaid',
  );
  expect(screen.getByText('99+')).toBeTruthy();
  act(() => dropToken());
  await vi.waitFor(() => expect(screen.queryByText('3')).toBeNull());
});

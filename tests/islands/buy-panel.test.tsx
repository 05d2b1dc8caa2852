import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import BuyPanel from '#islands/goods/BuyPanel.tsx';
import { withOwn, type Buying } from '#islands/goods/buying.ts';
import { $loginPanel } from '#lib/stores/login-dialog.ts';
import { keepSendTo } from '#lib/stores/send-to.ts';
import { dropToken, storeToken } from '#lib/stores/token.ts';
import { $toasts } from '#lib/stores/toast.ts';
import { i18n, screws } from './goods-fixture.ts';

interface Sent {
  path: string;
  body: unknown;
}
let sent: Sent[];

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  localStorage.clear();
  $loginPanel.set(null);
  $toasts.set([]);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(
      new URL(String(input instanceof Request ? input.url : input), 'http://localhost'),
      init,
    );
    const { pathname } = new URL(request.url);
    if (request.method === 'POST') sent.push({ path: pathname, body: await request.json() });
    const data = pathname.includes('/live/')
      ? liveOf(screws)
      : pathname.includes('/postage/')
        ? { ...freight, served: !request.url.includes('region=65') }
        : { cart_id: ['a', 'b'], count: 2, refused: [] };
    return Response.json({ status: 200, message: 'ok', data });
  });
});
afterEach(() => {
  cleanup();
  dropToken();
  vi.unstubAllGlobals();
});

const freight = {
  region: [],
  postage_price: '0.00',
  free_gap: '0.00',
  waived: '0.00',
  total_price: '0.00',
  number: 1,
};
const yuan = (fen: number) => (fen / 100).toFixed(2);
const liveOf = (buying: Buying) => ({
  now: '2026-11-21T10:00:00+08:00',
  stock: 1,
  sku: buying.skus.map((sku) => ({
    unique: sku.unique,
    stock: sku.stock,
    tiers: sku.tiers.map((tier) => ({ start_quantity: tier.start, price: yuan(tier.price) })),
  })),
});
const open = (asked?: number) => render(<BuyPanel i18n={i18n} buying={screws} asked={asked} />);
const quantityOf = (name: string) => screen.getByRole('textbox', { name: `${name} 的数量` });

test('the first property is chips, the sizes below it are a table with a quantity each', async () => {
  open();
  const table = () => within(screen.getByRole('region', { name: '规格与数量' }));
  expect(
    table()
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['M6×20¥1.00 / 支库存1,000', 'M6×30¥1.20 / 支库存40']);
  await userEvent.click(screen.getByRole('button', { name: 'M8' }));
  expect(
    table()
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['M8×20¥1.50 / 支库存1,000', 'M8×30¥1.80 / 支已售罄']);
  expect(screen.queryByRole('textbox', { name: 'M8×30 的数量' })).toBeNull();
  expect(screen.getByRole('button', { name: '到货通知 M8×30' })).toBeTruthy();
});

test('a price of the visitor’s own is marked below its size as in the column of prices', () => {
  const own = withOwn(screws, [{ unique: 61, price: '0.80', minimum: 1 }]);
  render(<BuyPanel i18n={i18n} buying={own} />);
  const [first, second] = within(screen.getByRole('region', { name: '规格与数量' })).getAllByRole(
    'rowheader',
  );
  const mark = '专属价';
  expect([first?.textContent.includes(mark), second?.textContent.includes(mark)]).toEqual([true, false]);
});

test('the tier follows the quantity over all sizes', async () => {
  open();
  const tiers = screen.getByRole('table', { name: '数量与单价' });
  await userEvent.type(quantityOf('M6×20'), '30');
  expect(
    within(tiers)
      .getByText(/当前档位/)
      .closest('th')?.textContent,
  ).toContain('10–49');
  await userEvent.type(quantityOf('M6×30'), '20');
  expect(
    within(tiers)
      .getByText(/当前档位/)
      .closest('th')?.textContent,
  ).toContain('50–199');
  expect(screen.getByText('已选2个规格，共50支')).toBeTruthy();
});

test('what is chosen says when it leaves, where more takes longer', async () => {
  const lead = { leadDays: 0, leadSteps: [{ from: 50, days: 7 }] };
  render(<BuyPanel i18n={i18n} buying={{ ...screws, lead }} />);
  await userEvent.type(quantityOf('M6×20'), '30');
  expect(screen.getByText('已选1个规格，共30支 · 现货当日发')).toBeTruthy();
  await userEvent.type(quantityOf('M6×30'), '20');
  expect(screen.getByText('已选2个规格，共50支 · 7天内发货')).toBeTruthy();
});

test('below the minimum it says so, offers the cure, and does not buy', async () => {
  open();
  storeToken('password', 'token');
  await userEvent.type(quantityOf('M6×20'), '5');
  expect(screen.getByRole('status').textContent).toContain('M6×20: 低于起订量10支');
  expect(screen.getByRole('button', { name: '加入购物车' }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: '加入购物车' }));
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '改为10' }));
  expect((quantityOf('M6×20') as HTMLInputElement).value).toBe('10');
  expect(screen.getByRole('button', { name: '加入购物车' }).getAttribute('aria-disabled')).toBe('false');
});

test('several sizes go into the cart in one request', async () => {
  open();
  storeToken('password', 'token');
  await userEvent.type(quantityOf('M6×20'), '10');
  await userEvent.click(screen.getByRole('button', { name: 'M8' }));
  await userEvent.type(quantityOf('M8×20'), '5');
  await userEvent.click(screen.getByRole('button', { name: '加入购物车' }));
  await vi.waitFor(() =>
    expect($toasts.get().at(-1)).toMatchObject({ kind: 'success', text: '已加入购物车' }),
  );
  expect(sent).toMatchObject([
    {
      path: '/api/user/cart/create_many',
      body: {
        items: [
          { product_attr_unique: 61, cart_num: 10 },
          { product_attr_unique: 81, cart_num: 5 },
        ],
        is_new: 0,
      },
    },
  ]);
});

test('a visitor is asked to log in and finds the choice again after the reload', async () => {
  open();
  await userEvent.type(quantityOf('M6×20'), '15');
  await userEvent.click(screen.getByRole('button', { name: '立即购买' }));
  expect($loginPanel.get()).not.toBeNull();
  expect(sent).toEqual([]);
  cleanup();
  open();
  expect((quantityOf('M6×20') as HTMLInputElement).value).toBe('15');
});

test('with nothing chosen it asks for a size and puts the focus there', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: '加入购物车' }));
  expect($toasts.get().at(-1)).toMatchObject({ kind: 'error', text: '请选择商品规格' });
  expect(document.activeElement).toBe(quantityOf('M6×20'));
});

test('the size that the address asks for begins with the least that can be bought', () => {
  open(81);
  expect((quantityOf('M8×20') as HTMLInputElement).value).toBe('10');
});

test('to a region that is not served neither button buys, and the reason stands beside them', async () => {
  keepSendTo({ id: '65', name: '新疆' });
  open();
  storeToken('password', 'token');
  const buttons = ['加入购物车', '立即购买'].map((name) => screen.getByRole('button', { name }));
  await userEvent.type(quantityOf('M6×20'), '10');
  await vi.waitFor(() =>
    expect(buttons.map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true']),
  );
  expect(document.getElementById('buy-refusal')?.textContent).toContain('暂未配送到此地区');
  for (const button of buttons) await userEvent.click(button);
  expect($toasts.get().at(-1)).toMatchObject({
    kind: 'error',
    text: '该商品暂未配送到此地区',
  });
  expect(sent).toEqual([]);
});

test('the head of the tiers says whose price it shows: the range of all sizes, then that of the chosen one', async () => {
  render(<BuyPanel i18n={i18n} buying={screws} />);
  const whose = (): string => document.querySelector('[data-tiers-of]')?.textContent ?? '';
  expect(whose()).toContain('个规格的单价范围');
  await userEvent.type(quantityOf('M6×20'), '10');
  expect(whose()).toContain('M6×20 的单价');
});

test('goods that are sold by the hundred say what one costs, too', () => {
  render(<BuyPanel i18n={i18n} buying={{ ...screws, unit: '百支', holds: { count: 100, unit: '支' } }} />);
  const each = [...document.querySelectorAll('[data-each]')].map((one) => one.textContent);
  expect(each).toEqual(['合¥0.01/支起', '合¥0.009/支起', '合¥0.007/支起']);
});

test('one press goes to the next tier', async () => {
  render(<BuyPanel i18n={i18n} buying={screws} asked={61} />);
  await userEvent.click(screen.getByRole('button', { name: '再加40支，单价降至¥0.90/支' }));
  expect(quantityOf('M6×20')).toHaveProperty('value', '50');
});

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import OpenGuestCart from '#islands/cart/guest/OpenGuestCart.tsx';
import { useBuy } from '#islands/goods/use-buy.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { GUEST_CART_LIFE, GUEST_CART_MAX } from '#lib/kernel/cart-limits.ts';
import {
  $guestCart,
  $guestCartOpen,
  addToGuestCart,
  clearGuestCart,
  readGuestCart,
  storeGuestCart,
  type GuestLine,
} from '#lib/stores/guest/cart.ts';
import { $mergeReport, keepReport, mergeGuestCart, showReport } from '#lib/stores/guest/merge.ts';
import { $loginPanel, closeLogin } from '#lib/stores/login-dialog.ts';
import { $toasts } from '#lib/stores/toast.ts';
import cart from '../../../locales/zh-CN/cart.json';
import common from '../../../locales/zh-CN/common.json';
import goods from '../../../locales/zh-CN/goods.json';
import { openBackend, refusal, success } from '../account-backend.ts';
import { screws } from '../goods-fixture.ts';

const i18n: Messages = { locale: 'zh-CN', words: { cart, common, goods } };
const t = createT(i18n);
const KEY = 'guest-cart:1';
const NOW = Date.parse('2026-11-21T10:00:00+08:00');
const line = (unique: number, num = 1): GuestLine => ({
  unique,
  productId: 1,
  num,
  name: `螺钉${unique}`,
  image: '/a.webp',
});
let backend: ReturnType<typeof openBackend>;

beforeEach(() => {
  backend = openBackend({});
  clearGuestCart();
  keepReport(null);
  closeLogin();
  $toasts.set([]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Buy({ quantities }: { quantities: Record<number, number> }) {
  const { buy } = useBuy({
    i18n,
    buying: screws,
    quantities,
    onAdded: () => undefined,
    onRefused: () => undefined,
  });
  return (
    <button type="button" onClick={() => void buy('cart')}>
      buy
    </button>
  );
}

test('the first goods of a visitor are kept and ask for a login; further ones are only kept', () => {
  const [first] = screws.skus;
  render(<Buy quantities={{ [first!.unique]: 200 }} />);
  fireEvent.click(screen.getByRole('button'));
  expect($guestCart.get().lines.map(({ unique, num }) => [unique, num])).toEqual([[first!.unique, 200]]);
  expect($loginPanel.get()).not.toBeNull();
  closeLogin();
  fireEvent.click(screen.getByRole('button'));
  expect($guestCart.get().lines[0]?.num).toBe(400);
  expect($loginPanel.get()).toBeNull();
  expect($toasts.get().map(({ text }) => text)).toEqual([goods.buy.kept]);
  expect(backend.asked.length).toBe(0);
});

test('no price is kept in the browser', () => {
  addToGuestCart([line(11)]);
  expect(Object.keys(JSON.parse(localStorage.getItem(KEY)!).lines[0]).sort()).toEqual([
    'image',
    'name',
    'num',
    'productId',
    'unique',
  ]);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another shape', '[1,2]'],
  ['an id that nobody made', JSON.stringify({ id: '../../x', changedAt: NOW, lines: [line(1)] })],
  [
    'a cart of long ago',
    JSON.stringify({ id: 'a'.repeat(26), changedAt: NOW - GUEST_CART_LIFE, lines: [line(1)] }),
  ],
  [
    'hostile quantities',
    JSON.stringify({ id: 'a'.repeat(26), changedAt: NOW, lines: [line(1, -5), line(2, 1e12)] }),
  ],
])('%s in the store is an empty cart', (_, text) => {
  expect(readGuestCart(text, NOW).lines).toEqual([]);
});

test('a hundred goods are kept; one more is refused and nothing is lost', () => {
  const many = Array.from({ length: GUEST_CART_MAX }, (_, at) => line(at + 1));
  expect(addToGuestCart(many)).toBe(true);
  expect(addToGuestCart([line(9999)])).toBe(false);
  expect($guestCart.get().lines.length).toBe(GUEST_CART_MAX);
});

test('a session that ended clears the store, but not what was chosen', () => {
  addToGuestCart([line(11)]);
  localStorage.clear();
  storeGuestCart();
  expect(readGuestCart(localStorage.getItem(KEY), Date.now()).lines.length).toBe(1);
});

const reported = {
  count: 2,
  lines: [
    {
      product_attr_unique: 11,
      product_id: 1,
      name: '螺钉11',
      image: '/a.webp',
      state: 'added',
      wanted: 5,
      num: 5,
      reason: '',
    },
    {
      product_attr_unique: 12,
      product_id: 1,
      name: '螺钉12',
      image: '/a.webp',
      state: 'capped',
      wanted: 9,
      num: 4,
      reason: '库存不足',
    },
    {
      product_attr_unique: 13,
      product_id: 0,
      name: '',
      image: '/a.webp',
      state: 'refused',
      wanted: 1,
      num: 0,
      reason: '商品已下架',
    },
  ],
};

test('a merge sends ids and quantities once, empties the browser and reports line by line', async () => {
  backend.answer('/api/user/cart/merge', success(reported));
  addToGuestCart([line(11, 5), line(12, 9), line(13, 1)]);
  const { id } = $guestCart.get();
  await Promise.all([mergeGuestCart(), mergeGuestCart()]);
  expect(backend.askedFor('/api/user/cart/merge').map(({ body }) => body)).toEqual([
    {
      guest_cart_id: id,
      items: [
        { product_attr_unique: 11, cart_num: 5 },
        { product_attr_unique: 12, cart_num: 9 },
        { product_attr_unique: 13, cart_num: 1 },
      ],
    },
  ]);
  expect(localStorage.getItem(KEY)).toBeNull();
  // A login loads the page anew, and nothing that is about to go is shown before.
  expect($mergeReport.get()).toBeNull();
  showReport();
  render(<OpenGuestCart i18n={i18n} />);
  const text = screen.getByRole('dialog').textContent ?? '';
  expect(text).toContain(t('cart:report.some', { n: 2, m: 2 }));
  expect(text).toContain('库存不足');
  // The mall does not know these goods any more, but the browser remembers what they were called.
  expect(text).toContain('螺钉13');
  fireEvent.click(screen.getByRole('button', { name: cart.report.stay }));
  await waitFor(() => expect($mergeReport.get()).toBeNull());
  showReport();
  expect($mergeReport.get()).toBeNull();
});

test('a merge that fails keeps everything, and is sent again under the same id', async () => {
  backend.answer('/api/user/cart/merge', refusal('request.too_many', '请求太频繁'));
  addToGuestCart([line(11, 5)]);
  const { id } = $guestCart.get();
  await mergeGuestCart();
  expect($guestCart.get()).toMatchObject({ id, lines: [{ unique: 11, num: 5 }] });
});

test('a visitor looks into the cart, takes something out and goes on to the login', () => {
  addToGuestCart([line(11), line(12)]);
  $guestCartOpen.set(true);
  render(<OpenGuestCart i18n={i18n} />);
  fireEvent.click(screen.getByRole('button', { name: t('cart:remove_line', { name: '螺钉11' }) }));
  expect(screen.getAllByRole('listitem').length).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: cart.guest.login }));
  expect($loginPanel.get()).not.toBeNull();
  expect($guestCartOpen.get()).toBe(false);
});

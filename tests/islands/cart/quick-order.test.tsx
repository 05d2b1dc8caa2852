import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QuickOrder } from '#islands/cart/quick/QuickOrder.tsx';
import type { QuickChoice, QuickMatch } from '#lib/contracts/quick-order.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import englishCart from '../../../locales/en-US/cart.json';
import englishCommon from '../../../locales/en-US/common.json';
import cart from '../../../locales/zh-CN/cart.json';
import common from '../../../locales/zh-CN/common.json';
import { openBackend, success } from '../account-backend.ts';

const i18n: Messages = { locale: 'zh-CN', words: { cart, common } };
const t = createT(i18n);
const MATCH = '/api/user/cart/quick/match';

const choice = (unique: number, num: number, extra: Partial<QuickChoice['product']> = {}): QuickChoice => ({
  cart_id: '',
  cart_num: num,
  product_type: 'normal',
  product: {
    product_id: unique,
    store_name: `轴承${unique}`,
    image: '/a.webp',
    unit_name: '套',
    once_min_count: 10,
    once_max_count: 0,
    batch_number: 5,
    lead_days: 0,
    mix_wholesale: false,
    ...extra,
  },
  productAttr: { unique, designation: `62${unique}`, sku: '', stock: 100 },
  unit_price: '4.60',
  line_total: '0.00',
  lead_days: 0,
  public_price: null,
  next_tier: null,
  problem: num < 10 ? '低于起订量10套' : '',
  mer_name: '轴承厂',
  is_unit_sure: true,
});
const match = (words: string, num: number, state: QuickMatch['state'], ...uniques: number[]): QuickMatch => ({
  words,
  num,
  state,
  choices: uniques.map((unique) => choice(unique, num)),
});
let backend: ReturnType<typeof openBackend>;
const onAdded = vi.fn<() => void>();

beforeEach(() => {
  sessionStorage.clear();
  onAdded.mockClear();
  backend = openBackend({ '/api/user/cart/create_many': success({ cart_id: ['x'], count: 1, refused: [] }) });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function paste(text: string, answer: QuickMatch[], say = t): Promise<void> {
  backend.answer(MATCH, success(answer));
  render(<QuickOrder t={say} href={(path) => path} onAdded={onAdded} onCart={() => undefined} />);
  fireEvent.change(screen.getByLabelText(say('cart:quick.label')), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: say('cart:quick.read') }));
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBe(answer.length));
}
const addButton = (n: number) => screen.getByRole('button', { name: t('cart:quick.add_n', { n }) });

test('what was asked in pieces says what it is in the unit of the goods, and that goes into the cart', async () => {
  const found = match('DIN933 M10*40', 500, 'exact', 4);
  await paste('DIN933 M10*40 500 pcs', [
    { ...found, unit: 'pcs', choices: [{ ...choice(4, 10, { unit_name: '50支' }) }] },
  ]);
  expect(screen.getByRole('listitem').textContent).toContain(
    t('cart:quick.unit_is', { asked: '500 pcs', n: 10, unit: '50支' }),
  );
  fireEvent.click(addButton(1));
  await waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
  expect(backend.askedFor('/api/user/cart/create_many')[0]?.body).toEqual({
    items: [{ product_attr_unique: 4, cart_num: 10 }],
  });
});

test.each([
  ['百支', t('cart:quick.bare', { sold: '百支', n: '20,000', unit: '支' })],
  ['盒', t('cart:quick.bare_pack', { sold: '盒' })],
])(
  'a number without a unit is to be checked where goods are sold by the %s, until another is set',
  async (sold, said) => {
    const screws = {
      ...match('DIN933 M10*40', 200, 'exact', 4),
      choices: [{ ...choice(4, 200, { unit_name: sold }), is_unit_sure: false }],
    };
    await paste('DIN933 M10*40 200', [screws]);
    const row = screen.getByRole('listitem');
    expect(row.textContent).toContain(said);
    fireEvent.click(screen.getByRole('button', { name: /减少/ }));
    await waitFor(() => expect(row.textContent).not.toContain(said));
  },
);

test('a line and each of its choices say how much of which unit it is, and what that costs', async () => {
  const dear = { ...choice(4, 1000, { unit_name: '百支' }), line_total: '53100.00' };
  const cheap = { ...choice(6, 1000, { unit_name: '支' }), line_total: '531.00' };
  await paste('平垫 M10 1,000', [{ words: '平垫 M10', num: 1000, state: 'choices', choices: [dear, cheap] }]);
  const chooser = screen.getByRole('combobox', { name: t('cart:quick.choose', { words: '平垫 M10' }) });
  expect(chooser.textContent).toContain('1,000百支 ¥53,100.00');
  expect(chooser.textContent).toContain('1,000支 ¥531.00');
  fireEvent.change(chooser, { target: { value: '6' } });
  const price = screen.getByText('1,000支 ¥531.00', { selector: 'span' });
  expect(price).toBeTruthy();
});

test('in English a unit takes its plural once', async () => {
  const english = createT({ locale: 'en-US', words: { cart: englishCart, common: englishCommon } });
  const packs = { ...choice(4, 10, { unit_name: 'pack' }), line_total: '61.20' };
  const rolls = { ...choice(6, 2, { unit_name: 'roll' }), line_total: '204.00' };
  await paste(
    'O-ring 10',
    [{ words: 'O-ring', num: 10, state: 'choices', choices: [packs, rolls] }],
    english,
  );
  const offers = screen.getByRole('combobox').textContent;
  expect(offers).toContain('10 packs: ¥61.20');
  expect(offers).toContain('2 rolls: ¥204.00');
});

test('lines are sent as they are meant, and what is sure goes into the cart with one press', async () => {
  await paste('6204-2RS 20个', [match('6204-2RS', 20, 'exact', 4)]);
  expect(backend.askedFor(MATCH)[0]?.body).toEqual({
    lines: [{ words: '6204-2RS', num: 20, unit: '个' }],
  });
  fireEvent.click(addButton(1));
  await waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
  expect(backend.askedFor('/api/user/cart/create_many')[0]?.body).toEqual({
    items: [{ product_attr_unique: 4, cart_num: 20 }],
  });
  expect(screen.getByRole('dialog').textContent).toContain(t('cart:report.all', { n: 1 }));
});

test('a quantity below the minimum is changed only when the buyer agrees', async () => {
  await paste('6204 3', [match('6204', 3, 'exact', 4)]);
  expect(addButton(0)).toBeTruthy();
  backend.answer(MATCH, success([match('6204', 10, 'exact', 4)]));
  const words = t('cart:quick.adjust', { reason: '低于起订量10套', n: 10, unit: '套' });
  fireEvent.click(screen.getByRole('button', { name: words }));
  await waitFor(() => expect(addButton(1)).toBeTruthy());
  expect(backend.askedFor(MATCH)[1]?.body).toEqual({ lines: [{ words: '6204', num: 10 }] });
});

test('a doubtful line waits for a choice, and can be none of them', async () => {
  await paste('轴承 20', [match('轴承', 20, 'choices', 4, 5)]);
  const list = screen.getByLabelText(t('cart:quick.choose', { words: '轴承' }));
  expect(addButton(0)).toBeTruthy();
  fireEvent.change(list, { target: { value: '5' } });
  expect(addButton(1)).toBeTruthy();
  fireEvent.change(list, { target: { value: 'none' } });
  expect(addButton(0)).toBeTruthy();
  expect(screen.getByText(t('cart:quick.inquiry_hint', { n: 1 }))).toBeTruthy();
});

test('what nobody sells goes to the page of inquiries with its words, quantity and unit', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  await paste('火星探测器 ZZ-9 3', [match('火星探测器 ZZ-9', 3, 'none')]);
  fireEvent.click(screen.getByRole('button', { name: cart.quick.inquiry }));
  expect(JSON.parse(sessionStorage.getItem('inquiryDraft')!)).toEqual([
    { name: '火星探测器 ZZ-9', num: 3, unit: '' },
  ]);
  expect(assign).toHaveBeenCalledWith('/search_price_order');
});

test('what the cart refuses stays in the list with its reason', async () => {
  backend.answer(
    '/api/user/cart/create_many',
    success({ cart_id: [], count: 0, refused: [{ product_attr_unique: 4, reason: '购物车已满' }] }),
  );
  await paste('6204 20', [match('6204', 20, 'exact', 4)]);
  fireEvent.click(addButton(1));
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('购物车已满'));
  expect(onAdded).not.toHaveBeenCalled();
});

test('a quantity that may mean something else is said until the buyer sets one', async () => {
  await paste('轴承1 各20', [{ ...match('轴承1', 20, 'exact', 1), doubt: true }]);
  const said = t('cart:quick.doubt', { asked: '20' });
  expect(await screen.findByText(said)).toBeTruthy();
  const field = screen.getByLabelText(t('cart:quick.quantity_of', { words: '轴承1' }));
  fireEvent.change(field, { target: { value: '30' } });
  fireEvent.blur(field);
  await waitFor(() => expect(screen.queryByText(said)).toBeNull());
});

import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import CartPage from '#islands/cart/CartPage.tsx';
import type { CartLine, CartView } from '#lib/contracts/cart.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { $toasts } from '#lib/stores/toast.ts';
import cart from '../../../locales/zh-CN/cart.json';
import common from '../../../locales/zh-CN/common.json';
import { openBackend, refusal, success } from '../account-backend.ts';

const i18n: Messages = { locale: 'zh-CN', words: { cart, common } };
const t = createT(i18n);
const ID = '01m7yc04xab7ye7t1mcz3nae11';
const CHANGE = `/api/user/cart/change/${ID}`;
const name = '六角螺栓 M8×30';

const line = (extra: Partial<CartLine> = {}): CartLine => ({
  cart_id: ID,
  cart_num: 20,
  product_type: 'normal',
  product: {
    product_id: 1,
    store_name: '六角螺栓',
    image: '/a.webp',
    unit_name: '盒',
    once_min_count: 10,
    once_max_count: 0,
    batch_number: 10,
    lead_days: 0,
    mix_wholesale: false,
  },
  productAttr: { unique: 11, designation: 'M8×30', sku: 'M8×30', stock: 500 },
  unit_price: '10.00',
  line_total: '200.00',
  public_price: null,
  lead_days: 0,
  next_tier: null,
  problem: '',
  ...extra,
});
const view = (one: CartLine): CartView => ({
  list: [
    {
      mer_id: 1,
      mer_name: '永年紧固件',
      mer_avatar: '/s.webp',
      is_trader: false,
      hasCoupon: false,
      list: [one],
    },
  ],
  fail: [],
  count: 1,
});
const total = (extra: object = {}) => ({
  count: 1,
  quantity: 20,
  total: '200.00',
  sample_credit: '0.00',
  credits: [],
  lines: [],
  problem: '',
  stores: [{ mer_id: 1, total: '200.00', free_freight_gap: '1800.00' }],
  ...extra,
});
let backend: ReturnType<typeof openBackend>;

beforeEach(() => {
  $toasts.set([]);
  sessionStorage.clear();
  backend = openBackend({
    [CHANGE]: success(view(line({ cart_num: 30, unit_price: '9.00', line_total: '270.00' }))),
    '/api/user/cart/total': success(total()),
    '/api/user/cart/delete': success({ list: [], fail: [], count: 0 }),
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const quantity = () => screen.getByLabelText<HTMLInputElement>(t('cart:quantity_of', { name }));
const checkout = () => screen.queryByRole('link', { name: cart.checkout });

test('plus goes one batch further and the price is the one that the server answers', async () => {
  render(<CartPage i18n={i18n} initial={view(line())} />);
  fireEvent.click(screen.getByRole('button', { name: t('cart:more', { name }) }));
  await waitFor(() => expect(backend.askedFor(CHANGE)[0]?.body).toEqual({ cart_num: 30 }));
  await waitFor(() => expect(quantity().value).toBe('30'));
  expect(document.body.textContent).toContain('270.00');
});

test('the answer to one press does not undo the next one that is still on its way', async () => {
  const answers: (() => void)[] = [];
  backend.answer(CHANGE, ({ body }) => {
    const { cart_num } = body as { cart_num: number };
    return new Promise((resolve) =>
      answers.push(() => resolve(success(view(line({ cart_num, line_total: `${cart_num}0.00` }))))),
    );
  });
  render(<CartPage i18n={i18n} initial={view(line())} />);
  const press = () => fireEvent.click(screen.getByRole('button', { name: t('cart:more', { name }) }));
  press();
  press();
  await waitFor(() => expect(answers.length).toBe(2));
  answers[0]!();
  await waitFor(() => expect(document.body.textContent).toContain('300.00'));
  press();
  await waitFor(() => expect(answers.length).toBe(3));
  answers[1]!();
  answers[2]!();
  await waitFor(() => expect(quantity().value).toBe('50'));
  expect(backend.askedFor(CHANGE).map(({ body }) => body['cart_num'])).toEqual([30, 40, 50]);
});

test('what another tab has changed or ordered is shown when this one is looked at again', async () => {
  render(<CartPage i18n={i18n} initial={view(line())} />);
  backend.answer('/api/user/cart/lst', success(view(line({ cart_num: 40, line_total: '400.00' }))));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(quantity().value).toBe('40'));
  backend.answer('/api/user/cart/lst', success({ list: [], fail: [], count: 0 }));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() =>
    expect(screen.queryByRole('textbox', { name: t('cart:quantity_of', { name }) })).toBeNull(),
  );
});

test('a typed quantity is sent when the field is left; a refused one gives way to what the cart holds', async () => {
  backend.answer(CHANGE, refusal('stock.short', '库存不足', 'cart_num'));
  render(<CartPage i18n={i18n} initial={view(line())} />);
  fireEvent.change(quantity(), { target: { value: '90000' } });
  expect(backend.askedFor(CHANGE).length).toBe(0);
  fireEvent.blur(quantity());
  await waitFor(() => expect(document.getElementById(`problem-${ID}`)?.textContent).toBe('库存不足'));
  await waitFor(() => expect(quantity().value).toBe('20'));
});

test('with nothing chosen there is no way to the check-out, and removing says what to do', async () => {
  render(<CartPage i18n={i18n} initial={view(line())} />);
  expect(checkout()).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: cart.checkout }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: cart.remove_chosen }));
  expect($toasts.get()[0]?.text).toBe(cart.choose_first);
  expect(backend.asked.length).toBe(0);
});

test('a chosen line opens the check-out with its id', async () => {
  render(<CartPage i18n={i18n} initial={view(line())} />);
  fireEvent.click(screen.getByLabelText(t('cart:choose_line', { name })));
  await waitFor(() => expect(checkout()?.getAttribute('href')).toBe(`/order_confirm?cart_id=${ID}`));
});

test('what was paid for a sample stands at its line and at the total, in the sums of the server', async () => {
  const credit = { sample_credit: '3.00', credits: [{ cart_id: ID, sample_credit: '3.00' }] };
  backend.answer('/api/user/cart/total', success(total({ total: '197.00', ...credit })));
  render(<CartPage i18n={i18n} initial={view(line())} />);
  expect(screen.queryByText(cart.sample_credit, { exact: false })).toBeNull();
  fireEvent.click(screen.getByLabelText(cart.choose_all));
  await waitFor(() => expect(screen.getAllByText(cart.sample_credit, { exact: false }).length).toBe(2));
  expect(document.body.textContent).toContain('197.00');
});

test('what keeps a line from being bought stands at its quantity and keeps the check-out closed', async () => {
  const problem = '低于起订量10盒';
  backend.answer('/api/user/cart/total', success(total({ problem })));
  render(<CartPage i18n={i18n} initial={view(line({ cart_num: 5, problem }))} />);
  const ids = quantity().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(ids)?.textContent).toBe(problem);
  expect(quantity().getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(screen.getByLabelText(cart.choose_all));
  await waitFor(() => expect(backend.askedFor('/api/user/cart/total').length).toBe(1));
  await waitFor(() => expect(screen.getAllByText(problem).length).toBe(2));
  expect(checkout()).toBeNull();
});

test('a line says how many more bring the next price, and nothing where there is none', async () => {
  render(<CartPage i18n={i18n} initial={view(line({ next_tier: { num: 80, price: '9.00' } }))} />);
  expect(screen.getByText('再买80盒，单价¥9.00/盒')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: t('cart:more', { name }) }));
  await waitFor(() => expect(screen.queryByText(/再买80盒/)).toBeNull());
});

test('lines that were ticked are ticked again for who comes back to the cart', async () => {
  const page = render(<CartPage i18n={i18n} initial={view(line())} />);
  fireEvent.click(screen.getByLabelText(t('cart:choose_line', { name })));
  await waitFor(() => expect(checkout()).not.toBeNull());
  page.unmount();
  render(<CartPage i18n={i18n} initial={view(line())} />);
  await waitFor(() => expect(checkout()?.getAttribute('href')).toBe(`/order_confirm?cart_id=${ID}`));
});

test('a box for several lines says that only some are ticked, and several go only when it is meant', async () => {
  const other = line({ cart_id: ID.replace('11', '12') });
  const two = view(line());
  two.list[0]!.list.push(other);
  render(<CartPage i18n={i18n} initial={{ ...two, count: 2 }} />);
  const all = screen.getByLabelText<HTMLInputElement>(cart.choose_all);
  fireEvent.click(screen.getAllByLabelText(t('cart:choose_line', { name }))[0]!);
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  fireEvent.click(all);
  expect([all.checked, all.indeterminate]).toEqual([true, false]);
  fireEvent.click(screen.getByRole('button', { name: cart.remove_chosen }));
  expect(backend.askedFor('/api/user/cart/delete').length).toBe(0);
  const dialog = screen.getByRole('dialog', { name: t('cart:remove_question', { count: 2 }) });
  fireEvent.click(within(dialog).getByRole('button', { name: cart.remove }));
  await waitFor(() => expect(backend.askedFor('/api/user/cart/delete').length).toBe(1));
});

test('a chosen line costs what it costs among the chosen ones; what its sizes would bring is said', async () => {
  const lines = [{ cart_id: ID, unit_price: '10.50', line_total: '210.00' }];
  backend.answer('/api/user/cart/total', success(total({ total: '210.00', lines })));
  render(<CartPage i18n={i18n} initial={view(line())} />);
  expect(screen.queryByText(t('cart:mixed_price', { price: '10.00', unit: '盒' }))).toBeNull();
  fireEvent.click(screen.getByLabelText(t('cart:choose_line', { name })));
  expect(await screen.findByText(t('cart:mixed_price', { price: '10.00', unit: '盒' }))).toBeTruthy();
  expect(document.body.textContent).not.toContain('200.00');
});

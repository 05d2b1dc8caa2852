// At the counter a scanner types its digits and Enter wherever the cursor is; only a press hands goods over.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PickUpCounter } from '#islands/desk/screens/merchant/parts/PickUpCounter.tsx';
import { orderApi } from '#lib/contracts/order.ts';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import { createT, wireWord } from '#lib/i18n/translate.ts';
import { openBackend, refusal, success } from '../account-backend.ts';
import failures from '../../../locales/zh-CN/failures.json';
import order from '../../../locales/zh-CN/order.json';

const t = createT({ locale: 'zh-CN', words: { order, failures } });
const draw = {
  t,
  w: (key: string, vars?: Record<string, string | number>) => wireWord(t, 'order:counter', key, vars),
  locale: 'zh-CN' as const,
  now: '2026-11-29T00:00:00Z',
};
const CODE = '4139429547';
const found = {
  order_id: '0'.repeat(26),
  order_sn: 'DD1',
  status: 'to_ship',
  delivery: 'pick_up',
  receiver: '陈晓敏',
  phone: '13800000002',
  pay_time: null,
  remind_time: null,
  mark: '',
  note: null,
  orderProduct: [
    {
      order_product_id: '1',
      store_name: '螺钉',
      image: '/a.webp',
      designation: 'M5×16',
      sku: '',
      unit_name: '盒',
      product_num: 2,
      refund_num: 2,
      refund_state: 'none',
    },
  ],
};
let backend: ReturnType<typeof openBackend>;

beforeEach(() => {
  backend = openBackend({ [orderDeskApi.pickUp.path]: success(found) });
  render(<PickUpCounter draw={draw} person={1} forms={{}} may={['hand_over']} />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = () => screen.getByLabelText<HTMLInputElement>(order.counter.code);
const enter = (text: string): void => {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.submit(field().form!);
};
const calls = (path: string) => backend.askedFor(path).length;
const button = () => screen.findByRole('button', { name: order.counter.act.hand_over.name });

test('a code shows goods, pieces and person, and hands nothing over until the button is pressed', async () => {
  enter(` ${CODE}\n`);
  const hand = await button();
  expect(screen.getByText('2 盒')).toBeTruthy();
  expect(screen.getByText(/陈晓敏/)).toBeTruthy();
  enter(CODE);
  await waitFor(() => expect(calls(orderDeskApi.pickUp.path)).toBe(2));
  expect(calls(orderApi.handOver.path)).toBe(0);
  backend.answer(orderApi.handOver.path, success({}));
  fireEvent.click(hand.isConnected ? hand : await button());
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('DD1'));
  expect(field().value).toBe('');
});

test('the next code that is scanned while the button has the cursor replaces the one that is shown', async () => {
  enter(CODE);
  const hand = await button();
  hand.focus();
  fireEvent.keyDown(hand, { key: '9' });
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('9');
  expect(screen.queryByRole('button', { name: order.counter.act.hand_over.name })).toBeNull();
});

test('what is wrong with a code stands at the field, and the code stays to be mended', async () => {
  enter('123');
  expect(await screen.findByText(failures.order.pick_up_digits)).toBeTruthy();
  backend.answer(orderDeskApi.pickUp.path, refusal('ERROR1', '订单 DD1 已退款，不能交货', 'code'));
  enter(CODE);
  expect(await screen.findByText('订单 DD1 已退款，不能交货')).toBeTruthy();
  expect(field().value).toBe(CODE);
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

import { placeOrder } from '#lib/domain/trade/checkout/index.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { presaleApi } from '#lib/contracts/presale.ts';
import { changePrice } from '#lib/domain/trade/order/index.ts';
import {
  freshMorning,
  lay,
  openPresale,
  orderActivity,
  prepareActivity,
  type Take,
} from '../../support/activity/sales.ts';
import { openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const mall = await openTradeMall();
beforeEach(() => freshMorning(mall));
afterAll(() => mall.close());

const valve = (activityId: number): Take => ({ uid: 1, skuId: VALVE.sku, activityId });

test('before its start and after its end a presale takes no orders', async () => {
  const id = await openPresale(mall);
  const answers: (string | undefined)[] = [];
  for (const at of ['08:59:59', '09:00:00', '11:59:59', '12:00:00']) {
    mall.clock.set(`2026-11-21T${at}+08:00`);
    answers.push(codeOf(await lay(mall, valve(id))));
  }
  expect(answers).toEqual(['presale.not_running', undefined, undefined, 'presale.not_running']);
});

test('presales by stage, and the one with its prices and deposit', async () => {
  const id = await openPresale(mall);
  const count = async (type: number) => valueOf(await mall.as()(presaleApi.list, { type })).count;
  expect([await count(0), await count(1), await count(2)]).toEqual([0, 1, 0]);
  const detail = valueOf(await mall.as()(presaleApi.detail, { id }));
  expect(detail).toMatchObject({ presell_type: 2, presell_status: 1, delivery_day: 7, left: 20, seles: 0 });
  expect(detail.offers).toEqual([
    { unique: VALVE.sku, price: '200.00', down_price: '40.00', ot_price: '', stock: 20 },
  ]);
  mall.clock.set('2026-11-21T08:00:00+08:00');
  expect([await count(0), await count(1), await count(2)]).toEqual([1, 0, 0]);
  mall.clock.set('2026-11-21T12:00:00+08:00');
  expect([await count(0), await count(1), await count(2)]).toEqual([0, 0, 1]);
});

test('without the agreement there is no deposit order', async () => {
  const id = await openPresale(mall);
  const { preview: _preview, ...input } = await prepareActivity(mall, valve(id));
  const { agree: _agree, ...silent } = input;
  expect(codeOf(await placeOrder(mall.ctx(1), silent))).toBe('presale.agreement');
  expect(codeOf(await placeOrder(mall.ctx(1), { ...input, agree: false }))).toBe('presale.agreement');
  expect(await mall.read('activitySku', {}, ['stock'])).toEqual([{ stock: 20 }]);
  valueOf(await placeOrder(mall.ctx(1), input));
});

test('a store changes no price of a presale order, and hears why', async () => {
  const group = await orderActivity(mall, valve(await openPresale(mall)));
  const rows = await mall.read('storeOrder', { groupOrderId: group }, { id: 'orderId' });
  const change = { id: rows[0]!.id, goods_price: '1.00', freight: '0.00' };
  expect(codeOf(await changePrice(mall.merchant(SOUTH), change))).toBe('order.presale_price');
});

test('a presale in a list says what the best coupon of its store takes off', async () => {
  await openPresale(mall);
  const coupon = async () => valueOf(await mall.as()(presaleApi.list, { type: 1 })).list[0]?.coupon;
  expect(await coupon()).toBeNull();
  const { productId } = await mall.first('sku', { skuId: VALVE.sku });
  const { merId } = await mall.first('product', { productId });
  const add = (title: string, value: number, threshold: number, kind: 'store' | 'product' = 'store') =>
    mall.add('coupon', {
      merId,
      kind,
      title,
      titleEn: title,
      value,
      threshold,
      validDays: 7,
      isLimited: false,
      status: 'open',
      createdAt: new Date(),
    });
  await add('small', 500, 10_000);
  await add('for single goods', 9000, 0, 'product');
  const [best] = await add('large', 3000, 50_000);
  expect(await coupon()).toEqual({
    coupon_id: best?.couponId,
    coupon_price: '30.00',
    use_min_price: '500.00',
  });
});

// The check-out shows what will be charged, and what keeps the order from being placed.
import { afterAll, expect, test } from 'vitest';
import { previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { BOLT, GAUGE, NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { choiceOf, codeOf, putIntoCart, valueOf } from '../../support/trade-steps.ts';

const mall = await openTradeMall();
afterAll(() => mall.close());

test('two stores: tier price of a mixed batch, freight by each template, totals from the server', async () => {
  const ids = await putIntoCart(mall, 1, [
    [BOLT.m8, 60],
    [BOLT.m10, 40],
    [VALVE.sku, 2],
  ]);
  const view = valueOf(await previewCheckout(mall.ctx(1), choiceOf(ids)));
  expect(view).toMatchObject({
    status: 'finish',
    total_price: '1300.00',
    order_total_postage: '32.00',
    order_coupon_price: '0.00',
    order_price: '1332.00',
    total_num: 102,
    openIntegral: true,
    address: { region: '河北省 邯郸市 永年区 临洺关镇' },
  });
  expect(view.order.map((store) => [store.mer_id, store.order.pay_price, store.order.postage_price])).toEqual(
    [
      [NORTH, '812.00', '12.00'],
      [SOUTH, '520.00', '20.00'],
    ],
  );
  expect(view.order[0]!.list.map((line) => [line.sku, line.unit_price, line.total_price])).toEqual([
    ['M8', '8.00', '480.00'],
    ['M10', '8.00', '320.00'],
  ]);
});

test('no address and an undeliverable line are states of the answer, with the line marked', async () => {
  await mall.change('address', { uid: 2 }, { isDefault: false });
  const ids = await putIntoCart(mall, 2, [[VALVE.sku, 1]]);
  const without = valueOf(await previewCheckout(mall.ctx(2), choiceOf(ids)));
  expect(without).toMatchObject({ status: 'noAddress', address: null, order_total_postage: '0.00' });

  await mall.change('address', { uid: 2 }, { regionCodes: ['65', '6501'] });
  const far = valueOf(await previewCheckout(mall.ctx(2), choiceOf(ids, { address_id: mall.addressId(2) })));
  expect(far.status).toBe('noDeliver');
  expect(far.order[0]!.list.map((line) => line.served)).toEqual([false]);
});

test('another buyer has neither these lines nor this address', async () => {
  const ids = await putIntoCart(mall, 3, [[VALVE.sku, 1]]);
  expect(codeOf(await previewCheckout(mall.ctx(4), choiceOf(ids)))).toBe('cart.line_gone');
  expect(codeOf(await previewCheckout(mall.ctx(3), choiceOf(ids, { address_id: mall.addressId(1) })))).toBe(
    'address.not_found',
  );
});

test('coupons that nobody has are refused, not ignored; points are, when the mall takes none', async () => {
  const ids = await putIntoCart(mall, 4, [[VALVE.sku, 1]]);
  const refuse = async (more: object) => codeOf(await previewCheckout(mall.ctx(4), choiceOf(ids, more)));
  expect(await refuse({ use_coupon: { [SOUTH]: ['abc'] } })).toBe('coupon.unusable');
  expect(await refuse({ use_coupon: { 0: ['abc'] } })).toBe('coupon.unusable');
  expect(await refuse({ use_coupon: { 77: ['abc'] } })).toBe('coupon.unusable');
  expect(await refuse({ use_coupon: { [SOUTH]: [], 0: [] } })).toBeUndefined();
  expect(await refuse({ use_integral: true })).toBeUndefined();
  await mall.add('siteSetting', { key: 'points', value: { is_open: false } });
  expect(await refuse({ use_integral: true })).toBe('points.off');
  await mall.remove('siteSetting', { key: 'points' });
});

test('goods are fetched only where the store offers it; then they cost no freight', async () => {
  const ids = await putIntoCart(mall, 3, [[BOLT.m8, 10]], true);
  const fetched = valueOf(await previewCheckout(mall.ctx(3), choiceOf(ids, { takes: [NORTH] })));
  expect(fetched).toMatchObject({ status: 'finish', order_total_postage: '0.00', order: [{ take: true }] });
  expect(codeOf(await previewCheckout(mall.ctx(3), choiceOf(ids, { takes: [SOUTH] })))).toBe(
    'checkout.no_pick_up',
  );
});

test('limits, stock and shelf are checked again, each naming the line', async () => {
  const [id] = await putIntoCart(mall, 1, [[GAUGE.sku, 5]], true);
  await mall.change('sku', { skuId: GAUGE.sku }, { stock: 3 });
  expect(await previewCheckout(mall.ctx(1), choiceOf([id!]))).toEqual({
    ok: false,
    failure: { code: 'stock.short', params: { n: 3 }, field: id },
  });
  await mall.change('product', { productId: GAUGE.product }, { status: 'off_shelf' });
  expect(codeOf(await previewCheckout(mall.ctx(1), choiceOf([id!])))).toBe('goods.gone');
});

test('a quoted price holds until its day', async () => {
  const [id] = await putIntoCart(mall, 1, [[VALVE.sku, 1]], true);
  await mall.change(
    'cartLine',
    { cartId: id },
    { quotedPrice: 20000, quotedUntil: new Date('2026-11-22T00:00:00+08:00') },
  );
  const total = async () => valueOf(await previewCheckout(mall.ctx(1), choiceOf([id!]))).total_price;
  expect(await total()).toBe('200.00');
  mall.clock.advance(86_400_000);
  expect(await total()).toBe('250.00');
});

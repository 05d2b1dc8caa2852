// A check-out that is bent between its preview and its submit: other addresses, fewer lines, other money, the same
// goods twice. The server counts again, and what it shows last is what is owed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkoutApi } from '#lib/contracts/checkout.ts';
import { address } from '#lib/db/schema.ts';
import { placeOrder, previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { newId } from '#lib/kernel/ids.ts';
import { claimed, openCoupon } from '../../domain/coupon/coupons.ts';
import { openFirm } from '../../support/company/firm.ts';
import { callOver } from '../../support/http-call.ts';
import { serveMall } from '../../support/serve-mall.ts';
import { BOLT, openTradeMall, VALVE } from '../../support/trade-mall.ts';
import { choiceOf, codeOf, putIntoCart, valueOf } from '../../support/trade-steps.ts';

const far = newId(new Date('2026-11-21T02:00:00Z'));
const mall = await openTradeMall();
beforeAll(async () => {
  // Where the store does not deliver by the template that it has for home: freight is another one there.
  const { rules } = await mall.first('freightTemplate', { freightTemplateId: 2 });
  await mall.change(
    'freightTemplate',
    { freightTemplateId: 2 },
    {
      rules: [
        ...rules,
        { cities: ['33'], first: 1000, firstPrice: 9900, continue: 1000, continuePrice: 900 },
      ],
    },
  );
  await mall.services.database.db.insert(address).values({
    addressId: far,
    uid: 1,
    realName: '王工',
    phone: '13900000001',
    regionCodes: ['33', '3303', '330382', '330382001'],
    regionNames: ['浙江省', '温州市', '乐清市', '柳市镇'],
    detail: '电器路18号',
    isDefault: false,
    createdAt: mall.clock.now(),
  });
});
afterAll(() => mall.close());

const ordersOf = async (uid: number) =>
  mall.read('groupOrder', { uid }, { pay_price: 'payPrice', freight: 'freight' });

test('an address that is changed after the freight was shown is never sent to at the old freight', async () => {
  const choice = choiceOf(await putIntoCart(mall, 1, [[VALVE.sku, 1]], true));
  const near = valueOf(await previewCheckout(mall.ctx(1), choice));
  const there = valueOf(await previewCheckout(mall.ctx(1), { ...choice, address_id: far }));
  expect(there.order_price).not.toBe(near.order_price);
  const bent = await placeOrder(mall.ctx(1), { ...choice, address_id: far, key: near.key, mark: {} });
  if (!bent.ok) expect(codeOf(bent)).toBe('checkout.price_changed');
  else expect(bent.value.pay_price).toBe(there.order_price);
});

test('a coupon whose minimum was met by goods that are then left out gives nothing', async () => {
  const claimId = await claimed(mall, 2, await openCoupon(mall, { threshold: 30_000 }));
  const [bolts = '', valve = ''] = await putIntoCart(mall, 2, [
    [BOLT.m8, 10],
    [VALVE.sku, 1],
  ]);
  const both = choiceOf([bolts, valve], { use_coupon: { 0: [claimId] } });
  const shown = valueOf(await previewCheckout(mall.ctx(2), both));
  expect(shown.total_coupon).toBe('10.00');
  const less = await placeOrder(mall.ctx(2), { ...both, cart_id: [bolts], key: shown.key, mark: {} });
  expect(less.ok).toBe(false);
  expect(await ordersOf(2)).toEqual([]);
});

test('there is one currency, whatever a request names', async () => {
  const call = await mall.login(3);
  const choice = choiceOf(await putIntoCart(mall, 3, [[VALVE.sku, 1]], true));
  const shown = valueOf(await call(checkoutApi.preview, choice));
  const bent = { currency: 'JPY', exchange_rate: 0.01, locale: 'ja-JP', pay_price: '0.01', total_price: 0 };
  const placed = valueOf(await call(checkoutApi.create, { ...choice, key: shown.key, mark: {}, ...bent }));
  expect(placed.pay_price).toBe(shown.order_price);
  expect(await ordersOf(3)).toHaveLength(1);
});

test('the same size twice in one order counts against the shelf together', async () => {
  const { sku: left } = await mall.stock(VALVE.sku);
  const each = Math.floor(left / 2) + 1;
  const first = await putIntoCart(mall, 4, [[VALVE.sku, each]], true);
  const second = await putIntoCart(mall, 4, [[VALVE.sku, each]], true);
  const choice = choiceOf([...new Set([...first, ...second])]);
  const shown = await previewCheckout(mall.ctx(4), choice);
  const placed = shown.ok
    ? await placeOrder(mall.ctx(4), { ...choice, key: shown.value.key, mark: {} })
    : shown;
  const after = await mall.stock(VALVE.sku);
  expect(after.sku).toBeGreaterThanOrEqual(0);
  // Either the later purchase has replaced the earlier one, or both together are too many.
  if (choice.cart_id.length > 1) expect(placed.ok).toBe(false);
  else expect(after.sku).toBe(left - each);
});

test('nobody is shown what a company would pay that is not theirs, nor one for which they do not buy', async () => {
  const { companyId: foreign } = await openFirm(mall, 1);
  const { companyId: own } = await openFirm(mall, 2, { 3: 'finance' });
  const server = await serveMall(mall);
  try {
    for (const [uid, company_id, code] of [
      [2, own, undefined],
      [2, 0, undefined],
      [2, foreign, 'team.not_member'],
      [2, foreign + own + 1, 'team.not_member'],
      [3, own, 'team.not_member'],
      [4, own, 'team.not_member'],
    ] as const) {
      const call = callOver(server.url, await mall.token(uid));
      const choice = choiceOf(await putIntoCart(mall, uid, [[BOLT.m8, 10]], true), { company_id });
      expect(codeOf(await call(checkoutApi.preview, choice)), `${uid} for ${company_id}`).toBe(code);
    }
  } finally {
    await server.close();
  }
});

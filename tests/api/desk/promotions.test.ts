// A store proposes what it sells more with as a form sends it, sees all of it in one calendar, and gives deposits back.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { activityApi } from '#lib/contracts/activity.ts';
import { bundleApi } from '#lib/contracts/bundle.ts';
import { calendarApi } from '#lib/contracts/calendar.ts';
import { couponApi } from '#lib/contracts/coupon.ts';
import { presaleApi } from '#lib/contracts/presale.ts';
import { sampleApi } from '#lib/contracts/sample.ts';
import { seckillApi } from '#lib/contracts/seckill.ts';
import * as ledger from '#lib/domain/trade/ledger/index.ts';
import { payOrder } from '#lib/domain/trade/payment/index.ts';
import { newId } from '#lib/kernel/ids.ts';
import { openPresale, openSeckill, orderActivity } from '../../support/activity/sales.ts';
import { BOLT, GAUGE, openTradeMall, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

let north: Call;
let south: Call;
const mall = await openTradeMall();
beforeAll(async () => {
  [north, south] = [await mall.login(901), await mall.login(902)];
});
afterAll(() => mall.close());

const kindsIn = async (call: Call, month: string): Promise<string[]> =>
  valueOf(await call(calendarApi.month, { month })).list.map((row) => row.kind);

test('what a store plans stands in its calendar in the months that it touches, and in nobody else’s', async () => {
  await openSeckill(mall);
  expect(valueOf(await north(seckillApi.slots))).toEqual([{ label: '10:00–12:00', value: '10' }]);
  // Times without an offset are those of the mall's clock, as the form sends them.
  const times = { start_time: '2026-11-30T23:00', end_time: '2026-12-02T08:00' };
  const products = [
    { product_id: 1, num: 2, sku: [{ unique: BOLT.m8, price: '5.00' }] },
    { product_id: 3, num: 1, sku: [{ unique: GAUGE.sku, price: '50.00' }] },
  ];
  valueOf(await north(bundleApi.create, { name: '装配套餐', ...times, products }));
  expect(valueOf(await north(activityApi.own, { keyword: '装配' })).list).toMatchObject([
    { kind: 'bundle', store_name: '装配套餐' },
  ]);
  const coupon = { title: '店铺券', type: 0, coupon_price: '10', use_min_price: '100', total_count: 5 };
  const dates = { coupon_type: 1, use_start_time: '2026-12-01T00:00', use_end_time: '2026-12-31T00:00' };
  valueOf(await north(couponApi.storeCreate, { ...coupon, ...dates }));
  const sample = { product_id: 1, sku: [{ unique: BOLT.m8, price: '1.00' }] };
  valueOf(await north(sampleApi.save, sample));
  expect(valueOf(await north(sampleApi.own, {})).list).toMatchObject([
    { product_id: 1, sku: [{ unique: BOLT.m8, price: '1.00', usual_price: '10.00', taken: 0 }] },
  ]);
  const { name, sku } = valueOf(await north(sampleApi.own, {})).list[0]!;
  for (const keyword of [name, sku[0]!.designation])
    expect(valueOf(await north(sampleApi.own, { keyword })).count).toBe(1);
  expect(valueOf(await north(sampleApi.own, { keyword: '没有此货' })).count).toBe(0);

  expect((await kindsIn(north, '2026-11')).toSorted()).toEqual(['bundle', 'sample', 'seckill']);
  expect((await kindsIn(north, '2026-12')).toSorted()).toEqual(['bundle', 'coupon', 'sample']);
  expect(await kindsIn(north, '2026-10')).toEqual([]);
  expect(await kindsIn(south, '2026-11')).toEqual([]);
  const { list } = valueOf(await north(calendarApi.month, { month: '2026-12' }));
  expect(list.find((row) => row.kind === 'bundle')).toMatchObject({
    name: '装配套餐',
    status: 'pending',
    from_time: '2026-11-30T15:00:00.000Z',
    until_time: '2026-12-02T00:00:00.000Z',
  });
});

test('what is wrong with a coupon or a presale is said at its field', async () => {
  const coupon = { title: '店铺券', type: 0, coupon_type: 0, coupon_price: '10', use_min_price: '0' };
  const fieldOf = async (more: object): Promise<string | undefined> => {
    const made = await south(couponApi.storeCreate, { ...coupon, coupon_time: 30, ...more });
    return made.ok ? '' : made.failure.field;
  };
  expect(await fieldOf({ use_min_price: '5' })).toBe('coupon_price');
  expect(await fieldOf({ type: 1 })).toBe('target_ids');
  expect(await fieldOf({ type: 1, target_ids: [BOLT.product] })).toBe('target_ids');
  expect(await fieldOf({ coupon_time: undefined })).toBe('coupon_time');
  expect(await fieldOf({ coupon_type: 1, use_start_time: '2026-12-01T08:00' })).toBe('use_end_time');
  expect(await fieldOf({ start_time: '2026-12-02T08:00', end_time: '2026-12-01T08:00' })).toBe('end_time');
  expect(await fieldOf({ send_type: 3, give_for: [BOLT.product] })).toBe('give_for');
  const presale = {
    product_id: VALVE.product,
    presell_type: 2,
    start_time: '2026-11-25T10:00',
    end_time: '2026-11-26T10:00',
    delivery_day: 7,
    sku: [{ unique: VALVE.sku, price: '200.00', down_price: '40.00', limited: 10 }],
  };
  const balance = { final_start_time: '2026-11-26T09:00', final_end_time: '2026-11-28T10:00' };
  expect(await south(presaleApi.create, { ...presale, ...balance })).toMatchObject({
    failure: { code: 'activity.times', field: 'final_start_time' },
  });
  expect(codeOf(await south(presaleApi.create, { ...presale, presell_type: 1 }))).toBeUndefined();
});

test('a deposit that a store holds is listed for it and the platform until it is given back', async () => {
  const activityId = await openPresale(mall);
  const entries = [
    { account: ledger.platform('gateway'), amount: -100_000 },
    { account: ledger.buyerBalance(1), amount: 100_000 },
  ];
  await ledger.transfer(mall.system, { kind: 'recharge', targetId: newId(mall.clock.now()), entries });
  const group = await orderActivity(mall, { uid: 1, skuId: VALVE.sku, activityId, quantity: 2 });
  valueOf(await payOrder(mall.ctx(1), { group_id: group, type: 'balance' }));
  const { list } = valueOf(await south(presaleApi.held, {}));
  expect(list).toMatchObject([{ status: 'due', deposit_price: '80.00', buyer: 'buyer1', goods: '球阀' }]);
  expect(valueOf(await south(presaleApi.held, { status: 'closed' })).list).toEqual([]);
  expect(valueOf(await north(presaleApi.held, {})).list).toEqual([]);
  await mall.add('userRole', { uid: 2, role: 'platform', platformRoles: ['service'] });
  const desk = await mall.login(2);
  expect(valueOf(await desk(presaleApi.platformHeld, {})).list).toMatchObject([{ store: '店铺2' }]);
  for (const [keyword, count] of [
    ['店铺2', 1],
    ['球阀', 1],
    [list[0]!.order_sn.slice(-6), 1],
    ['nobody', 0],
  ] as const)
    expect(valueOf(await desk(presaleApi.platformHeld, { keyword })).count).toBe(count);
  expect(codeOf(await south(presaleApi.platformHeld, {}))).toBe('auth.forbidden');
  valueOf(await south(presaleApi.giveBack, { id: list[0]!.order_id, reason: '生产延期' }));
  expect(valueOf(await south(presaleApi.held, {})).count).toBe(0);
});

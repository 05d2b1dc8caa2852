import { afterAll, beforeEach, expect, test } from 'vitest';
import { activityApi } from '#lib/contracts/activity.ts';
import { presaleApi } from '#lib/contracts/presale.ts';
import { seckillApi } from '#lib/contracts/seckill.ts';
import { userRole } from '#lib/db/schema.ts';
import { activityFlow, takeDown } from '#lib/domain/trade/activity/index.ts';
import { freshMorning, lay, openSeckill, type Take } from '../../support/activity/sales.ts';
import { GAUGE, openTradeMall, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const mall = await openTradeMall();
beforeEach(() => freshMorning(mall));
afterAll(() => mall.close());

const gauge = (activityId: number): Take => ({ uid: 1, skuId: GAUGE.sku, activityId });

const proposal = {
  product_id: 3,
  start_time: 10,
  start_day: '2026-11-21',
  end_day: '2026-11-30',
  sku: [{ unique: GAUGE.sku, price: '45.50', limited: 5 }],
};

async function platform() {
  await mall.services.database.db
    .insert(userRole)
    .values({ uid: 4, role: 'platform', merId: null, platformRoles: ['owner'] });
  return mall.login(4);
}

test('a merchant proposes, the platform lets it run, the merchant takes it down', async () => {
  await openSeckill(mall);
  const merchant = await mall.login(901);
  const desk = await platform();
  const { activity_id: id } = valueOf(await merchant(seckillApi.create, proposal));
  // Nobody buys or sees what was not reviewed.
  expect(codeOf(await lay(mall, gauge(id)))).toBe('goods.gone');
  expect(codeOf(await mall.as()(seckillApi.detail, { id }))).toBe('activity.not_found');
  const [pending] = valueOf(await desk(activityApi.all, { status: 'pending' })).list;
  expect(pending).toMatchObject({ activity_id: id });
  for (const call of [
    desk(activityApi.all, { keyword: 'no such' }),
    merchant(activityApi.own, { keyword: '%' }),
  ])
    expect(valueOf(await call).count).toBe(0);
  const found = valueOf(await merchant(activityApi.own, { keyword: pending!.store_name.toUpperCase() }));
  expect(found.list[0]).toMatchObject({ activity_id: id });
  expect(new Set(found.list.map((row) => row.store_name))).toEqual(new Set([pending!.store_name]));
  valueOf(await desk(activityApi.review, { id, approve: true }));
  expect(codeOf(await desk(activityApi.review, { id, approve: true }))).toBe('activity.wrong_state');
  expect(codeOf(await lay(mall, gauge(id)))).toBeUndefined();
  expect(valueOf(await merchant(activityApi.own, {})).list[0]).toMatchObject({ stage: 'running', stock: 5 });
  // Another store's merchant finds nothing.
  expect(codeOf(await takeDown(mall.merchant(2), { id }))).toBe('activity.not_found');
  valueOf(await merchant(activityApi.takeDown, { id }));
  expect(codeOf(await lay(mall, gauge(id)))).toBe('goods.gone');
  expect(codeOf(await mall.as()(seckillApi.detail, { id }))).toBe('goods.gone');
});

test('proposals that cannot work are refused', async () => {
  await openSeckill(mall);
  const merchant = await mall.login(901);
  const sku = proposal.sku[0]!;
  const refusals = [
    { ...proposal, start_time: 3 },
    { ...proposal, end_day: '2026-11-20' },
    { ...proposal, start_day: '2026-11-19', end_day: '2026-11-20' },
    { ...proposal, sku: [{ ...sku, price: '60.00' }] },
    { ...proposal, sku: [{ ...sku, price: '0' }] },
    { ...proposal, sku: [{ ...sku, limited: 21 }] },
    { ...proposal, sku: [sku, sku] },
    { ...proposal, product_id: 2, sku: [{ ...sku, unique: 21 }] },
  ];
  const codes: (string | undefined)[] = [];
  for (const input of refusals) codes.push(codeOf(await merchant(seckillApi.create, input)));
  expect(codes).toEqual([
    'seckill.no_slot',
    'activity.times',
    'activity.times',
    'activity.price',
    'activity.price',
    'activity.stock',
    'activity.sku_twice',
    'goods.gone',
  ]);
});

test('slots are whole hours that do not overlap', async () => {
  const desk = await platform();
  const add = (start_time: number, end_time: number) => desk(seckillApi.addSlot, { start_time, end_time });
  expect(codeOf(await add(8, 10))).toBeUndefined();
  expect(codeOf(await add(10, 12))).toBeUndefined();
  expect(codeOf(await add(9, 11))).toBe('seckill.slot_overlap');
  expect(codeOf(await add(12, 12))).toBe('activity.times');
  expect(codeOf(await add(23, 25))).toBe('request.invalid');
  expect(activityFlow.next('approved', 'take_down')).toBe('taken_down');
});

test('a proposal needs windows in order and a deposit of at most a fifth', async () => {
  const merchant = await mall.login(902);
  const proposal = {
    product_id: 2,
    presell_type: 2,
    start_time: '2026-11-25T10:00:00+08:00',
    end_time: '2026-11-26T10:00:00+08:00',
    final_start_time: '2026-11-26T10:00:00+08:00',
    final_end_time: '2026-11-28T10:00:00+08:00',
    delivery_day: 7,
    sku: [{ unique: VALVE.sku, price: '200.00', down_price: '40.00', limited: 10 }],
  };
  const [sku] = proposal.sku;
  const tries = [
    proposal,
    { ...proposal, final_start_time: '2026-11-26T09:59:00+08:00' },
    { ...proposal, final_end_time: proposal.final_start_time },
    { ...proposal, end_time: '2026-11-20T10:00:00+08:00' },
    { ...proposal, sku: [{ ...sku!, down_price: '40.01' }] },
    { ...proposal, sku: [{ ...sku!, down_price: '0' }] },
    { ...proposal, presell_type: 1, sku: [{ unique: VALVE.sku, price: '199.99', limited: 10 }] },
  ];
  const codes: (string | undefined)[] = [];
  for (const input of tries) codes.push(codeOf(await merchant(presaleApi.create, input)));
  expect(codes).toEqual([
    undefined,
    'activity.times',
    'activity.times',
    'activity.times',
    'presale.deposit_too_high',
    'activity.price',
    undefined,
  ]);
});

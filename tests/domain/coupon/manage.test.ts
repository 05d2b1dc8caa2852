// Who hands out which coupons, and what a template must say.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { couponApi } from '#lib/contracts/coupon.ts';
import { massChangeApi } from '#lib/contracts/mass-change.ts';
import { claimed } from './coupons.ts';
import { BOLT, NORTH, openTradeMall, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

let store: Call;
let desk: Call;
const mall = await openTradeMall();
beforeAll(async () => {
  await mall.add('user', { uid: 950, phone: '13900000950', nickname: 'desk', createdAt: new Date() });
  await mall.add('userRole', { uid: 950, role: 'platform', platformRoles: ['owner'] });
  store = await mall.login(900 + NORTH);
  desk = await mall.login(950);
});
afterAll(() => mall.close());

const draft = {
  title: '店铺券',
  type: 0,
  coupon_price: '20',
  use_min_price: '300.00',
  coupon_type: 0,
  coupon_time: 15,
  total_count: 50,
};

test('a store makes a coupon, opens it, buyers claim it, and a closed one stays good for those who have it', async () => {
  const { coupon_id: id } = valueOf(await store(couponApi.storeCreate, draft));
  expect(valueOf(await mall.as()(couponApi.ofStore, { id: NORTH }))).toEqual([]);
  expect(codeOf(await store(couponApi.storeClose, { ids: [id] }))).toBe('coupon.wrong_state');
  valueOf(await store(couponApi.storeOpen, { ids: [id] }));
  expect(valueOf(await mall.as()(couponApi.ofStore, { id: NORTH }))).toMatchObject([
    { coupon_id: id, coupon_price: '20.00', remain_count: 50, coupon_time: 15 },
  ]);
  await claimed(mall, 1, id);
  valueOf(await store(couponApi.storeClose, { ids: [id] }));
  expect(codeOf(await (await mall.login(2))(couponApi.receive, { id }))).toBe('coupon.expired');
  expect(valueOf(await (await mall.login(1))(couponApi.mine, {})).count).toBe(1);
  expect(valueOf(await store(couponApi.storeList, {})).list).toMatchObject([
    { status: 'closed', remain_count: 49 },
  ]);
});

test('another store’s or the platform’s coupon is not found', async () => {
  const { coupon_id: id } = valueOf(await store(couponApi.storeCreate, draft));
  const other = await mall.login(902);
  expect(codeOf(await other(couponApi.storeOpen, { ids: [id] }))).toBe('coupon.not_found');
  expect(codeOf(await desk(couponApi.platformOpen, { ids: [id] }))).toBe('coupon.not_found');
  expect(codeOf(await store(couponApi.platformCreate, { ...draft, type: 10 }))).toBe('auth.forbidden');
  expect(codeOf(await desk(couponApi.storeCreate, draft))).toBe('auth.forbidden');
});

test('coupons of the platform that were opened together are taken back for a day, at its desk alone', async () => {
  const made = { ...draft, title: '通用券', type: 10 };
  const ids: number[] = [];
  for (let n = 0; n < 2; n += 1) ids.push(valueOf(await desk(couponApi.platformCreate, made)).coupon_id);
  valueOf(await desk(couponApi.platformOpen, { ids }));
  const [change] = valueOf(await desk(massChangeApi.platformList, {})).list;
  expect(change).toMatchObject({ kind: 'coupon', line_count: 2, can_undo: true });
  const { mass_change_id: id } = change!;
  expect(valueOf(await store(massChangeApi.list, {})).list).toEqual([]);
  expect(codeOf(await store(massChangeApi.undo, { id }))).toBe('mass_change.gone');
  expect(codeOf(await store(massChangeApi.platformUndo, { id }))).toBe('auth.forbidden');
  expect(valueOf(await desk(massChangeApi.platformUndo, { id }))).toEqual({ undone: 2, kept: 0 });
  const closed = valueOf(await desk(couponApi.platformList, { status: 'closed' })).list;
  expect(closed.map((row) => row.coupon_id).toSorted()).toEqual(ids.toSorted());
  expect(valueOf(await desk(massChangeApi.platformDetail, { id })).lines).toMatchObject([
    { before: 'draft', after: 'open', outcome: 'undone' },
    { before: 'draft', after: 'open', outcome: 'undone' },
  ]);
});

test('what may cost the platform fifty thousand yuan or has no limit is opened by somebody else than who made it', async () => {
  await mall.add('user', { uid: 951, phone: '13900000951', nickname: 'second', createdAt: new Date() });
  await mall.add('userRole', { uid: 951, role: 'platform', platformRoles: ['finance'] });
  const second = await mall.login(951);
  const make = async (call: Call, more: object) =>
    valueOf(await call(couponApi.platformCreate, { ...draft, type: 10, ...more })).coupon_id;
  const open = async (call: Call, ...ids: number[]) => codeOf(await call(couponApi.platformOpen, { ids }));
  const endless = await make(second, { is_limited: false });
  expect(await open(second, endless)).toBe('coupon.second_person');
  expect(await open(desk, endless)).toBeUndefined();
  // Each alone is small, together they are not.
  const parts = [
    await make(second, { coupon_price: '300', total_count: 100 }),
    await make(second, { coupon_price: '200', total_count: 100 }),
  ];
  expect(await open(second, ...parts)).toBe('coupon.second_person');
  expect(await open(second, parts[0]!)).toBeUndefined();
  expect(await open(second, parts[1]!)).toBe('coupon.second_person');
  expect(await open(desk, parts[1]!)).toBeUndefined();
});

test('stores make store and product coupons for their own goods, the platform the others', async () => {
  const make = async (change: object) => codeOf(await store(couponApi.storeCreate, { ...draft, ...change }));
  const makeAsDesk = async (change: object) =>
    codeOf(await desk(couponApi.platformCreate, { ...draft, ...change }));
  expect(await make({ type: 10 })).toBe('coupon.kind');
  expect(await make({ type: 5 })).toBe('coupon.kind');
  expect(await make({ type: 1, target_ids: [] })).toBe('coupon.targets');
  expect(await make({ type: 1, target_ids: [VALVE.product] })).toBe('coupon.targets');
  expect(await make({ type: 1, target_ids: [BOLT.product] })).toBeUndefined();
  expect(await makeAsDesk({ type: 0 })).toBe('coupon.kind');
  expect(await makeAsDesk({ type: 11, target_ids: [] })).toBe('coupon.targets');
  expect(await makeAsDesk({ type: 11, target_ids: [1] })).toBeUndefined();
  expect(await makeAsDesk({ type: 10 })).toBeUndefined();
});

test('a coupon takes off something, not more than its minimum, and has an end', async () => {
  const make = async (change: object) => codeOf(await store(couponApi.storeCreate, { ...draft, ...change }));
  expect(await make({ coupon_price: '0.00' })).toBe('coupon.amount');
  expect(await make({ coupon_price: '-5' })).toBe('coupon.amount');
  expect(await make({ coupon_price: '301' })).toBe('coupon.amount');
  expect(await make({ coupon_price: '301', use_min_price: '0' })).toBeUndefined();
  expect(await make({ coupon_time: undefined })).toBe('coupon.dates');
  const dates = { coupon_type: 1, coupon_time: undefined };
  expect(await make({ ...dates, use_start_time: '2026-12-01T00:00:00+08:00' })).toBe('coupon.dates');
  const past = { use_start_time: '2026-01-01T00:00:00+08:00', use_end_time: '2026-02-01T00:00:00+08:00' };
  expect(await make({ ...dates, ...past })).toBe('coupon.dates');
  expect(await make({ ...dates, use_start_time: 'soon' })).toBe('coupon.dates');
  const good = { use_start_time: '2026-12-01T00:00:00+08:00', use_end_time: '2026-12-31T00:00:00+08:00' };
  expect(await make({ ...dates, ...good })).toBeUndefined();
});

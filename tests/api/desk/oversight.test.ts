// What the platform freezes stands still at the API's door: a frozen account logs in and orders no more, a frozen store
// sells nothing, goods that are withheld come back only by the platform. A balance is set right by two people.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { activityApi } from '#lib/contracts/activity.ts';
import { cartApi } from '#lib/contracts/cart.ts';
import { goodsFormApi } from '#lib/contracts/goods-form.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { goodsDeskApi } from '#lib/contracts/goods-desk.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { storeMoneyApi } from '#lib/contracts/store-money.ts';
import { deskApi } from '#lib/contracts/desk.ts';
import { oversightApi } from '#lib/contracts/oversight.ts';
import { countStoreRisks } from '#lib/domain/desk/oversight/index.ts';
import { buyerBalance, platform, transfer } from '#lib/domain/trade/ledger/index.ts';
import { days, minutes, after } from '#lib/kernel/clock.ts';
import { BOLT, NORTH, openTradeMall, VALVE } from '../../support/trade-mall.ts';
import { codeOf, order, pay, valueOf } from '../../support/trade-steps.ts';

const OWNER = 3;
const FINANCE = 4;
const BUYER = 1;
let desk: Call;
let store: Call;
const reason = '涉嫌售假，暂停销售';

const mall = await openTradeMall();
beforeAll(async () => {
  await mall.add('userRole', { uid: OWNER, role: 'platform', platformRoles: ['owner'] });
  await mall.add('userRole', { uid: FINANCE, role: 'platform', platformRoles: ['finance', 'risk'] });
  desk = await mall.login(OWNER);
  store = await mall.login(901);
});
afterAll(() => mall.close());

const listed = async () =>
  valueOf(await mall.as()(goodsApi.list, { limit: 40 })).list.map((row) => row.product_id);

test('a frozen store sells nothing and leaves all lists, sends what was ordered, and comes back as it was', async () => {
  await mall.services.database.tx(() =>
    transfer(mall.system, {
      kind: 'recharge',
      targetId: 'first',
      entries: [
        { account: buyerBalance(BUYER), amount: 1_000_000 },
        { account: platform('bank'), amount: -1_000_000 },
      ],
    }),
  );
  const group = await order(mall, BUYER, [[BOLT.m8, 10]]);
  await pay(mall, group);
  const before = await listed();
  expect(before).toContain(BOLT.product);

  valueOf(await desk(oversightApi.freezeStore, { id: NORTH, reason }));
  expect(codeOf(await desk(oversightApi.freezeStore, { id: NORTH, reason }))).toBe('oversight.wrong_state');
  expect(await listed()).toEqual([VALVE.product]);
  expect(codeOf(await mall.as()(goodsApi.detail, { id: BOLT.product }))).toBe('goods.gone');
  const buyer = await mall.login(BUYER);
  const wanted = { product_id: BOLT.product, product_attr_unique: BOLT.m8, cart_num: 10 };
  expect((await buyer(cartApi.create, wanted)).ok).toBe(false);
  // Its own hand, and a file, put nothing back.
  expect(codeOf(await store(goodsDeskApi.shelf, { ids: [BOLT.product], on_sale: true }))).toBe(
    'goods.withheld',
  );
  await mall.change('product', { productId: BOLT.product }, { status: 'on_sale' });
  expect(await listed()).toEqual([VALVE.product]);
  // What was ordered goes on.
  const open = valueOf(await store(orderDeskApi.list, { tab: 'to_ship' })).list;
  expect(open).toHaveLength(1);
  const { list } = valueOf(await desk(oversightApi.stores, { tab: 'frozen' }));
  expect(list).toMatchObject([{ mer_id: NORTH, frozen_reason: reason, goods: 0, open_orders: 1 }]);
  expect(valueOf(await desk(oversightApi.storeCounts)).counts).toEqual({ all: 2, active: 1, frozen: 1 });

  valueOf(await desk(oversightApi.thawStore, { id: NORTH }));
  expect((await listed()).toSorted()).toEqual(before.toSorted());
});

test('goods that the platform withholds come back by the platform alone, once the store has asked', async () => {
  const id = BOLT.product;
  valueOf(await desk(oversightApi.withhold, { id, reason: '图片与实物不符' }));
  expect(await listed()).not.toContain(id);
  expect(codeOf(await store(goodsDeskApi.shelf, { ids: [id], on_sale: true }))).toBe('goods.withheld');
  expect(valueOf(await store(goodsDeskApi.detail, { id })).withheld_reason).toBe('图片与实物不符');
  // Freezing and thawing its store does not bring it back.
  valueOf(await desk(oversightApi.freezeStore, { id: NORTH, reason }));
  valueOf(await desk(oversightApi.thawStore, { id: NORTH }));
  expect(await listed()).not.toContain(id);

  expect(codeOf(await (await mall.login(902))(oversightApi.askAgain, { id }))).toBe('goods.not_found');
  valueOf(await store(oversightApi.askAgain, { id }));
  expect(codeOf(await store(oversightApi.askAgain, { id }))).toBe('oversight.wrong_state');
  const asked = async () => valueOf(await desk(oversightApi.goods, { tab: 'asked' })).list;
  expect(await asked()).toMatchObject([{ product_id: id, status: 'withheld' }]);
  valueOf(await desk(oversightApi.withhold, { id, reason: '仍不符' }));
  expect(await asked()).toEqual([]);
  valueOf(await store(oversightApi.askAgain, { id }));
  valueOf(await desk(oversightApi.release, { id }));
  expect(await listed()).toContain(id);
  expect(codeOf(await desk(oversightApi.release, { id }))).toBe('oversight.wrong_state');
});

test('nobody of the platform lets a store of their own off, nor lowers what the mall takes of it', async () => {
  await mall.add('userRole', { uid: OWNER, role: 'merchant', merId: NORTH, storeRoles: ['sales'] });
  const atNorth = await mall.login(OWNER);
  const other = await mall.login(FINANCE);
  valueOf(await other(oversightApi.freezeStore, { id: NORTH, reason }));
  expect(codeOf(await atNorth(oversightApi.thawStore, { id: NORTH }))).toBe('oversight.own_store');
  valueOf(await other(oversightApi.thawStore, { id: NORTH }));

  valueOf(await atNorth(oversightApi.withhold, { id: BOLT.product, reason: '图片与实物不符' }));
  expect(codeOf(await atNorth(oversightApi.release, { id: BOLT.product }))).toBe('oversight.own_store');
  await mall.change('product', { productId: BOLT.product }, { status: 'reviewing' });
  expect(codeOf(await atNorth(goodsFormApi.review, { id: BOLT.product, approved: true }))).toBe(
    'oversight.own_store',
  );
  const rate = { kind: 'store', owner_id: NORTH, percent: '0' } as const;
  expect(codeOf(await atNorth(storeMoneyApi.setCommission, rate))).toBe('oversight.own_store');

  const at = new Date();
  const [made] = await mall.add('activity', {
    kind: 'presale',
    merId: NORTH,
    productId: BOLT.product,
    status: 'pending',
    pays: 'full',
    startAt: at,
    endAt: after(at, days(1)),
    createdAt: at,
    updatedAt: at,
  });
  const review = { id: made!.activityId, approve: true };
  expect(codeOf(await atNorth(activityApi.review, review))).toBe('oversight.own_store');
  await mall.remove('activity', { activityId: review.id });

  await mall.remove('userRole', { uid: OWNER, role: 'merchant' });
  await mall.change('product', { productId: BOLT.product }, { status: 'withheld' });
  desk = await mall.login(OWNER);
  valueOf(await desk(oversightApi.release, { id: BOLT.product }));
});

test('the row of a store says the commission that is its own, which a change of it begins with', async () => {
  await mall.add('commissionRate', { kind: 'store', ownerId: NORTH, permille: 25 });
  const { list } = valueOf(await desk(oversightApi.stores, { tab: 'all' }));
  expect(list.find(({ mer_id: id }) => id === NORTH)?.commission).toBe('2.5');
  expect(list.filter(({ commission }) => commission !== '')).toHaveLength(1);
  await mall.remove('commissionRate', { kind: 'store', ownerId: NORTH });
});

test('a frozen account is logged out and orders no more; people of the platform are frozen by an owner alone', async () => {
  const buyer = await mall.login(BUYER);
  const wanted = { product_id: VALVE.product, product_attr_unique: VALVE.sku, cart_num: 1 };
  const risk = await mall.login(FINANCE);
  expect(codeOf(await risk(oversightApi.freezeMember, { id: OWNER, reason }))).toBe('oversight.of_platform');
  expect(codeOf(await desk(oversightApi.freezeMember, { id: OWNER, reason }))).toBe('oversight.own_account');
  valueOf(await risk(oversightApi.freezeMember, { id: BUYER, reason }));
  expect(codeOf(await buyer(cartApi.create, wanted))).toBe('auth.revoked');
  expect(codeOf(await (await mall.login(BUYER))(cartApi.create, wanted))).toBe('auth.revoked');
  const { list } = valueOf(await desk(oversightApi.members, { tab: 'frozen' }));
  expect(list).toMatchObject([
    { uid: BUYER, status: 'disabled', frozen_reason: reason, phone: '139****0001' },
  ]);
  valueOf(await risk(oversightApi.thawMember, { id: BUYER }));
  expect(codeOf(await (await mall.login(BUYER))(cartApi.create, wanted))).not.toBe('auth.revoked');

  await mall.add('userRole', { uid: 2, role: 'platform', platformRoles: ['service'] });
  valueOf(await desk(oversightApi.freezeMember, { id: 2, reason }));
  expect(codeOf(await risk(oversightApi.thawMember, { id: 2 }))).toBe('oversight.of_platform');
  valueOf(await desk(oversightApi.thawMember, { id: 2 }));
  await mall.remove('userRole', { uid: 2 });
});

test('a balance is set right by two people, once, and never below zero', async () => {
  const finance = await mall.login(FINANCE);
  const phone = '13900000002';
  const propose = async (amount: string) =>
    valueOf(await desk(oversightApi.correct, { phone, amount, reason: '充值重复入账' })).correction_id;
  const balance = async () => valueOf(await desk(oversightApi.members, { keyword: phone })).list[0]!.balance;
  const id = await propose('12.30');
  expect(await balance()).toBe('0.00');
  expect(codeOf(await desk(oversightApi.confirmCorrection, { id }))).toBe('oversight.second_person');
  valueOf(await finance(oversightApi.confirmCorrection, { id }));
  expect(await balance()).toBe('12.30');
  expect(codeOf(await finance(oversightApi.confirmCorrection, { id }))).toBe('oversight.wrong_state');

  mall.clock.advance(minutes(1));
  const taken = await propose('-20');
  expect(codeOf(await finance(oversightApi.confirmCorrection, { id: taken }))).toBe('oversight.too_little');
  valueOf(await finance(oversightApi.refuseCorrection, { id: taken }));
  const rest = await propose('-12.3');
  valueOf(await finance(oversightApi.confirmCorrection, { id: rest }));
  expect(await balance()).toBe('0.00');
  expect(
    codeOf(await desk(oversightApi.correct, { phone: '13900000003', amount: '1', reason: '测试' })),
  ).toBe('oversight.own_account');
  const { list } = valueOf(await desk(oversightApi.corrections, { status: 'done' }));
  expect(list.map((row) => row.amount)).toEqual(['-12.30', '12.30']);
  for (const [keyword, count] of [
    [list[0]!.nickname, 3],
    [list[0]!.phone, 3],
    ['%', 0],
  ] as const)
    expect(valueOf(await desk(oversightApi.corrections, { keyword })).count).toBe(count);
});

test('a store’s risk is made of its counted rows, each with its points; who may freeze sees it', async () => {
  const risks = async (ask: object = {}) => valueOf(await desk(oversightApi.storeRisks, ask)).list;
  const of = async () => (await risks()).find((row) => row.mer_id === NORTH)!;
  const before = await of();
  expect(before).toMatchObject({ points: 0, level: 'low' });
  for (let n = 0; n < 4; n += 1) await pay(mall, await order(mall, BUYER, [[BOLT.m8, 10]]));
  mall.clock.advance(days(8));
  const buyer = await mall.login(BUYER);
  const waiting = await mall.read(
    'storeOrder',
    { merId: NORTH, status: 'to_ship' },
    { order_id: 'orderId' },
    { by: 'orderId', down: true, most: 3 },
  );
  for (const { order_id: id } of waiting) {
    const { refund_order_id: refund } = valueOf(
      await buyer(refundApi.apply, {
        id,
        type: 'batch',
        refund_type: 'money',
        ids: valueOf(await buyer(orderApi.detail, { id })).orderProduct.map((line) => line.order_product_id),
        refund_message: 'late',
        pics: [],
      }),
    );
    const seller = await mall.login(901);
    valueOf(await seller(refundApi.refuse, { id: refund, reason: '已备货', pics: [] }));
    valueOf(await buyer(refundApi.appeal, { id: refund, mark: '一周没有发货' }));
  }
  desk = await mall.login(OWNER);
  const now = await of();
  const points = Object.fromEntries(now.reasons.map(({ key, ...reason }) => [key, reason]));
  expect(points).toMatchObject({
    disputes: { count: 3, of: 3, points: 30 },
    refunds: { count: 3, points: 25 },
    reviews: { count: 0, points: 0 },
  });
  expect(points['late']!.count).toBeGreaterThanOrEqual(3);
  expect(now).toMatchObject({ level: 'high', points: now.reasons.reduce((sum, one) => sum + one.points, 0) });
  expect((await risks({ level: 'high' })).map((row) => row.mer_id)).toEqual([NORTH]);
  expect((await risks())[0]?.mer_id).toBe(NORTH);
  // It waits in the inbox of who may freeze until somebody has looked at it, and again when it has risen.
  const inbox = async () =>
    valueOf(await desk(deskApi.waiting, { tab: 'store_risk' })).list.map((row) => [row.id, row.about]);
  expect(await inbox()).toEqual([]);
  await countStoreRisks(mall.system);
  expect(await inbox()).toEqual([[String(NORTH), `${now.points} / 100`]]);
  valueOf(await desk(oversightApi.reviewStoreRisk, { id: NORTH }));
  expect(await inbox()).toEqual([]);
  expect(codeOf(await desk(oversightApi.reviewStoreRisk, { id: NORTH }))).toBe('oversight.wrong_state');
  expect(await of()).toMatchObject({ reviewed_points: now.points });
  await countStoreRisks(mall.system);
  expect(await inbox()).toEqual([]);
  await mall.change('storeRisk', { merId: NORTH }, { reviewedPoints: now.points - 1 });
  expect(await inbox()).toHaveLength(1);
  valueOf(await desk(oversightApi.freezeStore, { id: NORTH, reason: '纠纷过多' }));
  expect(await inbox()).toEqual([]);
  valueOf(await desk(oversightApi.thawStore, { id: NORTH }));
  // What is older than ninety days counts no more.
  mall.clock.advance(days(91));
  desk = await mall.login(OWNER);
  expect((await of()).reasons.find(({ key }) => key === 'disputes')).toMatchObject({ count: 0, points: 0 });
  await countStoreRisks(mall.system);
  expect(await inbox()).toEqual([]);
  await mall.add('userRole', { uid: 2, role: 'platform', platformRoles: ['finance'] });
  const finance = await mall.login(2);
  expect(codeOf(await finance(oversightApi.storeRisks, {}))).toBe('auth.role');
  expect(codeOf(await finance(oversightApi.reviewStoreRisk, { id: NORTH }))).toBe('auth.role');
  await mall.remove('userRole', { uid: 2 });
});

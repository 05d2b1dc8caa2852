// Who has to act at a desk hears of it: what came and still waits, once, and only who may do it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderApi } from '#lib/contracts/order.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { notifyDesks } from '#lib/domain/desk/inbox/index.ts';
import { days, minutes } from '#lib/kernel/clock.ts';
import { LOW_STOCK } from '#lib/kernel/limits.ts';
import { openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { paidOrder, valueOf } from '../../support/trade-steps.ts';

const OWNER = 900 + SOUTH;
const [SERVICE, WAREHOUSE, REVIEWER] = [1, 2, 3];

const mall = await openTradeMall({ buyers: 6 });
beforeAll(async () => {
  await mall.add('userRole', [
    { uid: SERVICE, role: 'merchant', merId: SOUTH, storeRoles: ['service'] },
    { uid: WAREHOUSE, role: 'merchant', merId: SOUTH, storeRoles: ['warehouse'] },
  ]);
  await mall.add('userRole', { uid: REVIEWER, role: 'platform', platformRoles: ['review'] });
});
afterAll(() => mall.close());

const heard = async (uid: number) =>
  valueOf(await (await mall.login(uid))(profileApi.notices, {}))
    .list.filter(({ kind }) => kind.startsWith('desk.'))
    .map(({ kind, params, link }) => ({ kind, params, link }));
const later = async () => {
  mall.clock.advance(minutes(5));
  await notifyDesks(mall.system);
};

test('a paid order is told once to those who may send it, however often the desks are told', async () => {
  await later();
  await paidOrder(mall, 5, [[VALVE.sku, 1]]);
  await paidOrder(mall, 6, [[VALVE.sku, 1]]);
  await later();
  await later();
  const told = [
    {
      kind: 'desk.to_ship',
      params: expect.objectContaining({ number: '2' }) as unknown,
      link: '/merchant/orders?tab=to_ship',
    },
  ];
  expect(await heard(OWNER)).toEqual(told);
  expect(await heard(WAREHOUSE)).toEqual(told);
  expect(await heard(SERVICE)).toEqual([]);
  expect(await heard(REVIEWER)).toEqual([]);
});

test('what waits for the platform is told to those in whose role it is', async () => {
  await mall.add('feedback', {
    feedbackId: '9001',
    uid: 5,
    type: 'idea',
    content: 'x',
    realname: 'y',
    contact: '',
    createdAt: mall.clock.now(),
  });
  await mall.add('company', {
    name: 'C',
    taxNo: '91130100MA0DEM817Q',
    status: 'pending',
    createdAt: mall.clock.now(),
  });
  await later();
  expect(await heard(REVIEWER)).toMatchObject([
    { kind: 'desk.platform', params: { number: '1' }, link: '/platform/inbox?tab=company' },
  ]);
  await later();
  expect(await heard(REVIEWER)).toHaveLength(1);
});

const newsOf = async (uid: number, ...kinds: string[]) =>
  (await heard(uid)).filter(({ kind }) => kinds.includes(kind)).map(({ kind, link }) => `${kind} ${link}`);

test('a store hears when a buyer waits for it, and who may send hears alone', async () => {
  const orderId = await paidOrder(mall, 5, [[VALVE.sku, 1]]);
  await later();
  mall.clock.advance(days(1));
  valueOf(await (await mall.login(5))(orderApi.remind, { id: orderId }));
  await later();
  await later();
  for (const uid of [OWNER, WAREHOUSE])
    expect(await newsOf(uid, 'desk.reminded')).toEqual(['desk.reminded /merchant/orders?tab=to_ship']);
  expect(await newsOf(SERVICE, 'desk.reminded')).toEqual([]);
});

test('a size that has become few by orders is told once, to those who keep the stock', async () => {
  await mall.change('sku', { skuId: VALVE.sku }, { stock: LOW_STOCK + 2 });
  for (let turn = 0; turn < 2; turn += 1) {
    await paidOrder(mall, 6, [[VALVE.sku, 2]]);
    await later();
  }
  expect(await newsOf(WAREHOUSE, 'desk.low')).toEqual(['desk.low /merchant/stock?tab=low']);
  expect(await newsOf(SERVICE, 'desk.low')).toEqual([]);
});

test('what the platform has decided about goods is told, what the store did itself is not', async () => {
  const { productId } = await mall.first('sku', { skuId: VALVE.sku });
  for (const [at, uid] of [OWNER, REVIEWER].entries()) {
    await mall.add('goodsChange', {
      goodsChangeId: `news-${at}`,
      productId,
      merId: SOUTH,
      uid,
      what: 'shelf',
      before: 'reviewing',
      after: 'draft',
      createdAt: mall.clock.now(),
    });
    await later();
    expect(await newsOf(OWNER, 'desk.goods_reviewed')).toHaveLength(at);
  }
});

test('what was settled is told to those who work with money', async () => {
  const { orderId } = await mall.first('storeOrder', { merId: SOUTH });
  const settledAt = mall.clock.now();
  await mall.add('orderSettlement', { orderId, merId: SOUTH, dueAt: settledAt, amount: 100, settledAt });
  await later();
  // The books know nothing of it.
  await mall.remove('orderSettlement', { orderId });
  expect(await newsOf(OWNER, 'desk.settled')).toEqual(['desk.settled /merchant/settled']);
  expect(await newsOf(WAREHOUSE, 'desk.settled')).toEqual([]);
});

// What the demo mall asks a visitor to believe is counted from rows that can be looked at.
import { isNotNull, gt, or } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { communityPost, invoiceMail } from '#lib/db/schema.ts';
import { timer } from '#lib/kernel/timers.ts';
import { openDemoMall } from '../../support/demo-mall.ts';

const mall = await openDemoMall();
afterAll(() => mall.close());

test('what is left of a coupon is what nobody has claimed', async () => {
  const claims = Map.groupBy(await mall.list('couponUser', {}, 'couponId'), (id) => id);
  const coupons = await mall.read('coupon', { isLimited: true });
  expect(
    coupons.filter((one) => one.remainCount !== one.totalCount - (claims.get(one.couponId)?.length ?? 0)),
  ).toEqual([]);
  expect(await mall.count('coupon', { isLimited: true, remainCount: 0 })).toBe(1);
});

test('what flash sales and presales have sold is in orders', async () => {
  const closed = new Set(await mall.list('storeOrder', { status: ['cancelled', 'closed'] }, 'orderId'));
  const lines = (await mall.read('orderLine', (t) => isNotNull(t.activityId))).filter(
    ({ orderId }) => !closed.has(orderId),
  );
  const offers = await mall.read('activitySku');
  for (const offer of offers) {
    const own = lines.filter((one) => one.activityId === offer.activityId && one.skuId === offer.skuId);
    expect(offer.limited - offer.stock).toBe(own.reduce((sum, { quantity }) => sum + quantity, 0));
  }
  const sold = {
    out: offers.filter(({ stock }) => stock === 0).length,
    part: offers.filter(({ stock, limited }) => stock > 0 && stock < limited).length,
  };
  expect(sold.out).toBeGreaterThan(0);
  expect(sold.part).toBeGreaterThan(0);
});

test('what short videos are liked by is somebody, and nobody has watched or read before the first visitor', async () => {
  const likes = Map.groupBy(await mall.list('communityLike', {}, 'communityId'), (id) => id);
  const posts = await mall.read('communityPost');
  expect(posts.filter((one) => one.likeCount !== (likes.get(one.communityId)?.length ?? 0))).toEqual([]);
  expect(await mall.count('broadcast', (t) => gt(t.visitors, 0))).toBe(0);
  expect(await mall.count('article', (t) => gt(t.visits, 0))).toBe(0);
});

test('no store has a share of answers or of buyers who come back that nobody has counted', async () => {
  expect(
    await mall.read('merchant', (t) => or(gt(t.responseRate, 0), gt(t.repurchaseRate, 0)), {
      mer_id: 'merId',
    }),
  ).toEqual([]);
});

test('no letter with an invoice waits that no job will send', async () => {
  const { db } = mall.services.database;
  const letters = await db.select({ status: invoiceMail.status }).from(invoiceMail);
  expect(new Set(letters.map(({ status }) => status))).toEqual(new Set(['sent']));
});

test('no clip is shown under two titles by stores', async () => {
  const { db } = mall.services.database;
  const posts = await db
    .select({ video: communityPost.videoLink })
    .from(communityPost)
    .where(isNotNull(communityPost.merId));
  expect(posts.length).toBeGreaterThan(9);
  expect(new Set(posts.map(({ video }) => video)).size).toBe(posts.length);
});

test('no unpaid order is kept longer than a bank transfer may take', async () => {
  const open = await mall.read('groupOrder', { status: ['unpaid', 'verifying'], approval: null });
  expect(open.length).toBeGreaterThan(2);
  for (const { closesAt, createdAt } of open)
    expect(closesAt!.getTime() - createdAt.getTime()).toBeLessThanOrEqual(timer('unpaid_transfer') + 60_000);
});

test('the month before this one has a commission, with an invoice that a store has and one that another has asked for', async () => {
  expect(await mall.read('feeInvoice', {}, ['merId', 'status'], { by: 'merId' })).toEqual([
    { merId: 1, status: 'issued' },
    { merId: 2, status: 'requested' },
  ]);
});

test('data sheets of goods are papers that buyers save in both languages', async () => {
  const sheets = (await mall.list('product', {}, 'documents')).flat();
  expect(sheets.length).toBeGreaterThan(10);
  for (const { path, bytes } of sheets) {
    const file = await mall.services.storage.get(path.replace(/^.*?(?=private\/)/, ''));
    expect([String.fromCharCode(...file!.bytes.slice(0, 5)), file!.bytes.length]).toEqual(['%PDF-', bytes]);
  }
});

// What the demo mall asks a visitor to believe is counted from rows that can be looked at.
import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { communityPost, invoiceMail } from '#lib/db/schema.ts';
import { timer } from '#lib/kernel/timers.ts';
import { openDemoMall } from '../../support/demo-mall.ts';
import type { TestMall } from '../../support/mall.ts';

let mall: TestMall;
const rows = async <T>(text: string): Promise<T[]> => {
  const answer = await mall.services.database.db.execute(text);
  return (answer as unknown as { rows: T[] }).rows;
};

beforeAll(async () => {
  mall = await openDemoMall();
}, 600_000);
afterAll(() => mall.close());

test('what is left of a coupon is what nobody has claimed', async () => {
  const wrong = await rows(`select title from coupon c where is_limited and remain_count <>
    total_count - (select count(*) from coupon_user u where u.coupon_id = c.coupon_id)`);
  expect(wrong).toEqual([]);
  expect(await rows(`select 1 from coupon where is_limited and remain_count = 0`)).toHaveLength(1);
});

test('what flash sales and presales have sold is in orders', async () => {
  const wrong =
    await rows(`select s.activity_id, s.limited - s.stock as told from activity_sku s where s.limited - s.stock <>
    coalesce((select sum(l.quantity) from order_line l join store_order o on o.order_id = l.order_id
      where l.activity_id = s.activity_id and l.sku_id = s.sku_id and o.status not in ('closed', 'cancelled')), 0)`);
  expect(wrong).toEqual([]);
  const [sold] = await rows<{
    out: number;
    part: number;
  }>(`select count(*) filter (where stock = 0)::int as out,
    count(*) filter (where stock between 1 and limited - 1)::int as part from activity_sku`);
  expect(sold?.out).toBeGreaterThan(0);
  expect(sold?.part).toBeGreaterThan(0);
});

test('what short videos are liked by is somebody, and nobody has watched or read before the first visitor', async () => {
  const wrong = await rows(`select title from community_post p where like_count <>
    (select count(*) from community_like l where l.community_id = p.community_id)`);
  expect(wrong).toEqual([]);
  expect(await rows('select 1 from broadcast where visitors > 0')).toEqual([]);
  expect(await rows('select 1 from article where visits > 0')).toEqual([]);
});

test('no store has a share of answers or of buyers who come back that nobody has counted', async () => {
  expect(await rows('select mer_id from merchant where response_rate > 0 or repurchase_rate > 0')).toEqual(
    [],
  );
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
  const open = await rows<{
    kept: number;
  }>(`select extract(epoch from closes_at - created_at)::float8 * 1000 as kept
    from group_order where status in ('unpaid', 'verifying') and approval is null`);
  expect(open.length).toBeGreaterThan(2);
  for (const { kept } of open) expect(kept).toBeLessThanOrEqual(timer('unpaid_transfer') + 60_000);
});

test('the month before this one has a commission, with an invoice that a store has and one that another has asked for', async () => {
  expect(await rows('select mer_id, status from fee_invoice order by mer_id')).toEqual([
    { mer_id: 1, status: 'issued' },
    { mer_id: 2, status: 'requested' },
  ]);
});

test('data sheets of goods are papers that buyers save in both languages', async () => {
  const sheets = await rows<{ path: string; bytes: number }>(
    `select one->>'path' path, (one->>'bytes')::int bytes from product, jsonb_array_elements(documents) one`,
  );
  expect(sheets.length).toBeGreaterThan(10);
  for (const { path, bytes } of sheets) {
    const file = await mall.services.storage.get(path.replace(/^.*?(?=private\/)/, ''));
    expect([String.fromCharCode(...file!.bytes.slice(0, 5)), file!.bytes.length]).toEqual(['%PDF-', bytes]);
  }
});

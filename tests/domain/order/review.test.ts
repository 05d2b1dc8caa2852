// Reviews: written by the buyer line by line, or by the clock.
import { afterAll, expect, test } from 'vitest';
import { goodsApi } from '#lib/contracts/goods.ts';
import { media } from '#lib/db/schema.ts';
import {
  hideOrder,
  orderDue,
  readReviewLine,
  receiveOrder,
  shipOrder,
  writeReview,
} from '#lib/domain/trade/order/index.ts';
import { days } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { BOLT, NORTH, openTradeMall } from '../../support/trade-mall.ts';
import { codeOf, paidOrder, valueOf } from '../../support/trade-steps.ts';

const mall = await openTradeMall();
afterAll(() => mall.close());

const words = {
  comment: ' 螺纹光洁 ',
  pics: [],
  anonymous: false,
  product_score: 4,
  service_score: 5,
  postage_score: 3,
};

async function received(uid: number): Promise<{ id: string; lines: string[] }> {
  const id = await paidOrder(mall, uid, [
    [BOLT.m8, 10],
    [BOLT.m10, 10],
  ]);
  valueOf(
    await shipOrder(mall.merchant(NORTH), {
      id,
      courier: 'zto',
      tracking_no: 'ZT0001',
      note: '',
      confirm: false,
    }),
  );
  valueOf(await receiveOrder(mall.ctx(uid), { id }));
  const lines = await mall.read('orderLine', { orderId: id }, { id: 'orderLineId' }, { by: 'sort' });
  return { id, lines: lines.map((line) => line.id) };
}
const statusOf = async (id: string) => (await mall.first('storeOrder', { orderId: id }, ['status'])).status;
const starsOf = async () =>
  (
    await mall.read(
      'product',
      { productId: BOLT.product },
      { star: 'star', reply_count: 'replyCount', good_reply_count: 'goodReplyCount' },
    )
  )[0];

test('the last line that is reviewed ends the order, and the product counts its stars', async () => {
  const { id, lines } = await received(1);
  const [first, second] = lines as [string, string];
  mall.tags.length = 0;
  expect(valueOf(await readReviewLine(mall.ctx(1), { id: first }))).toMatchObject({
    can_reply: true,
    order_id: id,
    is_reply: false,
  });
  valueOf(await writeReview(mall.ctx(1), { id: first, ...words }));
  expect(await statusOf(id)).toBe('to_review');
  expect(codeOf(await writeReview(mall.ctx(1), { id: first, ...words }))).toBe('review.done');
  valueOf(await writeReview(mall.ctx(1), { id: second, ...words, product_score: 1, anonymous: true }));
  expect(await statusOf(id)).toBe('done');
  expect(codeOf(await writeReview(mall.ctx(1), { id: second, ...words }))).toBe('review.done');
  expect(await starsOf()).toEqual({ star: 25, reply_count: 2, good_reply_count: 1 });
  // The store is what its reviews say as well.
  const { merId } = await mall.first('product', { productId: BOLT.product });
  expect((await mall.first('merchant', { merId })).productScore).toBe(25);
  expect(
    await mall.read(
      'review',
      {},
      { comment: 'comment', is_anonymous: 'isAnonymous', is_default: 'isDefault' },
      { by: 'productScore', down: true },
    ),
  ).toEqual([
    { comment: '螺纹光洁', is_anonymous: false, is_default: false },
    { comment: '螺纹光洁', is_anonymous: true, is_default: false },
  ]);
  expect(mall.tags).toContain(`goods:${BOLT.product}`);
  valueOf(await hideOrder(mall.ctx(1), { id }));
  expect(codeOf(await hideOrder(mall.ctx(1), { id }))).toBe('order.not_found');
});

test('nobody reviews what is another’s or has not arrived, or with foreign pictures', async () => {
  const { id, lines } = await received(2);
  expect(codeOf(await writeReview(mall.ctx(3), { id: lines[0]!, ...words }))).toBe('order.not_found');
  expect(codeOf(await readReviewLine(mall.ctx(3), { id: lines[0]! }))).toBe('order.not_found');
  const picture = '/files/uploads/review/x.webp';
  expect(codeOf(await writeReview(mall.ctx(2), { id: lines[0]!, ...words, pics: [picture] }))).toBe(
    'review.pics',
  );
  const now = mall.clock.now();
  await mall.services.database.db.insert(media).values({
    mediaId: newId(now),
    uid: 2,
    field: 'review',
    path: picture,
    mime: 'image/webp',
    bytes: 1,
    createdAt: now,
  });
  valueOf(await writeReview(mall.ctx(2), { id: lines[0]!, ...words, pics: [picture] }));
  expect(codeOf(await hideOrder(mall.ctx(2), { id }))).toBe('order.wrong_state');

  const unsent = await paidOrder(mall, 2, [[BOLT.m8, 10]]);
  const [line] = await mall.read('orderLine', { orderId: unsent }, { id: 'orderLineId' });
  expect(codeOf(await writeReview(mall.ctx(2), { id: line!.id, ...words }))).toBe('order.wrong_state');
  expect(valueOf(await readReviewLine(mall.ctx(2), { id: line!.id })).can_reply).toBe(false);
});

test('seven days after the receipt the clock writes what is missing, once', async () => {
  const { id, lines } = await received(3);
  valueOf(await writeReview(mall.ctx(3), { id: lines[0]!, ...words }));
  mall.clock.advance(days(7) - 1);
  await orderDue(mall.system, { orderId: id });
  expect(await statusOf(id)).toBe('to_review');
  mall.clock.advance(1);
  await orderDue(mall.system, { orderId: id });
  await orderDue(mall.system, { orderId: id });
  expect(await statusOf(id)).toBe('done');
  const rows = await mall.read(
    'review',
    { orderLineId: lines },
    { product_score: 'productScore', is_default: 'isDefault' },
    { by: 'isDefault' },
  );
  expect(rows).toEqual([
    { product_score: 4, is_default: false },
    { product_score: 5, is_default: true },
  ]);
  // Whoever reads it is told that nobody wrote it.
  const call = await mall.login(1);
  const shown = valueOf(await call(goodsApi.reviews, { id: BOLT.product, type: '' }));
  const said = shown.list.map((row) => [row.is_default, row.comment]);
  expect(said).toContainEqual([true, '系统默认好评']);
  expect(said).toContainEqual([false, '螺纹光洁']);
  // The size is in the reader's language: the review keeps it in Chinese, its order line in both.
  const kept = await mall.list('orderLine', { orderLineId: lines }, 'snapshot');
  const english = await mall.login(1, 'en-US');
  const { list } = valueOf(await english(goodsApi.reviews, { id: BOLT.product, type: '' }));
  expect(list.map(({ sku }) => sku)).toEqual(expect.arrayContaining(kept.map(({ skuTextEn }) => skuTextEn)));
});

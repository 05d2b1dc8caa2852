import { readFileSync } from 'node:fs';
import { ne } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { broadcastApi } from '#lib/contracts/broadcast.ts';
import { postApi } from '#lib/contracts/post.ts';
import { isMp4 } from '#lib/domain/content/media/upload-video.ts';
import { openDemoMall } from '../../support/demo-mall.ts';
import { uploadFile } from './upload-file.ts';
import { tokenOf } from '../account/people.ts';

const mall = await openDemoMall();
const token = await tokenOf(mall, '13612360001');
const platform = await tokenOf(mall, '13800000099');
afterAll(() => mall.close());

const clip = (): File =>
  new File([new Uint8Array(readFileSync('public/media/video/twist-drill.mp4'))], 'clip.mp4', {
    type: 'video/mp4',
  });
async function published(): Promise<number> {
  const call = mall.as(token);
  const sent = await uploadFile(mall, token, '/api/upload/video', clip());
  const post = { title: '车间记录', topic_id: 1, video_link: sent.data?.path ?? '', spu_id: [1] };
  const made = await call(postApi.create, post);
  if (!made.ok) throw new Error(made.failure.code);
  return made.value.community_id;
}

test('videos are listed by topic, store and goods, and a product of the list has its video', async () => {
  const call = mall.as();
  const all = await call(postApi.videos, {});
  if (!all.ok) throw new Error(all.failure.code);
  expect(all.value.count).toBeGreaterThanOrEqual(12);
  expect(all.value.list.every((post) => post.status === 'shown')).toBe(true);
  const ofStore = await call(postApi.videos, { mer_id: 1 });
  expect(ofStore.ok && ofStore.value.list.every((post) => post.author.mer_id === 1)).toBe(true);
  const detail = await call(postApi.show, { id: all.value.list[0]!.community_id });
  const goods = detail.ok ? detail.value.relevance[0] : undefined;
  expect(goods).toBeDefined();
  const bySpu = await call(postApi.videos, { spu_id: goods!.product_id });
  expect(bySpu.ok && bySpu.value.count).toBeGreaterThan(0);
  expect(await mall.count('product', (t) => ne(t.videoLink, ''))).toBeGreaterThanOrEqual(10);
});

test('a published video waits; others see it once the platform has shown it, and no longer once taken down', async () => {
  const id = await published();
  const [own, other, judge] = [mall.as(token), mall.as(), mall.as(platform)];
  expect(await own(postApi.show, { id })).toMatchObject({ value: { status: 'reviewing' } });
  expect(await other(postApi.show, { id })).toMatchObject({ failure: { code: 'community.not_found' } });
  expect(await judge(postApi.review, { id, act: 'refuse' })).toMatchObject({
    failure: { code: 'community.reason' },
  });
  await judge(postApi.review, { id, act: 'approve' });
  expect(await other(postApi.show, { id })).toMatchObject({ value: { status: 'shown' } });
  await judge(postApi.review, { id, act: 'take_down', reason: '画面不清' });
  expect(await own(postApi.show, { id })).toMatchObject({
    value: { status: 'off_shelf', refusal: '画面不清' },
  });
  expect(await other(postApi.show, { id })).toMatchObject({ ok: false });
  expect(await mall.as(await tokenOf(mall, '13612360002'))(postApi.remove, { id })).toMatchObject({
    failure: { code: 'community.not_found' },
  });
  expect(await own(postApi.remove, { id })).toMatchObject({ ok: true });
});

test('likes count once, and go once', async () => {
  const call = mall.as(token);
  const before = await call(postApi.show, { id: 1 });
  const start = before.ok ? before.value.count_start : 0;
  await Promise.all([1, 2, 3].map(() => call(postApi.like, { id: 1, status: 1 })));
  expect(await call(postApi.show, { id: 1 })).toMatchObject({
    value: { count_start: start + 1, is_start: true },
  });
  await call(postApi.like, { id: 1, status: 0 });
  await call(postApi.like, { id: 1, status: 0 });
  expect(await call(postApi.show, { id: 1 })).toMatchObject({ value: { count_start: start } });
});

test('a comment is answered below it; closed comments are hidden and take nothing', async () => {
  const call = mall.as(token);
  const first = await call(postApi.reply, { id: 1, content: ' 请问有 M10 吗 ' });
  if (!first.ok) throw new Error(first.failure.code);
  expect(first.value).toMatchObject({ content: '请问有 M10 吗', is_own: true });
  mall.clock.advance(1000);
  await call(postApi.reply, { id: 1, content: '有的', reply_id: first.value.reply_id });
  const read = await mall.as()(postApi.replies, { id: 1 });
  if (!read.ok) throw new Error(read.failure.code);
  const mine = read.value.list.find((row) => row.reply_id === first.value.reply_id);
  expect(mine?.children.map((row) => row.content)).toEqual(['有的']);
  const list = await mall.as()(postApi.videos, { limit: 100 });
  const closed = list.ok ? list.value.list.find((post) => !post.is_reply) : undefined;
  expect(await call(postApi.reply, { id: closed!.community_id, content: 'x' })).toMatchObject({
    failure: { code: 'community.closed' },
  });
  expect(await mall.as()(postApi.replies, { id: closed!.community_id })).toMatchObject({
    value: { count: 0 },
  });
});

test('an author is followed once, oneself never', async () => {
  const call = mall.as(token);
  await call(postApi.follow, { uid: 1, status: 1 });
  expect(await call(postApi.follow, { uid: 1, status: 1 })).toMatchObject({ value: { count_fans: 1 } });
  expect(await call(postApi.author, { uid: 1 })).toMatchObject({
    value: { is_fans: true, count_content: 1 },
  });
  const buyer = mall.as(await tokenOf(mall, '13800000001'));
  expect(await buyer(postApi.follow, { uid: 1, status: 1 })).toMatchObject({
    failure: { code: 'community.own' },
  });
  const own = await buyer(postApi.ofAuthor, { uid: 1 });
  expect(own.ok && new Set(own.value.list.map((post) => post.status))).toEqual(
    new Set(['shown', 'reviewing', 'refused', 'off_shelf']),
  );
});

test('only a whole MP4 is a video', async () => {
  const bytes = new Uint8Array(readFileSync('public/media/video/twist-drill.mp4'));
  expect(isMp4(bytes)).toBe(true);
  expect(isMp4(bytes.subarray(0, bytes.length - 5))).toBe(false);
  expect(isMp4(new Uint8Array([...bytes, ...new TextEncoder().encode('<script>alert(1)</script>')]))).toBe(
    false,
  );
  expect(isMp4(new TextEncoder().encode('<html>ftyp</html>'))).toBe(false);
  const file = new File(['<html></html>'], 'clip.mp4', { type: 'video/mp4' });
  expect(await uploadFile(mall, token, '/api/upload/video', file)).toMatchObject({ code: 'upload.video' });
});

test('live rooms: what is live first, a stream only where there is something to watch', async () => {
  const read = await mall.as()(broadcastApi.list, {});
  if (!read.ok) throw new Error(read.failure.code);
  const states = read.value.list.map((room) => room.live_status);
  expect(read.value.count).toBe(8);
  expect(states).toEqual(
    [...states].sort((a, b) => 'live upcoming ended'.indexOf(a) - 'live upcoming ended'.indexOf(b)),
  );
  for (const room of read.value.list) {
    expect(room.stream !== '').toBe(room.live_status === 'live' || room.replay_status);
    expect(room.broadcast.length).toBeGreaterThan(0);
  }
  expect(await mall.as()(broadcastApi.list, { mer_id: 1 })).toMatchObject({ value: { count: 2 } });
  const rows = await mall.read('marketMerchant', { merId: 1 }, { id: 'marketId' }, { most: 1 });
  const inMarket = await mall.as()(broadcastApi.list, { market_id: Number(rows[0]?.['id']) });
  if (!inMarket.ok) throw new Error(inMarket.failure.code);
  expect(inMarket.value.count).toBeGreaterThanOrEqual(2);
  expect(inMarket.value.count).toBeLessThan(8);
});

// The video of a product is one that somebody of its store has sent; it plays on the page, is copied with the product, and
// goes when it is taken away.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodsFormApi } from '#lib/contracts/goods-form.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { BOLT, NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { valueOf } from '../../support/trade-steps.ts';
import { uploadFile } from './upload-file.ts';

const mall = await openTradeMall();
beforeAll(async () => {
  for (const table of ['product', 'sku'] as const) await mall.numberFrom(table, 1000);
});
afterAll(() => mall.close({ madeUp: true }));

const film = new Uint8Array(readFileSync('public/media/video/twist-drill.mp4'));
const sent = async (uid: number): Promise<string> =>
  (await uploadFile(mall, await mall.token(uid), '/api/upload/video', new File([film], 'a.mp4'))).data!.path;

/** Saves a product of a store with another video, and says what is wrong with it. */
async function save(merId: number, id: number, video: string) {
  const store = await mall.login(900 + merId);
  mall.clock.advance(1000);
  const { version, form } = valueOf(await store(goodsFormApi.read, { id }));
  const ask = { product_id: id, version, aim: 'on_sale' as const, form: { ...form, video } };
  return valueOf(await store(goodsFormApi.save, ask)).faults.map(({ field }) => field);
}
const shown = async (id: number) => valueOf(await mall.as()(goodsApi.detail, { id })).video_link;

test('a store shows the video that it has sent, keeps it in a copy, and takes it away', async () => {
  const video = await sent(900 + NORTH);
  expect(await save(NORTH, BOLT.product, video)).toEqual([]);
  expect(await shown(BOLT.product)).toBe(video);
  const store = await mall.login(900 + NORTH);
  const { form } = valueOf(await store(goodsFormApi.read, { id: BOLT.product }));
  const copy = { ...form, code: 'COPY', skus: form.skus.map(({ was: _was, ...sku }) => sku) };
  mall.clock.advance(1000);
  const made = valueOf(await store(goodsFormApi.save, { aim: 'on_sale', form: copy }));
  expect(await shown(made.product_id!)).toBe(video);
  expect(await save(NORTH, BOLT.product, '')).toEqual([]);
  expect([await shown(BOLT.product), await shown(made.product_id!)]).toEqual(['', video]);
});

test('the video of another store, a picture or an address elsewhere is no video of its own', async () => {
  const foreign = await sent(900 + NORTH);
  for (const wrong of [foreign, '/brand/logo.svg', 'https://example.com/a.mp4'])
    expect(await save(SOUTH, VALVE.product, wrong)).toEqual(['video']);
  expect(await shown(VALVE.product)).toBe('');
});

test('a film that is too large is told so as a film', async () => {
  const large = new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'a.mp4');
  const answer = await uploadFile(mall, await mall.token(900 + NORTH), '/api/upload/video', large);
  expect(answer.code).toBe('upload.video_size');
});

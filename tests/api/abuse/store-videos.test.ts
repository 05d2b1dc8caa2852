// What is published in a store's name is the store's: whoever sells for it keeps it, its packers speak for themselves,
// and nobody takes it along.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { postApi } from '#lib/contracts/post.ts';
import { staffApi } from '#lib/contracts/staff.ts';
import type { StoreRole } from '#lib/contracts/store-role.ts';
import { callOver } from '../../support/http-call.ts';
import { serveMall } from '../../support/serve-mall.ts';
import { NORTH, openTradeMall } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const [SELLER, PACKER, OWNER] = [1, 2, 900 + NORTH];
let topic: number;
const as = async (uid: number): Promise<Call> => callOver(server.url, await mall.token(uid));
const mall = await openTradeMall({ buyers: 2 });
const server = await serveMall(mall);
beforeAll(async () => {
  await mall.add('communityTopic', { name: '视频', nameEn: 'Videos' });
  topic = (await mall.first('communityTopic', {}, ['topicId'])).topicId;
  const works = (uid: number, role: StoreRole) => ({
    uid,
    role: 'merchant' as const,
    merId: NORTH,
    storeRoles: [role],
  });
  await mall.add('userRole', [works(SELLER, 'sales'), works(PACKER, 'warehouse')]);
});
afterAll(async () => {
  await server.close();
  await mall.close({ madeUp: true });
});

async function published(call: Call): Promise<number> {
  const bytes = Uint8Array.from(readFileSync('public/media/video/twist-drill.mp4'));
  const file = new File([bytes], 'clip.mp4', { type: 'video/mp4' });
  const { path } = valueOf(await call(postApi.uploadVideo, { file }));
  const video = { title: '车间记录', topic_id: topic, video_link: path };
  return valueOf(await call(postApi.create, video)).community_id;
}
const storeOf = async (id: number) => (await mall.first('communityPost', { communityId: id })).merId;
const keptBy = async (uid: number): Promise<number[]> =>
  valueOf(await (await as(uid))(postApi.ofAuthor, { uid })).list.map((post) => post.community_id);

test('a packer publishes in his own name, whoever sells in the store’s', async () => {
  expect(await storeOf(await published(await as(PACKER)))).toBeNull();
  expect(await storeOf(await published(await as(SELLER)))).toBe(NORTH);
});

test('whoever has left changes, removes and shows nothing of the store any more; those who sell for it do', async () => {
  const id = await published(await as(SELLER));
  expect(await keptBy(PACKER)).not.toContain(id);
  expect(codeOf(await (await as(PACKER))(postApi.remove, { id }))).toBe('community.not_found');
  valueOf(await (await as(SELLER))(staffApi.leave));
  const gone = await as(SELLER);
  expect(codeOf(await gone(postApi.show, { id }))).toBe('community.not_found');
  const { videoLink } = await mall.first('communityPost', { communityId: id });
  const other = { id, title: '已离职', topic_id: topic, video_link: videoLink };
  expect(codeOf(await gone(postApi.update, other))).toBe('community.not_found');
  expect(codeOf(await gone(postApi.remove, { id }))).toBe('community.not_found');
  expect(await keptBy(SELLER)).not.toContain(id);

  // What he shows from now on stands under his own name, on the page of his videos too.
  const own = await published(gone);
  for (const communityId of [id, own])
    await mall.change('communityPost', { communityId }, { status: 'shown' });
  expect(valueOf(await gone(postApi.author, { uid: SELLER })).mer_id).toBeNull();

  expect(await keptBy(OWNER)).toContain(id);
  valueOf(await (await as(OWNER))(postApi.update, { ...other, title: '改过的标题' }));
  valueOf(await (await as(OWNER))(postApi.remove, { id }));
});

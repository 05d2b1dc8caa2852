// A store announces a live room, goes on the air, ends it and publishes the recording; visitors see what is theirs to
// see at each step, and the platform takes down what must not be seen.
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { broadcastApi, type Announced } from '#lib/contracts/broadcast.ts';
import { libraryApi } from '#lib/contracts/library.ts';
import { endForgottenBroadcasts } from '#lib/domain/community/broadcast/index.ts';
import { days, hours } from '#lib/kernel/clock.ts';
import { BOLT, NORTH, openTradeMall, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const STREAM = '/media/live/fasteners/index.m3u8';
const REVIEWER = 4;
let owner: Call;
let other: Call;
let reviewer: Call;
let cover: string;
const mall = await openTradeMall();
beforeAll(async () => {
  await mall.add('userRole', { uid: REVIEWER, role: 'platform', platformRoles: ['review'] });
  owner = await mall.login(901);
  other = await mall.login(902);
  reviewer = await mall.login(REVIEWER);
  const png = sharp({ create: { width: 32, height: 18, channels: 3, background: '#246' } }).png();
  const file = new File([Uint8Array.from(await png.toBuffer())], 'cover.png', { type: 'image/png' });
  cover = valueOf(await owner(libraryApi.add, { file, name: 'cover.png', folder: '' })).path;
});
afterAll(() => mall.close());

const film = (): File =>
  new File([Uint8Array.from(readFileSync('public/media/video/twist-drill.mp4'))], 'replay.mp4', {
    type: 'video/mp4',
  });
const room = (more: Partial<Announced> = {}): Announced => ({
  name: '螺栓怎么选',
  name_en: 'Choosing bolts',
  anchor_name: '周工',
  anchor_name_en: 'Mr. Zhou',
  show_time: '2026-12-24T10:00',
  cover: [cover],
  product_ids: [BOLT.product],
  ...more,
});
const announce = async (more: Partial<Announced> = {}): Promise<number> =>
  valueOf(await owner(broadcastApi.announce, room(more))).broadcast_id;
const shown = async (lang: 'zh-CN' | 'en-US' = 'zh-CN') =>
  valueOf(await mall.as(undefined, lang)(broadcastApi.list, { mer_id: NORTH })).list;

test('what is missing or foreign in an announcement is said at its field', async () => {
  const faults: [Partial<Announced>, string, string][] = [
    [{ name: ' ' }, 'broadcast.name', 'name'],
    [{ anchor_name: '' }, 'broadcast.anchor', 'anchor_name'],
    [{ cover: [] }, 'broadcast.cover', 'cover'],
    [{ cover: ['/files/goods/own/2/foreign.webp'] }, 'broadcast.cover', 'cover'],
    [{ product_ids: [VALVE.product] }, 'broadcast.goods', 'product_ids'],
    [{ show_time: '2020-01-01T10:00' }, 'broadcast.time', 'show_time'],
  ];
  for (const [more, code, field] of faults)
    expect(await owner(broadcastApi.announce, room(more))).toMatchObject({ failure: { code, field } });
  expect(await shown()).toEqual([]);
});

test('a room is announced, begins, ends and is watched again, and no other store reaches it', async () => {
  const id = await announce();
  expect((await shown())[0]).toMatchObject({ live_status: 'upcoming', stream: '', name: '螺栓怎么选' });
  expect((await shown('en-US'))[0]).toMatchObject({ name: 'Choosing bolts', anchor_name: 'Mr. Zhou' });
  expect((await shown())[0]?.broadcast.map(({ goods }) => goods.product_id)).toEqual([BOLT.product]);
  for (const act of [broadcastApi.end, broadcastApi.remove] as const)
    expect(codeOf(await other(act, { id }))).toBe('broadcast.not_found');
  expect(codeOf(await other(broadcastApi.begin, { id, stream: STREAM }))).toBe('broadcast.not_found');
  expect(codeOf(await other(broadcastApi.replay, { id, file: film() }))).toBe('broadcast.not_found');

  for (const stream of ['https://elsewhere.example/a.m3u8', 'javascript:alert(1)//.m3u8', '/media/x.m3u8'])
    expect(await owner(broadcastApi.begin, { id, stream })).toMatchObject({
      failure: { code: 'broadcast.stream', field: 'stream' },
    });
  valueOf(await owner(broadcastApi.begin, { id, stream: STREAM }));
  expect((await shown())[0]).toMatchObject({ live_status: 'live', stream: STREAM });
  const second = await announce({ name: '第二场' });
  expect(codeOf(await owner(broadcastApi.begin, { id: second, stream: STREAM }))).toBe(
    'broadcast.other_live',
  );
  expect(codeOf(await owner(broadcastApi.remove, { id }))).toBe('broadcast.wrong_state');

  valueOf(await owner(broadcastApi.end, { id }));
  valueOf(await owner(broadcastApi.remove, { id: second }));
  expect(await shown()).toMatchObject([{ live_status: 'ended', replay_status: false, stream: '' }]);
  const text = new File(['<html></html>'], 'replay.mp4', { type: 'video/mp4' });
  expect(codeOf(await owner(broadcastApi.replay, { id, file: text }))).toBe('upload.video');
  valueOf(await owner(broadcastApi.replay, { id, file: film() }));
  const [replay] = await shown();
  expect(replay).toMatchObject({ live_status: 'ended', replay_status: true });
  expect(replay?.stream).toMatch(/^\/files\/uploads\/video\/.+\.mp4$/);
  valueOf(await owner(broadcastApi.dropReplay, { id }));
  expect((await shown())[0]).toMatchObject({ replay_status: false, stream: '' });
  expect(mall.tags).toContain('broadcast');
  valueOf(await owner(broadcastApi.remove, { id }));
  expect(await shown()).toEqual([]);
});

test('whoever opens a room while there is something to watch is counted, and the most watched is the hottest', async () => {
  const watch = async (id: number) => valueOf(await mall.as()(broadcastApi.watched, { id }));
  const [quiet, hot] = [await announce({ name: '安静' }), await announce({ name: '热闹' })];
  await watch(hot);
  valueOf(await owner(broadcastApi.begin, { id: hot, stream: STREAM }));
  for (let n = 0; n < 2; n += 1) await watch(hot);
  valueOf(await owner(broadcastApi.end, { id: hot }));
  await watch(hot);
  valueOf(await owner(broadcastApi.replay, { id: hot, file: film() }));
  await watch(hot);
  valueOf(await owner(broadcastApi.begin, { id: quiet, stream: STREAM }));
  await watch(quiet);
  await watch(999_999);
  const hottest = valueOf(await mall.as()(broadcastApi.hot, {})).list;
  expect(hottest.map(({ name, visitors }) => [name, visitors])).toEqual([
    ['热闹', 3],
    ['安静', 1],
  ]);
  valueOf(await owner(broadcastApi.end, { id: quiet }));
  for (const id of [quiet, hot]) valueOf(await owner(broadcastApi.remove, { id }));
});

test('the platform takes a room down with a reason that its store reads, and shows it again as one that is over', async () => {
  const id = await announce();
  valueOf(await owner(broadcastApi.begin, { id, stream: STREAM }));
  valueOf(await reviewer(broadcastApi.takeDown, { id, reason: '宣传用语违规' }));
  expect(await shown()).toEqual([]);
  expect(valueOf(await owner(broadcastApi.own, { status: 'hidden' })).list).toMatchObject([
    { broadcast_id: id, reason: '宣传用语违规' },
  ]);
  const { name, anchor_name: host, mer_name: seller } = valueOf(await owner(broadcastApi.own, {})).list[0]!;
  for (const keyword of [name, host, seller])
    expect(
      valueOf(await reviewer(broadcastApi.all, { keyword })).list.map((row) => row.broadcast_id),
    ).toContain(id);
  for (const call of [
    owner(broadcastApi.own, { keyword: '没有' }),
    reviewer(broadcastApi.all, { keyword: '没有' }),
  ])
    expect(valueOf(await call).count).toBe(0);
  expect(codeOf(await owner(broadcastApi.begin, { id, stream: STREAM }))).toBe('broadcast.wrong_state');
  valueOf(await reviewer(broadcastApi.restore, { id }));
  expect(await shown()).toMatchObject([{ live_status: 'ended', stream: '' }]);
  valueOf(await owner(broadcastApi.remove, { id }));
});

test('without a streaming service nobody goes live, and streams come from its origins alone', async () => {
  const { settings } = mall.services;
  const id = await announce();
  Object.assign(settings, { demo: false });
  expect(codeOf(await owner(broadcastApi.begin, { id, stream: STREAM }))).toBe('broadcast.no_service');
  Object.assign(settings, { liveOrigins: ['https://live.example'] });
  for (const stream of [STREAM, 'https://live.example.evil.example/a.m3u8', 'https://live.example/a.html'])
    expect(codeOf(await owner(broadcastApi.begin, { id, stream }))).toBe('broadcast.stream');
  valueOf(await owner(broadcastApi.begin, { id, stream: 'https://live.example/room/1.m3u8?key=a' }));
  mall.clock.advance(hours(13));
  await endForgottenBroadcasts(mall.system);
  expect(await shown()).toMatchObject([{ live_status: 'ended', stream: '' }]);
  Object.assign(settings, { demo: true, liveOrigins: [] });
  valueOf(await owner(broadcastApi.remove, { id }));
});

test('a room that never began is not shown as coming for ever', async () => {
  const id = await announce();
  mall.clock.advance(days(60));
  expect(await shown()).toEqual([]);
  expect(valueOf(await owner(broadcastApi.own, {})).list.map((row) => row.broadcast_id)).toEqual([id]);
});

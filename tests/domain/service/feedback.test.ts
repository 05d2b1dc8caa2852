// What a buyer tells the platform about the mall, and what the platform answers.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { feedbackApi } from '#lib/contracts/feedback.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { media, user, userRole } from '#lib/db/schema.ts';
import { newId } from '#lib/kernel/ids.ts';
import { FEEDBACK_PER_DAY } from '#lib/kernel/limits.ts';
import { writeFeedback } from '#lib/domain/service/feedback/index.ts';
import { openTradeMall } from '../../support/trade-mall.ts';

const BUYER = 1;
const OTHER = 2;
const PLATFORM = 950;
const PICTURE = '/files/private/feedback/of-buyer-1.webp';
const told = { type: 'fault' as const, content: '地址保存后没有显示' };

const mall = await openTradeMall({ buyers: 2 });
beforeAll(async () => {
  const { db } = mall.services.database;
  const createdAt = mall.clock.now();
  await db.insert(user).values({ uid: PLATFORM, phone: '13900000950', nickname: 'platform', createdAt });
  await db
    .insert(userRole)
    .values({ uid: PLATFORM, role: 'platform', merId: null, platformRoles: ['owner'] });
  await db.insert(media).values({
    mediaId: newId(createdAt),
    uid: BUYER,
    field: 'feedback',
    path: PICTURE,
    mime: 'image/webp',
    bytes: 100,
    createdAt,
  });
});
afterAll(() => mall.close());
beforeEach(async () => {
  for (const table of ['feedback', 'notice', 'rateCount'] as const) await mall.remove(table);
});

test('a buyer reads his own feedback with the answer of the platform, and is told of it', async () => {
  const [buyer, other, platform] = await Promise.all([BUYER, OTHER, PLATFORM].map((uid) => mall.login(uid)));
  const sent = await buyer!(feedbackApi.create, { ...told, contact: 'wang@example.cn', images: [PICTURE] });
  expect(sent).toMatchObject({ ok: true, value: { ...told, answer: '', answer_time: null } });
  if (!sent.ok) return;
  expect(sent.value.images[0]).not.toContain(PICTURE);
  expect(await platform!(feedbackApi.received, {})).toMatchObject({
    value: { count: 1, list: [{ uid: BUYER, contact: 'wang@example.cn' }] },
  });
  const id = sent.value.feedback_id;
  expect(await platform!(feedbackApi.answer, { id, answer: '已修复，谢谢' })).toMatchObject({ ok: true });
  expect(await platform!(feedbackApi.answer, { id, answer: '第二次' })).toMatchObject({
    failure: { code: 'feedback.answered' },
  });
  expect(await buyer!(feedbackApi.list, {})).toMatchObject({
    value: { count: 1, list: [{ feedback_id: id, answer: '已修复，谢谢' }] },
  });
  expect(await buyer!(profileApi.notices, {})).toMatchObject({
    value: { unread: 1, list: [{ kind: 'feedback' }] },
  });
  expect(await other!(feedbackApi.list, {})).toMatchObject({ value: { count: 0, list: [] } });
  for (const [keyword, count] of [
    ['WANG@', 1],
    ['nobody', 0],
  ] as const)
    expect(await platform!(feedbackApi.received, { status: 'answered', keyword })).toMatchObject({
      value: { count },
    });
});

test('only a writer’s own private pictures, at most six, and at most 500 characters are taken', async () => {
  const other = await mall.login(OTHER);
  const code = async (more: object): Promise<string | undefined> => {
    const result = await other(feedbackApi.create, { ...told, ...more });
    return result.ok ? undefined : result.failure.code;
  };
  expect(await code({ images: [PICTURE] })).toBe('feedback.image_foreign');
  expect(await code({ images: ['/brand/logo.svg'] })).toBe('feedback.image_foreign');
  expect(await code({ images: Array.from({ length: 7 }, (_, at) => `/files/private/${at}`) })).toBe(
    'feedback.images',
  );
  expect(await code({ content: '   ' })).toBe('feedback.empty');
  expect(await code({ content: '长'.repeat(501) })).toBe('feedback.too_long');
  expect(await code({ content: '长'.repeat(500) })).toBeUndefined();
});

test('feedback ends at so many in a day, and at ten in a minute from one address', async () => {
  const written = { ...told, images: [], realname: '', contact: '' };
  for (let sent = 0; sent < FEEDBACK_PER_DAY; sent++) await writeFeedback(mall.ctx(BUYER), written);
  expect(await writeFeedback(mall.ctx(BUYER), written)).toMatchObject({
    failure: { code: 'feedback.limit', params: { n: FEEDBACK_PER_DAY } },
  });
  const other = await mall.login(OTHER);
  for (let sent = 0; sent < 10; sent++) await other(feedbackApi.create, told);
  expect(await other(feedbackApi.create, told)).toMatchObject({ failure: { code: 'request.too_many' } });
});

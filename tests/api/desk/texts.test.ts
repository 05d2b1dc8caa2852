// Texts of the site are written at the desk: in both languages at once, looked at before, planned, put back as they were,
// taken off; and nobody overwrites unseen what somebody else has saved meanwhile.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { articleApi } from '#lib/contracts/article.ts';
import { editingApi, type TextForm } from '#lib/contracts/editing.ts';
import { jobHandlers } from '#lib/server/job-handlers.ts';
import { minutes } from '#lib/kernel/clock.ts';
import { openTradeMall } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

let anna: Call;
let bert: Call;
const words = { title: '运费调整', synopsis: '冬季运费', author: '平台', body: '## 说明\n\n十二月起调整。' };
const form: TextForm = {
  category: 'announcement',
  published_at: '2026-11-01T09:00',
  cover: 'truck',
  goods: '',
  hot: false,
  zh: words,
  en: { title: 'Freight: new fees', synopsis: 'Winter', author: 'The mall', body: 'From December on.' },
};
const named = { kind: 'news' as const, name: 'winter-freight' };
const id = 'news.winter-freight';

const mall = await openTradeMall();
beforeAll(async () => {
  mall.clock.set('2026-11-21T10:00+08:00');
  await mall.add('articleCategory', { key: 'announcement', title: '公告', titleEn: 'Notices' });
  await mall.add('userRole', [
    { uid: 3, role: 'platform', platformRoles: ['content'] },
    { uid: 2, role: 'platform', platformRoles: ['content'] },
  ]);
  anna = await mall.login(3);
  bert = await mall.login(2);
});
afterAll(() => mall.close());
beforeEach(() => void mall.clock.advance(minutes(1)));

const read = async () => valueOf(await anna(editingApi.text, { id }));
const titles = async () => valueOf(await mall.as()(articleApi.list, {})).list.map(({ title }) => title);

test('a text is looked at before it is published, and is then read in both languages', async () => {
  const looked = valueOf(await anna(editingApi.look, { ...named, form }));
  expect(looked.path).toMatch(/^\/news_detail\/0\?preview=/);
  expect(await titles()).not.toContain('运费调整');
  valueOf(await anna(editingApi.edit, { ...named, revision: '', form }));
  expect(await titles()).toContain('运费调整');
  expect(codeOf(await bert(editingApi.edit, { ...named, revision: '', form }))).toBe('content.name_taken');
  const opened = await read();
  expect(opened).toMatchObject({ state: 'shown', form });
  const [listed] = valueOf(await anna(editingApi.texts, { kind: 'news', keyword: '冬季' })).list;
  expect(valueOf(await anna(editingApi.textCounts)).counts).toMatchObject({
    all: valueOf(await anna(editingApi.texts, {})).count,
    news: valueOf(await anna(editingApi.texts, { kind: 'news' })).count,
    belt: 0,
  });
  expect(listed).toMatchObject({ id, title: '运费调整', languages: ['en-US', 'zh-CN'], due_time: null });
});

test('who has opened a text before somebody else saved it is told, and overwrites nothing unseen', async () => {
  const { revision } = await read();
  const save = (who: Call, title: string, opened: string) =>
    who(editingApi.edit, { ...named, revision: opened, form: { ...form, zh: { ...words, title } } });
  valueOf(await save(anna, '运费调整（一）', revision));
  expect(codeOf(await save(bert, '运费调整（二）', revision))).toBe('content.edited');
  expect(await titles()).toContain('运费调整（一）');
  mall.clock.advance(minutes(1));
  const now = await read();
  expect(now.form.zh.title).toBe('运费调整（一）');
  valueOf(await save(bert, '运费调整（二）', now.revision));
});

test('of two who save the same text at once one is told', async () => {
  const { revision } = await read();
  const save = (who: Call, title: string) =>
    who(editingApi.edit, { ...named, revision, form: { ...form, zh: { ...words, title } } });
  const both = await Promise.all([save(anna, '同时（一）'), save(bert, '同时（二）')]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
});

test('every version is kept with who saved it, and an earlier one is put back', async () => {
  const { revision, versions } = await read();
  expect(versions.map(({ state }) => state)).toEqual(['now', 'past', 'past', 'past']);
  expect(versions.every(({ who }) => who !== '')).toBe(true);
  const first = valueOf(await anna(editingApi.version, { id: versions.at(-1)!.version_id }));
  expect(first).toEqual(form);
  valueOf(await anna(editingApi.edit, { ...named, revision, form: first }));
  expect((await read()).form).toEqual(form);
});

test('a version is published when its time comes, unless it was called off', async () => {
  const { revision } = await read();
  const at = '2026-12-01T08:00';
  const plan = (title: string, when = at) =>
    anna(editingApi.edit, { ...named, revision, at: when, form: { ...form, zh: { ...words, title } } });
  expect(codeOf(await plan('过去', '2026-11-01T08:00'))).toBe('content.time');
  valueOf(await plan('取消的'));
  const dropped = (await read()).versions.find(({ state }) => state === 'planned')!;
  valueOf(await anna(editingApi.drop, { id: dropped.version_id }));
  expect(codeOf(await anna(editingApi.drop, { id: dropped.version_id }))).toBe('content.gone');
  valueOf(await plan('十二月的运费'));
  const [listed] = valueOf(await anna(editingApi.texts, {})).list;
  expect(listed).toMatchObject({ title: '运费调整', due_time: '2026-12-01T00:00:00.000Z' });
  expect(await titles()).toContain('运费调整');

  const jobs = mall.jobs.filter((job) => job.name === 'content.publish');
  expect(jobs.map((job) => job.at?.toISOString())).toEqual([
    '2026-12-01T00:00:00.000Z',
    '2026-12-01T00:00:00.000Z',
  ]);
  mall.clock.set('2026-12-01T08:00+08:00');
  // A job may come twice; a plan that was called off does nothing.
  for (const job of [...jobs, ...jobs])
    await jobHandlers['content.publish']!(mall.system, job.payload as { versionId: string });
  expect(await titles()).toContain('十二月的运费');
  expect((await read()).versions[0]).toMatchObject({ state: 'now' });
});

test('news that are taken off are read nowhere, and come back when they are saved', async () => {
  valueOf(await anna(editingApi.hide, { id }));
  expect(await titles()).not.toContain('十二月的运费');
  expect(codeOf(await anna(editingApi.hide, { id }))).toBe('content.gone');
  const { revision, state, form: kept } = await read();
  expect(state).toBe('hidden');
  valueOf(await anna(editingApi.edit, { ...named, revision, form: kept }));
  expect(await titles()).toContain('十二月的运费');
});

test('a link that leads nowhere and a belt that there is not are refused', async () => {
  const { revision } = await read();
  const lost = { ...form, zh: { ...words, body: '见 [商品](/goods_detail/987654)' } };
  expect(codeOf(await anna(editingApi.edit, { ...named, revision, form: lost }))).toBe('content.invalid');
  const belt = { kind: 'belt' as const, name: 'atlantis', revision: '', form };
  expect(codeOf(await anna(editingApi.edit, belt))).toBe('content.gone');
  expect(codeOf(await anna(editingApi.text, { id: 'belt.atlantis' }))).toBe('content.gone');
});

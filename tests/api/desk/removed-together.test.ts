// Synonyms and standards that were taken away together come back for a day, as other lists have it; what somebody has
// put into another group meanwhile stays there.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { massChangeApi } from '#lib/contracts/mass-change.ts';
import type { PlatformRole } from '#lib/contracts/platform-role.ts';
import { searchApi } from '#lib/contracts/search.ts';
import { taxonomyApi } from '#lib/contracts/taxonomy.ts';
import { days, seconds } from '#lib/kernel/clock.ts';
import { openTestMall } from '../../support/mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';
import { tokenOf } from '../account/people.ts';

let content: Call;
/** The same person on the next day. */
let next: Call;
const people: Record<string, string> = { content: '13800000091', finance: '13800000092' };
async function staff(role: PlatformRole): Promise<Call> {
  const phone = people[role]!;
  const token = await tokenOf(mall, phone);
  const { uid } = await mall.first('user', { phone });
  if ((await mall.count('userRole', { uid })) === 0)
    await mall.add('userRole', { uid, role: 'platform', platformRoles: [role] });
  return mall.as(token);
}

const mall = await openTestMall();
beforeAll(async () => {
  content = await staff('content');
});
afterAll(() => mall.close());
beforeEach(() => mall.clock.advance(seconds(1)));

const synonyms = async () =>
  valueOf(await content(searchApi.synonyms, { keyword: '甲' })).list.map(({ words }) => words.join(' '));
const standards = async () =>
  valueOf(await content(taxonomyApi.standards, {}))
    .list.filter((row) => !row.is_given)
    .map(({ names, note }) => `${names.join(' ')}: ${note}`);
const latest = async (call: Call) => valueOf(await call(massChangeApi.platformList, {})).list[0];

test('groups of words come back as they were, also those that share a word', async () => {
  const ids = [];
  for (const words of [
    ['甲一', '甲二'],
    ['甲二', '甲三'],
    ['甲四', '甲五'],
  ])
    ids.push(valueOf(await content(searchApi.saveSynonym, { words })).id);
  const before = await synonyms();
  expect(valueOf(await content(searchApi.removeSynonyms, { ids }))).toEqual({ removed: 3 });
  expect(await synonyms()).toEqual([]);
  const change = await latest(content);
  expect(change).toMatchObject({ kind: 'synonym', line_count: 3, can_undo: true });
  valueOf(await content(searchApi.saveSynonym, { words: ['甲五', '甲六'] }));
  expect(valueOf(await content(massChangeApi.platformUndo, { id: change!.mass_change_id }))).toEqual({
    undone: 2,
    kept: 1,
  });
  expect((await synonyms()).toSorted()).toEqual([before[0], before[1], '甲五 甲六'].toSorted());
  expect(mall.tags).toEqual(expect.arrayContaining(['goods', 'stores', 'places']));
});

test('standards come back with their notes; after a day they do not', async () => {
  const add = async (names: string[], note: string) =>
    valueOf(await content(taxonomyApi.saveStandard, { names, note, note_en: 'same' })).id;
  const ids = [
    await add(['GB/T 5782-X1', 'ISO 4014-X1'], '同一件'),
    await add(['GB 1-X2', 'DIN 1-X2'], '近似'),
  ];
  const before = await standards();
  valueOf(await content(taxonomyApi.removeStandards, { ids }));
  expect(await standards()).toEqual([]);
  const { mass_change_id: id } = (await latest(content))!;
  const detail = valueOf(await content(massChangeApi.platformDetail, { id }));
  expect(detail.lines.map(({ name, after }) => [name, after])).toEqual([
    ['GB/T 5782-X1 / ISO 4014-X1', ''],
    ['GB 1-X2 / DIN 1-X2', ''],
  ]);
  valueOf(await content(massChangeApi.platformUndo, { id }));
  expect(await standards()).toEqual(before);
  mall.clock.advance(seconds(1));
  const again = valueOf(await content(taxonomyApi.standards, {})).list.filter((row) => !row.is_given);
  valueOf(await content(taxonomyApi.removeStandards, { ids: again.map((row) => row.standard_id) }));
  const late = (await latest(content))!.mass_change_id;
  mall.clock.advance(days(1));
  next = await staff('content');
  expect(codeOf(await next(massChangeApi.platformUndo, { id: late }))).toBe('mass_change.over');
});

test('whoever works with money alone sees nothing of it, and takes nothing back', async () => {
  const finance = await staff('finance');
  const other = await latest(next);
  expect(await latest(finance)).toBeUndefined();
  for (const row of [massChangeApi.platformDetail, massChangeApi.platformUndo])
    expect(codeOf(await finance(row, { id: other!.mass_change_id }))).toBe('mass_change.gone');
});

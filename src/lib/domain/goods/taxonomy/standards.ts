import type { DeskStandard } from '#lib/contracts/taxonomy.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { GIVEN_STANDARDS, phraseOf } from '../search/index.ts';
import {
  addStandard,
  allStandards,
  changeStandard,
  dropStandards,
  type StandardRow,
} from './taxonomy.repo.ts';

/** Pages that show what a search has found. */
const SHOWN_BY = ['goods', 'stores', 'places'];

const givenRows: DeskStandard[] = GIVEN_STANDARDS.map((names, at) => ({
  standard_id: -1 - at,
  names: [...names],
  note: '',
  note_en: '',
  is_given: true,
  update_time: null,
}));

/** Standards that describe the same part: those of operators first, then those that come with the mall. */
export async function listStandards(
  ctx: UserContext,
  { keyword, page, limit }: { keyword?: string | undefined; page: number; limit: number },
): Promise<Result<{ count: number; list: DeskStandard[] }, never>> {
  const own = (await allStandards(ctx.database.db)).map((row) => ({
    standard_id: row.standardId,
    names: row.names,
    note: row.note,
    note_en: row.noteEn,
    is_given: false,
    update_time: row.updatedAt.toISOString(),
  }));
  const wanted = keyword ? phraseOf(keyword) : '';
  const rows = [...own, ...givenRows].filter(
    ({ names }) => !wanted || names.some((name) => phraseOf(name).includes(wanted)),
  );
  return ok({ count: rows.length, list: rows.slice((page - 1) * limit, page * limit) });
}

/** Adds a group of standards, or changes one. */
export async function saveStandard(
  ctx: UserContext,
  input: { id?: number | undefined; names: string[]; note: string; note_en: string },
): Promise<Result<{ id: number }, 'taxonomy.gone' | 'taxonomy.standard_few'>> {
  const names = [...new Map(input.names.map((name) => [phraseOf(name), name.trim()])).entries()]
    .filter(([phrase]) => phrase)
    .map(([, name]) => name);
  if (names.length < 2) return fail('taxonomy.standard_few', {}, 'names');
  const { db } = ctx.database;
  const values = { names, note: input.note, noteEn: input.note_en, updatedAt: ctx.clock.now() };
  if (input.id !== undefined && !(await changeStandard(db, input.id, values))) return fail('taxonomy.gone');
  const id = input.id ?? (await addStandard(db, values));
  await ctx.changed(...SHOWN_BY);
  return ok({ id });
}

/** Takes a group away. */
export async function removeStandard(
  ctx: UserContext,
  { id }: { id: number },
): Promise<Result<null, 'taxonomy.gone'>> {
  if ((await takeStandards(ctx, [id])).length === 0) return fail('taxonomy.gone');
  return ok(null);
}

/** Takes groups away; answers what they were. */
export async function takeStandards(ctx: UserContext, ids: readonly number[]): Promise<StandardRow[]> {
  const taken = await dropStandards(ctx.database.db, ids);
  await ctx.changed(...SHOWN_BY);
  return taken;
}

/** Gives groups back that were taken away; false for one of whose standards another group knows by now. */
export async function giveStandards(
  ctx: UserContext,
  groups: readonly Pick<StandardRow, 'names' | 'note' | 'noteEn'>[],
): Promise<boolean[]> {
  const { db } = ctx.database;
  const known = new Set((await allStandards(db)).flatMap(({ names }) => names.map(phraseOf)));
  const given = groups.map(({ names }) => !names.some((name) => known.has(phraseOf(name))));
  for (const [at, group] of groups.entries())
    if (given[at]) await addStandard(db, { ...group, updatedAt: ctx.clock.now() });
  await ctx.changed(...SHOWN_BY);
  return given;
}

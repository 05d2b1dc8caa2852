import { fail, ok, type Result } from '../../../kernel/result.ts';
import type { UserContext } from '../../context.ts';
import { phraseOf } from './meaning/synonyms.ts';
import { addSynonyms, allSynonyms, changeSynonyms, removeSynonyms } from './synonym.repo.ts';

/** Pages that show what a search has found. */
const SHOWN_BY = ['goods', 'stores', 'places'];

/** The groups of words that mean the same, of all or of those with a word that contains the text. */
export async function listSynonyms(
  ctx: UserContext,
  { keyword, page, limit }: { keyword?: string | undefined; page: number; limit: number },
) {
  const rows = await allSynonyms(ctx.database.db);
  const wanted = keyword ? phraseOf(keyword) : '';
  const found = wanted
    ? rows.filter((row) => row.words.some((word) => phraseOf(word).includes(wanted)))
    : rows;
  const list = found.slice((page - 1) * limit, page * limit);
  return ok({
    count: found.length,
    list: list.map(({ id, words, updatedAt }) => ({ id, words, update_time: updatedAt.toISOString() })),
  });
}

/** Adds a group, or changes the one of this id. */
export async function saveSynonyms(
  ctx: UserContext,
  { id, words }: { id?: number | undefined; words: string[] },
): Promise<Result<{ id: number }, 'search.synonym_few' | 'search.synonym_gone'>> {
  // Two spellings of one phrase are one word.
  const kept = [...new Map(words.map((word) => [phraseOf(word), word.trim()])).entries()]
    .filter(([phrase]) => phrase)
    .map(([, word]) => word);
  if (kept.length < 2) return fail('search.synonym_few', {}, 'words');
  const now = ctx.clock.now();
  const db = ctx.database.db;
  if (id !== undefined && !(await changeSynonyms(db, id, kept, now))) return fail('search.synonym_gone');
  const saved = id ?? (await addSynonyms(db, kept, now));
  await ctx.changed(...SHOWN_BY);
  return ok({ id: saved });
}

/** Takes a group away. */
export async function dropSynonyms(
  ctx: UserContext,
  { id }: { id: number },
): Promise<Result<null, 'search.synonym_gone'>> {
  if ((await takeSynonyms(ctx, [id])).length === 0) return fail('search.synonym_gone');
  return ok(null);
}

/** Takes groups away; answers what they were. */
export async function takeSynonyms(
  ctx: UserContext,
  ids: readonly number[],
): Promise<{ id: number; words: string[] }[]> {
  const taken = await removeSynonyms(ctx.database.db, ids);
  await ctx.changed(...SHOWN_BY);
  return taken;
}

/** Gives groups back that were taken away; false for one whose words are in another group by now. */
export async function giveSynonyms(ctx: UserContext, groups: readonly string[][]): Promise<boolean[]> {
  const { db } = ctx.database;
  const known = new Set((await allSynonyms(db)).flatMap(({ words }) => words.map(phraseOf)));
  const given = groups.map((words) => !words.some((word) => known.has(phraseOf(word))));
  for (const [at, words] of groups.entries()) if (given[at]) await addSynonyms(db, words, ctx.clock.now());
  await ctx.changed(...SHOWN_BY);
  return given;
}

import type { Db } from '../../../db/database.ts';
import type { Context } from '../../context.ts';
import type { Synonyms } from './meaning/synonyms.ts';
import { correctMeanings } from './correct.ts';
import { queryOf, queryOfAll } from './meaning/tsquery.ts';
import { understand, type Meaning } from './meaning/understand.ts';
import { stateOf, type Sought } from './state.ts';
import { countMatches } from './word.repo.ts';

/** With fewer goods than this, a typing error is looked for. */
const FEW = 3;
const KEPT_MS = 60_000;
const MOST_KEPT = 500;

/** What words mean as they stand, typing errors and all: they may not be finished yet. */
export async function read(ctx: Pick<Context, 'database'>, text: string): Promise<Sought> {
  const { synonyms } = await stateOf(ctx);
  return { ...understand(text, synonyms), corrected: undefined };
}

/** How many goods on sale a query matches. */
export type CountOf = (query: string) => Promise<number>;

async function understood(db: Db, key: string, synonyms: Synonyms, countOf: CountOf): Promise<Sought> {
  const found = understand(key, synonyms);
  const asTyped: Sought = { ...found, corrected: undefined };
  if (found.meanings.length === 0) return asTyped;
  const count = await countOf(queryOfAll(found.meanings));
  if (count >= FEW) return asTyped;
  const better = await correctMeanings(db, found.meanings, synonyms);
  if ((await countMatches(db, queryOfAll(better))) <= count) return asTyped;
  const words = better.map((row) => row.text).join(' ');
  const isSame = words === found.meanings.map((row) => row.text).join(' ');
  return { ...found, meanings: better, corrected: isSame ? undefined : words };
}

/**
 * What a buyer's words mean; spellings are corrected only when hardly anything has them as typed. Who needs what is
 * found anyway lends its own `countOf`, so that nothing is looked up twice.
 */
export async function seek(
  ctx: Pick<Context, 'database' | 'clock'>,
  text: string,
  countOf: CountOf = (query) => countMatches(ctx.database.reader, query),
): Promise<Sought> {
  const state = await stateOf(ctx);
  const key = text.trim().toLowerCase();
  const now = ctx.clock.now().getTime();
  const known = state.sought.get(key);
  if (known && known.until > now) return known.sought;
  // List, counts and filters of one page ask at once; they share the answer while it is still coming.
  const sought = understood(ctx.database.reader, key, state.synonyms, countOf);
  if (state.sought.size >= MOST_KEPT) state.sought.delete(state.sought.keys().next().value!);
  state.sought.set(key, { until: now + KEPT_MS, sought });
  sought.catch(() => state.sought.delete(key));
  return sought;
}

/** Leaves out words until something has all that are left: sizes before names, the rarest first. */
export async function relax(
  ctx: Pick<Context, 'database'>,
  sought: Sought,
): Promise<{ kept: Meaning[]; leftOut: string[] }> {
  const db = ctx.database.reader;
  const counted: { meaning: Meaning; count: number }[] = [];
  for (const meaning of sought.meanings)
    counted.push({ meaning, count: await countMatches(db, queryOf(meaning)) });
  const leftOut = counted.filter(({ count }) => count === 0).map(({ meaning }) => meaning);
  let kept = counted.filter(({ count }) => count > 0);
  while (kept.length > 1 && (await countMatches(db, queryOfAll(kept.map((row) => row.meaning)))) === 0) {
    const sizes = kept.filter(({ meaning }) => /\d/.test(meaning.text));
    const rarest = (sizes.length > 0 ? sizes : kept).reduce((a, b) => (b.count < a.count ? b : a));
    leftOut.push(rarest.meaning);
    kept = kept.filter((row) => row !== rarest);
  }
  return { kept: kept.map((row) => row.meaning), leftOut: leftOut.map((row) => row.text) };
}

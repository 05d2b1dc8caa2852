import type { Db } from '../../../db/database.ts';
import { isNounOfTrade } from './category-nouns.ts';
import type { Meaning } from './meaning/understand.ts';
import { queryOf, queryOfAll, queryOfHeads } from './meaning/tsquery.ts';
import { calledInParts, calledSo, FEW_CODED, isBare, isCoded, QUALITY } from './relax.ts';
import { hasKeyword } from './word.repo.ts';

/**
 * Whether the words name a known thing that goods only mention: for the pressure gauge 压力表 only a valve made for one
 * (压力表阀) is found. A word that only specifies the next one is no name of a thing, and a thing that stands among the
 * keywords of goods as a whole is not only mentioned.
 */
export async function isOnlyMentioned(
  meanings: readonly Meaning[],
  { db, countOf }: { db: Db; countOf: (query: string) => Promise<number> },
): Promise<boolean> {
  const isLast = ({ run }: Meaning, at: number): boolean =>
    run === undefined || meanings[at + 1]?.run !== run;
  const nouns = meanings.filter(
    (row, at) => row.kind === 'word' && !row.isAside && isNounOfTrade(row.text) && isLast(row, at),
  );
  const says = meanings.filter((row) => !isBare(row) && !/\d/.test(row.text) && !QUALITY.test(row.text));
  if (nouns.length === 0 || says.some((row) => !nouns.includes(row))) return false;
  const all = queryOfAll([...meanings]);
  // If some goods are called so and only the number is missing, the thing is sold.
  const isNumbered = meanings.some((row) => isBare(row) || /\d/.test(row.text));
  if (isNumbered && (await countOf(`(${queryOfAll(nouns)}) & (${queryOfHeads(nouns)})`)) > 0) return false;
  if ((await countOf(`(${all}) & (${queryOfHeads(nouns)})`)) > 0) return false;
  // A code that hardly any goods have names them, whatever else is said: KVV22 铠装.
  for (const row of meanings.filter(isCoded)) if ((await countOf(queryOf(row))) <= FEW_CODED) return false;
  const called = nouns
    .flatMap((row) => [calledSo(row), calledInParts(row) ?? []].flat())
    .map(queryOf)
    .join(' | ');
  if ((await countOf(`(${all}) & (${called})`)) > 0) return false;
  return !(await hasKeyword(
    db,
    all,
    nouns.flatMap(({ names }) => names),
  ));
}

import type { Db } from '../../../db/database.ts';
import { isNounOfTrade } from './category-nouns.ts';
import type { Meaning } from './meaning/understand.ts';
import { queryOf, queryOfAll, queryOfHeads } from './meaning/tsquery.ts';
import { calledSo, isBare, QUALITY } from './relax.ts';
import { hasKeyword } from './word.repo.ts';

/**
 * The words name a thing of the trade, and goods only mention it: with a pressure gauge 压力表 stands a valve that is
 * made for one (压力表阀). What says of the next word what it is for is no name of a thing, nor is what goods have among
 * their keywords as a whole only mentioned.
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
  // A number that nothing called so has is left out, and the thing is sold.
  const isNumbered = meanings.some((row) => isBare(row) || /\d/.test(row.text));
  if (isNumbered && (await countOf(`(${queryOfAll(nouns)}) & (${queryOfHeads(nouns)})`)) > 0) return false;
  if ((await countOf(`(${all}) & (${queryOfHeads(nouns)})`)) > 0) return false;
  const called = nouns.map((row) => queryOf(calledSo(row))).join(' | ');
  if ((await countOf(`(${all}) & (${called})`)) > 0) return false;
  return !(await hasKeyword(
    db,
    all,
    nouns.flatMap(({ names }) => names),
  ));
}

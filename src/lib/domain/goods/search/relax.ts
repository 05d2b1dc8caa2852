import type { Db } from '../../../db/database.ts';
import type { Context } from '../../context.ts';
import { queryOf, queryOfAll, queryOfHeads } from './meaning/tsquery.ts';
import type { Meaning } from './meaning/understand.ts';
import { latinParts } from './text/tokenise.ts';
import type { Sought } from './state.ts';
import { countMatches } from './word.repo.ts';

interface Counted {
  meaning: Meaning;
  count: number;
}

const isChar = ({ text }: Pick<Meaning, 'text'>): boolean => [...text].length === 1;
const isSize = ({ text }: Meaning): boolean => /\d/.test(text);
/** A number says what size, not of what. */
const isBare = ({ text }: Meaning): boolean =>
  /^d?\d{1,3}(?:\.\d+)?(?:x\d+(?:\.\d+)?)*(?:in|v|a|kw|mpa|kg)?$/.test(text) || isChar({ text });

/** Nothing has this size: what has its first part, when that says something. */
async function firstPart(db: Db, { meaning, count }: Counted): Promise<Counted> {
  if (count > 0 || !isSize(meaning)) return { meaning, count };
  // TC30x50x10 is at least a TC.
  const first = /^([a-z]{2,})\d[\d.]*x/.exec(meaning.text)?.[1] ?? latinParts(meaning.text)[0] ?? '';
  if (first.length < 2) return { meaning, count };
  const part: Meaning = { ...meaning, text: first, own: [[`${first}!`]], also: [], names: [first] };
  return { meaning: part, count: await countMatches(db, queryOf(part)) };
}

/** Single characters go first, then sizes, then names; of each the rarest. */
const dearer = (a: Counted, b: Counted): number =>
  Number(isChar(b.meaning)) - Number(isChar(a.meaning)) ||
  Number(isSize(b.meaning)) - Number(isSize(a.meaning)) ||
  a.count - b.count;

/**
 * Leaves out words until something has all that are left: as few as possible, sizes before names, the rarest first.
 * When nothing but numbers is left of a query with names, nothing comes near.
 */
export async function relax(
  ctx: Pick<Context, 'database'>,
  sought: Sought,
): Promise<{ kept: Meaning[]; leftOut: string[] }> {
  const db = ctx.database.reader;
  const counted: Counted[] = [];
  for (const meaning of sought.meanings)
    counted.push(await firstPart(db, { meaning, count: await countMatches(db, queryOf(meaning)) }));
  const isFound = async (rows: Counted[]): Promise<boolean> =>
    (await countMatches(db, queryOfAll(rows.map((row) => row.meaning)))) > 0;

  // The last word that goods are called by says what is wanted.
  let thing: Counted | undefined;
  for (const row of counted)
    if (row.count > 0 && !isBare(row.meaning) && (await countMatches(db, queryOfHeads([row.meaning]))) > 0)
      thing = row;

  let kept = counted.filter(({ count }) => count > 0).sort(dearer);
  while (kept.length > 1 && !(await isFound(kept))) {
    const without = kept.flatMap((row) => (row === thing ? [] : [kept.filter((other) => other !== row)]));
    let next: Counted[] | undefined;
    if (kept.length > 2)
      for (const rest of without) {
        if (!(await isFound(rest))) continue;
        next = rest;
        break;
      }
    kept = next ?? without[0]!;
  }
  const isOnlyNumbers = kept.every(({ meaning }) => isBare(meaning));
  if (isOnlyNumbers && sought.meanings.some((meaning) => !isBare(meaning))) kept = [];
  const texts = new Set(kept.map(({ meaning }) => meaning.text));
  return {
    kept: counted.filter((row) => kept.includes(row)).map((row) => row.meaning),
    leftOut: sought.meanings.map(({ text }) => text).filter((text) => !texts.has(text)),
  };
}

import type { Db } from '../../../db/database.ts';
import { queryOf, queryOfAll, queryOfHeads } from './meaning/tsquery.ts';
import type { Meaning } from './meaning/understand.ts';
import { headLexeme } from './search-vector.ts';
import { latinParts } from './text/tokenise.ts';
import { countEach, countMatches } from './word.repo.ts';

interface Counted {
  meaning: Meaning;
  count: number;
  /** Goods that are called so. */
  called: number;
}

const isSize = ({ text, kind }: Meaning): boolean => kind === 'size' || /\d/.test(text);
/** A number says what size, not of what. */
const isBare = ({ text }: Meaning): boolean =>
  /^d?\d{1,3}(?:\.\d+)?(?:x\d+(?:\.\d+)?)*(?:in|v|a|kw|mpa|kg)?$/.test(text) || [...text].length === 1;

/** Nothing has this size: what has its first part, when that says something. TC30x50x10 is at least a TC, WNMG080408 a WNMG. */
async function firstPart(db: Db, row: Counted): Promise<Counted> {
  const { meaning, count } = row;
  if (count > 0 || !isSize(meaning) || meaning.kind === 'standard' || meaning.text.startsWith('un'))
    return row;
  const [part = ''] = latinParts(meaning.text);
  const letters =
    /^([a-z]{2,})\d[\d.]*x/.exec(meaning.text)?.[1] ?? /^([a-z]{3,})\d/.exec(meaning.text)?.[1] ?? '';
  for (const first of [part, letters]) {
    if (first.length < 2) continue;
    const start: Meaning = {
      ...meaning,
      text: first,
      own: [[`${first}!`]],
      also: [],
      names: [first],
      kind: 'word',
    };
    const found = await countMatches(db, queryOf(start));
    if (found > 0) return { meaning: start, count: found, called: 0 };
  }
  return row;
}

/** Colours, materials and finishes say how a thing is, not what. */
const QUALITY =
  /色$|^(?:不锈钢|碳钢|合金钢|黄铜|紫铜|铜|铝|铝合金|铁|铸铁|球铁|球墨铸铁|塑料|尼龙|橡胶|硅胶|pvc|pe|pp|pu|ptfe|epdm|nbr|fkm|viton|三元乙丙|丁腈|丁腈橡胶|氟橡胶|四氟|聚四氟乙烯|镀锌|热镀锌|彩锌|发黑|本色|镀镍|达克罗|氧化|喷塑|抛光|黑|白|红|黄|蓝|绿|灰|透明|大|小|中|厚|薄|长|短|高|低|双|单|防水|防爆|防滑|耐磨|耐油|耐高温|高温|低温|进口|国标|德标|美标|美制|英制|公制|细牙|粗牙|全牙|半牙|左旋|右旋|stainless|steel|brass|copper|aluminium|aluminum|plastic|nylon|rubber|zinc|plated|galvanized|galvanised|black|white|red|blue|yellow|green|grey|gray|heavy|duty|large|small|long|short|metric|fine|coarse|thread)$/;

const WORTH = { size: 5, standard: 4, measure: 3, word: 2, brand: 1 } as const;
/** What is kept before the others: the thing itself, its size, its standard; single characters last. */
function worth(row: Counted, thing: Counted | undefined): number {
  const { kind = 'word' } = row.meaning;
  if (row === thing) return 9;
  // A standard says as well as a name what is wanted.
  if (kind === 'standard' && !thing) return 8;
  return isBare(row.meaning) && kind !== 'size' ? 0 : WORTH[kind];
}

/** With more words than this a text is a description, and says first what it is of. */
const DESCRIPTION = 7;

/** Of the goods with a word at least so many are called so, when it is what they are: a ball valve is a valve and no ball. */
const MOSTLY = 0.4;

/**
 * The word that says what is wanted: the last one that goods are called by, in a description the last of its first
 * words. A word that goods mostly mention is taken only when there is no other.
 */
function thingOf(rows: readonly Counted[]): Counted | undefined {
  const able = ({ called, count, meaning }: Counted): boolean =>
    called > 0 &&
    count > 0 &&
    meaning.kind !== 'brand' &&
    !isSize(meaning) &&
    !isBare(meaning) &&
    !/^[a-z]{1,2}$/.test(meaning.text) &&
    !QUALITY.test(meaning.text);
  const all = rows.filter(able);
  const best = Math.max(...all.map(({ called, count }) => called / count));
  const sure = (row: Counted): boolean => able(row) && row.called / row.count >= Math.min(MOSTLY, best);
  if (rows.length <= DESCRIPTION) return rows.findLast(sure);
  const start = rows.findIndex(sure);
  if (start < 0) return undefined;
  const end = rows.findIndex((row, at) => at > start && isSize(row.meaning));
  return rows.slice(start, end < 0 ? start + DESCRIPTION : end).findLast(sure) ?? rows[start];
}

/**
 * Words that something has all of, from the weightiest on: the thing itself, then its size, its standard, and the
 * others by how many goods have them; a word with which nothing is left is left out. When nothing but numbers would be
 * left of a query with names, nothing comes near.
 */
export async function relax(
  db: Db,
  meanings: readonly Meaning[],
): Promise<{ kept: Meaning[]; leftOut: Meaning[] }> {
  const counts = await countEach(
    db,
    meanings.flatMap((meaning) => [queryOf(meaning), `(${queryOf(meaning)}) & (${queryOfHeads([meaning])})`]),
  );
  const counted: Counted[] = [];
  for (const [at, meaning] of meanings.entries())
    counted.push(
      await firstPart(db, { meaning, count: counts[at * 2] ?? 0, called: counts[at * 2 + 1] ?? 0 }),
    );
  const thing = thingOf(counted);
  // Goods that are the thing, not goods that mention it.
  if (thing)
    thing.meaning = {
      ...thing.meaning,
      own: thing.meaning.names.map((name) => [headLexeme(name)]),
      also: [],
    };
  const known = counted
    .filter(({ count }) => count > 0)
    .sort((a, b) => worth(b, thing) - worth(a, thing) || b.count - a.count);
  let kept: Counted[] = [];
  for (const row of known) {
    const more = [...kept, row];
    const isFound =
      kept.length === 0 || (await countMatches(db, queryOfAll(more.map((one) => one.meaning)))) > 0;
    if (isFound) kept = more;
  }
  const isIdle = ({ meaning }: Counted): boolean =>
    (isBare(meaning) && meaning.kind !== 'size') || meaning.kind === 'brand';
  if (kept.every(isIdle) && meanings.some((meaning) => !isBare(meaning) && meaning.kind !== 'brand'))
    kept = [];
  return {
    kept: counted.filter((row) => kept.includes(row)).map((row) => row.meaning),
    leftOut: meanings.filter(
      (meaning, at) => !kept.includes(counted[at]!) || counted[at]!.meaning.text !== meaning.text,
    ),
  };
}

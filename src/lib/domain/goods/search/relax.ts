import type { Db } from '../../../db/database.ts';
import { queryOf } from './meaning/tsquery.ts';
import { tokensOfPhrase } from './meaning/synonyms.ts';
import type { Meaning, Tokens } from './meaning/understand.ts';
import { headLexeme } from './search-vector.ts';
import { sizesIn, sizeToken } from './text/sizes.ts';
import { cutRun, latinParts, singular } from './text/tokenise.ts';
import { goodsOfEach } from './word.repo.ts';

/** Numbers of goods in ascending order. */
type Goods = Int32Array;

interface Counted {
  meaning: Meaning;
  goods: Goods;
  /** What is called so. */
  called: Goods;
  /** The same said with less, for when nothing has all of it: the first part of a designation, two of three dimensions. */
  weaker: { meaning: Meaning; goods: Goods }[];
}

const isSize = ({ text, kind }: Meaning): boolean => kind === 'size' || /\d/.test(text);
/** A number says what size, not of what. */
const isBare = ({ text }: Meaning): boolean =>
  /^d?\d{1,3}(?:\.\d+)?(?:x\d+(?:\.\d+)?)*(?:in|v|a|kw|mpa|kg|m)?$/.test(text) || [...text].length === 1;

const of = (meaning: Meaning, text: string, own: string[][]): Meaning => ({
  ...meaning,
  text,
  own,
  also: [],
  names: [text],
  kind: meaning.kind === 'size' ? 'size' : 'word',
});

/**
 * What is asked for when nothing has a size or a designation as a whole: of three dimensions the first two, of a
 * designation its first part. TC30x50x10 is at least a TC, WNMG080408 a WNMG, 200×100×1.5 a 200×100.
 */
function weakerThan(meaning: Meaning): Meaning[] {
  const { text, kind } = meaning;
  if (!isSize(meaning) || kind === 'standard' || kind === 'brand' || text.startsWith('un')) return [];
  const found: Meaning[] = [];
  const size = kind === 'size' ? sizesIn(text)[0] : undefined;
  const two = size && /^([a-z]*\d[^x]*x[^x]+)x/.exec(size)?.[1];
  if (two) found.push(of(meaning, two, [[sizeToken(two)]]));
  const [part = ''] = latinParts(text);
  const letters = /^([a-z]{2,})\d[\d.]*x/.exec(text)?.[1] ?? /^([a-z]{3,})\d/.exec(text)?.[1] ?? '';
  for (const first of new Set([part, letters]))
    if (first.length > 1 && /[a-z]/.test(first))
      found.push({ ...of(meaning, first, [[`${first}!`]]), kind: 'word' });
  return found;
}

const SHORTEST_TAIL = 2;
/** Goods of this name: called so, or with all of it and called by its last word. 槽式桥架 with the word 电缆桥架 is one. */
function calledBy(name: string): Tokens[] {
  const whole = [headLexeme(name)];
  const isHan = /^\p{Script=Han}{4,}$/u.test(name);
  const tail = isHan ? cutRun(name).at(-1) : singular(name.split(' ').at(-1)!);
  if (!tail || tail === name || tail.length < SHORTEST_TAIL) return [whole];
  return [whole, [...tokensOfPhrase(name), headLexeme(tail)]];
}
const calledSo = (meaning: Meaning): Meaning => ({
  ...meaning,
  own: meaning.names.flatMap(calledBy),
  also: [],
});

/** Colours, materials and finishes say how a thing is, not what. */
const QUALITY =
  /色$|^(?:不锈钢|碳钢|合金钢|黄铜|紫铜|铜|铝|铝合金|铁|铸铁|球铁|球墨铸铁|塑料|尼龙|橡胶|硅胶|pvc|pe|pp|pu|ptfe|epdm|nbr|fkm|viton|三元乙丙|丁腈|丁腈橡胶|氟橡胶|四氟|聚四氟乙烯|镀锌|热镀锌|彩锌|发黑|本色|镀镍|达克罗|氧化|喷塑|抛光|黑|白|红|黄|蓝|绿|灰|透明|大|小|中|厚|薄|长|短|高|低|双|单|防水|防爆|防滑|耐磨|耐油|耐高温|高温|低温|进口|国标|德标|美标|美制|英制|公制|细牙|粗牙|全牙|半牙|左旋|右旋|stainless|steel|brass|copper|aluminium|aluminum|plastic|nylon|rubber|zinc|plated|plain|galvanized|galvanised|galv|black|white|red|blue|yellow|green|grey|gray|heavy|duty|large|small|long|short|metric|fine|coarse|thread|sealed|shielded|threaded|flanged|螺纹连接|丝扣连接|法兰连接|内螺纹|外螺纹|set|kit|roll)$/;
/** Strengths and steels: whoever says one means it. */
const GRADE =
  /^(?:[4568]\.[68]|9\.8|10\.9|12\.9|a[24](?:-?[5-8]0)?|304l?|316l?|201|303|310s?|321|410|420|430)$/;

const WORTH = { size: 5, standard: 4, measure: 3, word: 2, brand: 1 } as const;
/** What is kept before the others: the thing itself, its size, its standard, its strength; single characters last. */
function worth(row: Counted, thing: Counted | undefined): number {
  const { kind = 'word', text } = row.meaning;
  if (row === thing) return 9;
  // A standard says as well as a name what is wanted.
  if (kind === 'standard' && !thing) return 8;
  if (GRADE.test(text)) return 3.5;
  if (isBare(row.meaning) && kind !== 'size') return 0;
  return QUALITY.test(text) ? 1.5 : WORTH[kind];
}

/** With more words than this a text is a description, and says first what it is of. */
const DESCRIPTION = 7;

/** Of the goods with a word at least so many are called so, when it is what they are: a ball valve is a valve and no ball. */
const MOSTLY = 0.4;

/**
 * The word that says what is wanted: the last one that goods are called by, in a description the last of its first
 * words. What stands behind "with" or "for" is of something else. A word that goods mostly mention is taken only when
 * there is no other.
 */
function thingOf(rows: readonly Counted[]): Counted | undefined {
  const able = ({ called, goods, meaning }: Counted): boolean =>
    both(called, goods).length > 0 &&
    meaning.kind !== 'brand' &&
    !isSize(meaning) &&
    !isBare(meaning) &&
    !/^[a-z]{1,2}$/.test(meaning.text) &&
    !QUALITY.test(meaning.text);
  const rate = ({ called, goods }: Counted): number => both(called, goods).length / goods.length;
  const before = rows.filter((row) => !row.meaning.isAside && able(row));
  const all = before.length > 0 ? before : rows.filter(able);
  const best = Math.max(...all.map(rate));
  const sure = (row: Counted): boolean => all.includes(row) && rate(row) >= Math.min(MOSTLY, best);
  if (rows.length <= DESCRIPTION) return rows.findLast(sure);
  const start = rows.findIndex(sure);
  if (start < 0) return undefined;
  const end = rows.findIndex((row, at) => at > start && isSize(row.meaning));
  return rows.slice(start, end < 0 ? start + DESCRIPTION : end).findLast(sure) ?? rows[start];
}

/** Goods of both, each in ascending order. */
function both(one: Goods, other: Goods): Goods {
  const found = new Int32Array(Math.min(one.length, other.length));
  let [at, length] = [0, 0];
  for (const id of one) {
    while (at < other.length && other[at]! < id) at += 1;
    if (other[at] === id) found[length++] = id;
  }
  return found.subarray(0, length);
}

/** Three dimensions in a long text are what it is about, whatever the machine is called that they are for. */
const isWholeSize = ({ kind, text }: Meaning): boolean =>
  kind === 'size' && /^\d[\d.]*x[\d.]+x[\d.]+$/.test(text);

async function counted(db: Db, meanings: readonly Meaning[]): Promise<Counted[]> {
  const weaker = meanings.map(weakerThan);
  const queries = meanings.flatMap((meaning, at) => [
    queryOf(meaning),
    queryOf(calledSo(meaning)),
    ...weaker[at]!.map(queryOf),
  ]);
  const goods = await goodsOfEach(db, queries);
  let next = 0;
  return meanings.map((meaning, at) => ({
    meaning,
    goods: goods[next++]!,
    called: goods[next++]!,
    weaker: weaker[at]!.map((less) => ({ meaning: less, goods: goods[next++]! })),
  }));
}

export interface Relaxed {
  kept: Meaning[];
  leftOut: Meaning[];
  /** The word that says what is wanted. */
  thing: Meaning | undefined;
  /** Something has all the words, be it the thing or not. */
  isWhole: boolean;
}

/**
 * Words that something has all of, from the weightiest on: the thing itself, then its size, its standard, and the
 * others by how many goods have them; a word with which nothing is left is said with less, and then left out. When
 * nothing but numbers would be left of a query with names, nothing comes near. All goods are asked for at once.
 */
export async function relax(db: Db, meanings: readonly Meaning[]): Promise<Relaxed> {
  const rows = await counted(db, meanings);
  const isWhole = rows.length > 0 && rows.map(({ goods }) => goods).reduce(both).length > 0;
  for (const row of rows) {
    const less = row.goods.length === 0 ? row.weaker.findIndex(({ goods }) => goods.length > 0) : -1;
    const first = row.weaker[less];
    if (first) Object.assign(row, { ...first, weaker: row.weaker.slice(less + 1), called: new Int32Array() });
  }
  const thing = thingOf(rows);
  // Goods that are the thing, not goods that mention it.
  if (thing) {
    thing.meaning = calledSo(thing.meaning);
    thing.goods = thing.called;
  }
  const isConflict = (row: Counted): boolean =>
    thing !== undefined && isWholeSize(row.meaning) && both(row.goods, thing.goods).length === 0;
  const isAbout = (row: Counted): boolean =>
    rows.length > DESCRIPTION - 2 && row.goods.length > 0 && isConflict(row);
  const weight = (row: Counted): number => (isAbout(row) ? 10 : worth(row, thing));
  const known = rows
    .filter(({ goods }) => goods.length > 0)
    .sort((a, b) => weight(b) - weight(a) || b.goods.length - a.goods.length);
  let left: Goods | undefined;
  let kept: Counted[] = [];
  for (const row of known) {
    for (const form of [row, ...row.weaker]) {
      const more = left === undefined ? form.goods : both(left, form.goods);
      if (more.length === 0) continue;
      row.meaning = form.meaning;
      kept.push(row);
      left = more;
      break;
    }
  }
  const isIdle = ({ meaning }: Counted): boolean =>
    (isBare(meaning) && meaning.kind !== 'size') || meaning.kind === 'brand';
  if (kept.every(isIdle) && meanings.some((meaning) => !isBare(meaning) && meaning.kind !== 'brand'))
    kept = [];
  return {
    kept: rows.filter((row) => kept.includes(row)).map((row) => row.meaning),
    leftOut: meanings.filter(
      (meaning, at) => !kept.includes(rows[at]!) || rows[at]!.meaning.text !== meaning.text,
    ),
    thing: thing?.meaning,
    isWhole,
  };
}

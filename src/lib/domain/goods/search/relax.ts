import type { Db } from '../../../db/database.ts';
import { calledNames, queryOf } from './meaning/tsquery.ts';
import { tokensOfPhrase } from './meaning/synonyms.ts';
import type { Meaning, Tokens } from './meaning/understand.ts';
import { fullerNames, isNounOfTrade } from './category-nouns.ts';
import { headLexeme, quote } from './search-vector.ts';
import { designationKey } from './text/normalise.ts';
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
  /** Goods only sound so: no word of the trade for what was spelled in letters is in any. */
  isOnlySound: boolean;
  /** Goods whose designation it begins, with the size behind it: RVV 4×1.5. */
  designated: Goods;
  /** The same said with less, for when nothing has all of it: the first part of a designation, two of three dimensions. */
  weaker: { meaning: Meaning; goods: Goods }[];
}

/** A number in the name of a thing is none of its sizes: n95口罩, 502胶. */
const isSize = ({ text, kind }: Meaning): boolean =>
  kind === 'size' || (/\d/.test(text) && !(kind === 'word' && isNounOfTrade(text)));
/** A number says what size, not of what. */
export const isBare = ({ text }: Meaning): boolean =>
  /^d?\d{1,4}(?:\.\d+)?(?:x\d+(?:\.\d+)?)*(?:in|v|a|kw|mpa|kg|m)$|^d?\d{1,3}(?:\.\d+)?(?:x\d+(?:\.\d+)?)*$/.test(
    text,
  ) || [...text].length === 1;

const of = (meaning: Meaning, text: string, own: string[][]): Meaning => ({
  ...meaning,
  text,
  own,
  also: [],
  names: [text],
  kind: meaning.kind === 'size' ? 'size' : 'word',
});

/** The number of a bearing, which makers follow with letters of their own: 7206-B-TVP, NU208-E. */
const BEARING = /^[a-z]{0,3}\d{4,5}$|^n[ujfp]?p?\d{3,4}$/;

/**
 * What is asked for when nothing has a size or a designation as a whole: of three dimensions the first two, of a
 * designation its first part. TC30x50x10 is at least a TC, WNMG080408 a WNMG, 200×100×1.5 a 200×100.
 */
function weakerThan(meaning: Meaning): Meaning[] {
  const { text, kind } = meaning;
  if (
    !(isSize(meaning) || /^[a-z]+-[a-z]+$/.test(text)) ||
    kind === 'standard' ||
    kind === 'brand' ||
    text.startsWith('un')
  )
    return [];
  const found: Meaning[] = [];
  const size = kind === 'size' ? sizesIn(text)[0] : undefined;
  // KVVP-7×1.5 is at least a 7×1.5.
  if (size && /^[a-z]+-/.test(text)) found.push(of(meaning, size, [[sizeToken(size)]]));
  const two = size && /^([a-z]*\d[^x]*x[^x]+)x/.exec(size)?.[1];
  if (two) found.push(of(meaning, two, [[sizeToken(two)]]));
  // Makers put letters of their own behind the number of a bearing: NU210ECP.
  const [, numbered] = /^([a-z]{0,3}\d{3,5})[a-z]{1,5}\d?$/.exec(text) ?? [];
  if (numbered && BEARING.test(numbered))
    found.push(of(meaning, numbered, [[`${numbered}!`], [`${numbered}*`]]));
  const [part = ''] = latinParts(text);
  const letters = /^([a-z]{2,})\d[\d.]*x/.exec(text)?.[1] ?? /^([a-z]{3,})\d/.exec(text)?.[1] ?? '';
  // ZR-YJV is at least a YJV, B1750 a B.
  const [, ...others] = /^[a-z]{2,4}-[a-z]{2,}/.test(text) ? latinParts(text) : [];
  if (others.length > 0) found.push(of(meaning, others.join('-'), [others.map((word) => `${word}!`)]));
  const letter = /^([a-z]{1,3})\d{3,5}$/.exec(text)?.[1];
  if (letter) found.push(of(meaning, letter, [[`${letter}!`]]));
  for (const first of new Set([part, letters])) {
    if (BEARING.test(first)) found.push(of(meaning, first, [[`${first}!`], [`${first}*`]]));
    else if (first.length > 1 && /[a-z]/.test(first))
      found.push({ ...of(meaning, first, [[`${first}!`]]), kind: 'word' });
  }
  return found;
}

const SHORTEST_TAIL = 2;
/** Goods of this name: called so, or with all of it and called by its last word. 槽式桥架 with the word 电缆桥架 is one. */
function calledBy(name: string): Tokens[] {
  const whole = [headLexeme(name)];
  const fuller = fullerNames(name).map((one) => [headLexeme(one)]);
  const isHan = /^\p{Script=Han}{4,}$/u.test(name);
  const tail = isHan ? cutRun(name).at(-1) : singular(name.split(' ').at(-1)!);
  if (!tail || tail === name || tail.length < SHORTEST_TAIL) return [whole, ...fuller];
  return [whole, ...fuller, [...tokensOfPhrase(name), headLexeme(tail)]];
}
export const calledSo = (meaning: Meaning): Meaning => ({
  ...meaning,
  own: calledNames(meaning).flatMap(calledBy),
  also: [],
});

/** Colours, materials and finishes say how a thing is, not what. */
export const QUALITY =
  /色$|^(?:(?:带|双|双面|两面|双侧|单面|橡胶)+密封|(?:带|双|双面|两面|双侧|单面|橡胶)*(?:[胶铁][盖封]|防尘盖))$|^(?:不锈钢|碳钢|合金钢|黄铜|紫铜|铜|铝|铝合金|铁|铸铁|球铁|球墨铸铁|塑料|尼龙|橡胶|硅胶|pvc|pe|pp|pu|ptfe|epdm|nbr|fkm|viton|三元乙丙|丁腈|丁腈橡胶|氟橡胶|四氟|聚四氟乙烯|镀锌|热镀锌|彩锌|发黑|本色|镀镍|达克罗|氧化|喷塑|抛光|涂层|镀层|镀铬|镀锡|镀钛|喷漆|烤漆|拉丝|磨砂|铸造|锻造|重型|轻型|加长|加厚|加强|黑|白|红|黄|蓝|绿|灰|透明|大|小|中|厚|薄|长|短|高|低|双|单|防水|防爆|防滑|耐磨|耐油|耐高温|高温|低温|铜芯|铝芯|阻燃|耐火|铠装|单股|多股|进口|国标|德标|美标|美制|英制|公制|细牙|粗牙|全牙|半牙|左旋|右旋|stainless|steel|brass|copper|aluminium|aluminum|plastic|nylon|rubber|zinc|plated|plain|coated|coating|galvanized|galvanised|galv|black|white|red|blue|yellow|green|grey|gray|heavy|duty|large|small|long|short|metric|fine|coarse|thread|sealed|shielded|threaded|flanged|螺纹连接|丝扣连接|法兰连接|内螺纹|外螺纹|inox|sst|set|kit|roll|hss|hss-?co5?|carbide|cobalt|高速钢|硬质合金|钨钢|含钴|pair|pairs|wire|curve|pole|wood|wooden|metal|concrete|masonry|toe|toecap)$/;
/** Strengths and steels: whoever says one means it. */
const GRADE =
  /^(?:[4568]\.[68]|9\.8|10\.9|12\.9|a[24](?:-?[5-8]0)?|304l?|316l?|201|303|310s?|321|410|420|430)$/;

/** A word of the trade for some thing, in characters, in English or by its sound. */
const isNoun = ({ meaning: { text, kind, names, heard = [], isAside } }: Counted): boolean =>
  !isAside &&
  (kind ?? 'word') === 'word' &&
  !QUALITY.test(text) &&
  ((names.length > 1 && /^\p{Script=Han}{2,}$/u.test(text)) ||
    [text, ...heard].some((name) => name.length > 2 && isNounOfTrade(name)));

/**
 * The mall has nothing of what is named: the word for it is known, nothing is called so, and what remains of the query
 * says of what it is neither. 压力表 1.6 MPa is no valve of that pressure, and xiekou 12吨 nothing of 斜口 without a load.
 */
function isUnsold(rows: readonly Counted[], kept: readonly Counted[], thing: Counted | undefined): boolean {
  if (thing?.isOnlySound && rows.some((row) => isLost(row, kept))) return true;
  const nouns = rows.filter(isNoun);
  if (nouns.length === 0 || (thing && nouns.includes(thing))) return false;
  if (nouns.some(({ called }) => called.length > 0)) return false;
  return nouns.every((row) => !kept.includes(row)) || (!thing && rows.some((row) => isLost(row, kept)));
}
/**
 * The word for the thing itself is unknown: what is left is only what it is used with (拆轴承的工具 is no bearing), or how
 * it is (充电头灯 is nothing else that is charged).
 */
function isOfOther(rows: readonly Counted[], kept: readonly Counted[], thing: Counted | undefined): boolean {
  const isName = ({ meaning }: Counted): boolean =>
    (meaning.kind ?? 'word') === 'word' &&
    !/\d/.test(meaning.text) &&
    [...meaning.text].length > 1 &&
    !QUALITY.test(meaning.text);
  const lost = rows.filter((row) => !kept.includes(row) && isName(row) && !row.meaning.isAside);
  if (thing?.meaning.isAside)
    return lost.length > 0 && rows.every((row) => row === thing || !isSold(row, kept));
  const isOfLost =
    lost.includes(rows.at(-1)!) || rows.some((row) => row.meaning.isAside && !kept.includes(row));
  return !thing && isOfLost && kept.length > 0 && kept.every(isName);
}
/** What stands there on its own and is kept. */
const isSold = (row: Counted, kept: readonly Counted[]): boolean =>
  kept.includes(row) && !row.meaning.isAside;
/** How many metres of it are wanted is none of what it is. */
const LENGTH = /^\d+m$/;
const isLost = (row: Counted, kept: readonly Counted[]): boolean =>
  !kept.includes(row) &&
  row.meaning.kind !== 'brand' &&
  /\d/.test(row.meaning.text) &&
  !LENGTH.test(row.meaning.text);

const WORTH = { size: 8, standard: 4, measure: 3, word: 2, brand: 1 } as const;
/** What is kept before the others: the thing itself, its size, its standard, its strength; single characters last. */
function worth(row: Counted, thing: Counted | undefined): number {
  const { kind = 'word', text } = row.meaning;
  if (row === thing) return 9;
  // A standard says as well as a name what is wanted.
  if (kind === 'standard' && !thing) return 9;
  if (GRADE.test(text)) return 3.5;
  if (isBare(row.meaning) && kind !== 'size') return 0;
  return QUALITY.test(text) ? 1.5 : WORTH[kind];
}

/** With more words than this a text is a description, and says first what it is of. */
const DESCRIPTION = 7;

/** Of the goods with a word at least so many are called so, when it is what they are: a ball valve is a valve and no ball. */
const MOSTLY = 0.4;
/** With fewer, a word is hardly what anything is. */
const SELDOM = 0.1;

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
    (!QUALITY.test(meaning.text) || isNamedLast(meaning));
  // Of wire something may be made, and a silicone wire is one.
  const named = rows.filter(({ meaning }) => !isSize(meaning) && !isBare(meaning)).at(-1)?.meaning;
  const isNamedLast = (meaning: Meaning): boolean => meaning === named && meaning.text === 'wire';
  const rate = ({ called, goods }: Counted): number => both(called, goods).length / goods.length;
  const before = rows.filter((row) => !row.meaning.isAside && able(row));
  const all = before.length > 0 ? before : rows.filter(able);
  const best = Math.max(...all.map(rate));
  const sure = (row: Counted): boolean => all.includes(row) && rate(row) >= Math.min(MOSTLY, best);
  if (rows.length <= DESCRIPTION) {
    const twice = saidTwice(all.filter(sure));
    if (twice) return twice;
    // Of English words in a row the last is the thing, though more is called by the first: gearbox oil.
    // A word of the trade is one before words that say what it has: a harness with five points.
    const last = all.find(({ meaning }) => isNamedLast(meaning)) ?? all.findLast(isNoun) ?? all.at(-1);
    const isEnglish = rows.every(({ meaning }) => meaning.run === undefined);
    if (last && isEnglish && rate(last) >= SELDOM) return last;
    const found = rows.findLast(sure);
    // So is what follows it in the same run of characters: 槽钢垫片 is a washer.
    const { run } = found?.meaning ?? {};
    const after =
      run === undefined ? undefined : all.findLast((row) => row.meaning.run === run && rate(row) >= SELDOM);
    return after && rows.indexOf(after) > rows.indexOf(found!) ? after : found;
  }
  const start = rows.findIndex(sure);
  if (start < 0) return undefined;
  const end = rows.findIndex((row, at) => at > start && isSize(row.meaning));
  const first = rows.slice(start, end < 0 ? start + DESCRIPTION : end).filter(sure);
  // A title heaps up words for several things; what has the size that is wanted is the one.
  const size = rows.find(({ meaning, goods }) => meaning.kind === 'size' && goods.length > 0);
  const fitting = size && first.filter(({ called }) => both(called, size.goods).length > 0);
  return fitting?.at(-1) ?? first.at(-1) ?? rows[start];
}

/** What is named by two words of one meaning is the thing, whatever a third one says: 铜鼻子 … 线耳 接头. */
function saidTwice(rows: readonly Counted[]): Counted | undefined {
  const isSame = (one: Counted, other: Counted): boolean =>
    one !== other && one.meaning.names.includes(other.meaning.text);
  const last = rows.at(-1);
  if (rows.length < 3 || (last && rows.some((row) => isSame(row, last)))) return undefined;
  return rows.findLast((row) => rows.some((other) => isSame(row, other)));
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
  const isHeard = ({ heard = [] }: Meaning): boolean => heard.some(isNounOfTrade);
  const begun = meanings.map(({ text, kind }, at) => {
    const size = meanings[at + 1];
    const isSeries = (kind ?? 'word') === 'word' && /^[a-z]{2,6}$/.test(text) && size?.kind === 'size';
    return isSeries ? [quote(designationKey(`${text}${size.text}`))] : [];
  });
  const queries = meanings.flatMap((meaning, at) => [
    queryOf(meaning),
    queryOf(calledSo(meaning)),
    ...begun[at]!,
    ...(isHeard(meaning) ? [queryOf({ ...meaning, own: meaning.also, also: [] })] : []),
    ...weaker[at]!.map(queryOf),
  ]);
  const goods = await goodsOfEach(db, queries);
  let next = 0;
  return meanings.map((meaning, at) => ({
    meaning,
    goods: goods[next++]!,
    called: goods[next++]!,
    designated: begun[at]!.length > 0 ? goods[next++]! : new Int32Array(),
    isOnlySound: isHeard(meaning) && goods[next++]!.length === 0,
    weaker: weaker[at]!.map((less) => ({ meaning: less, goods: goods[next++]! })),
  }));
}

export interface Relaxed {
  kept: Meaning[];
  /** The weightiest of them, which more goods have: what comes nearest when hardly anything has all. */
  wider: Meaning[] | undefined;
  leftOut: Meaning[];
  /** The word that says what is wanted. */
  thing: Meaning | undefined;
  /** Something has all the words, be it the thing or not. */
  isWhole: boolean;
}

/** One way in which a word can be asked for, and what it counts when goods have it. */
interface Form {
  meaning: Meaning;
  goods: Goods;
  worth: number;
}

/** Said with less a word counts for less; goods that only mention the thing are hardly it. */
const [LESS, MENTIONED] = [0.5, 0.35];
/** Of a text, words that are no more than words may together count so much: they never outweigh the thing itself. */
const MOST_OF_WORDS = 7;

/** The goods that have most of what was asked for, in ascending order. */
function mostFitting(forms: readonly (readonly Form[])[], isPlain: readonly boolean[]): Goods {
  const sure = new Map<number, number>();
  const words = new Map<number, number>();
  for (const [at, own] of forms.entries()) {
    const sums = isPlain[at] ? words : sure;
    const seen = new Set<number>();
    // The weightiest form comes first: what has it is not counted again for a weaker one.
    for (const { goods, worth: value } of own)
      for (const id of goods) {
        if (seen.has(id)) continue;
        seen.add(id);
        sums.set(id, (sums.get(id) ?? 0) + value);
      }
  }
  const total = (id: number): number => (sure.get(id) ?? 0) + Math.min(words.get(id) ?? 0, MOST_OF_WORDS);
  let most = 0;
  for (const sums of [sure, words]) for (const id of sums.keys()) most = Math.max(most, total(id));
  const ids = new Set([...sure.keys(), ...words.keys()].filter((id) => total(id) > most - 1e-6));
  return Int32Array.from(ids).sort();
}

/** Two letters of a designation say nothing by themselves: Y2 is a temper of copper, too. */
const isTooShort = ({ meaning }: Form, row: Counted): boolean =>
  row.weaker.some((less) => less.meaning === meaning) && meaning.text.length < 3;

/** Fewer than this are hardly a choice. */
const MANY = 8;

/** As many of these words, the weightiest first, as some goods have: never without the thing, nor without its size. */
function widerThan(
  kept: readonly Counted[],
  forms: readonly (readonly Form[])[],
  rows: readonly Counted[],
): Meaning[] | undefined {
  let found: Meaning[] | undefined;
  let goods: Goods | undefined;
  for (const [n, row] of kept.entries()) {
    const own = forms[rows.indexOf(row)]!.find(({ meaning }) => meaning === row.meaning)!.goods;
    const more = goods ? both(goods, own) : own;
    const isNeeded = n === 0 || (row.meaning.kind === 'size' && more.length > 0);
    if (!isNeeded && more.length < MANY) break;
    goods = more;
    found = kept.slice(0, n + 1).map(({ meaning }) => meaning);
  }
  return found && found.length < kept.length ? found : undefined;
}

/**
 * The words that the best fitting goods have, the thing itself and its size before all others: these two are given up
 * only when nothing has them. A word that none of these has is said with less, and then left out. When nothing but
 * numbers would be left of a query with names, nothing comes near. All goods are asked for at once.
 */
export async function relax(db: Db, meanings: readonly Meaning[]): Promise<Relaxed> {
  const rows = await counted(db, meanings);
  const isWhole = rows.length > 0 && rows.map(({ goods }) => goods).reduce(both).length > 0;
  const thing = thingOf(rows);
  const isConflict = (row: Counted): boolean =>
    thing !== undefined && isWholeSize(row.meaning) && both(row.goods, thing.called).length === 0;
  const isAbout = (row: Counted): boolean =>
    rows.length > DESCRIPTION - 2 && row.goods.length > 0 && isConflict(row);
  // 控制电缆 RVV 4×1.5: a designation says better what is wanted than a word that none of its goods is called by.
  const isDesignation = ({ designated }: Counted): boolean =>
    thing !== undefined && designated.length > 0 && both(designated, thing.called).length === 0;
  const weight = (row: Counted): number => (isAbout(row) ? 12 : isDesignation(row) ? 10 : worth(row, thing));
  const formsOf = (row: Counted): Form[] => {
    const value = weight(row);
    const whole = { meaning: row.meaning, goods: row.goods, worth: value };
    const weaker = row.weaker.map((less) => ({ ...less, worth: value * LESS }));
    if (row !== thing) return [whole, ...weaker];
    // Goods that are the thing, before goods that mention it.
    const called = { meaning: calledSo(row.meaning), goods: row.called, worth: value };
    return [called, { ...whole, worth: value * MENTIONED }, ...weaker];
  };
  const forms = rows.map(formsOf);
  const isPlain = rows.map(
    (row) => row !== thing && !isDesignation(row) && (row.meaning.kind ?? 'word') === 'word',
  );
  let left = mostFitting(forms, isPlain);
  const order = rows
    .map((_row, at) => at)
    .sort((a, b) => weight(rows[b]!) - weight(rows[a]!) || rows[b]!.goods.length - rows[a]!.goods.length);
  let kept: Counted[] = [];
  let wider: Meaning[] | undefined;
  for (const at of order) {
    for (const form of forms[at]!) {
      const more = both(left, form.goods);
      if (more.length === 0 || (!thing && isTooShort(form, rows[at]!))) continue;
      rows[at]!.meaning = form.meaning;
      kept.push(rows[at]!);
      left = more;
      break;
    }
  }
  if (left.length < MANY && thing && kept.includes(thing)) wider = widerThan(kept, forms, rows);
  const isIdle = ({ meaning }: Counted): boolean =>
    (isBare(meaning) && meaning.kind !== 'size') || meaning.kind === 'brand';
  if (kept.every(isIdle) && meanings.some((meaning) => !isBare(meaning) && meaning.kind !== 'brand'))
    kept = [];
  if (isUnsold(rows, kept, thing) || isOfOther(rows, kept, thing)) kept = [];
  return {
    kept: rows.filter((row) => kept.includes(row)).map((row) => row.meaning),
    leftOut: meanings.filter(
      (meaning, at) => !kept.includes(rows[at]!) || rows[at]!.meaning.text !== meaning.text,
    ),
    wider: kept.length > 0 ? wider : undefined,
    thing: thing?.meaning,
    isWhole,
  };
}

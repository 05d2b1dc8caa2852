import type { Db } from '../../../db/database.ts';
import { calledNames, queryOf } from './meaning/tsquery.ts';
import { CLASSES } from './meaning/ending-words.ts';
import { ofOtherBody } from './meaning/equivalents.ts';
import { tokensOfPhrase } from './meaning/synonyms.ts';
import type { Meaning, Tokens } from './meaning/understand.ts';
import { fullerNames, isNounOfTrade, nounsIn } from './category-nouns.ts';
import { linesOf } from './data/lines.ts';
import { headLexeme, quote } from './search-vector.ts';
import { designationKey } from './text/normalise.ts';
import { sizesIn, sizeToken, turned } from './text/sizes.ts';
import { cutRun, latinParts, singular } from './text/tokenise.ts';
import { goodsOfEach } from './word.repo.ts';

/** Numbers of goods in ascending order. */
type Goods = Int32Array;

interface Counted {
  meaning: Meaning;
  goods: Goods;
  /** Goods that are called so: the word heads their name (see `headLexeme`), and is not only mentioned. */
  called: Goods;
  /** The word as goods are called by it. */
  calledAs: Meaning;
  /** For a word in letters: no goods have a Chinese term that it stands for, they only share its sound. */
  isOnlySound: boolean;
  /** Goods whose designation begins with this word and the size behind it: RVV 4×1.5. */
  designated: Goods;
  /**
   * Weaker forms of the word, for when nothing has all of it: the first part of a designation, two of three dimensions.
   */
  weaker: { meaning: Meaning; goods: Goods }[];
}

/** A number that belongs to the name of a thing is no size: n95口罩, 502胶. */
const isSize = ({ text, kind }: Meaning): boolean =>
  kind === 'size' || (/\d/.test(text) && !(kind === 'word' && isNounOfTrade(text)));
/** A bare number or measure tells a size, and not which goods. */
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

const USED_FOR = /^(\p{Script=Han}{1,2})用$/u;
/** Shorter beginnings of a code are those of many. */
const LEAST_CODE = 4;
/** The number of a bearing, which makers follow with letters of their own: 7206-B-TVP, NU208-E. */
const BEARING = /^[a-z]{0,3}\d{4,5}$|^n[ujfp]?p?\d{3,4}$/;

/**
 * Weaker forms of a size or a designation that nothing has as a whole: of three dimensions the first two, of a
 * designation its first part. TC30x50x10 falls back to TC, WNMG080408 to WNMG, 200×100×1.5 to 200×100.
 */
function weakerThan(meaning: Meaning): Meaning[] {
  const { text, kind } = meaning;
  // 水用: goods that are for it have it in their name, 电磁水阀.
  const used = USED_FOR.exec(text)?.[1];
  if (used) return [of(meaning, used, [[used]])];
  // DIN 7380, which nobody has written, is the ISO 7380 that is meant.
  if (kind === 'standard') {
    const others = ofOtherBody(text);
    return others.length > 0 ? [of(meaning, text, others)] : [];
  }
  if (!(isSize(meaning) || /^[a-z]+-[a-z]+$/.test(text)) || kind === 'brand' || text.startsWith('un'))
    return [];
  const found: Meaning[] = [];
  // Of low carbon, and so the same steel where nobody has it.
  const steel = /^(304|31[06])l$/.exec(text)?.[1];
  if (steel) return [of(meaning, steel, [[steel]])];
  const size = kind === 'size' ? sizesIn(text)[0] : undefined;
  // KVVP-7×1.5 falls back to 7×1.5.
  if (size && /^[a-z]+-/.test(text)) found.push(of(meaning, size, [[sizeToken(size)]]));
  // Nor are two letters enough to choose by: TC30×50×10 falls back to that size of any seal.
  const lettered = size && /^[a-z]{2}(\d[\d.]*x[\d.x]+)$/.exec(size)?.[1];
  if (lettered && !size.startsWith('dn')) found.push(of(meaning, lettered, [[sizeToken(lettered)]]));
  // The same dimensions in another order.
  const others = size ? turned(size) : [];
  if (others.length > 0)
    found.push(
      of(
        meaning,
        text,
        others.map((one) => [sizeToken(one)]),
      ),
    );
  const two = size && /^([a-z]*\d[^x]*x[^x]+)x/.exec(size)?.[1];
  if (two) found.push(of(meaning, two, [[sizeToken(two)]]));
  // Makers put letters of their own behind the number of a bearing: NU210ECP.
  const [, numbered] = /^([a-z]{0,3}\d{3,5})[a-z]{1,5}\d?$/.exec(text) ?? [];
  if (numbered && BEARING.test(numbered))
    found.push(of(meaning, numbered, [[`${numbered}!`], [`${numbered}*`]]));
  // A lug by its section and its hole: 25-8 falls back to 25.
  const [, section] = /^(\d{1,3})-(?:4|5|6|8|10|12|14|16)$/.exec(text) ?? [];
  if (section) found.push(of(meaning, section, [[section]]));
  const [part = ''] = latinParts(text);
  const letters = /^([a-z]{2,})\d[\d.]*x/.exec(text)?.[1] ?? /^([a-z]{2,})\d/.exec(text)?.[1] ?? '';
  // ZR-YJV falls back to YJV, B1750 to B.
  const [, ...parts] = /^[a-z]{2,4}-[a-z]{2,}/.test(text) ? latinParts(text) : [];
  if (parts.length > 0) found.push(of(meaning, parts.join('-'), [parts.map((word) => `${word}!`)]));
  // HK1616 begins as HK1612 does: the family is sold, and not this size of it.
  const code = /^[a-z]{1,6}-?\d{3,}$/.test(text) ? designationKey(text) : '';
  for (const less of [1, 2])
    if (code.length - less >= LEAST_CODE && /\d{2}$/.test(code.slice(0, -less)))
      found.push(of(meaning, code.slice(0, -less), [[`${code.slice(0, -less)}*`]]));
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
/**
 * Tokens of goods that are called by a name: it heads theirs, or they have all of it and are called by its last word,
 * as 槽式桥架 with the word 电缆桥架.
 */
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

/** A name of goods by its words, between which goods have others: 焊接螺母 is 焊接 and 螺母, of 焊接六角螺母. */
function inWords(name: string): string[] | undefined {
  if (!/^\p{Script=Han}{4,}$/u.test(name) || !isNounOfTrade(name)) return undefined;
  const parts = cutRun(name);
  return parts.length > 1 && parts.every((part) => [...part].length > 1) ? parts : undefined;
}
/** The same, for goods whose names no known one stands in as a whole; with `isCalled`, they are called by its last word. */
function loosened(meaning: Meaning, isCalled: boolean): Meaning | undefined {
  const parts = calledNames(meaning).flatMap((name) => {
    const words = inWords(name);
    return words ? [isCalled ? [...words, headLexeme(words.at(-1)!)] : words] : [];
  });
  return parts.length > 0 ? { ...meaning, own: parts, also: [] } : undefined;
}
export const calledInParts = (meaning: Meaning): Meaning | undefined => loosened(meaning, true);

/** Colours, materials and finishes describe goods and do not name them. */
const QUALITIES = new Set(linesOf('qualities.txt').flatMap((line) => line.split(' ')));
const QUALITY_SHAPE =
  /色$|^(?:(?:带|双|双面|两面|双侧|单面|橡胶)+密封|(?:带|双|双面|两面|双侧|单面|橡胶)*(?:[胶铁][盖封]|防尘盖))$|^hss-?co5?$/;
export const QUALITY = { test: (word: string): boolean => QUALITIES.has(word) || QUALITY_SHAPE.test(word) };
/** hot dip galvanized is 热镀锌, which names nothing. */
const isOfManner = ({ text, names }: Pick<Meaning, 'text' | 'names'>): boolean =>
  QUALITY.test(text) ||
  (!isNounOfTrade(text) && names.some((name) => name !== text && name.length > 1 && QUALITY.test(name)));
/** Strength classes and steels: a buyer who names one wants exactly that. */
const GRADE =
  /^(?:[4568]\.[68]|9\.8|10\.9|12\.9|a[24](?:-?[5-8]0)?|304l?|316l?|201|303|310s?|321|410|420|430)$/;

/** A known name of goods, in Chinese, in English or by its sound. */
const isNoun = ({ meaning: { text, kind, names, heard = [], isAside } }: Counted): boolean =>
  !isAside &&
  (kind ?? 'word') === 'word' &&
  !isOfManner({ text, names }) &&
  ((names.length > 1 && /^(?:\d{3} )?\p{Script=Han}{2,}$/u.test(text)) ||
    [text, ...heard].some((name) => name.length > 2 && isNounOfTrade(name)));

/**
 * Whether the mall does not sell what is named: the name is known, no goods are called so, and the rest of the query
 * names no goods either. For 压力表 1.6 MPa a valve of that pressure is no answer, nor is a 斜口 without a load for xiekou
 * 12吨.
 */
function isUnsold(rows: readonly Counted[], kept: readonly Counted[], thing: Counted | undefined): boolean {
  if (thing?.isOnlySound && rows.some((row) => isLost(row, kept))) return true;
  // A code that one article has is sold, whatever else it is called.
  if (kept.some(({ meaning, goods }) => isCoded(meaning) && goods.length <= FEW_CODED)) return false;
  // So is a series with one of its sizes: KVV22 7×1.
  if (kept.some(({ meaning }) => isCoded(meaning)) && kept.some(({ meaning }) => meaning.kind === 'size'))
    return false;
  const nouns = rows.filter(isNoun);
  if (nouns.length === 0 || (thing && nouns.includes(thing))) return false;
  if (nouns.some(({ called }) => called.length > 0)) return false;
  return nouns.every((row) => !kept.includes(row)) || (!thing && rows.some((row) => isLost(row, kept)));
}
/**
 * Whether the word for the thing itself is unknown: the other words only tell what it is used with (a bearing is no
 * answer to 拆轴承的工具) or how it is (nor is anything rechargeable to 充电头灯).
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
/** Sizes and pressures that pipes, valves and fittings of every kind have. */
const NOMINAL = /^(?:(?:dn|pn|sch)\d|class\d)/;
/** A word in characters that may name a thing. */
const isNaming = ({ meaning: { text, kind, isAside } }: Counted): boolean =>
  !isAside && (kind ?? 'word') === 'word' && /^\p{Script=Han}{2,}$/u.test(text) && !QUALITY.test(text);
/** A word that is kept and does not only tell what the thing is used with. */
const isSold = (row: Counted, kept: readonly Counted[]): boolean =>
  kept.includes(row) && !row.meaning.isAside;
/** A length in metres is a quantity and no property. */
const LENGTH = /^\d+m$/;
const isLost = (row: Counted, kept: readonly Counted[]): boolean =>
  !kept.includes(row) &&
  row.meaning.kind !== 'brand' &&
  /\d/.test(row.meaning.text) &&
  !LENGTH.test(row.meaning.text);

const WORTH = { size: 8, standard: 4, measure: 3, word: 2, brand: 1 } as const;
const NAMED_ONLY = 5;
/**
 * How important a word is when some have to be left out: first the thing itself, then its size, its standard, its
 * strength; single characters last.
 */
function worth(row: Counted, thing: Counted | undefined): number {
  const { kind = 'word', text } = row.meaning;
  if (row === thing) return 9;
  // A standard tells what is wanted as well as a name.
  if (kind === 'standard' && !thing) return 9;
  if (GRADE.test(text)) return 3.5;
  if (isBare(row.meaning) && kind !== 'size') return 0;
  // What no goods are called by may still name the thing, and before any measure: 704硅胶 45g.
  if (!thing && isNoun(row)) return NAMED_ONLY;
  return QUALITY.test(text) ? 1.5 : WORTH[kind];
}

const isTool = ({ meaning }: Counted): boolean =>
  nounsIn(meaning.text)[0]?.key.startsWith('hand-tools-') ?? false;

/**
 * How it is driven, headed or joined stands for a thing only where nothing else is named: 内六角 堵头 is a plug, 拉帽 平头 a
 * nut, 卡箍 沟槽 a coupling.
 */
const isForm = ({ meaning: { text } }: Counted): boolean =>
  /^(?:[内外]六[角方]|(?:平|沉|圆|盘|半圆|大扁|六角|圆柱)头|沟槽|卡压|环压|承插|热熔|电熔|双?卡套)$/.test(
    text,
  );

/** Of what is screwed on or in, the thread is the size: 斜垫圈 M16 槽钢. */
const THREAD = /^m\d{1,2}(?:\.5)?$/;

/** A text with more words than this is a description, which names the thing at its beginning. */
const DESCRIPTION = 7;

/**
 * A word names the thing if at least this share of the goods with it are called so: of "ball valve", valve does and
 * ball does not.
 */
const MOSTLY = 0.4;
/** Below this share a word hardly names anything. */
const SELDOM = 0.1;

/**
 * The word that names the wanted thing: the last one that goods are called by; in a description the last of its first
 * words. Words behind "with" or "for" belong to something else. A word that goods mostly only mention is taken only
 * when there is no other.
 */
function thingOf(rows: readonly Counted[]): Counted | undefined {
  // Of a name that nobody knows, the sign that it ends in says what the thing is: 电动开关阀 is a valve.
  const isClass = ({ text, run }: Meaning): boolean =>
    CLASSES.has(text) &&
    run !== undefined &&
    rows.findLast((row) => row.meaning.run === run)?.meaning.text === text;
  const able = ({ called, goods, meaning }: Counted): boolean =>
    both(called, goods).length > 0 &&
    meaning.kind !== 'brand' &&
    !isSize(meaning) &&
    (!isBare(meaning) || isClass(meaning)) &&
    !/^[a-z]{1,2}$/.test(meaning.text) &&
    (!isOfManner(meaning) || isNamedLast(meaning));
  // Wire is a material as well, but as the last word it names the thing: silicone wire.
  const named = rows.filter(({ meaning }) => !isSize(meaning) && !isBare(meaning)).at(-1)?.meaning;
  const isNamedLast = (meaning: Meaning): boolean => meaning === named && meaning.text === 'wire';
  const rate = ({ called, goods }: Counted): number => both(called, goods).length / goods.length;
  const before = rows.filter((row) => !row.meaning.isAside && able(row));
  // 50×110×27 电机用: what it is used with is not the thing where all of its dimensions stand there.
  const isSized = rows.some(({ meaning, goods }) => isWholeSize(meaning) && goods.length > 0);
  const all = before.length > 0 ? before : isSized ? [] : rows.filter(able);
  const best = Math.max(...all.map(rate));
  const sure = (row: Counted): boolean => all.includes(row) && rate(row) >= Math.min(MOSTLY, best);
  if (rows.length <= DESCRIPTION) {
    const twice = saidTwice(all.filter(sure));
    if (twice) return twice;
    // In a row of English words the last one names the thing, though more goods are called by the first: gearbox oil. A
    // known name counts even before words about its parts: a harness with five points.
    const last = all.find(({ meaning }) => isNamedLast(meaning)) ?? all.findLast(isNoun) ?? all.at(-1);
    const isEnglish = rows.every(({ meaning }) => meaning.run === undefined);
    if (last && isEnglish && rate(last) >= SELDOM) return last;
    // A known name counts before a word that some goods are called by: 木卡板 出口.
    const named_ =
      rows.findLast((row) => sure(row) && isNoun(row) && !isForm(row)) ??
      // 卡箍 DN100 沟槽: so does a name that more goods mention, before how a thing is joined.
      all.findLast((row) => isNoun(row) && !isForm(row) && rate(row) >= SELDOM) ??
      rows.findLast((row) => sure(row) && isNoun(row)) ??
      rows.findLast(sure);
    // A hand tool is what is wanted wherever that stands which it works on: 压线钳 端子.
    const tool =
      named_ && !isTool(named_) ? rows.findLast((row) => sure(row) && isNoun(row) && isTool(row)) : undefined;
    const found = tool ?? named_;
    // A later word in the same run of Chinese characters takes its place: 槽钢垫片 is a washer.
    const { run } = found?.meaning ?? {};
    const after =
      run === undefined
        ? undefined
        : all.findLast((row) => row.meaning.run === run && rate(row) >= SELDOM && !isForm(row));
    const wanted = after && rows.indexOf(after) > rows.indexOf(found!) ? after : found;
    // 焊管 法兰 PL50-16: of two names the one whose goods come in the wanted size; a thread is one, and of a tool none.
    const isSizing = (meaning: Meaning): boolean =>
      meaning.kind === 'size' || isCoded(meaning) || (!isTool(wanted!) && THREAD.test(meaning.text));
    const sizes = wanted ? rows.filter(({ meaning, goods }) => goods.length > 0 && isSizing(meaning)) : [];
    const isSized = ({ called }: Counted): boolean =>
      sizes.every(({ goods }) => both(called, goods).length > 0);
    return wanted && sizes.length > 0 && !isSized(wanted)
      ? (all.findLast((row) => isNoun(row) && isSized(row)) ?? wanted)
      : wanted;
  }
  const start = rows.findIndex(sure);
  if (start < 0) return undefined;
  const end = rows.findIndex((row, at) => at > start && isSize(row.meaning));
  const first = rows.slice(start, end < 0 ? start + DESCRIPTION : end).filter(sure);
  // A title lists words for several things: the thing is the one that comes in the wanted size.
  const size = rows.find(({ meaning, goods }) => meaning.kind === 'size' && goods.length > 0);
  const fitting = size && first.filter(({ called }) => both(called, size.goods).length > 0);
  return fitting?.at(-1) ?? first.at(-1) ?? rows[start];
}

/** A thing named by two synonyms is the wanted one, whatever a third word names: 铜鼻子 … 线耳 接头. */
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

/** In a long text three dimensions are the subject, whatever machine they are meant for. */
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
  const loose = meanings.map((meaning) => {
    const [whole, called] = [loosened(meaning, false), calledInParts(meaning)];
    return whole && called ? { whole, called } : undefined;
  });
  const queries = meanings.flatMap((meaning, at) => [
    queryOf(meaning),
    queryOf(calledSo(meaning)),
    ...(loose[at] ? [queryOf(loose[at].whole), queryOf(loose[at].called)] : []),
    ...begun[at]!,
    ...(isHeard(meaning) ? [queryOf({ ...meaning, own: meaning.also, also: [] })] : []),
    ...weaker[at]!.map(queryOf),
  ]);
  const goods = await goodsOfEach(db, queries);
  let next = 0;
  const read = meanings.map((meaning, at) => ({
    meaning,
    whole: goods[next++]!,
    called: goods[next++]!,
    parts: loose[at] ? { whole: goods[next++]!, called: goods[next++]! } : undefined,
    designated: begun[at]!.length > 0 ? goods[next++]! : new Int32Array(),
    isOnlySound: isHeard(meaning) && goods[next++]!.length === 0,
    weaker: weaker[at]!.map((less) => ({ meaning: less, goods: goods[next++]! })),
  }));
  const sizes = read.flatMap(({ meaning, whole }) => (meaning.kind === 'size' ? [whole] : []));
  // 紫铜垫圈 14×18×1.5: in parts, too, where what is called so as a whole does not come in the wanted size.
  const isSizedInParts = (called: Goods, inParts: Goods): boolean =>
    sizes.some((sized) => both(sized, called).length === 0 && both(sized, inParts).length > 0);
  return read.map(({ meaning, whole, called, parts, ...rest }, at) => {
    const isLoose =
      parts !== undefined &&
      parts.called.length > 0 &&
      (called.length === 0 || isSizedInParts(called, parts.called));
    return {
      meaning: isLoose ? loose[at]!.whole : meaning,
      goods: isLoose ? parts.whole : whole,
      calledAs: isLoose ? loose[at]!.called : calledSo(meaning),
      called: isLoose ? parts.called : called,
      ...rest,
    };
  });
}

export interface Relaxed {
  kept: Meaning[];
  /** The most important of the kept words, which more goods have: they are shown as well when hardly any have all. */
  wider: Meaning[] | undefined;
  leftOut: Meaning[];
  /** The word that names the wanted goods. */
  thing: Meaning | undefined;
  /** Some goods have all the words, whether they are the thing or not. */
  isWhole: boolean;
}

/** One form in which a word can be asked for, and its weight for goods that have it. */
interface Form {
  meaning: Meaning;
  goods: Goods;
  worth: number;
}

/** Factors of weight: for a weaker form of a word, and for goods that only mention the thing. */
const [LESS, MENTIONED] = [0.5, 0.35];
/** Most that plain words of a text weigh together, so that they never outweigh the thing itself. */
const MOST_OF_WORDS = 7;

/** The goods with the highest sum of weights, in ascending order. */
function mostFitting(forms: readonly (readonly Form[])[], isPlain: readonly boolean[]): Goods {
  const sure = new Map<number, number>();
  const words = new Map<number, number>();
  for (const [at, own] of forms.entries()) {
    const sums = isPlain[at] ? words : sure;
    const seen = new Set<number>();
    // The strongest form comes first: goods that have it do not count again for a weaker one.
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

/** Two letters of a designation are ambiguous: Y2 is also a temper of copper. */
const isTooShort = ({ meaning }: Form, row: Counted): boolean =>
  row.weaker.some((less) => less.meaning === meaning) && meaning.text.length < 3;

/** Letters and figures that name one article; a bearing or a fitting needs fewer of them: NU208, PU8. */
const CODE =
  /^(?!(?:dn|pn|sch|awg|ip|cat|gr|sn|od|id|ph|pz|tx|sl|cr|hr|pa|pe|pp|ral)\d)(?:(?=.{6,})[a-z]{2,}-?\d{2,}[a-z\d-]*|[a-z]{2,4}-?\d{1,4}(?:-\d{1,3})?[a-z]{0,2})$/;
export const isCoded = ({ kind, text }: Meaning): boolean => kind === 'measure' && CODE.test(text);
export const FEW_CODED = 4;
/** Fewer goods than this are too few to choose from. */
const MANY = 8;

/**
 * As many of these words, the most important first, as enough goods have together: always with the thing, and with its
 * size where some have it.
 */
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
 * Chooses the words that the best fitting goods have. The thing itself and its size come first and are given up only
 * when nothing has them. Another word that none of these goods has is tried in a weaker form, and then left out. When
 * only numbers would be left of a query with names, no word is kept. The goods of all words are read in one query.
 */
export async function relax(db: Db, meanings: readonly Meaning[]): Promise<Relaxed> {
  const rows = await counted(db, meanings);
  const isWhole = rows.length > 0 && rows.map(({ goods }) => goods).reduce(both).length > 0;
  const thing = thingOf(rows);
  const isConflict = (row: Counted): boolean =>
    thing !== undefined && isWholeSize(row.meaning) && both(row.goods, thing.called).length === 0;
  const isAbout = (row: Counted): boolean =>
    rows.length > DESCRIPTION - 2 && row.goods.length > 0 && isConflict(row);
  // 控制电缆 RVV 4×1.5: a designation is more reliable than a word that none of its goods are called by.
  const isDesignation = ({ designated }: Counted): boolean =>
    thing !== undefined && designated.length > 0 && both(designated, thing.called).length === 0;
  // 滑动轴承 LM20UU: so is a code that hardly any goods have, also beside words that name nothing: NU308 铜架.
  const isCode = ({ meaning, goods }: Counted): boolean =>
    isCoded(meaning) &&
    goods.length > 0 &&
    goods.length <= FEW_CODED &&
    (thing === undefined || both(goods, thing.called).length === 0);
  // eye bolt DIN 444 M8×50: so is a standard that comes in the wanted size, where what is called so does not.
  const isSizedSo = (goods: Goods, called: Goods): boolean =>
    rows.some(
      (row) =>
        row.meaning.kind === 'size' &&
        both(row.goods, goods).length > 0 &&
        both(row.goods, called).length === 0,
    );
  // DIN 2353 直通: so is a standard whose goods have the word in their name, and are not called by it.
  const isOfStandard = ({ meaning, goods }: Counted): boolean =>
    thing !== undefined &&
    meaning.kind === 'standard' &&
    !meaning.isAside &&
    both(goods, thing.called).length === 0 &&
    (both(goods, thing.goods).length > 0 || isSizedSo(goods, thing.called));
  const weight = (row: Counted): number =>
    isAbout(row) ? 12 : isOfStandard(row) ? 10 : isDesignation(row) || isCode(row) ? 10 : worth(row, thing);
  const formsOf = (row: Counted): Form[] => {
    const value = weight(row);
    const whole = { meaning: row.meaning, goods: row.goods, worth: value };
    const weaker = row.weaker.map((less) => ({ ...less, worth: value * LESS }));
    if (row !== thing) return [whole, ...weaker];
    // Goods that are the thing, before goods that mention it.
    const called = { meaning: row.calledAs, goods: row.called, worth: value };
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
  // 水表 DN20: whatever else has that nominal size is none of what was asked for.
  const isOfAny = (row: Counted): boolean => isIdle(row) || NOMINAL.test(row.meaning.text);
  if (kept.every(isOfAny) && rows.some((row) => !kept.includes(row) && isNaming(row))) kept = [];
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

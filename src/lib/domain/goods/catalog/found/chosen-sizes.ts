import type { Context } from '../../../context.ts';
import {
  designationKey,
  fittingSizes,
  goodsOfSizes,
  keyWorth,
  kindOfWord,
  sizesByIds,
  sizesInRanges,
  WHOLE_QUERY,
  type Evidence,
  type FittingSize,
  type Sought,
} from '../../search/index.ts';
import { sizeName } from '../size-name.ts';
import { begunSkus } from './ranked.repo.ts';

/** The size that a card shows: of all that fit, one in stock. */
export interface ChosenSize {
  skuId: number;
  /** In the words of the reader. */
  designation: string;
  /** Its own picture, or empty. */
  image: string;
  /** Fen. */
  price: number;
  stock: number;
  /** How many sizes of the goods fit as well as this one, itself included. */
  fits: number;
  /** What was asked for and this size has. */
  met: readonly Evidence[];
  /** How much of what was asked for only other sizes of the goods have: numbers that stand apart make no size. */
  apart: number;
}

/** Weight from which a token names a size by itself; a token with less does only where exactly one size has it. */
const NAMES = 3;
/** A color or a material names a size where it leaves no more than these: a yellow helmet, but no red tube of eleven diameters. */
const FEW_LEFT = 2;

interface Scored {
  row: FittingSize;
  score: number;
  /** How much of it the designation alone is worth. */
  called: number;
  /** Tokens that stand in the designation itself: a breaker of 250 A, and not one of 100 A in a frame for 250. */
  written: number;
  /** Highest weight among its tokens that name a size. */
  best: number;
  /** It has a color, a material or a form that was asked for. */
  isMarked: boolean;
  missed: Evidence[];
  met: Evidence[];
}

const [BEGUN, BEGUN_SO] = [4, 6];
const SHORTEST = 6;
/** A designation that continues what was typed, with more digits or letters. */
const begins = (key: string, typed: string): boolean =>
  typed.length >= SHORTEST && /[a-z]{2}.*\d{2}/.test(typed) && key.startsWith(typed);

/** The range that a size is made for. */
interface Span {
  from: number;
  to: number;
  unit: string;
}
const SPAN =
  /(\d+(?:\.\d+)?)\s*(?:a|mpa|n·m|mm)?\s*[-~～]\s*(\d+(?:\.\d+)?)\s*(a|mpa|n[·.]?m|mm)?(?![a-z\d])/gi;
const spansIn = (text: string): Span[] =>
  [...text.matchAll(SPAN)].map(([, from, to, unit = '']) => ({
    from: Number(from),
    to: Number(to),
    unit: unit.toLowerCase().replace(/[·.]/, ''),
  }));
type Within = NonNullable<Evidence['within']>;
const isWithin = ({ value, unit }: Within, span: Span): boolean =>
  span.from <= value && value <= span.to && (span.unit === unit || (span.unit === '' && unit === 'mm'));
const isSame = ({ value, from }: Within, span: Span): boolean => span.from === from && span.to === value;
/** Weight of a range that holds the measure, and of the very range; of two ranges the narrower one weighs more. */
const [IN_RANGE, SAME_RANGE] = [4, 8];

function scored(
  row: FittingSize,
  evidence: readonly Evidence[],
  keys: ReadonlyMap<string, number>,
  spans: readonly Span[] = [],
): Scored {
  const hits = new Set(row.hits);
  const called = keys.get(row.key) ?? 0;
  // VBMT1604 stands for any of VBMT160402, VBMT160404 and VBMT160408.
  const begun = called === 0 && row.hits.length > 0 && [...keys.keys()].some((key) => begins(row.key, key));
  const missed: Evidence[] = [];
  const met: Evidence[] = [];
  let [score, best, written] = [called, called, 0];
  let isMarked = false;
  for (const one of evidence) {
    let [worth, at] = [0, ''];
    for (const [token, value] of one.tokens)
      if (value > worth && hits.has(token)) [worth, at] = [value, token];
    const span =
      worth < IN_RANGE && one.within
        ? (spans.find((each) => isSame(one.within!, each)) ??
          spans.find((each) => isWithin(one.within!, each)))
        : undefined;
    if (span) worth = isSame(one.within!, span) ? SAME_RANGE : IN_RANGE + 1 / (2 + span.to - span.from);
    if (one.isSharp && at && row.key.includes(designationKey(at))) written += 1;
    score += worth;
    if (one.isSharp && worth > best) best = worth;
    if (one.isMark && worth > 0) isMarked = true;
    if (worth === 0 && one.of) missed.push(one);
    if (worth > 0) met.push(one);
  }
  // AC3010-03 with an automatic drain is the AC3010-03D.
  if (begun) score += isMarked ? BEGUN_SO : BEGUN;
  return { row, score, called, written, best, isMarked, missed, met };
}

/**
 * Sizes whose designation has more of the tokens first; then those in stock, shorter designations before longer ones,
 * cheaper before dearer.
 */
const inOrder = ({ row: a, written: one }: Scored, { row: b, written: other }: Scored): number =>
  other - one ||
  Number(b.stock > 0) - Number(a.stock > 0) ||
  a.key.length - b.key.length ||
  a.price - b.price;

/** Value of `Evidence.of` for a size of several dimensions. */
const SIZE_OF = 'x';
/**
 * A size that no goods have is not replaced by one that shares only a part of it; of two that were asked for, either
 * will do.
 */
const isOther = ({ missed, met }: Pick<Scored, 'missed' | 'met'>, words: readonly string[]): boolean =>
  missed.some(
    ({ of }) =>
      !met.some((one) => one.of === of) && (of === SIZE_OF || words.some((word) => kindOfWord(word) === of)),
  );

/**
 * The size of each of these goods that the words name, wherever they stand in the query: a whole designation, a part
 * that only some sizes have, dimensions under their names, a colour or a material beside them. Goods of which the words
 * name no size, or every one, are left out; those whose sizes all have another measure are added to `lacking`.
 */
export async function chosenSizes(
  { database, locale }: Pick<Context, 'database' | 'locale'>,
  productIds: readonly number[],
  { keys, evidence, near }: Pick<Sought, 'keys' | 'evidence' | 'near'>,
  lacking = new Set<number>(),
): Promise<Map<number, ChosenSize>> {
  const found = new Map<number, ChosenSize>();
  const db = database.reader;
  if (productIds.length === 0) return found;
  // The nearest sizes replace the one that was asked for.
  const asked: Evidence[] = near
    ? [
        {
          tokens: new Map(near.sizes.map((size, at) => [size, NAMES + near.sizes.length - at])),
          isSharp: true,
        },
        // Of the nearest sizes one in the color that was asked for.
        ...evidence.filter((one) => one.isMark),
      ]
    : evidence;
  const isSharp = asked.some((one) => one.isSharp);
  const isMarked = asked.some((one) => one.isMark);
  if (keys.length === 0 && !isSharp && !isMarked) return found;
  const byKey = keyWorth(keys);
  // A word that only names the goods is in all of their sizes.
  const telling = isSharp || !isMarked ? asked : asked.filter((one) => one.isMark);
  const rows = await fittingSizes(db, productIds, {
    tokens: [...new Set(telling.flatMap((one) => [...one.tokens.keys()]))],
    keys: [...byKey.keys()],
    isNamed: isSharp || isMarked,
  });
  const within = asked.flatMap((one) => one.within ?? []);
  const spans = new Map<number, Span[]>();
  if (within.length > 0) {
    const known = new Set(rows.map((row) => row.skuId));
    const isRange = within.some(({ from, unit }) => from !== undefined && unit === 'mm');
    for (const { text, said, ...row } of await sizesInRanges(db, productIds, isRange)) {
      const own = [
        ...spansIn(text).filter((span) => within.some((one) => isWithin(one, span))),
        // Of its parameters only the very range: another may be of temperatures.
        ...spansIn(said).filter((span) => within.some((one) => isSame(one, span))),
      ];
      if (own.length === 0) continue;
      spans.set(row.skuId, own);
      if (!known.has(row.skuId)) rows.push(row);
    }
  }
  const best = new Map<number, { first: Scored; fits: number; apart: number; sizes?: string[] }>();
  for (const [productId, own] of Map.groupBy(rows, (row) => row.productId)) {
    const all = own.map((row) => scored(row, asked, byKey, spans.get(row.skuId)));
    // A black profile 4040×2000 is the 4040×2000 BK, though another one is called 4040×2000.
    const isMarkedToo = all.some(({ isMarked: has, best: worth }) => has && worth >= NAMES);
    const worthOf = (one: Scored): number =>
      isMarkedToo && !one.isMarked && one.called < WHOLE_QUERY ? one.score - one.called : one.score;
    const most = Math.max(...all.map(worthOf));
    const same = all.filter((one) => worthOf(one) === most).sort(inOrder);
    const first = same[0]!;
    const isNamed =
      same.some((one) => one.best >= NAMES) ||
      (same.length <= FEW_LEFT && first.isMarked) ||
      (same.length === 1 && first.best > 0);
    const isAll = same.length === first.row.of && first.row.of > 1 && !byKey.has(first.row.key);
    if (!isNamed || isAll) continue;
    // If none of the sizes has it, it may be the size of the goods as a whole.
    const missed = first.missed.find(({ of }) => of === SIZE_OF);
    const tokens = missed && [...missed.tokens.keys()];
    const isOfNone = tokens && !own.some(({ hits }) => hits.some((hit) => tokens.includes(hit)));
    const apart = asked.filter(
      (one) =>
        one.isSharp && !one.isCount && !first.met.includes(one) && all.some(({ met }) => met.includes(one)),
    ).length;
    best.set(productId, { first, fits: same.length, apart, ...(isOfNone ? { sizes: tokens } : {}) });
  }
  const others = productIds.filter((id) => !best.has(id));
  const begun = near ? new Map<number, never>() : await begunSkus(db, others, keys);
  const ids = [
    ...[...best.values()].map(({ first }) => first.row.skuId),
    ...[...begun.values()].map(({ skuId }) => skuId),
  ];
  const known = await sizesByIds(db, ids);
  const put = (
    productId: number,
    skuId: number,
    fits: number,
    { met = [], apart = 0 }: Partial<Pick<ChosenSize, 'met' | 'apart'>> = {},
  ): void => {
    const size = known.get(skuId);
    if (!size) return;
    const { price, stock, image } = size;
    const designation = sizeName(locale, size, size.options);
    found.set(productId, { skuId, designation, image, price, stock, fits, met, apart });
  };
  const blocked = [...best].filter(([, { first }]) =>
    isOther(first, known.get(first.row.skuId)?.words ?? []),
  );
  const whole = await goodsOfSizes(
    db,
    blocked.flatMap(([id, { first, sizes }]) => (sizes && first.missed.length === 1 ? [{ id, sizes }] : [])),
  );
  for (const [productId, { first, fits, apart }] of best)
    if (!blocked.some(([id]) => id === productId) || whole.has(productId))
      put(productId, first.row.skuId, fits, { met: first.met, apart });
    else lacking.add(productId);
  for (const [productId, { skuId, fits }] of begun) put(productId, skuId, fits);
  return found;
}

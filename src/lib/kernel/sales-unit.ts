/** How many pieces a sales unit holds, and what a quantity in one unit is in another: 500 pcs of goods sold by 百支 are 5. */

import { platformSettings, type PlatformSettings, type PlatformUnit } from './platform-settings.ts';

const folded = (word: string): string => word.trim().toLowerCase();

let index = new Map<string, PlatformUnit>();
let by: PlatformSettings | undefined;
/** The unit that the platform has listed under this name or spelling. */
function listed(unit: string): PlatformUnit | undefined {
  const now = platformSettings();
  if (by !== now) {
    const units = now.units ?? [];
    index = new Map(
      units.flatMap((one) => [one.zh, ...one.spellings].map((name) => [folded(name), one] as const)),
    );
    // Several units may be a pc in English: that name then says nothing.
    const english = Map.groupBy(units, ({ en }) => folded(en));
    for (const [name, [one, ...others]] of english)
      if (one && others.length === 0 && !index.has(name)) index.set(name, one);
    by = now;
  }
  return index.size > 0 ? index.get(folded(unit)) : undefined;
}

/**
 * A unit under its listed names in both languages, however it was written; unchanged if it is not listed. A listed
 * Chinese name may have a more precise English one: 套 is a set, of wrenches it may be a kit.
 */
export function unitNamed<T extends { zh: string; en: string }>(unit: T): T | { zh: string; en: string } {
  const known = listed(unit.zh) ?? (unit.en ? listed(unit.en) : undefined);
  if (!known) return unit;
  const isOwn = unit.zh === known.zh && unit.en !== '' && listed(unit.en)?.en !== known.en;
  return isOwn ? unit : { zh: known.zh, en: known.en };
}

/** Words for one of a thing; which of them is used is a matter of the thing. A pair, a roll and a box are none. */
const PIECE = /^(?:个|件|只|支|根|枚|颗|粒|台|套|把|条|片|块|张|pcs?|ea|each|pieces?|units?|sets?|nos?)?$/i;
const DOZEN = /^(?:打|dozens?|doz\.?)\s*/i;
const MANY: readonly [RegExp, number][] = [
  [/^(?:百|100|hundred)\s*/i, 100],
  [/^(?:千|1000|thousand)\s*/i, 1000],
  [/^(?:万|10000)\s*/, 10_000],
  [DOZEN, 12],
  [/^(?:gross|罗)\s*/i, 144],
];
/** Two of a thing, by whichever word. */
const PAIR = /^(?:双|付|副|对|pairs?|prs?)$/i;

/** Pieces in a unit that counts pieces (百支 → 100, 只 → 1); undefined for any other (米, 盒, kg). */
function piecesOf(unit: string): number | undefined {
  const known = listed(unit);
  if (known?.holds) return PIECE.test(known.holds.zh) ? known.holds.count : undefined;
  const text = (known?.zh ?? unit).trim();
  const [start, many] = MANY.find(([words]) => words.test(text)) ?? [];
  if (start) return PIECE.test(text.replace(start, '')) ? many : undefined;
  return text && PIECE.test(text) ? 1 : undefined;
}

/** What a pack holds, in the words of the goods: `1盒=100支` has 100 in a 盒. */
function packed(unit: string, packing: string): number | undefined {
  const [, pack, count] = /^1\s*(\S+?)\s*=\s*(\d+)/.exec(packing) ?? [];
  return pack !== undefined && pack === unit ? Number(count) : undefined;
}

/** Pieces of a sales unit that is more than one of them: what prices of unlike units are compared by. */
export interface UnitContent {
  count: number;
  /** What one of them is called: 支. */
  unit: string;
}

/**
 * What a sales unit holds: 百支 are 100 支, `1盒=500支` says that a 盒 holds 500 支, `1 box = 500 pcs` the same.
 * Undefined for a unit that is one piece, or that holds what is not counted.
 */
export function unitContentOf(unit: string, packing = ''): UnitContent | undefined {
  const known = listed(unit);
  if (known?.holds) {
    const { count, zh, en } = known.holds;
    return { count, unit: folded(unit) === folded(known.en) ? en : zh };
  }
  const count = piecesOf(unit);
  if (count !== undefined) {
    const [start] = MANY.find(([words]) => words.test(unit.trim())) ?? [];
    const piece = start && unit.trim().replace(start, '');
    return piece ? { count, unit: one(piece) } : undefined;
  }
  const [, pack, number, piece = ''] =
    /^1\s*(\S+?)\s*=\s*(\d+)\s*([^\s\d,，;；]+)/.exec(packing.trim()) ?? [];
  return pack === unit.trim() && Number(number) > 1 && piecesOf(piece) === 1
    ? { count: Number(number), unit: one(piece) }
    : undefined;
}

const one = (piece: string): string => (/^pcs\.?$/i.test(piece) ? 'pc' : piece);

const FEN_DECIMALS = 4;

/** Yuan for one piece, from the yuan for a sales unit: as many decimals as tell small prices apart, two at least. */
export function priceOfOne(yuan: string, { count }: UnitContent): string {
  const [whole = '0', fraction = ''] = (Number(yuan) / count).toFixed(FEN_DECIMALS).split('.');
  return `${whole}.${fraction.replace(/0{1,2}$/, '')}`;
}

/** A unit of goods, with its packing where the goods say one. */
export interface SalesUnit {
  /** As shown, in either language: 百支, 100 pcs, 盒. */
  names: readonly string[];
  /** 1盒=100支. */
  packing?: string | undefined;
}

/**
 * A quantity that was asked in a unit of the buyer's own, in whole sales units of the goods, rounded up. If the units
 * do not convert (metres of goods sold by the piece), the number stays and `isSure` is false, so that the buyer gets a
 * hint. Without a unit it counts sales units, which nobody knows to be meant where one of them is many: 500 of what is
 * sold by the hundred are not sure.
 */
export function inSalesUnits(
  num: number,
  asked: string | undefined,
  sold: SalesUnit,
): { num: number; isSure: boolean } {
  const unit = asked?.trim().toLowerCase();
  const known = unit ? listed(unit) : undefined;
  const isSame = (name: string): boolean =>
    name.toLowerCase() === unit || (known !== undefined && listed(name) === known);
  if (!unit) return { num, isSure: !sold.names.some((name) => unitContentOf(name, sold.packing)) };
  if (sold.names.some(isSame)) return { num, isSure: true };
  // A dozen of what is sold in pairs are twelve pairs.
  if (sold.names.some((name) => PAIR.test(name))) {
    if (PAIR.test(unit)) return { num, isSure: true };
    if (DOZEN.test(unit)) return { num: num * 12, isSure: true };
  }
  const whole = sold.names
    .map((name) => unitContentOf(name, sold.packing))
    .find((held) => folded(held?.unit ?? '') === unit);
  if (whole) return { num: Math.ceil(num / whole.count), isSure: true };
  // A box of 100 支 holds 100 of what somebody else calls 件.
  const held = (name: string): number | undefined => {
    const content = unitContentOf(name, sold.packing);
    return content && piecesOf(content.unit) === 1 ? content.count : undefined;
  };
  const each = sold.names.map((name) => piecesOf(name) ?? held(name)).find((n) => n !== undefined);
  const wanted = piecesOf(unit) ?? packed(unit, sold.packing ?? '');
  if (each === undefined || wanted === undefined) return { num, isSure: false };
  return { num: Math.ceil((num * wanted) / each), isSure: true };
}

import type { Trade, Words } from '#lib/seed/types.ts';
import { circle, group, label, path, rect, type Attributes } from '../svg.ts';
import { mark } from './marks.ts';
import { INKS, fitSize, houseAt, sheet, type House } from './sheet.ts';
import { signOf } from './site-sign.ts';

/** What a merchant's signs are made from. */
export interface MerchantSign {
  key: string;
  /** The two or three characters that stand in the logo. */
  mark: string;
  name: Words;
  trades: readonly Trade[];
  founded: number;
  /** Number in the list of merchants; neighbours get different colours and layouts. */
  serial: number;
}

const HEAVY: Attributes = { 'font-weight': 700 };

/** The Latin word of a store's sign. */
export const latin = (sign: MerchantSign): string => (sign.name.en.split(' ')[0] ?? '').toUpperCase();
const first = (sign: MerchantSign): Trade => sign.trades[0] ?? 'fasteners';

type Layout = (sign: MerchantSign, house: House) => string[];

/** The word under or beside the mark, spread to `room`. */
const word = (x: number, y: number, sign: MerchantSign, room: number, fill: string): string =>
  label(x, y, latin(sign), fitSize(latin(sign), 17, room - 14, 2), {
    fill,
    'font-weight': 600,
    'letter-spacing': 2,
  });

/** Full colour, white mark over white characters. */
const tile: Layout = (sign, [main, deep]) => [
  rect(0, 0, 200, 200, { fill: main }),
  path('M0 134H200V200H0Z', { fill: deep }),
  mark(first(sign), 62, 22, 76, INKS.white),
  label(100, 180, sign.mark, 38, { ...HEAVY, fill: INKS.white, 'letter-spacing': 6 }),
];

/** White, the mark in a filled round, characters below. */
const seal: Layout = (sign, [main]) => [
  rect(0, 0, 200, 200, { fill: INKS.white }),
  circle(100, 74, 56, { fill: main }),
  circle(100, 74, 62, { fill: 'none', stroke: main, 'stroke-width': 2.4 }),
  mark(first(sign), 66, 40, 68, INKS.white),
  label(100, 176, sign.mark, 36, { ...HEAVY, fill: INKS.ink, 'letter-spacing': 8 }),
];

/** Two characters large, the mark small beside the Latin word. */
const wordmark: Layout = (sign, [main, , pale]) => [
  rect(0, 0, 200, 200, { fill: pale }),
  label(100, 112, sign.mark, 82, { ...HEAVY, fill: main }),
  rect(20, 134, 160, 3, { fill: main }),
  mark(first(sign), 20, 148, 30, main),
  label(120, 170, latin(sign), fitSize(latin(sign), 20, 116, 1.5), {
    fill: INKS.ink,
    'font-weight': 600,
    'letter-spacing': 1.5,
  }),
];

/** One character as a monogram on colour, the mark cut into the corner. */
const monogram: Layout = (sign, [main, deep]) => [
  rect(0, 0, 200, 200, { fill: main }),
  path('M200 92V200H92Z', { fill: deep }),
  label(88, 122, [...sign.mark][0] ?? '', 116, { ...HEAVY, fill: INKS.white }),
  mark(first(sign), 146, 146, 42, INKS.white),
  label(74, 176, latin(sign), fitSize(latin(sign), 19, 116, 1), {
    fill: INKS.white,
    'font-weight': 600,
    'letter-spacing': 1,
  }),
];

/** The mark large in colour on white, a band with the characters. */
const band: Layout = (sign, [main]) => [
  rect(0, 0, 200, 200, { fill: INKS.white }),
  mark(first(sign), 56, 18, 88, main),
  rect(0, 122, 200, 48, { fill: main }),
  label(100, 158, sign.mark, 34, { ...HEAVY, fill: INKS.white, 'letter-spacing': 10 }),
  word(100, 190, sign, 190, main),
];

/** A shield of six sides around mark and characters. */
const shield: Layout = (sign, [main, , pale]) => [
  rect(0, 0, 200, 200, { fill: INKS.white }),
  path('M100 8L180 54V146L100 192L20 146V54Z', {
    fill: pale,
    stroke: main,
    'stroke-width': 7,
    'stroke-linejoin': 'round',
  }),
  mark(first(sign), 68, 34, 64, main),
  label(100, 138, sign.mark, 36, { ...HEAVY, fill: main, 'letter-spacing': 4 }),
  label(100, 161, latin(sign), fitSize(latin(sign), 14, 92, 1.5), {
    fill: INKS.secondary,
    'font-weight': 600,
    'letter-spacing': 1.5,
  }),
];

/** Colour left, white right: the mark and upright characters. */
const spine: Layout = (sign, [main]) => [
  rect(0, 0, 200, 200, { fill: INKS.white }),
  rect(0, 0, 76, 200, { fill: main }),
  mark(first(sign), 14, 20, 48, INKS.white),
  group(
    { transform: 'rotate(-90 46 186)' },
    label(46, 186, latin(sign), fitSize(latin(sign), 18, 112, 2), {
      'text-anchor': 'start',
      fill: INKS.white,
      'font-weight': 600,
      'letter-spacing': 2,
    }),
  ),
  ...[...sign.mark]
    .slice(0, 2)
    .map((character, i) => label(138, 88 + i * 86, character, 82, { ...HEAVY, fill: INKS.ink })),
];

const LAYOUTS: readonly Layout[] = [tile, seal, wordmark, monogram, band, shield, spine];

/** Shops of the mall itself carry its sign and the trade. */
const own: Layout = (sign) => [
  rect(0, 0, 200, 200, { fill: INKS.red }),
  signOf(50, 18, 100, INKS.white, INKS.red),
  rect(0, 136, 200, 64, { fill: INKS.pressed }),
  label(116, 180, '自营', 36, { ...HEAVY, fill: INKS.white, 'letter-spacing': 6 }),
  mark(first(sign), 34, 150, 36, INKS.white),
];

/** The square logo of a merchant (200×200): the same number gives the same colours for ever. */
export function merchantLogo(sign: MerchantSign): string {
  const layout = sign.mark === '工采' ? own : (LAYOUTS[(sign.serial * 3) % LAYOUTS.length] ?? tile);
  return sheet([200, 200], sign.name.zh, () => layout(sign, houseAt(sign.serial)), { prefix: 'l' });
}

import type { Trade, Words } from '#lib/seed/types.ts';
import { circle, label, path, rect } from '../svg.ts';
import { mark } from './marks.ts';
import { INKS, chosen, fitSize, houseOf, sheet, textWidth, type, type House } from './sheet.ts';
import { signOf } from './site-sign.ts';
import { CHINESE_OUTLINE, LATIN_OUTLINE } from './site-wordmark.ts';

export interface BrandSign {
  key: string;
  name: Words;
  trades: readonly Trade[];
}

type Layout = (sign: BrandSign, house: House) => string[];

const LATIN = { 'font-weight': 800, 'letter-spacing': 1 } as const;
const trade = (sign: BrandSign): Trade => sign.trades[0] ?? 'fasteners';

/** Latin word in colour over the characters. */
const stacked: Layout = (sign, [main]) => {
  const size = fitSize(sign.name.en, 38, 196);
  return [
    label(120, 66, sign.name.en, size, { ...LATIN, fill: main }),
    path('M60 92H78M162 92H180', { stroke: main, 'stroke-width': 2 }),
    label(120, 99, sign.name.zh, 20, { fill: INKS.ink, 'font-weight': 600, 'letter-spacing': 6 }),
  ];
};

/** Mark, then the word with the characters below it. */
const beside: Layout = (sign, [main]) => [
  mark(trade(sign), 18, 33, 54, main),
  type(86, 62, sign.name.en, fitSize(sign.name.en, 28, 138), { ...LATIN, fill: INKS.ink }),
  type(86, 90, sign.name.zh, 20, { fill: main, 'font-weight': 600, 'letter-spacing': 5 }),
];

/** A filled plate. */
const plate: Layout = (sign, [main, deep]) => {
  const size = fitSize(sign.name.en, 34, 176);
  return [
    rect(14, 20, 212, 80, { rx: 6, fill: main }),
    path('M14 74H226V94Q226 100 220 100H20Q14 100 14 94Z', { fill: deep }),
    label(120, 61, sign.name.en, size, { ...LATIN, fill: INKS.white }),
    label(120, 93, sign.name.zh, 16, { fill: INKS.white, 'font-weight': 600, 'letter-spacing': 8 }),
  ];
};

/** Characters large, Latin small, a bar between. */
const upright: Layout = (sign, [main]) => {
  const size = fitSize(sign.name.zh, 44, 100);
  const left = 22;
  const bar = left + textWidth(sign.name.zh, size) + 12;
  return [
    type(left, 76, sign.name.zh, size, { fill: main, 'font-weight': 700 }),
    rect(bar, 40, 2, 42, { fill: INKS.line }),
    type(bar + 12, 68, sign.name.en, fitSize(sign.name.en, 22, 240 - bar - 26), {
      'font-weight': 700,
      'letter-spacing': 0.5,
      fill: INKS.ink,
    }),
  ];
};

/** A round sign with the first letter, word at its side. */
const letter: Layout = (sign, [main]) => [
  circle(48, 60, 30, { fill: main }),
  label(48, 73, sign.name.en[0] ?? '', 36, { 'font-weight': 800, fill: INKS.white }),
  type(92, 60, sign.name.en, fitSize(sign.name.en, 27, 134), { ...LATIN, fill: main }),
  type(92, 86, sign.name.zh, 18, { fill: INKS.secondary, 'font-weight': 600, 'letter-spacing': 6 }),
];

const LAYOUTS: readonly Layout[] = [stacked, beside, plate, upright, letter];

const own: Layout = () => [
  signOf(20, 31, 58, INKS.red, INKS.white),
  path(CHINESE_OUTLINE, { transform: 'translate(92 63)', fill: INKS.ink }),
  path(LATIN_OUTLINE, { transform: 'translate(92.5 85)', fill: INKS.secondary }),
];

/** The plate of a brand (240×120) on white. */
export function brandLogo(sign: BrandSign): string {
  const layout = sign.key === 'gongcaihui' ? own : (LAYOUTS[chosen(sign.key, LAYOUTS.length, 3)] ?? stacked);
  return sheet([240, 120], `${sign.name.zh} ${sign.name.en}`, () => layout(sign, houseOf(sign.key)), {
    ground: INKS.white,
    prefix: 'r',
  });
}

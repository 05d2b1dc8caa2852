import type { Trade, Words } from '../../types.ts';
import { path, rect } from '../svg.ts';
import { graticule, position, type Spot } from './graticule.ts';
import { mark } from './marks.ts';
import { motif } from './motifs/motif.ts';
import { INKS, fitSize, sheet, sweep, type } from './sheet.ts';

/** What a belt's cover shows. */
export interface BeltSign {
  name: Words;
  province: Words;
  city: Words;
  county: Words;
  latitude: number;
  longitude: number;
  trades: readonly Trade[];
  goods: readonly Words[];
}

const spot = (row: BeltSign): Spot => ({
  latitude: row.latitude,
  longitude: row.longitude,
  name: row.county.zh.replace(/(回族自治县|[市县区])$/, ''),
});

/** The wide picture of a belt (800×400): where it lies, what it makes, its name in large type. */
export function beltCover(belt: BeltSign, all: readonly BeltSign[]): string {
  const trade = belt.trades[0] ?? 'fasteners';
  const here = spot(belt);
  const name = belt.name.zh.replace(/产业带$/, '');
  const size = fitSize(name, 60, 370);
  const goods = belt.goods.map((item) => item.zh).join(' · ');
  return sheet([800, 400], belt.name.zh, (pen) => [
    rect(0, 0, 800, 400, { fill: sweep(pen, INKS.steel, INKS.night) }),
    graticule(pen, here, all.map(spot), [452, 0, 348, 124], '#8FA3B8', '#FF6A4D'),
    path('M0 0H520L452 400H0Z', { fill: sweep(pen, INKS.steel, INKS.night) }),
    path('M499 124H800V400H452Z', { fill: sweep(pen, '#FFFFFF', '#E9EDF1') }),
    motif(pen, trade, { left: 520, top: 142, right: 782, bottom: 382 }),
    rect(40, 56, 44, 4, { fill: INKS.red }),
    type(40, 98, `${belt.province.zh} · ${belt.city.zh}`, 20, { fill: '#C9D3DE', 'letter-spacing': 2 }),
    type(38, 98 + size + 22, name, size, { fill: INKS.white, 'font-weight': 700, 'letter-spacing': 2 }),
    type(40, 98 + size + 66, '产业带', 34, { fill: INKS.white, 'font-weight': 300, 'letter-spacing': 10 }),
    type(40, 98 + size + 100, belt.name.en, fitSize(belt.name.en, 20, 360), {
      fill: '#AEBBC9',
      'letter-spacing': 0.6,
    }),
    mark(trade, 40, 316, 34, '#FF6A4D'),
    type(86, 331, goods, fitSize(goods, 17, 356), { fill: '#E4EAF0' }),
    type(86, 350, position(here), 12, { fill: '#8FA3B8', 'letter-spacing': 1 }),
  ]);
}

import type { Trade, Words } from '#lib/seed/types.ts';
import { path, rect } from '../svg.ts';
import { graticule, position, type Spot } from './graticule.ts';
import { mark } from './marks.ts';
import { motif } from './motifs/motif.ts';
import { INKS, sheet, sweep, type } from './sheet.ts';

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

const spot = ({ latitude, longitude }: BeltSign): Spot => ({ latitude, longitude, name: '' });

/** The wide picture of a belt (800×400): where it lies and what it makes, without a word: pages say its name. */
export function beltCover(belt: BeltSign, all: readonly BeltSign[]): string {
  const trade = belt.trades[0] ?? 'fasteners';
  const here = spot(belt);
  return sheet([800, 400], belt.name.zh, (pen) => [
    rect(0, 0, 800, 400, { fill: sweep(pen, INKS.steel, INKS.night) }),
    graticule(pen, here, all.map(spot), [0, 0, 400, 400], '#8FA3B8', '#FF6A4D'),
    path('M404 0H800V400H336Z', { fill: sweep(pen, '#FFFFFF', '#E4E9EE') }),
    path('M404 0H412L344 400H336Z', { fill: INKS.red }),
    motif(pen, trade, { left: 430, top: 44, right: 770, bottom: 356 }),
    mark(trade, 36, 36, 56, '#FF6A4D'),
    type(36, 372, position(here), 16, { fill: '#C9D3DE', 'letter-spacing': 1 }),
  ]);
}

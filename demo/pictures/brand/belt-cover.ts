import type { Trade, Words } from '#lib/seed/types.ts';
import { circle, path, rect } from '../svg.ts';
import { mark } from './marks.ts';
import { motif } from './motifs/motif.ts';
import { houseAt, sheet, sweep } from './sheet.ts';
import { hills, skyline } from './skyline.ts';

/** What a belt's cover shows. */
export interface BeltSign {
  name: Words;
  trades: readonly Trade[];
}

/** Where the works stand; the yard before them shows what they make. */
const GROUND = 292;

/** The wide picture of a belt (800×400): its works before hills, and what they make, without a word: pages say its name. */
export function beltCover(belt: BeltSign, serial: number): string {
  const trade = belt.trades[0] ?? 'fasteners';
  const [main, deep, pale] = houseAt(serial);
  const key = belt.name.en;
  return sheet([800, 400], belt.name.zh, (pen) => [
    rect(0, 0, 800, 400, { fill: sweep(pen, pale, '#FFFFFF', true) }),
    rect(0, 0, 800, GROUND, { fill: sweep(pen, main, pale), 'fill-opacity': '.28' }),
    hills(key, { ground: GROUND, ink: main }),
    skyline(key, { to: 800, ground: GROUND, walls: sweep(pen, main, deep), lights: pale }),
    // The works fade behind the goods: these are what one looks at.
    path(`M220 0H800V${GROUND}H220Z`, {
      fill: pen.define(
        (id) =>
          `<linearGradient id="${id}"><stop stop-color="#fff" stop-opacity="0"/><stop offset=".5" stop-color="#fff" stop-opacity=".82"/><stop offset="1" stop-color="#fff" stop-opacity=".96"/></linearGradient>`,
      ),
    }),
    path(`M0 ${GROUND}H800V400H0Z`, { fill: sweep(pen, '#E9EDF1', '#FFFFFF', true) }),
    motif(pen, trade, { left: 400, top: 44, right: 772, bottom: 372 }),
    circle(66, 66, 34, { fill: main }),
    mark(trade, 46, 46, 40, '#fff'),
  ]);
}

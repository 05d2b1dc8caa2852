import { circle, path, rect } from '../svg.ts';
import { mark } from './marks.ts';
import type { MerchantSign } from './merchant-logo.ts';
import { motif } from './motifs/motif.ts';
import { INKS, houseAt, sheet, sweep } from './sheet.ts';

/** Marks of the trades in rings. */
const rings = (sign: MerchantSign, ink: string): string[] =>
  sign.trades.slice(0, 4).flatMap((trade, at) => [
    circle(118 + at * 140, 140, 52, {
      fill: 'none',
      stroke: ink,
      'stroke-opacity': '.55',
      'stroke-width': 2,
    }),
    mark(trade, 88 + at * 140, 110, 60, ink),
  ]);

/** The head of a shop (1200×280): the marks of its trades on its colour, its wares on white; pages say its name. */
export function shopBanner(sign: MerchantSign): string {
  const [main, deep, pale] =
    sign.mark === '工采' ? ([INKS.red, '#8F1404', INKS.tint] as const) : houseAt(sign.serial);
  const trade = sign.trades[0] ?? 'fasteners';
  const second = sign.trades[1];
  const light = sign.serial % 3 === 0;
  const ink = light ? deep : INKS.white;
  return sheet([1200, 280], sign.name.zh, (pen) => [
    rect(0, 0, 1200, 280, { fill: light ? sweep(pen, INKS.white, pale) : sweep(pen, main, deep) }),
    mark(trade, 330, -80, 440, light ? main : INKS.white, 0.07),
    light ? rect(0, 0, 10, 280, { fill: main }) : '',
    path(second ? 'M706 0H1200V280H636Z' : 'M786 0H1200V280H716Z', {
      fill: light ? INKS.white : sweep(pen, '#FFFFFF', '#EDF0F3'),
    }),
    second ? motif(pen, second, { left: 700, top: 66, right: 916, bottom: 244 }) : '',
    motif(pen, trade, { left: second ? 926 : 800, top: 24, right: 1166, bottom: 256 }),
    ...rings(sign, ink),
  ]);
}

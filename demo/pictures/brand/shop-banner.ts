import { circle, group, path, rect } from '../svg.ts';
import { mark } from './marks.ts';
import { latin, type MerchantSign } from './merchant-logo.ts';
import { motif } from './motifs/motif.ts';
import { INKS, houseAt, sheet, sweep, type } from './sheet.ts';
import { skyline } from './skyline.ts';

/** The mark of the first trade in a ring, the sign of the store beside it, then the marks of its other trades. */
const signboard = (sign: MerchantSign, ink: string): string[] => [
  circle(148, 140, 52, { fill: 'none', stroke: ink, 'stroke-opacity': '.55', 'stroke-width': 2 }),
  mark(sign.trades[0] ?? 'fasteners', 118, 110, 60, ink),
  type(228, 146, sign.mark, 58, { fill: ink, 'font-weight': 700, 'letter-spacing': 8 }),
  type(230, 184, latin(sign), 22, { fill: ink, 'font-weight': 600, 'letter-spacing': 5 }),
  ...sign.trades.slice(1, 4).map((trade, at) => mark(trade, 440 + at * 64, 118, 44, ink)),
];

/** Of the height a desk shows the middle half only: what matters stands between these. */
const [TOP, BOTTOM] = [72, 206];

/** The head of a shop (1200×280): its works and its sign on its colour, its wares on white. */
export function shopBanner(sign: MerchantSign): string {
  const [main, deep, pale] =
    sign.mark === '工采' ? ([INKS.red, '#8F1404', INKS.tint] as const) : houseAt(sign.serial);
  const trade = sign.trades[0] ?? 'fasteners';
  const second = sign.trades[1];
  const light = sign.serial % 3 === 0;
  const ink = light ? deep : INKS.white;
  return sheet([1200, 280], sign.name.zh, (pen) => [
    rect(0, 0, 1200, 280, { fill: light ? sweep(pen, INKS.white, pale) : sweep(pen, main, deep) }),
    group(
      { opacity: light ? '.16' : '.2' },
      skyline(sign.name.en, {
        to: 760,
        ground: BOTTOM,
        walls: light ? main : INKS.white,
        lights: light ? INKS.white : deep,
      }),
      rect(0, BOTTOM, 800, 60, { fill: light ? main : INKS.white }),
    ),
    light ? rect(0, 0, 10, 280, { fill: main }) : '',
    path(second ? 'M706 0H1200V280H636Z' : 'M786 0H1200V280H716Z', {
      fill: light ? INKS.white : sweep(pen, '#FFFFFF', '#EDF0F3'),
    }),
    second ? motif(pen, second, { left: 700, top: TOP + 26, right: 916, bottom: BOTTOM }) : '',
    motif(pen, trade, { left: second ? 926 : 800, top: TOP, right: 1166, bottom: BOTTOM }),
    ...signboard(sign, ink),
  ]);
}

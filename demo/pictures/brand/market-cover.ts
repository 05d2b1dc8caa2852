import type { Trade, Words } from '#lib/seed/types.ts';
import { group, path, rect } from '../svg.ts';
import { mark } from './marks.ts';
import { bayCount, window } from './motifs/motif.ts';
import { INKS, sheet, sweep } from './sheet.ts';

/** What a market's cover shows. */
export interface MarketSign {
  name: Words;
  province: Words;
  city: Words;
  county: Words;
  trades: readonly Trade[];
}

/** As many marks as fit on the sign. */
const SIGNS = 8;

/** The wide picture of a market (800×400): a row of shop bays with its goods, their marks on the sign above, no words. */
export function marketCover(market: MarketSign): string {
  const count = bayCount(market.trades);
  const wide = 720 / count;
  return sheet([800, 400], market.name.zh, (pen) => [
    rect(0, 0, 800, 400, { fill: sweep(pen, '#F7F8FA', '#DFE4EA', true) }),
    path('M0 0H800V92H0Z', { fill: sweep(pen, INKS.steel, INKS.night) }),
    ...market.trades.slice(0, SIGNS).map((trade, at) => mark(trade, 40 + at * 72, 24, 44, '#C9D3DE')),
    ...Array.from({ length: count }, (_, from) => {
      const x = 40 + wide * from;
      const trade = market.trades[from] ?? market.trades[0] ?? 'fasteners';
      return group(
        {},
        path(`M${x + 6} 116H${x + wide - 6}V384H${x + 6}Z`, {
          fill: INKS.white,
          stroke: '#CBD3DB',
          'stroke-width': 1.2,
        }),
        path(`M${x} 92H${x + wide}L${x + wide - 6} 122H${x + 6}Z`, { fill: INKS.red }),
        ...Array.from({ length: Math.round(wide / 36) }, (_, i) => {
          const w = wide / Math.round(wide / 36);
          return i % 2 === 0
            ? ''
            : path(`M${x + w * i} 92h${w}l-2 30h${-w + 2}Z`, { fill: INKS.white, 'fill-opacity': '.92' });
        }),
        window(pen, market.trades, from, {
          left: x + wide / 2 - Math.min(wide / 2 - 20, 190),
          top: 138,
          right: x + wide / 2 + Math.min(wide / 2 - 20, 190),
          bottom: 368,
        }),
        mark(trade, x + 16, 350, 24, INKS.quiet),
      );
    }),
    rect(0, 384, 800, 16, { fill: '#C3CBD4' }),
  ]);
}

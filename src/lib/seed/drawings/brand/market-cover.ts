import type { Trade, Words } from '../../types.ts';
import { group, path, rect } from '../svg.ts';
import { mark } from './marks.ts';
import { bayCount, window } from './motifs/motif.ts';
import { INKS, fitSize, sheet, sweep, type } from './sheet.ts';

/** What a market's cover shows. */
export interface MarketSign {
  name: Words;
  province: Words;
  city: Words;
  county: Words;
  trades: readonly Trade[];
}

/** The wide picture of a market (800×400): a row of shop bays with its goods, the name on the sign above them. */
export function marketCover(market: MarketSign): string {
  const size = fitSize(market.name.zh, 48, 700);
  const count = bayCount(market.trades);
  const wide = 720 / count;
  const place = `${market.province.zh} · ${market.city.zh} · ${market.county.zh}`;
  return sheet([800, 400], market.name.zh, (pen) => [
    rect(0, 0, 800, 400, { fill: sweep(pen, '#F7F8FA', '#DFE4EA', true) }),
    path('M0 0H800V148H0Z', { fill: sweep(pen, INKS.steel, INKS.night) }),
    rect(40, 30, 44, 4, { fill: INKS.red }),
    type(40, 88, market.name.zh, size, { fill: INKS.white, 'font-weight': 700, 'letter-spacing': 1.5 }),
    type(40, 122, market.name.en, 18, { fill: '#C9D3DE', 'letter-spacing': 0.6 }),
    type(760, 42, place, 14, { fill: '#AEBBC9', 'text-anchor': 'end', 'letter-spacing': 1 }),
    ...Array.from({ length: count }, (_, from) => {
      const x = 40 + wide * from;
      const trade = market.trades[from] ?? market.trades[0] ?? 'fasteners';
      return group(
        {},
        path(`M${x + 6} 172H${x + wide - 6}V384H${x + 6}Z`, {
          fill: INKS.white,
          stroke: '#CBD3DB',
          'stroke-width': 1.2,
        }),
        path(`M${x} 148H${x + wide}L${x + wide - 6} 176H${x + 6}Z`, { fill: INKS.red }),
        ...Array.from({ length: Math.round(wide / 36) }, (_, i) => {
          const w = wide / Math.round(wide / 36);
          return i % 2 === 0
            ? ''
            : path(`M${x + w * i} 148h${w}l-2 28h${-w + 2}Z`, { fill: INKS.white, 'fill-opacity': '.92' });
        }),
        window(pen, market.trades, from, {
          left: x + wide / 2 - Math.min(wide / 2 - 22, 170),
          top: 192,
          right: x + wide / 2 + Math.min(wide / 2 - 22, 170),
          bottom: 368,
        }),
        mark(trade, x + 16, 350, 24, INKS.quiet),
      );
    }),
    rect(0, 384, 800, 16, { fill: '#C3CBD4' }),
  ]);
}

import type { CoverWord } from '../../../contracts/editing.ts';
import { TRADES, type Trade } from '../../types.ts';
import { path, rect } from '../svg.ts';
import { motif } from './motifs/motif.ts';
import { INKS, sheet, sweep } from './sheet.ts';

/** What an editor's keyword shows. */
const SHOWN: Record<CoverWord, Trade> = {
  bolt: 'fasteners',
  bearing: 'bearings',
  valve: 'valves',
  cable: 'cable',
  pump: 'pumps',
  tool: 'hand-tools',
  seal: 'seals',
  truck: 'packaging',
  document: 'electrical',
  chart: 'pipes',
  market: 'power-tools',
  map: 'fittings',
};

const GROUNDS: [string, string][] = [
  ['#F7F8FA', '#DFE4EA'],
  ['#F4F7FA', '#D6E0EA'],
  ['#FAF7F5', '#EADFD8'],
];

/** The picture of an article (480×300): goods of its subject on a quiet ground, with one red rule. */
export function newsCover(keyword: string, slug: string): string {
  const trade =
    (SHOWN as Record<string, Trade>)[keyword] ?? TRADES[slug.length % TRADES.length] ?? 'fasteners';
  const [light, dark] = GROUNDS[slug.length % GROUNDS.length] ?? ['#FFFFFF', '#EEEEEE'];
  return sheet([480, 300], keyword, (pen) => [
    rect(0, 0, 480, 300, { fill: sweep(pen, light, dark, true) }),
    path('M0 232H480V300H0Z', { fill: '#FFFFFF', 'fill-opacity': '.55' }),
    motif(pen, trade, { left: 120, top: 34, right: 360, bottom: 262 }),
    rect(28, 28, 36, 4, { fill: INKS.red }),
  ]);
}

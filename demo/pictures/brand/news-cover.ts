import type { CoverWord } from '#lib/contracts/editing.ts';
import { TRADES, type Trade } from '#lib/seed/types.ts';
import { rect, type Pen } from '../svg.ts';
import { motif } from './motifs/motif.ts';
import { calendar, chart, invoice, list, phone, pin, truck } from './news-signs.ts';
import { sheet, sweep } from './sheet.ts';

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
  document: 'packaging',
  chart: 'pipes',
  market: 'power-tools',
  map: 'fittings',
};

const GROUNDS: [string, string][] = [
  ['#F7F8FA', '#DFE4EA'],
  ['#F4F7FA', '#D6E0EA'],
  ['#FAF7F5', '#EADFD8'],
];

/** A subject that the name of an article gives away, for keywords that say what kind of text it is. */
const SUBJECTS: [name: RegExp, trade: Trade][] = [
  [/torque/, 'hand-tools'],
  [/fastener|bolt|screw/, 'fasteners'],
  [/bearing/, 'bearings'],
  [/cable/, 'cable'],
  [/breaker|electrical/, 'electrical'],
  [/cylinder|pneumatic/, 'pneumatics'],
  [/insert/, 'cutting'],
  [/fittings/, 'fittings'],
  [/pumps|motor/, 'pumps'],
  [/hardware|canton/, 'power-tools'],
  [/dn-|stainless|price-adj/, 'pipes'],
  [/tier-price|inspection/, 'fasteners'],
  [/rfq/, 'valves'],
];

/** What stands beside the goods: the kind of text, where the keyword names one. */
function signOf(keyword: string, slug: string): ((pen: Pen) => string[]) | undefined {
  if (keyword === 'map') return pin;
  if (/-expo-|ptc-/.test(slug)) return calendar;
  if (/gb-din|designations|volume/.test(slug)) return list;
  if (keyword === 'chart') return /points/.test(slug) ? invoice : chart;
  if (keyword === 'truck') return /packaging/.test(slug) ? undefined : /day/.test(slug) ? calendar : truck;
  if (keyword === 'market') return /tier/.test(slug) ? chart : calendar;
  if (keyword !== 'document') return undefined;
  if (/phone/.test(slug)) return phone;
  if (/limit|presale/.test(slug)) return calendar;
  return /invoice/.test(slug) ? invoice : list;
}

/** The picture of an article (480×300): goods of its subject on a quiet ground, and the kind of text it is. */
export function newsCover(keyword: string, slug: string): string {
  const shown =
    (SHOWN as Record<string, Trade>)[keyword] ?? TRADES[slug.length % TRADES.length] ?? 'fasteners';
  const trade = SUBJECTS.find(([name]) => name.test(slug))?.[1] ?? shown;
  const [light, dark] = GROUNDS[slug.length % GROUNDS.length] ?? ['#FFFFFF', '#EEEEEE'];
  const sign = signOf(keyword, slug);
  return sheet([480, 300], keyword, (pen) => [
    rect(0, 0, 480, 300, { fill: sweep(pen, light, dark, true) }),
    motif(
      pen,
      trade,
      sign
        ? { left: 236, top: 96, right: 448, bottom: 256 }
        : { left: 110, top: 34, right: 370, bottom: 266 },
    ),
    ...(sign ? sign(pen) : []),
  ]);
}

import { spread } from '#demo/flow/spread.ts';
import { p, w } from '#demo/flow/words.ts';
import { hexBar } from '#demo/pictures/profile/section.ts';
import { pipePile } from '#demo/pictures/profile/pile.ts';
import type { Material } from '#demo/pictures/metal.ts';
import type { Model } from '#demo/pictures/scene/index.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { BAR_TEXT, barGoods, BLACK, type Line, SIZE } from './bar-goods.ts';

const ROUND = [
  6, 8, 10, 12, 14, 16, 18, 20, 22, 25, 28, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 120,
] as const;

const HEX = [8, 10, 12, 14, 17, 19, 22, 24, 27, 30, 32, 36, 41, 46, 50] as const;

const rounds = (density: number, from = 6, to = 120): Line[] =>
  ROUND.filter((d) => d >= from && d <= to).map((d) => ({
    designation: `⌀${d}`,
    at: [`⌀${d}`],
    perMetre: (Math.PI * d * d * density) / 4000,
    params: [p(w('直径', 'Diameter'), d, 'mm')],
  }));

const solid = { text: BAR_TEXT, category: 'pipes-bar-round', options: SIZE } as const;

const pile =
  (paint: Material, d: number, count: 3 | 6): (() => Model) =>
  () =>
    pipePile({ title: 'round bar', caption: `⌀${d}`, material: paint, od: d, wall: d, count });

const roundBar = (
  slug: string,
  grade: Words,
  paint: Material,
  density: number,
  perKg: number,
  words: readonly string[],
  surface: Words,
  standards: readonly string[],
  metres = 3,
): SeedProduct =>
  barGoods({
    ...solid,
    key: `round-${slug}`,
    name: w(`${grade.zh}圆钢（棒料）`, `${grade.en} round bar`),
    brief: w('按米锯切，附材质单', 'Sawn by the metre, with certificate'),
    words: ['圆钢', '圆棒', '棒料', 'round bar', ...words],
    standards,
    material: grade,
    surface,
    perKg,
    lines: rounds(density),
    metres,
    draw: pile(paint, 30, spread(slug) < 0.5 ? 3 : 6),
  });

export const roundBars: SeedProduct[] = [
  roundBar('q235', w('Q235'), 'castIron', 7.85, 4.0, ['Q235圆钢', '圆铁'], BLACK, ['GB/T 702'], 6),
  roundBar(
    '45',
    w('45#', 'Steel 45'),
    'steel',
    7.85,
    5.4,
    ['45号钢', 'C45', '光圆'],
    w('冷拉光圆h11', 'Cold-drawn h11'),
    ['GB/T 699', 'GB/T 905'],
  ),
  roundBar(
    '40cr',
    w('40Cr'),
    'carbide',
    7.85,
    6.3,
    ['40Cr', '合金钢', '5140'],
    w('调质', 'Quenched and tempered'),
    ['GB/T 3077'],
  ),
  roundBar(
    '304',
    w('304不锈钢', 'Stainless 304'),
    'stainless',
    7.93,
    19.8,
    ['不锈钢棒', '304棒'],
    w('酸白', 'Pickled'),
    ['GB/T 1220'],
  ),
  roundBar(
    '316l',
    w('316L不锈钢', 'Stainless 316L'),
    'chrome',
    7.98,
    31,
    ['不锈钢棒', '316L棒'],
    w('研磨h9', 'Ground h9'),
    ['GB/T 1220'],
  ),
  roundBar(
    'h59',
    w('H59黄铜', 'Brass H59'),
    'brass',
    8.45,
    51,
    ['铜棒', '黄铜棒', 'brass bar'],
    w('拉制', 'Drawn'),
    ['GB/T 4423'],
    2.5,
  ),
  roundBar(
    't2',
    w('T2紫铜', 'Copper T2'),
    'copper',
    8.94,
    82,
    ['紫铜棒', 'copper bar'],
    w('拉制', 'Drawn'),
    ['GB/T 4423'],
    2.5,
  ),
  roundBar(
    '6061',
    w('6061-T6铝', 'Aluminium 6061-T6'),
    'aluminium',
    2.7,
    29,
    ['铝棒', 'aluminium bar'],
    w('挤压本色', 'Extruded'),
    ['GB/T 3191'],
  ),
  barGoods({
    ...solid,
    key: 'hex-304',
    name: w('304不锈钢六角棒', 'Stainless 304 hexagon bar'),
    brief: w('冷拔h11，车螺母接头', 'Cold-drawn h11, for nuts and fittings'),
    words: ['六角棒', '六角钢', 'hexagon bar'],
    standards: ['GB/T 905'],
    material: w('304'),
    surface: w('冷拔光亮', 'Bright'),
    perKg: 21.5,
    metres: 3,
    lines: HEX.map((s) => ({
      designation: `S${s}`,
      at: [`S${s}`],
      perMetre: (0.866 * s * s * 7.93) / 1000,
      params: [p(w('对边', 'Across flats'), s, 'mm')],
    })),
    draw: () => hexBar({ title: 'hexagon bar', caption: 'S24', material: 'stainless', flats: 24 }),
  }),
];

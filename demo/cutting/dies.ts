import { goods } from '#demo/flow/goods.ts';
import { UNIT, w } from '#demo/flow/words.ts';
import { q, text, words } from '#demo/works/words.ts';
import { die } from '#demo/pictures/tools/cutting/die.ts';
import type { SeedProduct } from '#demo/types.ts';
import { ALLOY, HSS, size } from './thread-sizes.ts';

const DIES: readonly (readonly [d: number, pitch: number, D: number, E: number])[] = [
  [2, 0.4, 16, 5],
  [2.5, 0.45, 16, 5],
  [3, 0.5, 20, 5],
  [4, 0.7, 20, 5],
  [5, 0.8, 20, 7],
  [6, 1, 20, 7],
  [8, 1.25, 25, 9],
  [10, 1.5, 30, 11],
  [12, 1.75, 38, 14],
  [14, 2, 38, 14],
  [16, 2, 45, 18],
  [18, 2.5, 45, 18],
  [20, 2.5, 45, 18],
  [22, 2.5, 55, 22],
  [24, 3, 55, 22],
];

const DIE_TEXT = text(
  [
    '圆板牙用于切制外螺纹，装在板牙架或车床尾座上使用；六角板牙可用扳手驱动，适合修复碰伤的螺纹和狭窄位置。',
    'Round dies cut external threads in a die stock or from the tailstock; hexagon dies are turned with a spanner, for chasing damaged threads and tight places.',
  ],
  [
    '坯杆直径应略小于公称直径，约为 d − 0.1×螺距，端部倒角 15° 至 20°，并加切削油。',
    'The rod should be slightly under nominal size, about d − 0.1×pitch, chamfered 15° to 20° at the end, and oiled.',
  ],
);

export const dies = (
  [
    ['die-round-hss', '圆板牙 高速钢', 'Round die, HSS', HSS, 'steel', 19, 'DIN EN 22568', false],
    ['die-round-9sicr', '圆板牙 合金钢', 'Round die, alloy steel', ALLOY, 'tin', 6.5, 'GB/T 970.1', false],
    ['die-hex-hss', '六角板牙', 'Hexagon die nut', HSS, 'steel', 24, 'DIN 382', true],
  ] as const
).map(([key, zh, en, steel, metal, at8, norm, hex]): SeedProduct =>
  goods({
    key,
    trade: 'cutting',
    category: 'cutting-threading-dies',
    name: w(`${zh} ${norm}`, `${en}, ${norm}`),
    brief: w(`${steel.zh}，6g`, `${steel.en}, tolerance 6g`),
    keywords: words('板牙 圆板牙 套丝 外螺纹 die 六角板牙'),
    standards: [norm, 'ISO 2568'],
    unit: UNIT.piece,
    moq: 5,
    multiple: 1,
    params: [
      q('material', steel),
      q('tolerance', '6g'),
      q('workpiece', w('钢、铜、铝', 'Steel, brass, aluminium')),
    ],
    options: [w('规格', 'Size')],
    pieces: DIES.map(([d, pitch, D, E]) => ({
      designation: size(d, pitch),
      at: [size(d, pitch)],
      yuan: at8 * (0.55 + 0.45 * (d / 8) ** 1.5),
      grams: D * D * E * 0.0052,
      cm3: (D * D * E) / 900,
      params: [q('thread', size(d, pitch)), q(hex ? 'flats' : 'diameter', D, 'mm'), q('thickness', E, 'mm')],
    })),
    text: DIE_TEXT,
    pictures: die({
      title: zh,
      caption: `${norm} · M10×1.5`,
      thread: 'M10×1.5',
      d: 10,
      D: 30,
      E: 11,
      material: metal,
      hex,
    }),
  }),
);

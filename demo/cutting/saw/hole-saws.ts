import { goods, type Piece } from '#demo/flow/goods.ts';
import { UNIT, w } from '#demo/flow/words.ts';
import { near, q, text, words } from '#demo/works/words.ts';
import { holeSaw } from '#demo/pictures/tools/cutting/hole-saw.ts';
import type { SeedProduct } from '#demo/types.ts';

const HOLES = [
  16, 19, 20, 22, 25, 29, 30, 32, 35, 38, 40, 44, 48, 51, 54, 57, 60, 64, 68, 70, 76, 83, 89, 102, 114, 127,
];

export const holeSaws = (
  [
    [
      'hole-saw-bimetal',
      '双金属开孔器',
      'Bi-metal hole saw',
      'red',
      38,
      26,
      HOLES,
      8,
      'M42 高速钢齿，钢板、木材、塑料',
      'M42 teeth for steel sheet, wood and plastics',
    ],
    [
      'hole-saw-tct',
      '硬质合金开孔器',
      'TCT hole cutter',
      'steel',
      25,
      12,
      HOLES.filter((d) => d <= 64),
      14,
      '不锈钢板、铁板，最大板厚 4 mm',
      'Stainless and steel sheet up to 4 mm',
    ],
    [
      'hole-saw-diamond',
      '金刚石开孔器',
      'Diamond hole saw',
      'grey',
      50,
      40,
      HOLES.filter((d) => d >= 20 && d <= 102),
      10,
      '瓷砖、玻璃、大理石',
      'Tile, glass, marble',
    ],
  ] as const
).map(([key, zh, en, metal, depth, count, sizes, at, use, useEn]): SeedProduct =>
  goods({
    key,
    trade: 'cutting',
    category: 'cutting-saws-hole',
    ...(key.endsWith('bimetal') ? { brand: 'zuanyao' } : {}),
    name: w(`${zh} ⌀${sizes[0]}-${sizes.at(-1)}`, `${en}, ⌀${sizes[0]}-${sizes.at(-1)} mm`),
    brief: w(use, useEn),
    keywords: words('开孔器 扩孔器 打孔 hole saw 开孔钻'),
    standards: ['GB/T 25664'],
    unit: UNIT.piece,
    moq: 2,
    params: [q('cutDepth', depth, 'mm'), q('workpiece', w(use, useEn))],
    options: [w('直径', 'Diameter')],
    pieces: sizes.map((d): Piece => ({
      designation: `⌀${d}`,
      at: [`${d} mm`],
      yuan: (at + d * 0.32) * near(`${key}${d}`, 0.03),
      grams: d * 3.1 + 20,
      cm3: d * d * 0.07 + 30,
      params: [q('diameter', d, 'mm')],
    })),
    text: text(
      [
        '开孔直径按管件外径加 1 至 2 mm 选择，例如 DN20 电线管(外径 25)用 27 或 30 mm。',
        'Take the outside diameter of pipe or gland plus 1 to 2 mm.',
      ],
      [
        '转速参考：双金属 25 mm 钢板约 300 r/min，51 mm 约 150 r/min；不锈钢减半并加切削油。金刚石开孔器须喷水冷却。',
        'Bi-metal in steel: about 300 rpm at 25 mm, 150 rpm at 51 mm; half that in stainless, with oil. Diamond saws need water.',
      ],
    ),
    pictures: holeSaw({ title: zh, caption: '⌀51', D: 51, depth, count, material: metal }),
  }),
);

import { goods } from '#demo/flow/goods.ts';
import { UNIT, w } from '#demo/flow/words.ts';
import { q, text, words } from '#demo/works/words.ts';
import { reamer } from '#demo/pictures/tools/cutting/reamer.ts';
import type { SeedProduct } from '#demo/types.ts';

const REAM: readonly (readonly [d: number, L: number, l: number])[] = [
  [3, 61, 31],
  [4, 76, 38],
  [5, 87, 44],
  [6, 93, 47],
  [8, 115, 58],
  [10, 133, 66],
  [12, 152, 76],
  [14, 163, 81],
  [16, 175, 87],
  [18, 188, 93],
  [20, 201, 100],
];

const REAM_M: readonly (readonly [d: number, L: number, l: number])[] = [
  [3, 61, 15],
  [4, 75, 19],
  [5, 86, 23],
  [6, 93, 26],
  [8, 117, 33],
  [10, 133, 38],
  [12, 151, 44],
  [14, 160, 47],
  [16, 170, 52],
  [18, 182, 56],
  [20, 195, 60],
];

export const reamers = (
  [
    ['reamer-hand-din206', '手用铰刀', 'Hand reamer', 'DIN 206', REAM, true, 22],
    ['reamer-machine-din212', '直柄机用铰刀', 'Machine reamer', 'DIN 212', REAM_M, false, 28],
  ] as const
).map(([key, zh, en, norm, rows, square, at10]): SeedProduct =>
  goods({
    key,
    trade: 'cutting',
    category: 'cutting-milling-reamers',
    brand: 'zuanyao',
    name: w(`${zh} ${norm} H7`, `${en}, ${norm}, H7`),
    brief: w('高速钢，孔公差 H7/H8，⌀3-20', 'HSS for H7 and H8 holes, ⌀3-20 mm'),
    keywords: words('铰刀 绞刀 铰孔 reamer H7 手铰 机铰'),
    standards: [norm, square ? 'GB/T 1131.1' : 'GB/T 1132'],
    unit: UNIT.stick,
    moq: 1,
    params: [q('material', w('高速钢 W6Mo5Cr4V2', 'HSS M2')), q('flutes', w('6 (⌀10)', '6 at ⌀10'))],
    options: [w('直径', 'Diameter'), w('孔公差', 'Hole tolerance')],
    pieces: rows.flatMap(([d, L, l]) =>
      ['H7', 'H8'].map((t) => ({
        designation: `⌀${d} ${t}`,
        at: [`${d} mm`, t],
        yuan: at10 * (0.5 + 0.5 * (d / 10) ** 1.6) * (t === 'H7' ? 1.05 : 1),
        grams: d * d * L * 0.0058,
        cm3: L * 0.3,
        params: [q('diameter', d, 'mm'), q('length', L, 'mm'), q('flute', l, 'mm'), q('tolerance', t)],
      })),
    ),
    text: text(
      [
        '铰刀用于精加工预钻孔，孔径公差可达 H7，表面粗糙度 Ra 0.8 至 1.6。',
        'Reamers finish drilled holes to H7 with a surface of Ra 0.8 to 1.6.',
      ],
      [
        '铰削余量：⌀5 以下留 0.1 mm，⌀5 至 20 留 0.2 至 0.3 mm。铰刀不可反转退出，否则划伤孔壁并崩刃。',
        'Leave 0.1 mm below ⌀5 and 0.2 to 0.3 mm from ⌀5 to 20. Never turn a reamer backwards: it scores the hole and chips the edge.',
      ],
    ),
    pictures: reamer({
      title: zh,
      caption: `${norm} · ⌀10 H7`,
      d: 10,
      L: 133,
      l: square ? 66 : 38,
      square,
      material: 'steel',
    }),
  }),
);

import { goods, type Piece } from '#demo/flow/goods.ts';
import { UNIT, w } from '#demo/flow/words.ts';
import { near, q, text, words } from '#demo/works/words.ts';
import { stripBlade } from '#demo/pictures/tools/cutting/strip-blade.ts';
import type { SeedProduct } from '#demo/types.ts';

export const strips = (
  [
    [
      'blade-hacksaw-hss',
      '双金属手锯条',
      'Bi-metal hacksaw blade',
      'hack',
      300,
      12.7,
      [18, 24, 32],
      'blue',
      2.1,
      '手锯条 钢锯条 300mm',
    ],
    [
      'blade-jig-wood',
      '曲线锯条 木用(T 柄)',
      'Jig saw blade, wood, T-shank',
      'jig',
      100,
      8,
      [6, 8, 10],
      'white',
      1.6,
      '曲线锯条 T144D 木工',
    ],
    [
      'blade-jig-metal',
      '曲线锯条 金属用(T 柄)',
      'Jig saw blade, metal, T-shank',
      'jig',
      92,
      7.5,
      [14, 18, 21, 24],
      'blue',
      1.9,
      '曲线锯条 T118A 金属',
    ],
    [
      'blade-sabre',
      '马刀锯条 双金属',
      'Sabre saw blade, bi-metal',
      'sabre',
      225,
      19,
      [6, 10, 14, 18],
      'yellow',
      6.4,
      '马刀锯条 往复锯 S1122',
    ],
  ] as const
).map(([key, zh, en, kind, L, H, tpis, metal, at, search]): SeedProduct =>
  goods({
    key,
    trade: 'cutting',
    category: 'cutting-saws-strip',
    name: w(`${zh} ${L} mm`, `${en}, ${L} mm`),
    brief: w(`${tpis.join(' / ')} 齿每英寸`, `${tpis.join(' / ')} TPI`),
    keywords: [...words(search), 'saw blade'],
    standards: ['GB/T 14764'],
    unit: UNIT.stick,
    packing: kind === 'hack' ? w('1盒=100支', 'Box of 100') : w('1卡=5支', 'Card of 5'),
    moq: kind === 'hack' ? 100 : 25,
    multiple: kind === 'hack' ? 50 : 5,
    params: [
      q('length', L, 'mm'),
      q('width', H, 'mm'),
      q('material', w('M42 高速钢齿 + 弹簧钢背', 'M42 teeth on spring steel')),
    ],
    options: [w('齿数', 'TPI')],
    pieces: tpis.map((t): Piece => ({
      designation: `${L} mm ${t} TPI`,
      at: [`${t} TPI`],
      yuan: at * near(`${key}${t}`, 0.04),
      grams: L * H * 0.0062,
      cm3: L * H * 0.003,
      params: [q('tpi', t)],
    })),
    text: text(
      [
        '选齿原则：被锯材料厚度内应有至少三个齿。薄壁管 24 至 32 齿，角钢 18 齿，木材 6 至 10 齿。',
        'At least three teeth must stand in the thickness: 24 to 32 TPI for thin tube, 18 for angle steel, 6 to 10 for wood.',
      ],
      [
        '双金属锯条背部为弹簧钢，可弯曲不断；齿部为 M42 高速钢，可锯不锈钢。',
        'The spring steel back bends without breaking; the M42 teeth cut stainless.',
      ],
    ),
    pictures: stripBlade({
      title: zh,
      caption: `${L} × ${H}`,
      L,
      H,
      tpi: tpis[1],
      kind,
      material: metal,
      ...(key === 'blade-sabre' ? { tip: 'steel' as const } : {}),
    }),
  }),
);

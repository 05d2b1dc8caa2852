import { goods } from '#demo/flow/goods.ts';
import { UNIT, w } from '#demo/flow/words.ts';
import { q, text, words } from '#demo/works/words.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { wireBrush } from '#demo/pictures/tools/abrasive/wire-brush.ts';
import type { SeedProduct } from '#demo/types.ts';

export const brushes = (
  [
    [
      'brush-cup',
      '碗型钢丝刷',
      'Wire cup brush',
      'cup',
      'steel',
      [
        [65, 40],
        [75, 45],
        [100, 55],
        [125, 60],
      ],
      6.5,
    ],
    [
      'brush-cup-brass',
      '镀铜碗型钢丝刷',
      'Brass-coated wire cup brush',
      'cup',
      'brass',
      [
        [65, 40],
        [75, 45],
        [100, 55],
      ],
      7.2,
    ],
    [
      'brush-wheel-knot',
      '平型扭丝轮',
      'Knotted wire wheel',
      'wheel',
      'steel',
      [
        [100, 12],
        [115, 13],
        [125, 13],
        [150, 14],
        [180, 14],
      ],
      8.5,
    ],
  ] as const
).map(([key, zh, en, kind, wire, sizes, at]): SeedProduct =>
  goods({
    key,
    trade: 'cutting',
    category: 'cutting-abrasives-brush',
    name: w(zh, en),
    brief: w('除锈、去焊渣、去毛刺，M14 或 22.2 孔', 'Rust, slag and burr removal, M14 or 22.2 mm bore'),
    keywords: words('钢丝轮 钢丝刷 除锈 碗刷 wire brush 扭丝轮'),
    standards: ['EN 1083-2'],
    unit: UNIT.piece,
    moq: 10,
    multiple: 5,
    params: [
      q(
        'material',
        w(
          wire === 'brass' ? '0.3 mm 镀铜钢丝' : '0.5 mm 碳钢丝',
          wire === 'brass' ? '0.3 mm brass-coated wire' : '0.5 mm carbon steel wire',
        ),
      ),
    ],
    options: [w('直径', 'Diameter'), w('接口', 'Fitting')],
    pieces: (sizes as readonly (readonly [number, number])[]).flatMap(([D, h]) =>
      (kind === 'cup' ? ['M10', 'M14'] : ['16', '22.23']).map((fit) => ({
        designation: `⌀${D} ${fit}`,
        at: [`${D} mm`, fit],
        yuan: at * (D / 75) ** 1.4,
        grams: D * h * 0.08 + 60,
        cm3: (D * D * h) / 1000,
        params: [q('diameter', D, 'mm'), q('height', h, 'mm')],
      })),
    ),
    text: text(
      [
        '扭丝刷强度高，用于焊渣和厚锈；普通散丝刷柔软，用于除漆和清洁。不锈钢工件应选不锈钢丝，避免铁污染生锈。',
        'Knotted brushes are stiff, for slag and heavy rust; crimped wire is softer, for paint and cleaning. On stainless use stainless wire, or iron specks will rust.',
      ],
      [
        '使用时戴面罩与手套，转速不超过标注值，先空转一分钟。',
        'Wear face shield and gloves, keep below the marked speed and run idle for a minute first.',
      ],
    ),
    pictures: wireBrush({
      title: zh,
      caption: `⌀${sizes[1][0]} · EN 1083-2`,
      D: sizes[1][0],
      t: sizes[1][1],
      bore: kind === 'cup' ? 14 : 22.2,
      kind,
      wire: wire as Material,
    }),
  }),
);

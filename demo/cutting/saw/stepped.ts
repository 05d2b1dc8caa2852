import { goods, type Piece } from '#demo/flow/goods.ts';
import { UNIT, w } from '#demo/flow/words.ts';
import { q, text, words } from '#demo/works/words.ts';
import { stepDrill } from '#demo/pictures/tools/cutting/step-drill.ts';
import type { SeedProduct } from '#demo/types.ts';

export const stepped = (
  [
    ['step-drill-spiral', '螺旋槽阶梯钻 宝塔钻', 'Step drill, spiral flute', 'gold', 1],
    ['step-drill-co', '含钴阶梯钻 不锈钢用', 'Cobalt step drill', 'bronze', 1.75],
  ] as const
).map(([key, zh, en, metal, k]): SeedProduct =>
  goods({
    key,
    trade: 'cutting',
    category: 'cutting-drills-step',
    brand: 'zuanyao',
    name: w(zh, en),
    brief: w('一支钻多种孔径，板厚 4 mm 以内', 'Many hole sizes with one tool, sheet up to 4 mm'),
    keywords: words('宝塔钻 阶梯钻 多功能钻 step drill 开孔'),
    standards: ['DIN 8374'],
    unit: UNIT.stick,
    moq: 2,
    params: [q('material', k > 1 ? 'HSS-Co5' : 'HSS'), q('coating', k > 1 ? w('琥珀色', 'Amber') : 'TiN')],
    options: [w('规格', 'Size')],
    pieces: (
      [
        [4, 12, 1, 65, 6],
        [4, 20, 2, 75, 8],
        [4, 32, 2, 98, 10],
        [6, 30, 2, 100, 10],
        [6, 38, 4, 100, 10],
        [4, 40, 4, 105, 12],
      ] as const
    ).map(([a, b, s, L, shank]): Piece => ({
      designation: `${a}-${b}×${s}`,
      at: [`${a}-${b} mm`],
      yuan: k * (5 + b * 0.72),
      grams: b * b * L * 0.0018 + 12,
      cm3: L,
      params: [
        q('diameter', `${a}-${b}`, 'mm'),
        q({ zh: '级差', en: 'Step' }, s, 'mm'),
        q('length', L, 'mm'),
        q('shank', shank, 'mm'),
      ],
    })),
    text: text(
      [
        '阶梯钻用于配电柜、薄板和塑料壳体开孔，孔圆、无毛刺，下一级刃口同时倒角。',
        'Step drills open round, burr-free holes in cabinets, sheet and plastic housings; the next step chamfers the edge.',
      ],
      [
        '板厚不得超过每级高度；钢板 20 mm 孔约 400 r/min，加切削油。',
        'The sheet must not be thicker than one step. A 20 mm hole in steel: about 400 rpm with oil.',
      ],
    ),
    pictures: stepDrill({
      title: zh,
      caption: '4-32 × 2',
      from: 4,
      to: 32,
      step: 2,
      L: 98,
      shank: 10,
      material: metal,
    }),
  }),
);

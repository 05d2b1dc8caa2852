import { PIPE_OD } from '#demo/flow/flanges.ts';
import { goods } from '#demo/flow/goods.ts';
import { p, UNIT, w } from '#demo/flow/words.ts';
import { weldReducer } from '#demo/pictures/flow/butt-weld.ts';
import { pictures } from '#demo/pictures/scene/index.ts';
import type { SeedProduct } from '#demo/types.ts';
import { TEXT } from './butt-weld-text.ts';
import { type Grade, kilos, pipeMass, WALL } from './steel.ts';

const REDUCER: Record<number, number> = {
  20: 38,
  25: 51,
  32: 51,
  40: 64,
  50: 76,
  65: 89,
  80: 89,
  100: 102,
  125: 127,
  150: 140,
  200: 152,
  250: 178,
  300: 203,
};

const STEPS: readonly (readonly [number, number])[] = [
  [20, 15],
  [25, 15],
  [25, 20],
  [32, 25],
  [40, 25],
  [40, 32],
  [50, 25],
  [50, 32],
  [50, 40],
  [65, 40],
  [65, 50],
  [80, 50],
  [80, 65],
  [100, 50],
  [100, 65],
  [100, 80],
  [125, 80],
  [125, 100],
  [150, 80],
  [150, 100],
  [150, 125],
  [200, 100],
  [200, 150],
  [250, 150],
  [250, 200],
  [300, 200],
  [300, 250],
];

export function reducer(grade: Grade): SeedProduct {
  const kinds = [
    [w('同心', 'Concentric'), 'R(C)', 1],
    [w('偏心', 'Eccentric'), 'R(E)', 1.12],
  ] as const;
  return goods({
    key: `bw-reducer-${grade.slug}`,
    trade: 'fittings',
    category: 'fittings-weld-reducer',
    name: w(`${grade.words.zh}对焊异径管（大小头）`, `${grade.words.en} butt-weld reducer`),
    brief: w('同心/偏心可选，无缝缩径', 'Concentric or eccentric, seamless'),
    keywords: ['大小头', '异径管', '变径', '同心大小头', '偏心大小头', 'reducer'],
    standards: ['GB/T 12459', 'ASME B16.9'],
    unit: UNIT.piece,
    params: [
      p('material', grade.words),
      p('ends', w('对焊，30°坡口', 'Butt weld, 30° bevel')),
      p('wall', 'SCH40'),
    ],
    options: [w('形式', 'Form'), w('规格', 'Size')],
    pieces: kinds.flatMap(([kind, letter, factor]) =>
      STEPS.map(([big, small]) => {
        const [od, od2] = [PIPE_OD[big] ?? 0, PIPE_OD[small] ?? 0];
        const wall = WALL.SCH40[big] ?? 0;
        const length = REDUCER[big] ?? 0;
        const kg = (pipeMass((od + od2) / 2, wall, grade.density) * length) / 1000;
        return {
          designation: `${letter} DN${big}×${small}`,
          at: [kind, `DN${big}×${small}`],
          yuan: (kg * grade.perKg * 1.35 + 1.1 + big * 0.014) * factor,
          grams: kg * 1000,
          cm3: (od * od * length) / 1000,
          params: [
            p(w('大端外径', 'Large end'), od, 'mm'),
            p(w('小端外径', 'Small end'), od2, 'mm'),
            p('length', length, 'mm'),
            p('wall', wall, 'mm'),
            p('mass', kilos(kg), 'kg'),
          ],
        };
      }),
    ),
    text: TEXT,
    pictures: pictures(() =>
      weldReducer({
        title: 'reducer',
        caption: 'R(C) DN100×50 SCH40',
        material: grade.paint,
        od: 114.3,
        small: 60.3,
        wall: 6.02,
        length: 102,
      }),
    ),
  });
}

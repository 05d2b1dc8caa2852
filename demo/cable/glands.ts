import { goods, type Text } from '#demo/flow/goods.ts';
import { p, UNIT, w } from '#demo/flow/words.ts';
import { straight } from '#demo/pictures/flow/straight.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { pictures } from '#demo/pictures/scene/index.ts';
import type { SeedProduct, Words } from '#demo/types.ts';

const GLAND: Text = {
  zh: [
    '电缆接头（格兰头）把电缆固定在壳体开孔上并密封。选型先量电缆外径：外径应落在夹紧范围的中段，过细夹不紧，过粗会挤坏护套。',
    '公制M螺纹的开孔直径为螺纹外径加0.2~0.5 mm，壳壁薄于3 mm时配锁紧螺母，厚壁可直接攻丝。IP68须同时装好密封垫并按扭矩拧紧（M20约6 N·m）。',
    '尼龙PA66耐温-40~100℃，UL94 V-2；黄铜镀镍可接地屏蔽；304用于食品和沿海。',
  ],
  en: [
    'A gland holds and seals a cable where it enters a box. Measure the cable first: it should fall in the middle of the clamping range, neither loose nor squeezed.',
    'The hole is 0.2–0.5 mm wider than the metric thread; walls under 3 mm take a lock nut. IP68 needs the gasket and the right torque, about 6 N·m for M20.',
    'Nylon PA66 serves −40 to 100 °C; nickel-plated brass can earth a screen; stainless 304 is for food plants and the coast.',
  ],
};

/** Thread, clamping range, spanner, mass in g (nylon). */
const GLANDS = [
  ['M12×1.5', '3~6.5', 15, 5],
  ['M16×1.5', '4~8', 19, 8],
  ['M18×1.5', '5~10', 22, 10],
  ['M20×1.5', '6~12', 24, 12],
  ['M25×1.5', '13~18', 33, 22],
  ['M32×1.5', '18~25', 42, 40],
  ['M40×1.5', '22~32', 53, 72],
  ['M50×1.5', '32~38', 60, 105],
  ['M63×1.5', '37~44', 75, 160],
  ['PG7', '3~6.5', 15, 5],
  ['PG9', '4~8', 19, 8],
  ['PG11', '5~10', 22, 10],
  ['PG13.5', '6~12', 24, 12],
  ['PG16', '10~14', 27, 15],
  ['PG21', '13~18', 33, 22],
  ['PG29', '18~25', 42, 40],
  ['PG36', '22~32', 53, 72],
] as const;

const gland = (
  slug: string,
  material: Words,
  paint: Material,
  heavy: number,
  base: number,
  perG: number,
  ex = false,
): SeedProduct =>
  goods({
    key: `gland-${slug}`,
    trade: 'cable',
    category: 'cable-parts-gland',
    name: w(`${material.zh}电缆防水接头`, `${material.en} cable gland`),
    brief: ex
      ? w('Ex d e IIC，防爆场所', 'Ex d e IIC, for hazardous areas')
      : w('IP68，含锁母和垫圈', 'IP68, with lock nut and gasket'),
    keywords: ['格兰头', '电缆接头', '防水接头', '电缆固定头', 'cable gland'],
    standards: ['EN 62444', 'GB/T 4208'],
    unit: UNIT.piece,
    params: [p('material', material), p('ip', 'IP68'), p('temperature', '-40~100', '℃')],
    options: [w('螺纹', 'Thread')],
    pieces: GLANDS.map(([thread, range, spanner, grams]) => ({
      designation: thread,
      at: [thread],
      yuan: base + grams * heavy * perG,
      grams: grams * heavy,
      params: [p(w('夹紧范围', 'Clamping range'), range, 'mm'), p(w('扳手对边', 'Spanner'), spanner, 'mm')],
    })),
    text: GLAND,
    pictures: pictures(() =>
      straight({
        title: 'cable gland',
        caption: 'M20×1.5',
        material: paint,
        parts: [
          { kind: 'round', length: 4, r: 9, to: 12, hole: 6 },
          { kind: 'hex', length: 12, flats: 24 },
          { kind: 'hex', length: 6, flats: 24 },
          { kind: 'thread', length: ex ? 18 : 11, r: 10 },
          { kind: 'hex', length: 5, flats: 26 },
        ],
      }),
    ),
  });

export const glands: SeedProduct[] = [
  gland('nylon', w('尼龙PA66', 'Nylon PA66'), 'black', 1, 0.25, 0.042),
  gland('nylon-grey', w('浅灰尼龙', 'Light-grey nylon'), 'grey', 1, 0.25, 0.042),
  gland('brass', w('黄铜镀镍', 'Nickel-plated brass'), 'tin', 5.2, 1.2, 0.062),
  gland('304', w('304不锈钢', 'Stainless 304'), 'stainless', 4.9, 4, 0.11),
  gland('ex-brass', w('防爆黄铜', 'Explosion-proof brass'), 'brass', 9, 16, 0.12, true),
];

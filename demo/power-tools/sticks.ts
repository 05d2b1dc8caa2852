import { goods, type Piece } from '#demo/flow/goods.ts';
import { w } from '#demo/flow/words.ts';
import { q, text, words } from '#demo/works/words.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { electrodes } from '#demo/pictures/tools/power/electrodes.ts';
import type { SeedProduct } from '#demo/types.ts';

const STICK_TEXT = text(
  [
    '酸性焊条(J422)工艺性好，交直流两用，用于 Q235 等低碳钢一般结构；碱性低氢焊条(J506/J507)抗裂性好，用于 Q355 和重要结构，须直流反接(J507)。',
    'Rutile electrodes (J422) are easy on AC and DC, for mild steel such as Q235. Basic low-hydrogen ones (J506/J507) resist cracking, for Q355 and important structures; J507 wants DC electrode positive.',
  ],
  [
    '焊前烘干：J422 150 ℃ 保温 1 小时，J506/J507 350 至 400 ℃ 保温 1 至 2 小时，随用随取；受潮会产生气孔和氢致裂纹。',
    'Dry before use: J422 one hour at 150 °C, J506/J507 one to two hours at 350 to 400 °C, and use at once. Damp electrodes give pores and hydrogen cracks.',
  ],
  [
    '不锈钢焊条按母材选用：304 用 A102，316L 用 A022，异种钢用 A302。',
    'Stainless by parent metal: A102 for 304, A022 for 316L, A302 for dissimilar joints.',
  ],
);

const STICKS: readonly (readonly [
  key: string,
  code: string,
  grade: string,
  zh: string,
  en: string,
  colour: Material,
  perKg: number,
  standard: string,
  tensile: number,
  brand?: string,
])[] = [
  [
    'electrode-j422',
    'J422',
    'E4303',
    '碳钢电焊条 J422',
    'Mild steel electrode J422',
    'grey',
    7.2,
    'GB/T 5117',
    430,
    'zhuanding',
  ],
  [
    'electrode-j506',
    'J506',
    'E5016',
    '低氢碳钢焊条 J506',
    'Low-hydrogen electrode J506',
    'grey',
    9.4,
    'GB/T 5117',
    490,
  ],
  [
    'electrode-j507',
    'J507',
    'E5015',
    '低氢碳钢焊条 J507',
    'Low-hydrogen electrode J507',
    'brown',
    9.6,
    'GB/T 5117',
    490,
  ],
  [
    'electrode-a102',
    'A102',
    'E308-16',
    '不锈钢焊条 A102',
    'Stainless electrode A102',
    'green',
    46,
    'GB/T 983',
    550,
    'zhuanding',
  ],
  [
    'electrode-a022',
    'A022',
    'E316L-16',
    '不锈钢焊条 A022',
    'Stainless electrode A022',
    'green',
    72,
    'GB/T 983',
    490,
  ],
  [
    'electrode-a302',
    'A302',
    'E309-16',
    '异种钢焊条 A302',
    'Dissimilar steel electrode A302',
    'green',
    64,
    'GB/T 983',
    550,
  ],
  [
    'electrode-z308',
    'Z308',
    'EZNi-1',
    '纯镍铸铁焊条 Z308',
    'Pure nickel electrode for cast iron',
    'black',
    168,
    'GB/T 10044',
    240,
  ],
];

export const sticks = STICKS.map(
  ([key, code, grade, zh, en, colour, perKg, standard, tensile, brand]): SeedProduct =>
    goods({
      key,
      trade: 'power-tools',
      category: 'power-tools-weld-supply',
      ...(brand ? { brand } : {}),
      name: w(`${zh} (${grade})`, `${en} (${grade})`),
      brief: w(`抗拉强度 ≥ ${tensile} MPa，每包 5 kg`, `Tensile ≥ ${tensile} MPa, 5 kg packets`),
      keywords: [...words('焊条 电焊条 electrode 焊材'), code, grade],
      standards: [
        standard,
        key.startsWith('electrode-j') ? 'AWS A5.1' : key.startsWith('electrode-a') ? 'AWS A5.4' : 'AWS A5.15',
      ],
      unit: w('kg', 'kg'),
      packing: w('1包=5kg，1箱=20kg', '5 kg packets, 20 kg cartons'),
      moq: 20,
      multiple: perKg > 40 ? 5 : 20,
      params: [q('grade', `${code} / ${grade}`), q('tensile', `≥ ${tensile}`, 'MPa')],
      options: [w('直径', 'Diameter')],
      pieces: (
        [
          [2.5, 300, '60-90'],
          [3.2, 350, '90-130'],
          [4, 400, '140-190'],
          [5, 400, '180-240'],
        ] as const
      )
        .filter(([d]) => d < 5 || !code.startsWith('Z'))
        .map(([d, L, amps]): Piece => ({
          designation: `⌀${d}`,
          at: [`${d} mm`],
          yuan: perKg * (d === 2.5 ? 1.14 : d === 3.2 ? 1.03 : 1),
          grams: 1000,
          cm3: 320,
          params: [q('diameter', d, 'mm'), q('length', L, 'mm'), q('current', amps, 'A')],
        })),
      text: STICK_TEXT,
      pictures: electrodes({
        title: zh,
        caption: `${grade} · ⌀3.2 × 350`,
        d: 3.2,
        L: 350,
        grade: `${code}  ${grade}`,
        colour,
      }),
    }),
);

import { goods, type Piece } from '#demo/flow/goods.ts';
import { w } from '#demo/flow/words.ts';
import { q, text, words } from '#demo/works/words.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { spool } from '#demo/pictures/tools/power/spool.ts';
import type { SeedProduct } from '#demo/types.ts';

const WIRE_TEXT = text(
  [
    '实心焊丝 ER70S-6(ER50-6)配二氧化碳或 80% Ar + 20% CO₂ 混合气，混合气飞溅小、成形好；药芯焊丝 E71T-1 适合全位置焊。',
    'Solid ER70S-6 runs on CO₂ or 80 % argon + 20 % CO₂; the mix spatters less and looks better. Flux-cored E71T-1 welds in all positions.',
  ],
  [
    '参考参数：1.0 mm 焊丝 80 至 160 A、18 至 22 V；1.2 mm 焊丝 120 至 280 A、20 至 30 V；气体流量 15 至 20 L/min。',
    'Guide: 1.0 mm 80 to 160 A at 18 to 22 V; 1.2 mm 120 to 280 A at 20 to 30 V; gas 15 to 20 L/min.',
  ],
  [
    '开封后存放在干燥处，铝焊丝(ER5356、ER4043)表面氧化后会产生气孔。',
    'Keep opened spools dry: oxidised aluminium wire (ER5356, ER4043) gives pores.',
  ],
);

const WIRES: readonly (readonly [
  key: string,
  grade: string,
  zh: string,
  en: string,
  colour: Material,
  perKg: number,
  spoolKg: readonly number[],
  sizes: readonly number[],
  standard: string,
])[] = [
  [
    'wire-er50-6',
    'ER50-6',
    '二氧化碳气保焊丝 ER50-6',
    'MAG wire ER70S-6',
    'copper',
    6.9,
    [5, 15, 20],
    [0.8, 1, 1.2, 1.6],
    'GB/T 8110',
  ],
  [
    'wire-e71t',
    'E71T-1',
    '药芯焊丝 E71T-1',
    'Flux-cored wire E71T-1',
    'castIron',
    10.8,
    [5, 15],
    [1, 1.2, 1.6],
    'GB/T 10045',
  ],
  [
    'wire-gasless',
    'E71T-GS',
    '无气自保焊丝',
    'Gasless flux-cored wire',
    'steel',
    15.5,
    [1, 5],
    [0.8, 1],
    'GB/T 10045',
  ],
  [
    'wire-er308l',
    'ER308L',
    '不锈钢焊丝 ER308L',
    'Stainless wire ER308L',
    'stainless',
    38,
    [5, 12.5],
    [0.8, 1, 1.2],
    'GB/T 29713',
  ],
  [
    'wire-er316l',
    'ER316L',
    '不锈钢焊丝 ER316L',
    'Stainless wire ER316L',
    'stainless',
    58,
    [5, 12.5],
    [0.8, 1, 1.2],
    'GB/T 29713',
  ],
  [
    'wire-er5356',
    'ER5356',
    '铝镁焊丝 ER5356',
    'Aluminium wire ER5356',
    'aluminium',
    42,
    [2, 7],
    [1, 1.2, 1.6],
    'GB/T 10858',
  ],
];

export const wires = WIRES.map(([key, grade, zh, en, colour, perKg, kgs, sizes, standard], i): SeedProduct =>
  goods({
    key,
    trade: 'power-tools',
    category: 'power-tools-weld-supply',
    ...(i === 0 ? { brand: 'zhuanding' } : {}),
    name: w(zh, en),
    brief: w('层绕，送丝平稳', 'Layer wound, feeds smoothly'),
    keywords: [...words('焊丝 气保焊丝 二保焊丝 welding wire'), grade],
    standards: [standard, 'AWS A5'],
    unit: w('盘', 'spool'),
    moq: 2,
    multiple: 1,
    params: [q('grade', grade), q({ zh: '盘型', en: 'Spool' }, 'S200 / S300')],
    options: [w('直径', 'Diameter'), w('盘重', 'Spool mass')],
    pieces: sizes.flatMap((d) =>
      kgs.map((kg): Piece => ({
        designation: `⌀${d} ${kg} kg`,
        at: [`${d} mm`, `${kg} kg`],
        yuan: perKg * kg * (d < 1 ? 1.12 : 1) * (kg <= 2 ? 1.3 : kg <= 5 ? 1.1 : 1),
        grams: kg * 1080,
        cm3: kg * 480,
      })),
    ),
    text: WIRE_TEXT,
    pictures: spool({
      title: zh,
      caption: `${grade} · ⌀1.2 · 15 kg`,
      D: 270,
      W: 103,
      wire: 1.2,
      grade,
      colour,
    }),
  }),
);

import { p, UNIT, w } from '#demo/flow/words.ts';
import { mm } from '#demo/table.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { ringSealSheet } from '#demo/pictures/seals/seal-sheet.ts';
import { ringSealPicture } from '#demo/pictures/seals/seal.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { sizes } from './ring-sizes.ts';
import { sealGoods } from './seal-goods.ts';

const RODS = sizes(
  `16x24x5 18x26x5 20x28x5 22x30x5 25x33x5 28x36x6 30x40x6 32x42x6 35x45x6 40x50x6 45x55x6 50x60x6 55x65x6 56x66x6 60x70x6 63x73x6 65x75x6 70x80x6 75x85x6 80x90x6 90x100x6 100x110x6`,
);

const WIPERS = sizes(
  `16x24x4.5 20x28x4.5 22x30x4.5 25x33x4.5 28x36x5 30x38x5 32x40x5 35x43x5 40x48x5 45x53x5 50x58x5 56x64x5 60x68x5 63x71x5 70x80x6 80x90x6 90x100x6 100x110x6`,
);

const YX = sizes(
  `20x28x10 25x33x10 30x38x10 32x40x10 35x43x10 40x48x10 45x53x10 50x58x10 55x63x10 60x68x10 63x71x10 70x82x14 80x92x14 90x102x14 100x112x14`,
);

interface Ring {
  key: string;
  code: string;
  name: Words;
  rows: (readonly [number, number, number])[];
  material: Words;
  picture: Material;
  lips: boolean;
  perKg: number;
  temperature: string;
  pressure: string;
  use: Words;
  words: string[];
}

const PU = w('聚氨酯 PU 93A', 'Polyurethane PU 93A');

export const RINGS: readonly Ring[] = [
  {
    key: 'un',
    code: 'UN',
    name: w('液压活塞杆活塞通用密封 UN', 'Hydraulic U-ring UN'),
    rows: RODS,
    material: PU,
    picture: 'blue',
    lips: true,
    perKg: 190,
    temperature: '-35~100',
    pressure: '32',
    use: w(
      '等高U形唇，轴用孔用通用，是挖掘机、压机、农机油缸最常用的主密封。',
      'Equal lips for rod or piston, the common main seal of excavator, press and farm machinery cylinders.',
    ),
    words: ['UN密封', 'U形圈', 'UHS', 'Y形圈'],
  },
  {
    key: 'dh',
    code: 'DH',
    name: w('液压防尘圈 DH', 'Rod wiper DH'),
    rows: WIPERS,
    material: PU,
    picture: 'blue',
    lips: true,
    perKg: 210,
    temperature: '-35~100',
    pressure: '0',
    use: w(
      '装在油缸端盖最外侧，刮除活塞杆上的泥沙，防止杂质带入油缸。',
      'Outermost in the gland, scrapes mud and sand from the rod before they enter the cylinder.',
    ),
    words: ['防尘圈', '骨架防尘', 'wiper'],
  },
  {
    key: 'yx',
    code: 'YXD',
    name: w('Yx形密封圈 轴用孔用', 'Y-section seal Yx'),
    rows: YX,
    material: PU,
    picture: 'red',
    lips: true,
    perKg: 170,
    temperature: '-20~80',
    pressure: '31.5',
    use: w(
      '不等高唇Y形密封圈，工作唇短、固定唇长，往复运动不易翻转，用于国产油缸维修替换。',
      'Unequal lips that do not roll over in reciprocation; for repair of cylinders built to the Chinese series.',
    ),
    words: ['Yx密封圈', 'Y型圈', '聚氨酯密封'],
  },
  {
    key: 'wear',
    code: 'WR',
    name: w('酚醛夹布导向环 WR', 'Phenolic wear ring WR'),
    rows: RODS.map(([d, D]) => [d, d + (D - d) * 0.5, 9.7] as const),
    material: w('酚醛树脂夹布', 'Phenolic resin fabric'),
    picture: 'brown',
    lips: false,
    perKg: 160,
    temperature: '-40~120',
    pressure: '60',
    use: w(
      '支承侧向力，避免活塞和缸筒金属接触拉伤，与主密封、防尘圈成套使用。',
      'Takes the side load and keeps piston and barrel from touching; used with main seal and wiper.',
    ),
    words: ['导向环', '耐磨环', '支承环', 'wear ring'],
  },
  {
    key: 'glyd',
    code: 'GLYD',
    name: w('格莱圈 孔用组合密封', 'Glyd ring piston seal'),
    rows: RODS.map(([, D]) => [D - 11, D, 4.2] as const).slice(6),
    material: w('填充青铜PTFE加NBR O形圈', 'Bronze-filled PTFE with NBR O-ring'),
    picture: 'bronze',
    lips: false,
    perKg: 520,
    temperature: '-30~100',
    pressure: '40',
    use: w(
      '低摩擦、无爬行的双向活塞密封，滑环由O形圈施压，用于伺服缸、注塑机和机床。',
      'Double-acting piston seal with low friction and no stick-slip, energized by an O-ring: servo cylinders, moulding machines and machine tools.',
    ),
    words: ['格莱圈', '组合密封', '活塞密封', 'glyd ring'],
  },
];

export const ringSeal = (one: Ring): SeedProduct =>
  sealGoods({
    key: `hydraulic-${one.key}`,
    category: 'seals-hydraulic',
    name: one.name,
    brief: w(`${one.material.zh}，往复运动用`, `${one.material.en}, for reciprocating motion`),
    keywords: ['液压密封', '油缸密封', '密封圈', 'hydraulic seal', ...one.words],
    standards: ['GB/T 10708.1', 'ISO 5597'],
    unit: UNIT.piece,
    moq: 10,
    multiple: 1,
    params: [
      p('material', one.material),
      p('temperature', one.temperature, '℃'),
      ...(one.pressure === '0' ? [] : [p(w('最高压力', 'Highest pressure'), one.pressure, 'MPa')]),
      p(w('往复速度', 'Speed'), one.lips ? '≤ 0.5' : '≤ 5', 'm/s'),
      p('medium', w('矿物液压油、乳化液', 'Mineral oil, emulsions')),
    ],
    options: [w('内径×外径×高', 'Bore × outside × height')],
    pieces: one.rows.map(([d, D, B]) => {
      const grams = ((Math.PI / 4) * (D * D - d * d) * B * 1.25) / 1000;
      return {
        designation: `${one.code} ${mm(d)}×${mm(D)}×${mm(B)}`,
        at: [`${mm(d)}×${mm(D)}×${mm(B)}`],
        yuan: 0.55 + D * 0.022 + (grams / 1000) * one.perKg * (one.lips ? 1.6 : 2.2),
        grams,
        cm3: (D * D * B) / 900,
        params: [p('id', mm(d), 'mm'), p('od', mm(D), 'mm'), p('height', mm(B), 'mm')],
      };
    }),
    text: {
      zh: [
        one.use.zh,
        `${one.material.zh}，使用温度${one.temperature}℃。聚氨酯耐磨、抗挤出，但不耐80℃以上热水和水解；水基介质请选耐水解牌号。`,
        '装配前检查沟槽倒角和毛刺，唇口朝压力侧，用热油（约60℃）预热后弯成心形放入沟槽再复圆；杆面镀铬Ra 0.2~0.4。成套更换主密封、防尘圈和导向环效果最好。',
      ],
      en: [
        one.use.en,
        `${one.material.en}, ${one.temperature} °C. Polyurethane wears well and resists extrusion but not hot water above 80 °C; use hydrolysis-resistant grades for water-based fluids.`,
        'Check chamfers and burrs, turn the lip to the pressure, warm the ring in oil at about 60 °C, fold it into the groove and let it round again; chromed rod Ra 0.2–0.4. Change main seal, wiper and guide together.',
      ],
    },
    pictures: {
      shaded: () =>
        ringSealPicture(
          one.name.en,
          one.lips ? 40 : 42,
          50,
          one.key === 'wear' ? 14 : 9,
          one.picture,
          one.lips,
        ),
      dimension: () =>
        ringSealSheet(
          `${one.code} · ${one.rows[8]?.map(mm).join('×')}`,
          one.rows[8]?.[0] ?? 40,
          one.rows[8]?.[1] ?? 50,
          one.rows[8]?.[2] ?? 6,
          one.lips,
        ),
    },
  });

import { p, UNIT, w } from '#demo/flow/words.ts';
import { table } from '#demo/table.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { coilPicture, tubeSheet } from '#demo/pictures/pneumatics/air.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { airGoods } from './air-goods.ts';

const COLOURS: readonly (readonly [key: string, words: Words])[] = [
  ['BL', w('蓝', 'blue')],
  ['C', w('透明', 'clear')],
  ['B', w('黑', 'black')],
  ['R', w('红', 'red')],
];

const PU = table(
  'outer inner burst',
  `
  4 2.5 3.2
  6 4 2.8
  8 5 2.8
  10 6.5 2.6
  12 8 2.4
  16 12 1.9`,
);

const PA = table(
  'outer inner burst',
  `
  4 2.5 7.5
  6 4 6.2
  8 6 4.8
  10 8 3.9
  12 10 3.2`,
);

interface Tube {
  key: string;
  name: Words;
  sizes: typeof PU;
  metres: readonly number[];
  density: number;
  perKg: number;
  spiral: boolean;
  picture: Material;
  params: Words;
  temp: string;
  use: Words;
}

export const TUBES: readonly Tube[] = [
  {
    key: 'tube-pu',
    name: w('PU气管', 'Polyurethane tube PU'),
    sizes: PU,
    metres: [100],
    density: 1.2,
    perKg: 27,
    spiral: false,
    picture: 'blue',
    params: w('聚醚型聚氨酯 98ShA', 'Polyether polyurethane 98 ShA'),
    temp: '-20~60',
    use: w(
      'PU管柔软、耐弯折、耐磨，弯曲半径小，是气动设备配管的首选，配快插接头使用。',
      'Soft, kink-proof and hard-wearing with a tight bend radius: the first choice for pneumatic piping with push-in fittings.',
    ),
  },
  {
    key: 'tube-pa',
    name: w('PA12尼龙气管', 'Nylon tube PA12'),
    sizes: PA,
    metres: [100],
    density: 1.02,
    perKg: 62,
    spiral: false,
    picture: 'black',
    params: w('尼龙PA12', 'Polyamide PA12'),
    temp: '-40~80',
    use: w(
      '尼龙管硬度高、耐压和耐油好，用于较高压力、润滑油路和车辆气路。',
      'Stiffer, with higher pressure and oil resistance, for lubrication lines, vehicles and higher pressures.',
    ),
  },
  {
    key: 'tube-coil',
    name: w('PU弹簧螺旋气管', 'Polyurethane coil tube'),
    sizes: PU.slice(1, 5),
    metres: [3, 6, 9, 12],
    density: 1.2,
    perKg: 62,
    spiral: true,
    picture: 'orange',
    params: w('聚氨酯，两端带快速接头', 'Polyurethane with couplers at both ends'),
    temp: '-20~60',
    use: w(
      '螺旋成型可伸缩，不拖地，配气动工具、吹尘枪使用，伸长不宜超过标称长度的70%。',
      'Springs back out of the way for air tools and blow guns; extend to no more than 70 % of the nominal length.',
    ),
  },
];

export const tubeGoods = (t: Tube): SeedProduct =>
  airGoods({
    key: t.key,
    category: 'pneumatics-tubing-tube',
    name: t.name,
    brief: w('外径公差±0.1，足米足重', 'Outside ±0.1 mm, full length'),
    keywords: ['气管', '软管', 'PU管', '空压机管', '高压气管', 'air tube'],
    standards: ['JB/T 8727', 'ISO 14743'],
    unit: t.spiral ? UNIT.piece : UNIT.roll,
    packing: t.spiral ? w('1根/袋', '1 a bag') : w('1卷=100米', '1 roll = 100 m'),
    moq: 1,
    multiple: 1,
    params: [
      p('material', t.params),
      p('temperature', t.temp, '℃'),
      p('medium', w('压缩空气、真空、水', 'Compressed air, vacuum, water')),
    ],
    options: [w('管径', 'Tube'), t.spiral ? w('长度', 'Length') : w('颜色', 'Colour')],
    pieces: t.sizes.flatMap((size) => {
      const perMetre = (Math.PI / 4) * (size.outer ** 2 - size.inner ** 2) * t.density;
      return (t.spiral ? t.metres.map((m) => [String(m), w(`${m} m`)] as const) : COLOURS).map(
        ([code, words]) => {
          const metres = t.spiral ? Number(code) : (t.metres[0] ?? 100);
          return {
            designation: `${size.outer}×${size.inner} ${t.spiral ? `${code}m` : code}`,
            at: [`${size.outer}×${size.inner}`, words],
            yuan: 3 * (t.spiral ? 2 : 1) + ((perMetre * metres) / 1000) * t.perKg,
            grams: perMetre * metres,
            cm3: size.outer ** 2 * metres * 1.4,
            params: [
              p('od', size.outer, 'mm'),
              p('id', size.inner, 'mm'),
              p(w('爆破压力 20℃', 'Burst pressure at 20 °C'), size.burst, 'MPa'),
              p(w('最小弯曲半径', 'Bend radius'), Math.round(size.outer * 2.8), 'mm'),
            ],
          };
        },
      );
    }),
    text: {
      zh: [
        t.use.zh,
        `${t.params.zh}，使用压力取爆破压力的三分之一左右，随温度升高下降：40℃时约为常温的75%，60℃时约为60%。`,
        '用剪管钳垂直剪断；走管避免锐角和摩擦点，弯曲半径不小于参数表数值；PU管遇水长期浸泡会水解，此类场合请选聚醚型或尼龙管。',
      ],
      en: [
        t.use.en,
        `${t.params.en}. Work at about a third of the burst pressure, which falls with heat: some 75 % at 40 °C and 60 % at 60 °C.`,
        'Cut square with a tube cutter, avoid sharp bends and rubbing and keep the bend radius given; where tube stays in water use polyether grades or nylon.',
      ],
    },
    pictures: {
      shaded: () => coilPicture(t.name.en, t.picture, t.spiral),
      dimension: () =>
        tubeSheet(
          `${t.sizes[2]?.outer}×${t.sizes[2]?.inner}`,
          t.sizes[2]?.outer ?? 8,
          t.sizes[2]?.inner ?? 5,
        ),
    },
  });

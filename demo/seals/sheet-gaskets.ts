import { p, UNIT, w } from '#demo/flow/words.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { gasketSheet } from '#demo/pictures/seals/seal-sheet.ts';
import { gasketPicture } from '#demo/pictures/seals/seal.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { area, FLANGES, MOUNT } from './flange-sizes.ts';
import { sealGoods } from './seal-goods.ts';

interface Sheet {
  key: string;
  name: Words;
  material: Words;
  picture: Material;
  density: number;
  perKg: number;
  temperature: string;
  pressure: string;
  thick: readonly number[];
  full: boolean;
  standards: string[];
  words: string[];
  about: Words;
}

export const SHEETS: readonly Sheet[] = [
  {
    key: 'ny400',
    name: w('无石棉纤维法兰垫片', 'Non-asbestos fibre flange gasket'),
    material: w('芳纶纤维NBR压制板', 'Aramid fibre with NBR'),
    picture: 'green',
    density: 1.85,
    perKg: 42,
    temperature: '-40~250',
    pressure: '4.0',
    thick: [1.5, 2, 3],
    full: false,
    standards: ['GB/T 9126', 'HG/T 20606'],
    words: ['无石棉垫', '石棉垫', '高压石棉垫'],
    about: w(
      '不含石棉，芳纶纤维增强丁腈胶结，适合水、油、蒸汽、天然气的一般法兰。',
      'Asbestos-free, aramid in nitrile, for ordinary flanges in water, oil, steam and gas.',
    ),
  },
  {
    key: 'ptfe',
    name: w('聚四氟乙烯法兰垫片', 'PTFE flange gasket'),
    material: w('纯聚四氟乙烯', 'Virgin PTFE'),
    picture: 'white',
    density: 2.18,
    perKg: 118,
    temperature: '-180~200',
    pressure: '1.6',
    thick: [2, 3],
    full: false,
    standards: ['GB/T 9126', 'HG/T 20606'],
    words: ['四氟垫', '铁氟龙垫', 'PTFE'],
    about: w(
      '耐几乎所有酸碱溶剂，无污染，用于化工、制药；有冷流性，应限制压紧力并定期复紧。',
      'Stands nearly all acids, alkalis and solvents without contamination, for chemicals and pharmaceuticals; it creeps, so limit the load and retighten.',
    ),
  },
  {
    key: 'nbr',
    name: w('丁腈橡胶法兰垫片', 'Nitrile rubber flange gasket'),
    material: w('丁腈橡胶 NBR 65', 'NBR 65'),
    picture: 'rubber',
    density: 1.35,
    perKg: 24,
    temperature: '-20~90',
    pressure: '1.0',
    thick: [3, 5],
    full: false,
    standards: ['GB/T 9126', 'HG/T 20606'],
    words: ['橡胶垫', '法兰胶垫'],
    about: w(
      '柔软、所需螺栓力小，适合低压水、油和衬胶、塑料法兰。',
      'Soft, needs little bolt load, for low-pressure water and oil and for lined or plastic flanges.',
    ),
  },
  {
    key: 'epdm-ff',
    name: w('三元乙丙全平面法兰垫片', 'EPDM full-face flange gasket'),
    material: w('三元乙丙橡胶 EPDM 65', 'EPDM 65'),
    picture: 'black',
    density: 1.25,
    perKg: 28,
    temperature: '-40~120',
    pressure: '1.6',
    thick: [3],
    full: true,
    standards: ['GB/T 9126', 'HG/T 20606'],
    words: ['橡胶垫', '全平面垫片', '带孔垫片', 'FF'],
    about: w(
      '全平面带螺栓孔，定位方便，用于铸铁、塑料和玻璃钢法兰，可用于饮用水。',
      'Full face with bolt holes for easy location, on cast iron, plastic and GRP flanges; suitable for drinking water.',
    ),
  },
  {
    key: 'graphite',
    name: w('柔性石墨金属增强垫片', 'Reinforced graphite gasket'),
    material: w('柔性石墨夹304冲刺板', 'Expanded graphite with tanged 304 core'),
    picture: 'carbide',
    density: 1.5,
    perKg: 108,
    temperature: '-200~450',
    pressure: '6.3',
    thick: [2, 3],
    full: false,
    standards: ['GB/T 19675.2', 'HG/T 20608'],
    words: ['石墨垫', '石墨复合垫', '高强石墨'],
    about: w(
      '耐高温、耐蒸汽和热循环，回弹好，用于导热油、蒸汽和换热器法兰；强氧化介质不适用。',
      'Stands heat, steam and cycling with good recovery, for thermal oil, steam and heat exchangers; not for strong oxidizers.',
    ),
  },
];

export const sheet = (one: Sheet): SeedProduct =>
  sealGoods({
    key: `gasket-${one.key}`,
    category: 'seals-static-gasket',
    name: one.name,
    brief: w(`DN15~DN300，${one.temperature}℃`, `DN15–DN300, ${one.temperature} °C`),
    keywords: ['垫片', '法兰垫', '法兰垫片', '密封垫', 'gasket', ...one.words],
    standards: one.standards,
    unit: UNIT.piece,
    moq: 10,
    multiple: 5,
    params: [
      p('material', one.material),
      p('temperature', one.temperature, '℃'),
      p(w('最高压力', 'Highest pressure'), one.pressure, 'MPa'),
      p(w('型式', 'Form'), one.full ? w('全平面 FF', 'Full face FF') : w('突面 RF', 'Raised face RF')),
    ],
    options: [w('通径', 'Size'), w('厚度', 'Thickness')],
    pieces: FLANGES.flatMap((f) =>
      one.thick.map((t) => {
        const D = one.full ? f.full : f.rf16;
        const grams = (area(f.bore, D) * t * one.density) / 1000;
        return {
          designation: `DN${f.dn} PN16 δ${t}`,
          at: [`DN${f.dn}`, `${t} mm`],
          yuan: 0.28 + D * 0.004 + (((D + 6) ** 2 * t * one.density) / 1e6) * one.perKg,
          grams,
          cm3: (D * D * t) / 900,
          params: [p('id', f.bore, 'mm'), p('od', D, 'mm'), p('pn', 'PN16')],
        };
      }),
    ),
    text: {
      zh: [
        `用于管道、阀门和设备法兰的静密封。${one.about.zh}`,
        `材料：${one.material.zh}，使用温度${one.temperature}℃，最高压力${one.pressure} MPa；温度和压力不能同时取上限。`,
        MOUNT.zh,
      ],
      en: [
        `Static seal for flanges of pipes, valves and vessels. ${one.about.en}`,
        `Material: ${one.material.en}, ${one.temperature} °C, up to ${one.pressure} MPa; not both limits at once.`,
        MOUNT.en,
      ],
    },
    pictures: {
      shaded: () =>
        gasketPicture(
          one.name.en,
          61,
          one.full ? 165 : 107,
          2.4,
          one.picture,
          one.full ? { holes: 4, bolt: 18 } : {},
        ),
      dimension: () =>
        gasketSheet(
          `DN50 PN16 · ${one.thick[0]} mm`,
          61,
          one.full ? 165 : 107,
          one.thick[0] ?? 2,
          one.full ? 4 : 0,
        ),
    },
  });

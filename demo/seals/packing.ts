import { p, w } from '#demo/flow/words.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { sectionSheet } from '#demo/pictures/seals/seal-sheet.ts';
import { packingPicture } from '#demo/pictures/seals/loose.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { mechanical, MECHANICAL } from './mechanical-seals.ts';
import { sealGoods } from './seal-goods.ts';

interface Braid {
  key: string;
  name: Words;
  material: Words;
  density: number;
  perKg: number;
  temperature: string;
  ph: string;
  picture: Material;
  fleck: Material;
  use: Words;
}

const BRAIDS: readonly Braid[] = [
  {
    key: 'graphite',
    name: w('柔性石墨盘根', 'Expanded graphite packing'),
    material: w('柔性石墨带编织', 'Braided expanded graphite'),
    density: 1.1,
    perKg: 62,
    temperature: '-200~450',
    ph: '0~14',
    picture: 'carbide',
    fleck: 'steel',
    use: w(
      '用于高温高压阀门、锅炉给水泵，耐热、自润滑、不老化。',
      'For hot high-pressure valves and boiler feed pumps: heat-proof, self-lubricating, ageless.',
    ),
  },
  {
    key: 'graphite-wire',
    name: w('镍丝增强石墨盘根', 'Wire reinforced graphite packing'),
    material: w('镍丝夹增柔性石墨', 'Graphite with Inconel wire'),
    density: 1.25,
    perKg: 105,
    temperature: '-200~550',
    ph: '0~14',
    picture: 'black',
    fleck: 'steel',
    use: w(
      '增强镍丝提高抗挤出能力，用于电站阀门和高压蒸汽。',
      'Wire lifts its resistance to extrusion for power-station valves and high-pressure steam.',
    ),
  },
  {
    key: 'ptfe',
    name: w('聚四氟乙烯盘根', 'PTFE packing'),
    material: w('纯四氟纤维浸四氟乳液', 'PTFE yarn with PTFE dispersion'),
    density: 1.7,
    perKg: 78,
    temperature: '-200~260',
    ph: '0~14',
    picture: 'white',
    fleck: 'grey',
    use: w(
      '耐强酸强碱、无污染，用于化工泵、搅拌釜、食品和制药设备。',
      'Stands strong acids and alkalis without contamination: chemical pumps, agitators, food and drug plant.',
    ),
  },
  {
    key: 'gfo',
    name: w('黑四氟盘根 石墨四氟', 'Graphite PTFE packing'),
    material: w('石墨填充四氟纤维', 'PTFE yarn filled with graphite'),
    density: 1.6,
    perKg: 92,
    temperature: '-200~280',
    ph: '0~14',
    picture: 'castIron',
    fleck: 'carbide',
    use: w(
      '导热好、线速度可达20 m/s，用于离心泵、往复泵和搅拌器轴封。',
      'Conducts heat away at up to 20 m/s, for centrifugal and plunger pumps and mixers.',
    ),
  },
  {
    key: 'aramid',
    name: w('芳纶纤维盘根', 'Aramid packing'),
    material: w('芳纶纤维浸四氟和润滑剂', 'Aramid yarn with PTFE and lubricant'),
    density: 1.35,
    perKg: 120,
    temperature: '-100~280',
    ph: '3~12',
    picture: 'yellow',
    fleck: 'wood',
    use: w(
      '耐磨抗切割，用于泥浆泵、渣浆泵、含颗粒介质。',
      'Tough against wear and cuts, for slurry pumps and media with solids.',
    ),
  },
];

const SECTIONS = [4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 25];

const braid = (one: Braid): SeedProduct =>
  sealGoods({
    key: `packing-${one.key}`,
    category: 'seals-packing',
    name: one.name,
    brief: w(`${one.temperature}℃，pH ${one.ph}`, `${one.temperature} °C, pH ${one.ph}`),
    keywords: ['盘根', '填料', '密封填料', '石墨盘根', 'packing', 'gland packing'],
    standards: ['JB/T 7370', 'JB/T 6626'],
    unit: w('公斤', 'kg'),
    moq: 1,
    multiple: 1,
    params: [
      p('material', one.material),
      p('temperature', one.temperature, '℃'),
      p(w('适用pH', 'pH range'), one.ph),
      p(w('密度', 'Density'), one.density, 'g/cm³'),
    ],
    options: [w('截面', 'Section')],
    pieces: SECTIONS.map((s) => ({
      designation: `${s}×${s}`,
      at: [`${s}×${s} mm`],
      yuan: one.perKg * (s <= 6 ? 1.25 : s <= 10 ? 1.05 : 1),
      grams: 1000,
      cm3: 1000 / one.density,
      params: [
        p(w('边长', 'Side'), s, 'mm'),
        p(w('每公斤长度', 'Length a kg'), Math.round((1000 / (s * s * one.density)) * 10) / 10, 'm'),
      ],
    })),
    text: {
      zh: [
        `编织填料装在填料函内，由压盖压紧形成径向密封。${one.use.zh}`,
        `材料：${one.material.zh}，四角45°穿心编织，截面致密、磨损后不散股。`,
        '逐圈切成45°斜口，接口错开90°~120°装入，每圈压实；启动后均匀拧紧压盖，泵类保持每分钟10~20滴的润滑泄漏，阀门可压到不漏。',
      ],
      en: [
        `Packed in rings in a stuffing box and pressed by the gland. ${one.use.en}`,
        `Material: ${one.material.en}, interlock braided so that it stays together as it wears.`,
        'Cut rings at 45°, stagger the joints by 90–120° and press each home; tighten the gland evenly after start. Pumps should weep 10–20 drops a minute, valves may be tightened dry.',
      ],
    },
    pictures: {
      shaded: () => packingPicture(one.name.en, one.picture, one.fleck),
      dimension: () => sectionSheet('10 × 10', 10, 10),
    },
  });

export const packings = (): SeedProduct[] => [...BRAIDS.map(braid), ...MECHANICAL.map(mechanical)];

import { p, w } from '#demo/flow/words.ts';
import { table } from '#demo/table.ts';
import { mechanicalSeal } from '#demo/pictures/seals/mechanical-seal.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { sealGoods } from './seal-goods.ts';

/** Shaft, diameter of the rotating part, working length, price of the plain type. */
const SEALS = table(
  'd D L yuan',
  `
  12 24 32 9
  14 28 34 10
  16 30 35 11
  18 32 37 12
  20 35 38 13
  22 37 38 14
  25 40 40 16
  28 43 42 18
  30 45 43 20
  32 48 43 22
  35 50 45 25
  38 55 46 29
  40 58 48 32
  45 63 50 38
  50 70 52 46
  55 75 55 56
  60 80 57 66`,
);

interface Mechanical {
  code: string;
  kind: 'bellows' | 'multi' | 'cone';
  name: Words;
  factor: number;
  pressure: string;
  use: Words;
}

export const MECHANICAL: readonly Mechanical[] = [
  {
    code: '104',
    kind: 'cone',
    name: w('机械密封 104型 单弹簧', 'Mechanical seal 104, single spring'),
    factor: 1,
    pressure: '0.8',
    use: w(
      '内装单端面、单弹簧、非平衡型，结构简单，用于清水泵、热水泵。',
      'Inside, single face, single spring, unbalanced: simple, for clean and hot water pumps.',
    ),
  },
  {
    code: '108',
    kind: 'bellows',
    name: w('机械密封 108型 橡胶波纹管', 'Mechanical seal 108, rubber bellows'),
    factor: 1.12,
    pressure: '1.0',
    use: w(
      '橡胶波纹管传动和补偿，对轴磨损小，用于自吸泵、污水泵和管道泵。',
      'The rubber bellows drives and compensates without wear on the shaft, for self-priming, sewage and inline pumps.',
    ),
  },
  {
    code: '103',
    kind: 'multi',
    name: w('机械密封 103型', 'Mechanical seal 103'),
    factor: 1.35,
    pressure: '0.8',
    use: w(
      '内装非平衡型，传动套传动，用于油类和弱腐蚀介质的离心泵。',
      'Inside, unbalanced, driven by its sleeve, for centrifugal pumps in oil and mild chemicals.',
    ),
  },
  {
    code: '109',
    kind: 'multi',
    name: w('机械密封 109型 多弹簧', 'Mechanical seal 109, multi-spring'),
    factor: 1.9,
    pressure: '2.5',
    use: w(
      '平衡型多弹簧，端面比压均匀，用于高压锅炉给水泵和化工泵。',
      'Balanced with several springs and even face load, for boiler feed and process pumps.',
    ),
  },
];

const FACES: readonly (readonly [code: string, words: Words, factor: number])[] = [
  ['CE', w('石墨/陶瓷/NBR', 'carbon/ceramic/NBR'), 1],
  ['CS', w('石墨/碳化硅/FKM', 'carbon/SiC/FKM'), 2.1],
  ['SS', w('碳化硅/碳化硅/FKM', 'SiC/SiC/FKM'), 3.2],
];

export const mechanical = (one: Mechanical): SeedProduct =>
  sealGoods({
    key: `mechseal-${one.code}`,
    category: 'seals-rotary-mechanical',
    name: one.name,
    brief: w('轴径12~60，三种摩擦副', 'Shafts 12–60, three face pairs'),
    keywords: ['机械密封', '水封', '机封', '水泵密封', `${one.code}机封`, 'mechanical seal'],
    standards: ['GB/T 33509', 'JB/T 1472'],
    unit: w('套', 'set'),
    moq: 2,
    multiple: 1,
    params: [
      p(w('最高压力', 'Highest pressure'), one.pressure, 'MPa'),
      p('temperature', '-20~110', '℃'),
      p(w('最高线速度', 'Surface speed'), 15, 'm/s'),
      p(w('弹簧和金属件', 'Springs and metal'), w('不锈钢304', 'Stainless 304')),
    ],
    options: [w('轴径', 'Shaft'), w('摩擦副/橡胶', 'Faces / rubber')],
    pieces: SEALS.flatMap((s) =>
      FACES.map(([code, words, factor]) => ({
        designation: `${one.code}-${s.d} ${code}`,
        at: [`⌀${s.d}`, words],
        yuan: s.yuan * one.factor * factor,
        grams: (s.D * s.D * s.L) / 800,
        cm3: (s.D * s.D * s.L) / 500,
        params: [
          p(w('轴径', 'Shaft'), s.d, 'mm'),
          p(w('动环外径', 'Rotating part'), s.D, 'mm'),
          p(w('工作长度', 'Working length'), s.L, 'mm'),
        ],
      })),
    ),
    text: {
      zh: [
        `机械密封由动环和静环端面贴合实现轴封，泄漏量小、寿命长。${one.use.zh}`,
        '石墨对陶瓷经济通用，适合清水；石墨对碳化硅耐磨导热，适合热水和弱酸；碳化硅对碳化硅用于含颗粒介质。辅助密封NBR用到100℃，FKM用到150℃。',
        '轴公差h6、Ra 0.8，轴向窜动不大于0.1 mm；端面用无水酒精擦净，涂少量清洁机油，静环平行压入，弹簧压缩到标记长度。禁止干转，启动前须灌泵排气。',
      ],
      en: [
        `Two lapped faces running on each other seal the shaft with little leakage and long life. ${one.use.en}`,
        'Carbon on ceramic is the economical pair for clean water; carbon on silicon carbide conducts and wears better in hot water and mild acid; SiC on SiC suits solids. NBR goes to 100 °C, FKM to 150 °C.',
        'Shaft h6, Ra 0.8, end play within 0.1 mm; wipe the faces with alcohol, oil lightly, press the seat in square and compress the spring to its mark. Never run dry: prime and vent first.',
      ],
    },
    pictures: mechanicalSeal(one.name.en, one.code, one.kind),
  });

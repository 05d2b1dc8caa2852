import { goods, type Text } from '#demo/flow/goods.ts';
import { p, UNIT, w } from '#demo/flow/words.ts';
import { axialFan, blower } from '#demo/pictures/rotating/fan.ts';
import { pictures } from '#demo/pictures/scene/index.ts';
import type { SeedProduct } from '#demo/types.ts';

const FAN: Text = {
  zh: [
    '轴流风机风量大、压力低，适合车间和仓库换气；离心风机压力高，适合有管道、除尘和炉窑的场合。换气量按 房间体积 × 换气次数 计算：一般车间6~10次/h，焊接20次/h，喷涂30次/h以上。',
    '风量与转速成正比，全压与转速平方成正比；并联增风量，串联增压力。进出口各留1倍叶轮直径以上的直管，软接减振。',
    '轴流风机壳体钢板喷塑，叶轮动平衡G6.3；防爆型用铝叶轮和隔爆电机。',
  ],
  en: [
    'Axial fans move much air at low pressure, for halls and stores; centrifugal fans build pressure, for ducts, dust and furnaces. The flow is room volume × changes an hour: 6–10 for workshops, 20 for welding, 30 or more for spraying.',
    'Flow goes with speed, pressure with its square; parallel adds flow, series adds pressure. Leave a diameter of straight duct on both sides, with flexible joints.',
    'Powder-coated steel, impellers balanced to G6.3; Ex types have aluminium blades and flameproof motors.',
  ],
};

const AXIAL = [
  [250, 1450, 0.06, 1200, 5],
  [300, 1450, 0.12, 2200, 7],
  [350, 1450, 0.18, 3200, 9],
  [400, 1450, 0.25, 4600, 11],
  [450, 1450, 0.37, 6500, 14],
  [500, 1450, 0.55, 9000, 18],
  [560, 1450, 0.75, 12000, 24],
  [630, 1450, 1.1, 16800, 31],
  [710, 1450, 2.2, 24000, 44],
  [800, 960, 2.2, 28000, 58],
  [1000, 960, 4, 45000, 92],
] as const;

const CENTRIFUGAL = [
  ['2.8A', 280, 1.5, 1800, 1100, 38],
  ['3.2A', 320, 2.2, 2600, 1300, 50],
  ['3.6A', 360, 3, 3600, 1500, 62],
  ['4A', 400, 5.5, 5900, 1950, 96],
  ['4.5A', 450, 7.5, 8000, 2350, 128],
  ['5A', 500, 15, 12000, 3000, 205],
  ['6C', 600, 18.5, 16000, 2600, 320],
  ['8C', 800, 30, 29000, 2300, 560],
] as const;

const COOLERS = [
  ['8025', 80, 25, 62, 55],
  ['9225', 92, 25, 78, 70],
  ['12025', 120, 25, 130, 110],
  ['12038', 120, 38, 175, 280],
  ['15050', 150, 51, 320, 620],
  ['17251', 172, 51, 380, 820],
  ['20060', 200, 60, 580, 1200],
  ['22060', 220, 60, 720, 1450],
] as const;

export const fans: SeedProduct[] = [
  goods({
    key: 'axial-t35',
    trade: 'pumps',
    category: 'pumps-fan-axial',
    name: w('T35轴流风机', 'T35 axial fan'),
    brief: w('管道/壁式/岗位式', 'Duct, wall or stand'),
    keywords: ['轴流风机', '排风扇', '换气扇', 'axial fan'],
    standards: ['JB/T 10562'],
    unit: UNIT.set,
    params: [p('voltage', 'AC 380/220', 'V'), p('surface', w('喷塑', 'Powder-coated')), p('ip', 'IP54')],
    options: [w('形式', 'Form'), w('机号', 'Size')],
    pieces: (
      [
        [w('管道式', 'Duct'), 'G', 1],
        [w('壁式', 'Wall'), 'B', 1.05],
        [w('防爆', 'Explosion-proof'), 'BT', 1.45],
      ] as const
    ).flatMap(([form, sign, f]) =>
      AXIAL.map(([od, rpm, kw, flow, kg]) => ({
        designation: `${sign === 'BT' ? 'BT35' : 'T35'}-${od / 100}#${sign === 'B' ? 'B' : ''}`,
        at: [form, w(`⌀${od}`)],
        yuan: (70 + kg * 15) * f,
        grams: kg * 1000,
        cm3: od * od * 0.32,
        params: [
          p('flow', flow, 'm³/h'),
          p('speed', rpm, 'r/min'),
          p('power', kw, 'kW'),
          p('mass', kg, 'kg'),
        ],
      })),
    ),
    text: FAN,
    pictures: pictures(() =>
      axialFan({
        title: 'axial fan',
        caption: 'T35-4#',
        paint: 'blue',
        od: 400,
        depth: 180,
        square: false,
        blades: 5,
      }),
    ),
  }),
  goods({
    key: 'blower-4-72',
    trade: 'pumps',
    category: 'pumps-fan-centrifugal',
    name: w('4-72离心风机', '4-72 centrifugal fan'),
    brief: w('通风除尘，A式直联/C式皮带', 'Ventilation and dust, direct or belt drive'),
    keywords: ['离心风机', '鼓风机', '引风机', 'blower', '4-72'],
    standards: ['JB/T 10563', 'GB/T 1236'],
    unit: UNIT.set,
    leadDays: 5,
    params: [
      p('medium', w('空气，含尘≤150 mg/m³', 'Air, dust up to 150 mg/m³')),
      p('temperature', '≤80', '℃'),
    ],
    options: [w('旋向', 'Rotation'), w('机号', 'Size')],
    pieces: (
      [
        [w('右90°', 'Right 90°'), 'R90'],
        [w('左90°', 'Left 90°'), 'L90'],
        [w('右0°', 'Right 0°'), 'R0'],
      ] as const
    ).flatMap(([turn, sign]) =>
      CENTRIFUGAL.map(([no, wheel, kw, flow, pa, kg]) => ({
        designation: `4-72-${no} ${sign}`,
        at: [turn, no],
        yuan: 180 + kg * 13.5 + kw * 30,
        grams: kg * 1000,
        params: [
          p(w('叶轮直径', 'Wheel'), wheel, 'mm'),
          p('flow', flow, 'm³/h'),
          p(w('全压', 'Total pressure'), pa, 'Pa'),
          p('power', kw, 'kW'),
          p('mass', kg, 'kg'),
        ],
      })),
    ),
    text: FAN,
    pictures: pictures(() =>
      blower({ title: 'centrifugal fan', caption: '4-72-4A', paint: 'blue', wheel: 400 }),
    ),
  }),
  goods({
    key: 'blower-9-19',
    trade: 'pumps',
    category: 'pumps-fan-centrifugal',
    name: w('9-19高压离心风机', '9-19 high-pressure fan'),
    brief: w('物料输送、炉窑鼓风', 'For conveying and furnaces'),
    keywords: ['高压风机', '鼓风机', 'blower', '9-19'],
    standards: ['JB/T 10563'],
    unit: UNIT.set,
    leadDays: 5,
    params: [p('medium', w('空气', 'Air')), p('temperature', '≤50', '℃')],
    options: [w('旋向', 'Rotation'), w('机号', 'Size')],
    pieces: (
      [
        [w('右90°', 'Right 90°'), 'R90'],
        [w('左90°', 'Left 90°'), 'L90'],
      ] as const
    ).flatMap(([turn, sign]) =>
      (
        [
          ['4A', 3, 1150, 3500, 74],
          ['4.5A', 5.5, 1700, 4600, 105],
          ['5A', 7.5, 2200, 5600, 140],
          ['5.6A', 15, 3300, 7000, 225],
          ['6.3A', 30, 5200, 9100, 380],
        ] as const
      ).map(([no, kw, flow, pa, kg]) => ({
        designation: `9-19-${no} ${sign}`,
        at: [turn, no],
        yuan: 220 + kg * 14 + kw * 32,
        grams: kg * 1000,
        params: [
          p('flow', flow, 'm³/h'),
          p(w('全压', 'Total pressure'), pa, 'Pa'),
          p('power', kw, 'kW'),
          p('mass', kg, 'kg'),
        ],
      })),
    ),
    text: FAN,
    pictures: pictures(() =>
      blower({ title: 'high-pressure fan', caption: '9-19-5A', paint: 'castIron', wheel: 500 }),
    ),
  }),
  goods({
    key: 'cooling-fan',
    trade: 'pumps',
    category: 'pumps-fan-axial',
    name: w('机柜轴流散热风扇', 'Cabinet cooling fan'),
    brief: w('双滚珠轴承，铝框/塑框', 'Two ball bearings, for cabinets'),
    keywords: ['散热风扇', '机柜风扇', '轴流风扇', 'cooling fan', '12038'],
    standards: ['JB/T 10553'],
    unit: UNIT.piece,
    params: [
      p('life', w('50000小时', '50,000 h')),
      p(w('轴承', 'Bearing'), w('双滚珠', 'Two ball bearings')),
    ],
    options: [w('电压', 'Voltage'), w('规格', 'Size')],
    pieces: (
      [
        [w('AC220V', 'AC 220 V'), 'AC220V', 1],
        [w('DC24V', 'DC 24 V'), 'DC24V', 1.05],
        [w('DC12V', 'DC 12 V'), 'DC12V', 1.02],
        [w('AC380V', 'AC 380 V'), 'AC380V', 1.2],
      ] as const
    ).flatMap(([volt, sign, f]) =>
      COOLERS.filter(([, side]) => sign !== 'AC380V' || side >= 120).map(
        ([no, side, depth, flow, grams]) => ({
          designation: `${no} ${sign}`,
          at: [volt, no],
          yuan: (9 + grams * 0.052) * f,
          grams,
          params: [p('dims', `${side}×${side}×${depth}`, 'mm'), p('flow', flow, 'm³/h')],
        }),
      ),
    ),
    text: FAN,
    pictures: pictures(() =>
      axialFan({
        title: 'cooling fan',
        caption: '15050',
        paint: 'black',
        od: 134,
        depth: 51,
        square: true,
        blades: 7,
      }),
    ),
  }),
];

import type { Text } from '#demo/flow/goods.ts';
import { w } from '#demo/flow/words.ts';
import type { SeedProduct } from '#demo/types.ts';
import { cable } from './cable-goods.ts';

const POWER: Text = {
  zh: [
    'YJV为交联聚乙烯绝缘电力电缆，导体长期90℃，短路250℃（5 s），载流量比同截面PVC电缆高约25%；VV导体长期70℃。YJV22带双钢带铠装，可直埋并承受机械外力，但不能承受大的拉力。',
    '三相动力回路常用4芯（3相+零）或3+1、4+1等大小芯；TN-S系统需5芯。弯曲半径：无铠装多芯≥15倍外径，铠装≥12~15倍外径。',
    '参考载流量为30℃空气中敷设、三根负载导体（IEC 60364-5-52 E）。长线路应另核压降：三相压降 ΔU = 1.732·I·L·R，动力末端宜在5%以内。',
    '按米裁切，误差±0.5%；50米以上出盘，可提供检测报告与盘号。',
  ],
  en: [
    'YJV is insulated with cross-linked polyethylene: 90 °C in service, 250 °C for a short circuit of 5 s, about 25 % more current than PVC of the same section; VV is for 70 °C. YJV22 has two steel tapes and may be buried, yet not be pulled hard.',
    'Three-phase circuits use four cores, or a smaller neutral (3+1, 4+1); TN-S needs five. Bend not tighter than 15 diameters, armoured 12–15.',
    'Current ratings are for 30 °C in air, three loaded conductors (IEC 60364-5-52, E). Check the voltage drop of long runs: 1.732 · I · L · R, within 5 % at the motor.',
    'Cut by the metre within ±0.5 %; on drums from 50 m, with test report.',
  ],
};

const POWER_SIZES = [1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120, 150, 185, 240] as const;

const MIXED = [
  [16, 10],
  [25, 16],
  [35, 16],
  [50, 25],
  [70, 35],
  [95, 50],
  [120, 70],
  [150, 70],
  [185, 95],
  [240, 120],
] as const;

const power = {
  category: 'cable-power-lv',
  flexible: false,
  xlpe: true,
  sheath: 'black',
  text: POWER,
  voltage: '0.6/1 kV',
  temperature: '≤90',
  standards: ['GB/T 12706.1'],
} as const;

export const powerCables: SeedProduct[] = [
  cable({
    ...power,
    key: 'yjv',
    code: 'YJV',
    name: w('YJV铜芯交联电力电缆 0.6/1kV', 'YJV copper XLPE power cable 0.6/1 kV'),
    brief: w('2~5芯及3+1芯，按米裁切', 'Two to five and 3+1 cores, by the metre'),
    words: ['电力电缆', '动力电缆', 'XLPE', '国标电缆'],
    cores: [3, 4, 5],
    sections: POWER_SIZES,
    reduced: MIXED,
  }),
  cable({
    ...power,
    key: 'yjv22',
    code: 'YJV22',
    name: w('YJV22钢带铠装电力电缆', 'YJV22 steel-tape armoured power cable'),
    brief: w('直埋敷设，双钢带铠装', 'For burial, two steel tapes'),
    words: ['铠装电缆', '直埋电缆', 'armoured cable'],
    cores: [3, 4, 5],
    sections: POWER_SIZES.slice(2),
    armour: true,
    reduced: MIXED,
    dearer: 1.04,
  }),
  cable({
    ...power,
    key: 'yjlv',
    code: 'YJLV',
    name: w('YJLV铝芯交联电力电缆', 'YJLV aluminium XLPE power cable'),
    brief: w('铝芯，架空桥架干线', 'Aluminium, for mains on trays'),
    words: ['铝芯电缆', '铝电缆'],
    cores: [4, 5],
    sections: [10, 16, 25, 35, 50, 70, 95, 120, 150, 185, 240],
    metal: 'aluminium',
  }),
  cable({
    ...power,
    key: 'vv',
    code: 'VV',
    name: w('VV聚氯乙烯绝缘电力电缆', 'VV PVC power cable'),
    brief: w('0.6/1 kV PVC绝缘护套', 'PVC insulation and sheath, 0.6/1 kV'),
    words: ['电力电缆', 'PVC电缆'],
    cores: [3, 4, 5],
    sections: POWER_SIZES.slice(1, 9),
    xlpe: false,
    temperature: '≤70',
  }),
  cable({
    ...power,
    key: 'wdz-yjy',
    code: 'WDZ-YJY',
    name: w('WDZ-YJY低烟无卤电力电缆', 'WDZ-YJY halogen-free power cable'),
    brief: w('低烟无卤阻燃，人员密集场所', 'Low smoke, halogen free, flame retardant'),
    words: ['低烟无卤', 'LSZH'],
    cores: [3, 4, 5],
    sections: POWER_SIZES.slice(1, 12),
    sheath: 'orange',
    dearer: 1.08,
    standards: ['GB/T 12706.1', 'GB/T 19666'],
  }),
  cable({
    ...power,
    key: 'nh-yjv',
    code: 'NH-YJV',
    name: w('NH-YJV耐火电力电缆', 'NH-YJV fire-resistant power cable'),
    brief: w('云母带绕包，750℃持续供电90分钟', 'Mica tapes keep it working 90 min at 750 °C'),
    words: ['耐火电缆', '消防电缆'],
    cores: [3, 4, 5],
    sections: POWER_SIZES.slice(1, 11),
    dearer: 1.14,
    standards: ['GB/T 12706.1', 'GB/T 19216.21'],
  }),
];

import type { Text } from '#demo/flow/goods.ts';
import { p, w } from '#demo/flow/words.ts';
import { modular } from '#demo/pictures/electric/modular.ts';
import { stacked } from '#demo/pictures/electric/terminals.ts';
import type { SeedProduct } from '#demo/types.ts';
import { device, pairs } from '../common.ts';
import { MCB, POLES, poleWords } from './poles.ts';

const FUSE: Text = {
  zh: [
    '熔断器分断能力高（RT18达100 kA），限流特性好，常作断路器的后备和半导体保护。gG为全范围配电型，aM为电动机短路后备，aR为半导体快熔。',
    '熔体电流对一般负载取1.1倍计算电流，电动机取1.5~2.5倍额定电流。更换须用同规格，三相中一只熔断宜三只同换。',
    'RT18-32配10×38熔芯，RT18-63配14×51，RT18-125配22×58；底座导轨安装，可带熔断指示灯。',
  ],
  en: [
    'Fuses break very high currents (RT18 up to 100 kA) and limit them, hence their use as back-up and for semiconductors. gG covers the full range, aM backs up motors, aR is ultra-fast.',
    'Take 1.1 times the load, for motors 1.5–2.5 times. Replace by the same size; if one of three blows, change all three.',
    'RT18-32 takes 10×38 links, RT18-63 14×51, RT18-125 22×58; the bases sit on DIN rail, also with a lamp.',
  ],
};

const LINKS = [
  ['10×38', 38, 5.15, [1, 2, 4, 6, 10, 16, 20, 25, 32], 8, 0.62],
  ['14×51', 51, 7.15, [6, 10, 16, 20, 25, 32, 40, 50, 63], 19, 1.25],
  ['22×58', 58, 11.1, [32, 40, 50, 63, 80, 100, 125], 52, 2.9],
] as const;

const CLASSES = [
  [w('gG 配电', 'gG general'), 'gG', 1],
  [w('aM 电机', 'aM motor'), 'aM', 1.1],
  [w('aR 快熔', 'aR ultra-fast'), 'aR', 2.6],
] as const;

export const surgeAndFuse: SeedProduct[] = [
  device({
    key: 'spd-t2',
    category: 'electrical-protect-rcd',
    name: w('浪涌保护器 T2级 模块式', 'Surge protection device, type 2'),
    brief: w('窗口绿红指示，可插拔模块', 'Plug-in modules with green/red window'),
    words: ['浪涌保护器', '防雷器', '电涌', 'SPD'],
    standards: ['GB/T 18802.11', 'IEC 61643-11'],
    text: {
      zh: [
        'T2级限压型浪涌保护器装在分配电箱进线端，8/20 μs波形标称放电电流20 kA、最大40 kA，限制电压≤1.8 kV。总配电箱宜装T1（10/350 μs）。',
        '接地线应短直，截面≥10 mm²，总引线不超过0.5 m；前端串后备断路器或熔断器。窗口由绿变红即已失效，拔出更换模块即可，不必断电拆线。',
      ],
      en: [
        'Type 2 protectors stand at the supply of a sub-board: 20 kA nominal and 40 kA maximum (8/20 μs), limiting to 1.8 kV. The main board should have type 1 (10/350 μs).',
        'Keep the earth wire short and straight, 10 mm² or more, under 0.5 m in all, with a back-up fuse. When the window turns red pull the module and plug in a new one.',
      ],
    },
    params: [
      p('voltage', 'Uc 385', 'V'),
      p(w('电压保护水平', 'Protection level'), '≤1.8', 'kV'),
      p('mounting', w('35 mm导轨', 'DIN rail')),
    ],
    options: [w('极数', 'Poles'), w('最大放电电流', 'Maximum discharge')],
    pieces: pairs(
      [
        [1, 1],
        [2, 1.9],
        [3, 2.8],
        [4, 3.6],
      ] as const,
      [
        [20, 0.8],
        [40, 1],
        [60, 1.35],
        [80, 1.7],
      ] as const,
      ([poles, f], [ka, g]) => ({
        designation: `SPD-${ka}kA ${poles}P`,
        at: [w(`${poles}P`), w(`${ka} kA`)],
        yuan: 24 * f * g,
        grams: 115 * poles,
        params: [p('width', 18 * poles, 'mm')],
      }),
    ),
    draw: () =>
      modular({
        title: 'SPD',
        caption: 'SPD-40kA 4P',
        width: 72,
        height: 88,
        depth: 66,
        material: 'grey',
        poles: 4,
        lever: 'orange',
        print: '40kA',
        window: '#0B7A4B',
      }),
  }),
  device({
    key: 'isolator',
    category: 'electrical-protect-mcb',
    name: w('HB5-125 隔离开关', 'HB5-125 switch-disconnector'),
    brief: w('红色手柄，箱进线总开关', 'Red lever, main switch of a board'),
    words: ['隔离开关', '总开关', 'isolator'],
    standards: ['GB/T 14048.3'],
    text: MCB,
    params: [
      p('voltage', 'AC 230/400', 'V'),
      p(w('短时耐受', 'Short-time withstand'), '12 Ie 1s'),
      p('mounting', w('35 mm导轨', 'DIN rail')),
    ],
    options: [w('极数', 'Poles'), w('额定电流', 'Rated current')],
    pieces: pairs(POLES, [32, 40, 63, 80, 100, 125], ([poles, f], amp) => ({
      designation: `HB5-125 ${poles}P ${amp}A`,
      at: [poleWords(poles), `${amp} A`],
      yuan: 6.4 * f * (amp > 63 ? 1.25 : 1),
      grams: 96 * poles,
      params: [p('current', amp, 'A')],
    })),
    draw: () =>
      modular({
        title: 'isolator',
        caption: 'HB5-125 2P 63A',
        width: 36,
        height: 85,
        depth: 68,
        material: 'white',
        poles: 2,
        lever: 'red',
        print: '63A',
      }),
  }),
  device({
    key: 'fuse-rt18',
    category: 'electrical-protect-fuse',
    name: w('RT18圆筒形熔芯', 'RT18 cylindrical fuse link'),
    brief: w('100kA分断，gG/aM/aR', '100 kA, gG, aM or aR'),
    words: ['熔断器', '保险丝', '熔芯', '保险管', 'fuse'],
    standards: ['GB/T 13539.2', 'IEC 60269-2'],
    text: FUSE,
    params: [
      p('voltage', 'AC 500/690', 'V'),
      p('breaking', 100, 'kA'),
      p('material', w('陶瓷管、石英砂', 'Ceramic, quartz sand')),
    ],
    options: [w('类别', 'Class'), w('规格', 'Size')],
    pieces: pairs(
      CLASSES,
      LINKS.flatMap(([size, , , amps, grams, yuan]) => amps.map((amp) => ({ size, amp, grams, yuan }))),
      ([label, sign, f], link) => ({
        designation: `${link.size} ${sign} ${link.amp}A`,
        at: [label, w(`${link.size} ${link.amp} A`)],
        yuan: link.yuan * f,
        grams: link.grams,
        params: [p('current', link.amp, 'A'), p('dims', link.size, 'mm')],
      }),
    ),
    draw: () =>
      stacked({
        title: 'fuse link',
        caption: '14×51 32A',
        upright: false,
        parts: [
          { length: 12, r: 7.15, material: 'tin' },
          { length: 27, r: 6.7, material: 'ivory' },
          { length: 12, r: 7.15, material: 'tin' },
        ],
      }),
  }),
  device({
    key: 'fuse-base-rt18',
    category: 'electrical-protect-fuse',
    name: w('RT18熔断器底座', 'RT18 fuse base'),
    brief: w('导轨式，带指示灯', 'For DIN rail, with lamp'),
    words: ['熔断器座', '保险座', 'fuse holder'],
    standards: ['GB/T 13539.2'],
    text: FUSE,
    params: [p('voltage', 'AC 500', 'V'), p('mounting', w('35 mm导轨', 'DIN rail'))],
    options: [w('极数', 'Poles'), w('配熔芯', 'For link')],
    pieces: pairs(
      POLES.slice(0, 3),
      [
        ['RT18-32 10×38', 3.6, 62],
        ['RT18-63 14×51', 6.9, 106],
        ['RT18-125 22×58', 14, 190],
      ] as const,
      ([poles, f], [size, yuan, grams]) => ({
        designation: `${size.split(' ')[0]} ${poles}P`,
        at: [poleWords(poles), size],
        yuan: yuan * f,
        grams: grams * poles,
        params: [p('width', poles * 18, 'mm')],
      }),
    ),
    draw: () =>
      modular({
        title: 'fuse base',
        caption: 'RT18-32 3P',
        width: 54,
        height: 79,
        depth: 62,
        material: 'ivory',
        poles: 3,
        lever: 'ivory',
        print: '32A',
        window: '#D23A26',
      }),
  }),
];

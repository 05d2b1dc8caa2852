import { p, w } from '#demo/flow/words.ts';
import type { SeedProduct } from '#demo/types.ts';
import { bearingRows, bearingSeries } from './bearing-goods.ts';
import { HOT, params, PRECISION, PRESSED, STEEL } from './roller-common.ts';

/** Thrust, needle, linear and motor bearings. */
export const thrustAndLinear = (): SeedProduct[] => [
  bearingSeries({
    key: 'bearing-51100',
    category: 'bearings-thrust',
    name: w('推力球轴承 51100系列', 'Thrust ball bearing 51100 series'),
    standards: ['GB/T 301', 'ISO 104', 'DIN 711'],
    keywords: ['推力球轴承', '平面轴承', '压力轴承', '8104', 'thrust bearing'],
    rows: bearingRows(`
      51100 10 24 9 10 14 0.019
      51101 12 26 9 10.2 15.2 0.021
      51102 15 28 9 10.5 16.8 0.022
      51103 17 30 9 10.8 18.2 0.024
      51104 20 35 10 14.2 24.5 0.036
      51105 25 42 11 15.2 30.2 0.055
      51106 30 47 11 16 34.2 0.062
      51107 35 52 12 18.2 41.5 0.077
      51108 40 60 13 26.8 62.8 0.11
      51110 50 70 14 27.2 69.2 0.15
      51112 60 85 17 40.2 113 0.28`),
    option: w('精度', 'Tolerance'),
    variants: PRECISION,
    shape: { kind: 'thrust' },
    price: [2.6, 44],
    params: params(w('单向推力球轴承', 'Single direction thrust ball bearing'), PRESSED),
    brief: w('单向轴向承载，三件可分离', 'Takes thrust one way, comes apart in three'),
    use: w(
      '只承受单向轴向载荷，不能承受径向力，由轴圈、座圈和带保持架的钢球组件组成，用于千斤顶、转台、立式泵、阀门丝杠。',
      'Takes thrust from one side and no radial load; shaft washer, housing washer and ball cage come apart. For jacks, turntables, vertical pumps and valve spindles.',
    ),
    material: STEEL,
    mounting: w(
      '内孔较小且精磨的是轴圈，与轴紧配；座圈内孔大0.1~0.3 mm，与轴不接触。须有最小轴向载荷，避免高速时钢球打滑。',
      'The washer with the smaller ground bore goes tight on the shaft, the housing washer clears it by 0.1–0.3 mm. Keep some thrust on it so that balls do not skid at speed.',
    ),
    typical: '51106',
  }),
  bearingSeries({
    key: 'bearing-hk',
    category: 'bearings-needle',
    name: w('冲压外圈滚针轴承 HK系列', 'Drawn cup needle roller bearing HK'),
    standards: ['GB/T 290', 'ISO 3245', 'DIN 618-1'],
    keywords: ['滚针轴承', '冲压外圈', 'HK1612', 'needle bearing'],
    rows: bearingRows(`
      HK0608 6 10 8 2.01 2.1 0.0021
      HK0810 8 12 10 3.8 3.95 0.003
      HK1010 10 14 10 4.4 5.1 0.0041
      HK1212 12 18 12 6.5 7.3 0.01
      HK1512 15 21 12 7.6 9.4 0.011
      HK1612 16 22 12 7.6 9.7 0.012
      HK2012 20 26 12 8.6 12 0.014
      HK2016 20 26 16 12.7 20.1 0.018
      HK2516 25 32 16 15.6 24 0.027
      HK3016 30 37 16 17 29 0.031`),
    option: w('密封', 'Seal'),
    variants: [
      { suffix: '', name: w('开式', 'open'), factor: 1 },
      { suffix: '-2RS', name: w('双面密封', 'sealed both sides'), factor: 1.5 },
    ],
    shape: { kind: 'needle' },
    price: [1.6, 95],
    params: params(w('冲压外圈滚针轴承', 'Drawn cup needle roller bearing'), PRESSED),
    brief: w('截面最薄的滚动轴承，轴作内滚道', 'The thinnest rolling bearing, runs on the shaft'),
    use: w(
      '薄壁冲压外圈，径向高度只有3~4 mm，轴直接作滚道，用于变速箱、园林机械、纺织机和摇臂。',
      'A thin drawn cup only 3–4 mm high that runs straight on the shaft: gearboxes, garden tools, textile machines and rocker arms.',
    ),
    material: w(
      '外圈为渗碳薄钢板冲压淬硬，滚针GCr15；作滚道的轴须淬硬到58 HRC以上、Ra 0.2，公差h6。',
      'Cup of case-hardened sheet, needles of GCr15; the shaft must be at least 58 HRC, Ra 0.2 and h6.',
    ),
    mounting: w(
      '用带O形圈的芯轴压入座孔，压在打字标的端面上；座孔公差N6、N7，不需要卡簧固定。',
      'Press in with a mandrel against the stamped face; housing N6 or N7, no circlip needed.',
    ),
    typical: 'HK2016',
  }),
  bearingSeries({
    key: 'bearing-lm-uu',
    category: 'bearings-linear',
    name: w('直线轴承 LM-UU系列', 'Linear ball bearing LM-UU'),
    standards: ['JB/T 5388'],
    keywords: ['直线轴承', '直线运动轴承', '光轴轴承', 'LM8UU', 'linear bearing'],
    rows: bearingRows(`
      LM6UU 6 12 19 0.206 0.265 0.0085
      LM8UU 8 15 24 0.274 0.392 0.017
      LM10UU 10 19 29 0.372 0.549 0.0295
      LM12UU 12 21 30 0.51 0.784 0.0315
      LM16UU 16 28 37 0.774 1.18 0.069
      LM20UU 20 32 42 0.882 1.37 0.087
      LM25UU 25 40 59 0.98 1.57 0.22
      LM30UU 30 45 64 1.57 2.74 0.25
      LM40UU 40 60 80 2.16 4.02 0.585
      LM50UU 50 80 100 3.82 7.94 1.58`),
    option: w('保持器', 'Cage'),
    variants: [
      { suffix: '', name: w('树脂保持器', 'resin cage'), factor: 1 },
      { suffix: '-GA', name: w('钢保持器', 'steel cage'), factor: 1.7 },
      { suffix: '-OP', name: w('开口型', 'open type'), factor: 1.25 },
    ],
    shape: { kind: 'linear' },
    price: [2.4, 62],
    params: params(
      w('直线运动球轴承 双侧密封', 'Linear ball bearing, sealed both ends'),
      w('树脂或钢', 'Resin or steel'),
    ),
    brief: w('光轴直线导向，双侧密封圈', 'Guides on round shafts, sealed both ends'),
    use: w(
      '钢球在循环槽内滚动，沿淬硬光轴作无限行程直线运动，摩擦系数0.001~0.004，用于自动化设备、3D打印机、检测台。',
      'Balls circulate in tracks along a hardened shaft without limit of stroke, friction 0.001–0.004, for automation, 3D printers and test rigs.',
    ),
    material: STEEL,
    mounting: w(
      '配g6精度淬硬光轴，座孔H7；压装时推外圆端面，不得敲击；装轴要对正，歪斜会使钢球脱落。',
      'Use hardened g6 shafts and H7 housings; push on the sleeve end, never hit it, and enter the shaft straight or balls will fall out.',
    ),
    typical: 'LM20UU',
  }),
  bearingSeries({
    key: 'bearing-6200-c3-set',
    category: 'bearings-ball-deep',
    name: w('电机专用静音轴承 6200系列 ZZ C3', 'Electric motor bearing 6200 series ZZ C3'),
    standards: ['GB/T 276', 'ISO 15'],
    keywords: ['电机轴承', '静音轴承', '低噪音', 'Z3V3', 'EMQ', 'motor bearing'],
    rows: bearingRows(`
      6201 12 32 10 6.82 3.05 0.037
      6202 15 35 11 7.65 3.72 0.045
      6203 17 40 12 9.58 4.78 0.065
      6204 20 47 14 12.8 6.65 0.106
      6205 25 52 15 14 7.88 0.128
      6206 30 62 16 19.5 11.5 0.199
      6207 35 72 17 25.5 15.2 0.288
      6208 40 80 18 29.5 18 0.366`),
    option: w('润滑脂', 'Grease'),
    variants: [
      { suffix: '/C3', name: w('锂基脂 -30~120℃', 'lithium grease −30–120 °C'), factor: 1 },
      { suffix: '/C3HT', name: w('聚脲高温脂 -40~180℃', 'polyurea grease −40–180 °C'), factor: 1.3 },
    ],
    closure: 'ZZ',
    shape: { kind: 'shield' },
    price: [2.3, 31],
    params: [
      ...params(w('单列深沟球轴承', 'Single row deep groove ball bearing'), PRESSED),
      p(w('振动等级', 'Vibration class'), 'Z3/V3'),
    ],
    brief: w('Z3V3低噪音，P6精度，C3游隙', 'Low noise Z3V3, class P6, C3 clearance'),
    use: w(
      '按电机工况选配：P6精度、Z3V3振动等级、C3游隙，补偿转子发热造成的内圈膨胀，噪声比普通级低5 dB以上。',
      'Picked for motors: class P6, vibration Z3/V3 and C3 clearance to make up for the hot rotor, more than 5 dB quieter than standard.',
    ),
    material: STEEL,
    mounting: HOT,
    typical: '6205',
  }),
];

import type { Words } from '#lib/seed/types.ts';
import { ELECTRIC_STORIES } from './electric-stories.ts';
import { story, type Story } from './story.ts';

export const TOPICS: readonly Words[] = [
  { zh: '选型知识', en: 'How to choose' },
  { zh: '制造工艺', en: 'How it is made' },
  { zh: '安装使用', en: 'Installation and use' },
  { zh: '检验测试', en: 'Tests' },
  { zh: '新品上架', en: 'New products' },
];

export const STORIES: readonly Story[] = [
  story(
    'bolt-grades',
    0,
    ['8.8 和 12.9 级螺栓差在哪', 'What tells grade 8.8 from 12.9'],
    [
      '头部数字前一位乘 100 是抗拉强度，两数相乘再乘 10 是屈服强度。12.9 级请不要电镀。',
      'The first figure times 100 is the tensile strength, both multiplied times 10 the yield. Do not electroplate grade 12.9.',
    ],
    1,
  ),
  story(
    'bolt-grades',
    3,
    ['抗拉试验：断在螺纹还是断在头', 'Tensile test: thread or head?'],
    [
      '合格的螺栓断在螺纹或光杆处，断在头下圆角处要查热处理和圆角半径。',
      'A sound bolt breaks in the thread or the shank. A break under the head points to heat treatment or the fillet.',
    ],
    3,
  ),
  story(
    'stainless-bolts',
    0,
    ['A2-70 还是 A4-80：看环境选', 'A2-70 or A4-80: look at the place'],
    [
      '室内和一般户外用 A2；沿海、含氯和化工环境用 A4。',
      'Indoors and in plain weather A2; by the sea, with chlorine and in chemistry A4.',
    ],
    4,
  ),
  story(
    'stainless-bolts',
    2,
    ['不锈钢螺栓咬死怎么避免', 'How to keep stainless bolts from galling'],
    [
      '降低拧紧转速，涂抗咬合剂，螺母换成不同牌号。',
      'Tighten slowly, use an anti-seize paste, take a nut of another grade.',
    ],
    1,
  ),
  story(
    'bearing-seals',
    0,
    ['ZZ 和 2RS：一张表看懂', 'ZZ and 2RS in one minute'],
    [
      '铁盖转速高、防尘；胶封防水防油污，极限转速约低三成。',
      'Shields run faster and keep dust out; seals keep water out and run about a third slower.',
    ],
    2,
  ),
  story(
    'bearing-seals',
    2,
    ['装轴承别敲外圈', 'Never hit the outer ring'],
    [
      '紧配内圈就压内圈，用套筒均匀施力，或加热到 80 至 100 度热装。',
      'Press the ring that is tight, through a sleeve, or warm it to 80–100 °C.',
    ],
    6,
  ),
  story(
    'bearing-sizes',
    0,
    ['6000、6200、6300 怎么换算', 'From 6000 to 6200 and 6300'],
    [
      '内径代号乘 5 就是孔径，系列决定外径和宽度。',
      'The bore code times five is the bore; the series sets outside diameter and width.',
    ],
    2,
  ),
  story(
    'bearing-sizes',
    1,
    ['精磨车间：套圈沟道加工', 'Grinding the raceway'],
    [
      '沟道圆度控制在 1.5 微米以内，逐件测振。',
      'Raceways are round within 1.5 µm, and every piece is tested for vibration.',
    ],
    7,
  ),
  story(
    'ball-valve',
    0,
    ['买法兰球阀先看这四处', 'Four things to see on a flanged ball valve'],
    [
      '阀体材质、密封圈材料、通径是否全通、法兰标准。',
      'Body material, seat material, full bore or reduced, and the flange standard.',
    ],
  ),
  story(
    'ball-valve',
    3,
    ['1.5 倍压力试壳体', 'Shell test at one and a half times'],
    [
      '壳体试验保压 60 秒无渗漏，密封试验用 1.1 倍公称压力。',
      'The shell holds 1.5 times the pressure for 60 seconds; the seats 1.1 times.',
    ],
  ),
  story(
    'thread-fittings',
    2,
    ['生料带缠几圈才不漏', 'How many turns of PTFE tape'],
    [
      '顺着旋紧方向缠，4 分管 8 到 12 圈，留出第一牙。',
      'Wind it the way it is tightened, 8 to 12 turns on half an inch, and leave the first thread free.',
    ],
    15,
  ),
  story(
    'thread-fittings',
    4,
    ['304 螺纹管件全系列到货', 'The whole range of 304 threaded fittings'],
    ['DN6 到 DN100 现货，支持混批。', 'DN6 to DN100 in stock, mixed batches welcome.'],
    15,
  ),
  story(
    'cable-core',
    0,
    ['电机线该选几平方', 'Which cross-section for a motor'],
    [
      '先按电流选截面，再校验压降，长距离放大一档。',
      'First by current, then check the voltage drop; over a long way take the next size.',
    ],
    9,
  ),
  story(
    'cable-core',
    3,
    ['国标线怎么验：称重和测电阻', 'Checking cable: weigh it, measure it'],
    [
      '每百米重量和 20 度直流电阻两项一测便知。',
      'Weight per hundred metres and resistance at 20 °C tell all.',
    ],
    10,
  ),
  ...ELECTRIC_STORIES,
];

import type { Text } from '#demo/flow/goods.ts';
import { w } from '#demo/flow/words.ts';
import { diaphragmValve } from '#demo/pictures/flow/diaphragm.ts';
import type { SeedProduct } from '#demo/types.ts';
import { BODY } from '../common.ts';
import { type Base, body, METAL, OWN, product, type Row } from './control-goods.ts';

const REDUCE: readonly Row[] = [
  [15, 160, 290, 6.8],
  [20, 160, 290, 7.4],
  [25, 180, 315, 9.6],
  [32, 200, 340, 13],
  [40, 220, 365, 16.5],
  [50, 250, 400, 23],
  [65, 260, 430, 30],
  [80, 300, 475, 42],
  [100, 350, 520, 61],
  [125, 400, 590, 92],
  [150, 450, 650, 126],
];

const REDUCE_S: readonly Row[] = [
  [15, 72, 105, 0.48],
  [20, 80, 112, 0.62],
  [25, 92, 128, 0.95],
  [32, 110, 150, 1.6],
  [40, 125, 168, 2.2],
  [50, 145, 190, 3.3],
];

const REDUCE_TEXT: Text = {
  zh: [
    '减压阀把较高且波动的进口压力稳定到较低的出口压力。先导活塞式用于蒸汽，出口0.05~1.0 MPa可调；弹簧膜片式用于水和气，支路上最常见。',
    '选型按流量而不是按管径，过大的口径会使阀瓣贴近阀座工作而啸叫、冲蚀；减压比大于10:1时宜两级串联。',
    '阀前装过滤器和疏水，前后装压力表，旁通管便于检修。出口侧应装安全阀，整定压力比出口压力高10%。',
  ],
  en: [
    'A reducer turns a high and varying inlet pressure into a steady lower one. Pilot-operated piston types serve steam, adjustable from 0.05 to 1.0 MPa; spring-and-diaphragm types serve water and air in branch lines.',
    'Size it by flow and not by the pipe: an oversized valve works near its seat, whistles and erodes. For ratios above 10:1 use two stages.',
    'Put a strainer before it, gauges on both sides and a bypass around it. A safety valve behind it is set 10 % above the outlet pressure.',
  ],
};

const SPRING = {
  name: w('出口压力', 'Outlet range'),
  values: [
    [w('0.05~0.4 MPa'), ' 0.4', 1],
    [w('0.1~1.0 MPa'), ' 1.0', 1],
  ],
} as const;

const reducing = (k: Base): SeedProduct =>
  product(
    k,
    REDUCE_TEXT,
    k.threaded ? REDUCE_S : REDUCE,
    (row) =>
      diaphragmValve({
        ...body(k, row),
        chamber: k.threaded ? row[0] * 2.2 + 14 : row[0] * 2.1 + 40,
        tall: true,
      }),
    SPRING,
  );

const P = ['减压阀', '蒸汽减压阀', 'pressure reducing valve', 'PRV'];

const rd = {
  category: 'valves-control-reducing',
  words: P,
  pn: 16,
  standards: ['GB/T 12244', 'GB/T 12246'],
  work: [260, 5.2],
} as const;

export const reducingValves: SeedProduct[] = [
  reducing({
    ...rd,
    key: 'y43h-wcb',
    code: 'Y43H',
    name: w('Y43H 先导活塞式蒸汽减压阀', 'Y43H pilot piston reducing valve for steam'),
    brief: w('出口偏差±5%，蒸汽空气用', 'Outlet held within ±5 %, steam and air'),
    body: BODY.wcb,
    seat: METAL,
  }),
  reducing({
    ...rd,
    key: 'y43w-304',
    code: 'Y43W',
    name: w('Y43W 304不锈钢减压阀', 'Y43W stainless reducing valve'),
    brief: w('洁净蒸汽及食品管路', 'For clean steam and food lines'),
    body: BODY.cf8,
    seat: OWN,
  }),
  reducing({
    ...rd,
    key: 'y42x-di',
    code: 'Y42X',
    name: w('Y42X 弹簧薄膜式水减压阀', 'Y42X spring diaphragm reducing valve for water'),
    brief: w('高层供水分区减压', 'Pressure zones in tall buildings'),
    body: BODY.ductile,
    seat: w('NBR', 'NBR'),
    work: [90, 2.6],
  }),
  reducing({
    ...rd,
    key: 'y13x-brass',
    code: 'Y13X',
    name: w('Y13X 黄铜支管减压阀', 'Y13X brass branch reducing valve'),
    brief: w('入户可调式，带压力表接口', 'Adjustable, with gauge port'),
    body: BODY.brass,
    seat: w('NBR', 'NBR'),
    threaded: true,
    work: [8, 0.35],
    standards: ['GB/T 12244', 'GB/T 7306'],
  }),
  reducing({
    ...rd,
    key: 'y13w-304',
    code: 'Y13W',
    name: w('Y13W 304内螺纹减压阀', 'Y13W stainless threaded reducing valve'),
    brief: w('水、气、油，小流量', 'Water, air, oil at small flow'),
    body: BODY.cf8,
    seat: w('PTFE', 'PTFE'),
    threaded: true,
    work: [42, 1.3],
    standards: ['GB/T 12244', 'GB/T 7306'],
  }),
];

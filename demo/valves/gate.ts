import { w } from '#demo/flow/words.ts';
import type { SeedProduct } from '#demo/types.ts';
import { BODY } from './common.ts';
import { CR13, OWN, type Row, SCREWED, stopValve } from './stop-goods.ts';

/** Wedge gate valves, rising stem, PN16; height is with the stem up. */
const GATE: readonly Row[] = [
  [15, 130, 210, 100, 3.6],
  [20, 150, 225, 100, 4.6],
  [25, 160, 245, 120, 5.8],
  [32, 180, 275, 140, 8.5],
  [40, 200, 320, 160, 12],
  [50, 250, 370, 180, 19],
  [65, 265, 410, 200, 25],
  [80, 280, 470, 240, 33],
  [100, 300, 560, 280, 48],
  [125, 325, 660, 320, 71],
  [150, 350, 760, 360, 96],
  [200, 400, 960, 400, 163],
  [250, 450, 1170, 450, 236],
  [300, 500, 1370, 500, 334],
];

const RESILIENT: readonly Row[] = [
  [40, 165, 235, 160, 8.5],
  [50, 178, 250, 180, 10.5],
  [65, 190, 275, 180, 13],
  [80, 203, 310, 200, 17],
  [100, 229, 345, 220, 22],
  [125, 254, 400, 250, 31],
  [150, 267, 440, 280, 39],
  [200, 292, 530, 320, 62],
  [250, 330, 625, 360, 95],
  [300, 356, 715, 400, 132],
];

const EPDM = w('包覆EPDM橡胶闸板', 'EPDM-coated wedge');

const G = ['闸阀', 'gate valve', '闸板阀'];

const gate = {
  category: 'valves-gate',
  shape: 'gate',
  words: G,
  standards: ['GB/T 12234', 'GB/T 12221', 'GB/T 9124.1'],
} as const;

export const gateValves: SeedProduct[] = [
  stopValve({
    ...gate,
    key: 'z41h-wcb',
    code: 'Z41H',
    name: w('Z41H 铸钢明杆楔式闸阀', 'Z41H cast steel wedge gate valve, rising stem'),
    brief: w('WCB阀体，13铬密封面，蒸汽油品通用', 'WCB body, 13 Cr faces, for steam and oil'),
    rows: GATE,
    pns: [16, 25, 40],
    body: BODY.wcb,
    seat: CR13,
    work: [45, 1.2],
  }),
  stopValve({
    ...gate,
    key: 'z41w-304',
    code: 'Z41W',
    name: w('Z41W 304不锈钢法兰闸阀', 'Z41W stainless 304 flanged gate valve'),
    brief: w('CF8精铸，硝酸及弱腐蚀介质', 'CF8 casting for nitric acid and mild corrosives'),
    rows: GATE.slice(0, 13),
    pns: [16, 25],
    body: BODY.cf8,
    seat: OWN,
    work: [60, 1.4],
    leadDays: 3,
  }),
  stopValve({
    ...gate,
    key: 'z45x-di',
    code: 'Z45X',
    name: w('Z45X 球墨铸铁暗杆弹性座封闸阀', 'Z45X resilient-seated gate valve, ductile iron'),
    brief: w(
      '闸板全包胶，阀底平直不积渣，饮用水可用',
      'Fully encapsulated wedge, straight bottom, fit for drinking water',
    ),
    rows: RESILIENT,
    pns: [10, 16],
    body: BODY.ductile,
    seat: EPDM,
    work: [38, 0.9],
    standards: ['CJ/T 216', 'GB/T 24924', 'GB/T 9124.1'],
  }),
  stopValve({
    ...gate,
    key: 'z41x-di',
    code: 'Z41X',
    name: w('Z41X 球墨铸铁明杆弹性座封闸阀', 'Z41X resilient gate valve, outside screw'),
    brief: w('消防管网用，阀杆升降示位', 'For fire mains, position shown by the stem'),
    rows: RESILIENT,
    pns: [16],
    body: { ...BODY.ductile, paint: 'red' },
    seat: EPDM,
    work: [52, 1.05],
    standards: ['GB 5135.6', 'CJ/T 216'],
    grip: 'red',
  }),
  stopValve({
    ...gate,
    key: 'z15w-brass',
    code: 'Z15W',
    name: w('Z15W 黄铜内螺纹闸阀', 'Z15W brass threaded gate valve'),
    brief: w('锻压黄铜，暗杆，生活给水', 'Forged brass, inside screw, for water supply'),
    rows: SCREWED,
    pns: [16],
    body: BODY.brass,
    seat: OWN,
    work: [2.4, 0.08],
    threaded: true,
    standards: ['GB/T 8464', 'GB/T 7306'],
    grip: 'red',
  }),
  stopValve({
    ...gate,
    key: 'z11w-304',
    code: 'Z11W',
    name: w('Z11W 304不锈钢内螺纹闸阀', 'Z11W stainless threaded gate valve'),
    brief: w('200WOG精铸，丝口连接', '200 WOG investment casting, threaded'),
    rows: SCREWED,
    pns: [16],
    body: BODY.cf8,
    seat: OWN,
    work: [12, 0.3],
    threaded: true,
    standards: ['GB/T 8464', 'GB/T 7306'],
  }),
];

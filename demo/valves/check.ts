import { w } from '#demo/flow/words.ts';
import type { SeedProduct } from '#demo/types.ts';
import { BODY } from './common.ts';
import { C, oneWay, type Row, SWING, wafer } from './one-way-goods.ts';

const SCREWED: readonly Row[] = [
  [15, 60, 38, 0.25],
  [20, 70, 44, 0.36],
  [25, 80, 50, 0.58],
  [32, 95, 58, 0.9],
  [40, 108, 66, 1.25],
  [50, 125, 78, 2.0],
  [65, 150, 95, 3.7],
  [80, 175, 110, 5.2],
];

/** Wafer check: DN, length, centring diameter at PN16, mass. */
const WAFER: readonly Row[] = [
  [50, 43, 107, 1.9],
  [65, 46, 127, 2.7],
  [80, 64, 142, 4.1],
  [100, 64, 162, 5.4],
  [125, 70, 192, 8.0],
  [150, 76, 218, 11],
  [200, 89, 273, 19],
  [250, 114, 329, 32],
  [300, 114, 384, 44],
];

const CR13 = w('13铬不锈钢', '13 Cr stainless');

const swing = { form: 'check', words: C, standards: ['GB/T 12236', 'GB/T 12221'] } as const;

const lift = { ...swing, threaded: true, standards: ['GB/T 8464', 'GB/T 7306'] } as const;

export const checkValves: SeedProduct[] = [
  oneWay({
    ...swing,
    key: 'h44h-wcb',
    code: 'H44H',
    name: w('H44H 铸钢旋启式止回阀', 'H44H cast steel swing check valve'),
    brief: w('阀瓣摇杆内置，检修只开上盖', 'Hinge inside; opened through the cover only'),
    rows: SWING,
    pns: [16, 25, 40],
    body: BODY.wcb,
    seat: CR13,
    work: [36, 1],
  }),
  oneWay({
    ...swing,
    key: 'h44w-304',
    code: 'H44W',
    name: w('H44W 304不锈钢旋启式止回阀', 'H44W stainless swing check valve'),
    brief: w('CF8阀体，本体密封', 'CF8 body with integral faces'),
    rows: SWING.slice(0, 11),
    pns: [16, 40],
    body: BODY.cf8,
    seat: w('本体密封', 'Integral faces'),
    work: [48, 1.2],
  }),
  oneWay({
    ...swing,
    key: 'h44x-di',
    code: 'HC44X',
    name: w('HC44X 橡胶瓣止回阀', 'HC44X rubber-flap check valve'),
    brief: w('整体橡胶瓣，闭合无声，给排水用', 'One-piece rubber flap, closes quietly, for water and sewage'),
    rows: SWING.slice(3),
    pns: [10, 16],
    body: BODY.ductile,
    seat: w('NBR包胶阀瓣', 'NBR flap'),
    work: [30, 0.8],
  }),
  oneWay({
    ...lift,
    key: 'h14w-304',
    code: 'H14W',
    name: w('H14W 304内螺纹旋启式止回阀', 'H14W stainless threaded swing check valve'),
    brief: w('200WOG丝口，螺盖检修', '200 WOG, screwed cap'),
    rows: SCREWED,
    pns: [16],
    body: BODY.cf8,
    seat: w('本体密封', 'Integral faces'),
    work: [11, 0.3],
  }),
  oneWay({
    ...lift,
    key: 'h14t-brass',
    code: 'H14T',
    name: w('H14T 黄铜内螺纹止回阀', 'H14T brass threaded check valve'),
    brief: w('锻压黄铜，卧式安装', 'Forged brass, for level pipes'),
    rows: SCREWED,
    pns: [16],
    body: BODY.brass,
    seat: w('丁腈橡胶', 'NBR'),
    work: [2.2, 0.08],
  }),
  oneWay({
    ...wafer,
    key: 'h76h-304',
    code: 'H76W',
    name: w('H76W 304对夹双瓣止回阀', 'H76W stainless dual-plate wafer check valve'),
    brief: w('双瓣弹簧助关，结构长度短', 'Two spring-loaded plates, short length'),
    rows: WAFER,
    pns: [16, 25],
    body: BODY.cf8,
    seat: w('本体/FKM', 'Metal / FKM'),
    work: [30, 0.9],
  }),
  oneWay({
    ...wafer,
    key: 'h77x-di',
    code: 'H77X',
    name: w('H77X 球墨铸铁对夹双瓣止回阀', 'H77X ductile iron dual-plate wafer check valve'),
    brief: w('EPDM软密封，消声，水泵出口用', 'EPDM seat, quiet, for pump outlets'),
    rows: WAFER,
    pns: [10, 16],
    body: BODY.ductile,
    seat: w('EPDM', 'EPDM'),
    work: [16, 0.5],
  }),
  oneWay({
    ...wafer,
    form: 'wafer1',
    key: 'h71w-304',
    code: 'H71W',
    name: w('H71W 304对夹升降式止回阀', 'H71W stainless wafer disc check valve'),
    brief: w('单瓣弹簧，任意方向安装', 'Single spring-loaded disc, any position'),
    rows: WAFER.slice(0, 6),
    pns: [16, 40],
    body: BODY.cf8,
    seat: w('本体密封', 'Integral faces'),
    work: [20, 0.6],
  }),
];

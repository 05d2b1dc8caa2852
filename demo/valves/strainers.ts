import { w } from '#demo/flow/words.ts';
import type { SeedProduct } from '#demo/types.ts';
import { BODY } from './common.ts';
import { oneWay, type Row } from './one-way-goods.ts';

const STRAIN: readonly Row[] = [
  [15, 130, 80, 2.9],
  [20, 150, 92, 3.8],
  [25, 160, 105, 4.8],
  [32, 180, 120, 7.4],
  [40, 200, 138, 9.2],
  [50, 230, 160, 13],
  [65, 290, 195, 19],
  [80, 310, 225, 25],
  [100, 350, 265, 36],
  [125, 400, 315, 54],
  [150, 480, 365, 78],
  [200, 600, 460, 138],
  [250, 730, 570, 218],
];

const STRAIN_S: readonly Row[] = [
  [15, 60, 44, 0.22],
  [20, 75, 52, 0.34],
  [25, 90, 62, 0.55],
  [32, 105, 72, 0.85],
  [40, 118, 84, 1.2],
  [50, 140, 98, 1.9],
];

const S = ['过滤器', 'Y型过滤器', '除污器', 'strainer', 'Y strainer'];

const y = { form: 'strainer', words: S, standards: ['GB/T 14382', 'GB/T 9124.1'] } as const;

const mesh = w('304不锈钢 30目', 'Stainless 304, 30 mesh');

export const strainers: SeedProduct[] = [
  oneWay({
    ...y,
    key: 'gl41h-iron',
    code: 'GL41',
    name: w('GL41 铸铁Y型法兰过滤器', 'GL41 cast iron Y strainer'),
    brief: w('空调与给水系统，底部带排污堵', 'For water and HVAC, with drain plug'),
    rows: STRAIN,
    pns: [16],
    body: BODY.iron,
    seat: mesh,
    work: [18, 0.5],
  }),
  oneWay({
    ...y,
    key: 'gl41h-wcb',
    code: 'GL41H',
    name: w('GL41H 铸钢Y型法兰过滤器', 'GL41H cast steel Y strainer'),
    brief: w('蒸汽、油品用，滤网可换', 'For steam and oil, replaceable screen'),
    rows: STRAIN,
    pns: [16, 25, 40],
    body: BODY.wcb,
    seat: mesh,
    work: [38, 1],
  }),
  oneWay({
    ...y,
    key: 'gl41w-304',
    code: 'GL41W',
    name: w('GL41W 304不锈钢Y型过滤器', 'GL41W stainless Y strainer'),
    brief: w('整体不锈钢，抛丸表面', 'All stainless, shot-blasted'),
    rows: STRAIN.slice(0, 12),
    pns: [16, 25],
    body: BODY.cf8,
    seat: mesh,
    work: [45, 1.1],
  }),
  oneWay({
    ...y,
    threaded: true,
    key: 'gl11w-304',
    code: 'GL11W',
    name: w('GL11W 304内螺纹Y型过滤器', 'GL11W stainless threaded Y strainer'),
    brief: w('800PSI精铸，六角堵帽', '800 psi casting, hexagon cap'),
    rows: STRAIN_S,
    pns: [40],
    body: BODY.cf8,
    seat: mesh,
    work: [9, 0.25],
    standards: ['GB/T 14382', 'GB/T 7306'],
  }),
  oneWay({
    ...y,
    threaded: true,
    key: 'gl11-brass',
    code: 'GL11',
    name: w('GL11 黄铜内螺纹Y型过滤器', 'GL11 brass threaded Y strainer'),
    brief: w('水表和电磁阀前置', 'Before meters and solenoid valves'),
    rows: STRAIN_S,
    pns: [16],
    body: BODY.brass,
    seat: mesh,
    work: [1.8, 0.07],
    standards: ['GB/T 14382', 'GB/T 7306'],
  }),
];

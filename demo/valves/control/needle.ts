import type { Text } from '#demo/flow/goods.ts';
import { w } from '#demo/flow/words.ts';
import { needleValve } from '#demo/pictures/flow/needle.ts';
import type { SeedProduct } from '#demo/types.ts';
import { BODY } from '../common.ts';
import { type Base, body, METAL, OWN, product, type Row } from './control-goods.ts';

const NEEDLE: readonly Row[] = [
  [6, 50, 66, 0.17],
  [8, 55, 74, 0.21],
  [10, 60, 80, 0.29],
  [15, 68, 92, 0.48],
  [20, 78, 108, 0.78],
  [25, 90, 124, 1.2],
];

const NEEDLE_TEXT: Text = {
  zh: [
    '针形阀以锥形针芯和细牙阀杆微调流量，用于压力表、取样和液压仪表管路。棒料整体加工，工作压力可达16~32 MPa。',
    '填料为PTFE（200℃以内），可订柔性石墨（450℃）。旋入NPT螺纹时用两把扳手，避免扭转阀体；关闭只用手力。',
  ],
  en: [
    'A needle valve meters with a tapered tip and a fine thread, for gauges, sampling and hydraulic instrument lines. Machined from bar, it works at 16–32 MPa.',
    'Packing is PTFE up to 200 °C or graphite to 450 °C. Use two spanners when screwing in, so that the body is not twisted; close by hand only.',
  ],
};

const PACK = {
  name: w('填料', 'Packing'),
  values: [
    [w('PTFE'), '', 1],
    [w('柔性石墨', 'Graphite'), ' G', 1.12],
  ],
} as const;

const needle = (k: Base): SeedProduct =>
  product(
    { ...k, threaded: true },
    NEEDLE_TEXT,
    NEEDLE,
    (row) => needleValve({ ...body({ ...k, threaded: true }, row), hand: row[1] * 0.95 }),
    PACK,
  );

const N = ['针型阀', '针形阀', 'needle valve', '压力表阀', '截止阀'];

const nd = {
  category: 'valves-needle',
  words: N,
  pn: 160,
  standards: ['JB/T 7747', 'GB/T 7306'],
  work: [13, 0.5],
} as const;

export const needleValves: SeedProduct[] = [
  needle({
    ...nd,
    key: 'j13w-304',
    code: 'J13W',
    name: w('J13W 304内螺纹针型阀', 'J13W stainless 304 needle valve'),
    brief: w('16 MPa，压力表及取样', '16 MPa, for gauges and sampling'),
    body: BODY.cf8,
    seat: OWN,
  }),
  needle({
    ...nd,
    key: 'j13w-316',
    code: 'J13W',
    name: w('J13W 316L高压针型阀', 'J13W stainless 316L needle valve'),
    brief: w('32 MPa，硬质合金针尖', '32 MPa, hard-faced tip'),
    body: { ...BODY.cf8m, words: w('不锈钢316L', 'Stainless 316L') },
    seat: OWN,
    pn: 320,
    work: [24, 0.9],
  }),
  needle({
    ...nd,
    key: 'j13-carbon',
    code: 'J13H',
    name: w('J13H 碳钢镀锌针型阀', 'J13H zinc-plated steel needle valve'),
    brief: w('液压与空压系统', 'Hydraulic and compressed-air systems'),
    body: { ...BODY.wcb, paint: 'zinc' },
    seat: METAL,
    work: [7, 0.3],
  }),
];

import type { Text } from '#demo/flow/goods.ts';
import { w } from '#demo/flow/words.ts';
import { diaphragmValve } from '#demo/pictures/flow/diaphragm.ts';
import type { SeedProduct } from '#demo/types.ts';
import { BODY } from '../common.ts';
import { type Base, body, product, type Row } from './control-goods.ts';

const DIA: readonly Row[] = [
  [15, 125, 102, 2.2],
  [20, 135, 110, 2.9],
  [25, 145, 120, 3.8],
  [32, 160, 140, 5.6],
  [40, 180, 158, 7.4],
  [50, 210, 182, 11],
  [65, 250, 210, 16],
  [80, 300, 248, 23],
  [100, 350, 290, 35],
  [125, 400, 350, 55],
  [150, 460, 410, 78],
];

const DIA_TEXT: Text = {
  zh: [
    '隔膜阀用弹性膜片压向阀体的堰关断，介质与阀杆、弹簧完全隔离，无填料泄漏，适合酸碱、浆液和洁净流体。',
    '衬胶阀体用于-10~85℃的弱酸碱和含颗粒浆液；衬氟F46阀体可用于150℃以下的强腐蚀介质；膜片是易损件，关闭力过大是早期开裂的主因，手轮关到止漏即可。',
  ],
  en: [
    'A diaphragm valve presses an elastic membrane onto a weir. Stem and spring never meet the medium and there is no packing to leak: for acids, slurries and clean fluids.',
    'Rubber linings serve mild chemicals and slurries from −10 to 85 °C; F46 linings serve strong chemicals below 150 °C. The membrane wears: closing with too much force cracks it early, so stop as soon as it seals.',
  ],
};

const LINING = {
  name: w('衬里', 'Lining'),
  values: [
    [w('天然橡胶', 'Natural rubber'), ' NR', 1],
    [w('丁基橡胶', 'Butyl rubber'), ' IIR', 1.06],
  ],
} as const;

const F46 = { name: w('衬里', 'Lining'), values: [[w('聚全氟乙丙烯F46', 'FEP (F46)'), ' F46', 1]] } as const;

const membrane = (k: Base, option: Parameters<typeof product>[4]): SeedProduct =>
  product(
    k,
    DIA_TEXT,
    DIA,
    (row) =>
      diaphragmValve({
        ...body(k, row),
        chamber: row[0] * 1.9 + 44,
        tall: false,
        hand: row[0] * 1.5 + 40,
        grip: 'black',
      }),
    option,
  );

const D = ['隔膜阀', 'diaphragm valve', '衬胶阀', '衬氟阀'];

const dm = {
  category: 'valves-control-diaphragm',
  words: D,
  pn: 10,
  standards: ['GB/T 12239', 'GB/T 12221'],
  work: [30, 1.1],
} as const;

export const diaphragmValves: SeedProduct[] = [
  membrane(
    {
      ...dm,
      key: 'g41j-rubber',
      code: 'G41J',
      name: w('G41J 衬胶隔膜阀', 'G41J rubber-lined diaphragm valve'),
      brief: w('堰式，弱酸碱和浆液', 'Weir type, mild chemicals and slurry'),
      body: BODY.iron,
      seat: w('橡胶膜片', 'Rubber membrane'),
    },
    LINING,
  ),
  membrane(
    {
      ...dm,
      key: 'g41f46',
      code: 'G41F46',
      name: w('G41F46 衬氟隔膜阀', 'G41F46 FEP-lined diaphragm valve'),
      brief: w('强腐蚀介质，150℃以下', 'Strong chemicals below 150 °C'),
      body: { ...BODY.iron, paint: 'blue' },
      seat: w('F46膜片', 'FEP membrane'),
      work: [75, 3.4],
    },
    F46,
  ),
];

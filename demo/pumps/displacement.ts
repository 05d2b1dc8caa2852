import { goods, type Text } from '#demo/flow/goods.ts';
import { p, UNIT, w } from '#demo/flow/words.ts';
import { diaphragmPump, gearPump } from '#demo/pictures/rotating/displacement.ts';
import { pictures } from '#demo/pictures/scene/index.ts';
import type { SeedProduct } from '#demo/types.ts';
import { cen, n, pump, type Row, t } from './pump-goods.ts';

const POSITIVE: Text = {
  zh: [
    '容积泵的流量与转速成正比、几乎与压力无关，出口必须装安全阀或泵带内置溢流阀，严禁关阀起动。',
    '齿轮泵适合无颗粒、有润滑性的油类，黏度5~1500 mm²/s；黏度越高转速应越低。气动隔膜泵靠压缩空气驱动，可干转、可自吸，能输送含颗粒、腐蚀和剪切敏感介质，调节进气即可调流量，防爆场所无火花。',
    '螺杆泵（单螺杆）输送污泥、浆料，转速不宜超过400 r/min，定子橡胶按介质选NBR/EPDM/FKM，不可空转。',
  ],
  en: [
    'A positive-displacement pump delivers by its speed, hardly minding the pressure: a relief valve is a must and it never starts against a closed valve.',
    'Gear pumps are for clean, lubricating oils of 5–1500 mm²/s; the thicker the oil the slower they run. Air-operated diaphragm pumps run dry, prime themselves and move solids, acids and shear-sensitive liquids; the air sets the flow and there is no spark.',
    'Progressing-cavity pumps move sludge at up to about 400 r/min; choose the stator rubber by the medium and never run it empty.',
  ],
};

const DIAPHRAGM: readonly Row[] = [
  ['10', 1.2, 70, 0, 10, 3.2],
  ['15', 3, 70, 0, 15, 5.2],
  ['25', 8, 70, 0, 25, 12],
  ['40', 15, 70, 0, 40, 24],
  ['50', 25, 70, 0, 50, 36],
  ['65', 34, 70, 0, 65, 46],
  ['80', 50, 70, 0, 80, 62],
  ['100', 65, 70, 0, 100, 88],
];

const GEAR: readonly Row[] = [
  ['18.3-2', 1.1, 145, 1.5, 20, 42],
  ['33.3-2', 2, 145, 2.2, 25, 52],
  ['55-2', 3.3, 33, 1.5, 25, 50],
  ['83.3-2', 5, 145, 4, 40, 88],
  ['133-2', 8, 33, 3, 50, 94],
  ['200-2', 12, 33, 4, 50, 112],
  ['300-2', 18, 36, 5.5, 65, 172],
  ['633-2', 38, 28, 11, 100, 320],
  ['960-2', 58, 28, 18.5, 125, 430],
];

export const displacementPumps: SeedProduct[] = [
  ...(
    [
      ['al', n.qby, 'aluminium', 'blue', 1],
      ['304', n.qbys, 'stainless', 'castIron', 2.3],
      ['pp', n.qbyp, 'white', 'black', 1.15],
    ] as const
  ).map(([slug, name, metal, paint, factor]) =>
    pump({
      ...cen,
      key: `qby-${slug}`,
      code: 'QBY',
      name,
      brief: w('可干转自吸，无火花', 'Runs dry, primes itself, no sparks'),
      category: 'pumps-displace-diaphragm',
      words: ['隔膜泵', '气动泵', 'diaphragm pump', 'AODD'],
      rows: slug === 'pp' ? DIAPHRAGM.slice(0, 7) : DIAPHRAGM,
      kinds: [
        [w('丁腈膜片', 'NBR'), ' NBR', factor],
        [w('四氟膜片', 'PTFE'), ' PTFE', factor * 1.3],
        [w('山都平膜片', 'Santoprene'), ' SAN', factor * 1.16],
      ],
      kind: w('膜片', 'Diaphragm'),
      text: POSITIVE,
      medium: w('浆料、溶剂、酸碱', 'Slurries, solvents, chemicals'),
      temperature: slug === 'pp' ? '0~65' : '-10~100',
      base: 420,
      perKg: 58,
      perKw: 0,
      standards: ['JB/T 8697'],
      air: true,
      draw: (size) =>
        diaphragmPump({ title: t(name), caption: size.caption, paint, metal, size: 160 + size.dn * 4.4 }),
    }),
  ),
  pump({
    ...cen,
    key: 'kcb',
    code: 'KCB',
    name: n.kcb,
    brief: w('输送润滑油柴油，带安全阀', 'For oils and diesel, with relief valve'),
    category: 'pumps-displace-gear',
    words: ['齿轮泵', '油泵', '输油泵', '2CY'],
    rows: GEAR,
    kinds: [
      [w('铸铁', 'Cast iron'), '', 1],
      [w('304不锈钢', 'Stainless 304'), ' 304', 2.4],
      [w('铜齿轮', 'Bronze gears'), ' T', 1.35],
    ],
    text: POSITIVE,
    medium: w('润滑油、柴油、重油', 'Lubricating oil, diesel, heavy oil'),
    temperature: '≤80',
    perKg: 13,
    standards: ['JB/T 6434'],
    draw: (size) =>
      gearPump({
        title: t(n.kcb),
        caption: size.caption,
        paint: 'blue',
        size: 60 + size.dn,
        motor: size.motor,
      }),
  }),
  goods({
    key: 'cb-b',
    trade: 'pumps',
    category: 'pumps-displace-gear',
    name: n.cb,
    brief: w('2.5MPa低压液压系统', 'For hydraulics up to 2.5 MPa'),
    keywords: ['液压泵', '齿轮泵', 'CB-B', 'gear pump'],
    standards: ['JB/T 7041'],
    unit: UNIT.set,
    params: [
      p(w('额定压力', 'Rated pressure'), 2.5, 'MPa'),
      p('speed', 1450, 'r/min'),
      p('medium', w('液压油', 'Hydraulic oil')),
    ],
    options: [w('排量', 'Displacement')],
    pieces: (
      [
        [2.5, 2.6],
        [4, 2.8],
        [6, 3.2],
        [10, 3.6],
        [16, 5.2],
        [20, 5.5],
        [25, 6],
        [32, 6.6],
        [40, 10.2],
        [50, 11],
        [63, 11.8],
        [80, 17.2],
        [100, 18.4],
        [125, 20],
      ] as const
    ).map(([q, kg]) => ({
      designation: `CB-B${q}`,
      at: [w(`${q} mL/r`)],
      yuan: 38 + kg * 19,
      grams: kg * 1000,
      params: [p('flow', Number((q * 1.45 * 0.9).toFixed(1)), 'L/min'), p('mass', kg, 'kg')],
    })),
    text: POSITIVE,
    pictures: pictures(() => gearPump({ title: t(n.cb), caption: 'CB-B25', paint: 'castIron', size: 100 })),
  }),
];

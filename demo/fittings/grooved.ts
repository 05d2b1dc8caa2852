import { PIPE_OD } from '#demo/flow/flanges.ts';
import { goods, type Text } from '#demo/flow/goods.ts';
import { p, UNIT, w } from '#demo/flow/words.ts';
import { banded } from '#demo/pictures/flow/threaded.ts';
import { straight } from '#demo/pictures/flow/straight.ts';
import { lathe, type Model, nut, pictures, type Solid } from '#demo/pictures/scene/index.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { kilos } from './steel.ts';

const GROOVED_TEXT: Text = {
  zh: [
    '沟槽（卡箍）连接按CJ/T 156，管端滚出沟槽，卡箍两半夹住橡胶圈并卡入槽内，装拆只需一把扳手，施工速度约为焊接的3倍，消防、空调主管普遍采用。',
    '刚性卡箍不允许转角；挠性卡箍允许1°~2°转角和少量轴向位移，可吸收振动。胶圈涂中性润滑剂，螺栓交替拧紧至两半合拢。',
    '表面红色环氧喷涂，工作压力DN150及以下2.5 MPa。',
  ],
  en: [
    'Grooved joints: a groove is rolled into the pipe end, two housings hold a rubber ring and snap into it. One spanner is enough and the work goes three times as fast as welding, hence its wide use in fire and HVAC mains.',
    'Rigid couplings allow no angle; flexible ones take 1–2° and a little axial movement. Lubricate the ring and tighten both bolts in turn until the housings meet.',
    'Red epoxy coating, 2.5 MPa up to DN150.',
  ],
};

const GROOVED = [
  [25, 0.42],
  [32, 0.55],
  [40, 0.66],
  [50, 0.9],
  [65, 1.3],
  [80, 1.8],
  [100, 2.9],
  [125, 4.6],
  [150, 6.4],
  [200, 12.5],
] as const;

function grooved(
  slug: string,
  name: Words,
  words: readonly string[],
  mass: number,
  draw: () => Model,
): SeedProduct {
  return goods({
    key: `grooved-${slug}`,
    trade: 'fittings',
    category: 'fittings-plastic-grooved',
    name: w(`沟槽${name.zh}`, `Grooved ${name.en}`),
    brief: w('球墨铸铁红色喷涂，消防沟槽管件', 'Ductile iron, red epoxy, for fire mains'),
    keywords: ['沟槽管件', '卡箍', '消防管件', 'grooved', ...words],
    standards: ['CJ/T 156', 'GB 5135.11'],
    unit: UNIT.piece,
    params: [
      p('material', w('球墨铸铁QT450-10', 'Ductile iron QT450-10')),
      p('surface', w('红色环氧', 'Red epoxy')),
      p('pn', 'PN25'),
    ],
    options: [w('口径', 'Size')],
    pieces: GROOVED.map(([dn, kg]) => ({
      designation: `DN${dn} (${PIPE_OD[dn]})`,
      at: [w(`DN${dn}`)],
      yuan: kg * mass * 9.8 + 1.8,
      grams: kg * mass * 1000,
      params: [p('od', PIPE_OD[dn] ?? 0, 'mm'), p('mass', kilos(kg * mass), 'kg')],
    })),
    text: GROOVED_TEXT,
    pictures: pictures(draw),
  });
}

const ears: Solid[] = [-1, 1].flatMap((sign): Solid[] => [
  lathe(
    [0, -1, 0],
    [24, 14, sign * 72],
    [
      [0, 13],
      [28, 13],
    ],
    'red',
  ),
  nut([0, -1, 0], [24, -14, sign * 72], 0, 8, 17, 'zinc'),
]);

const grey = { title: 'grooved', caption: 'DN100 (114.3)', material: 'red' } as const;

export const groovedFittings: SeedProduct[] = [
  grooved('rigid', w('刚性卡箍', 'rigid coupling'), ['刚性卡箍', 'coupling'], 0.62, () =>
    straight({
      ...grey,
      extra: ears,
      parts: [
        { kind: 'round', length: 8, r: 60, to: 70, hole: 57 },
        { kind: 'round', length: 32, r: 70 },
        { kind: 'round', length: 8, r: 70, to: 60 },
      ],
    }),
  ),
  grooved('elbow', w('90°弯头', '90° elbow'), ['弯头'], 1, () =>
    banded({ ...grey, form: 'elbow', reach: 100, r: 60, hole: 52, body: 57 }),
  ),
  grooved('tee', w('正三通', 'equal tee'), ['三通'], 1.45, () =>
    banded({ ...grey, form: 'tee', reach: 100, r: 60, hole: 52, body: 57 }),
  ),
  grooved('cross', w('正四通', 'cross'), ['四通'], 1.85, () =>
    banded({ ...grey, form: 'cross', reach: 100, r: 60, hole: 52, body: 57 }),
  ),
];

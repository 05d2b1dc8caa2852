import { goods, type Text } from '#demo/flow/goods.ts';
import { p, UNIT, w } from '#demo/flow/words.ts';
import { type Model, pictures } from '#demo/pictures/scene/index.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { motorFor } from './motor-ratings.ts';

const CENTRIFUGAL: Text = {
  zh: [
    '流量与转速成正比，扬程与转速平方成正比，功率与转速三次方成正比；用变频把转速降到80%，功率约为原来的51%。选型时工作点应落在额定流量的70%~110%，长期偏离会使轴承和机封过早损坏。',
    '吸上高度受汽蚀余量限制：20℃清水、标准大气压下，允许吸程约 = 10.3 − NPSHr − 管路损失 − 0.5 m；热水须倒灌。进口管径不小于泵口，弯头前留3~5倍直管。',
    '起动前灌满并排气，先关出口阀起动再慢开；机械密封不可干转。立式管道泵可直接装于管路，口径相同、中心线一致。',
  ],
  en: [
    'Flow goes with the speed, head with its square, power with its cube: at 80 % of the speed a pump takes about 51 % of the power. Keep the working point within 70–110 % of the rated flow, or bearings and seals fail early.',
    'Suction is limited by cavitation: with water at 20 °C about 10.3 − NPSHr − pipe losses − 0.5 m; hot water must flow in. The suction pipe is no narrower than the pump, with 3–5 diameters straight before it.',
    'Fill and vent it, start against a closed valve and open slowly; a mechanical seal must not run dry. In-line pumps fit straight into the pipe.',
  ],
};

/** Model, flow m³/h, head m, power kW, DN (or connection), mass kg. */
export type Row = readonly [model: string, flow: number, head: number, kw: number, dn: number, kg: number];

export const INLINE: readonly Row[] = [
  ['25-125', 4, 20, 0.75, 25, 32],
  ['32-125', 5, 20, 0.75, 32, 34],
  ['32-160', 4.5, 32, 1.5, 32, 44],
  ['40-125', 6.3, 20, 1.1, 40, 40],
  ['40-160', 6.3, 32, 2.2, 40, 52],
  ['40-200', 6.3, 50, 4, 40, 78],
  ['50-125', 12.5, 20, 1.5, 50, 48],
  ['50-160', 12.5, 32, 3, 50, 66],
  ['50-200', 12.5, 50, 5.5, 50, 98],
  ['65-125', 25, 20, 3, 65, 70],
  ['65-160', 25, 32, 4, 65, 82],
  ['65-200', 25, 50, 7.5, 65, 120],
  ['80-125', 50, 20, 5.5, 80, 108],
  ['80-160', 50, 32, 7.5, 80, 128],
  ['80-200', 50, 50, 15, 80, 200],
  ['100-125', 100, 20, 11, 100, 188],
  ['100-160', 100, 32, 15, 100, 218],
  ['100-200', 100, 50, 22, 100, 290],
  ['125-160', 160, 32, 22, 125, 322],
  ['125-200', 160, 50, 37, 125, 430],
  ['150-200', 187, 44, 37, 150, 470],
  ['150-315', 187, 32, 30, 150, 520],
];

interface Pump {
  key: string;
  code: string;
  name: Words;
  brief: Words;
  category: string;
  words: readonly string[];
  standards: readonly string[];
  rows: readonly Row[];
  text: Text;
  kinds: readonly (readonly [Words, string, number])[];
  kind: Words;
  base: number;
  perKg: number;
  perKw: number;
  medium: Words;
  temperature: string;
  draw: (size: Drawn) => Model;
  leadDays?: number;
  air?: boolean;
  soldOut?: boolean;
}

/** What a drawing needs to know of the model that it shows; sizes in mm. */
export interface Drawn {
  caption: string;
  dn: number;
  motor: number;
  motorLength: number;
  volute: number;
}

/** Overall sizes follow from the head (wheel at 2900 r/min), the connection and the frame of the motor. */
function drawnSize(code: string, [model, , head, kw, dn]: Row): Drawn {
  const frame = motorFor(kw);
  const wheel = (60_000 * Math.sqrt((2 * 9.81 * head) / 1.05)) / (Math.PI * 2900);
  return {
    caption: `${code ? `${code} ` : ''}${model}`,
    dn,
    motor: frame.ac,
    motorLength: frame.l,
    volute: Math.round(wheel * 1.35 + dn * 0.4),
  };
}

export const pump = (k: Pump): SeedProduct =>
  goods({
    key: k.key,
    trade: 'pumps',
    category: k.category,
    name: k.name,
    brief: k.brief,
    keywords: ['水泵', '泵', 'pump', k.code, ...k.words],
    standards: [...k.standards],
    unit: UNIT.set,
    leadDays: k.leadDays ?? 0,
    ...(k.soldOut ? { soldOut: true } : {}),
    params: [
      p('medium', k.medium),
      p('temperature', k.temperature, '℃'),
      ...(k.air
        ? [p(w('气源', 'Air supply'), '0.2~0.7', 'MPa')]
        : [p('voltage', 'AC 380', 'V'), p('ip', k.category.includes('sub') ? 'IP68' : 'IP55')]),
    ],
    options: [k.kind, w('型号', 'Model')],
    pieces: k.kinds.flatMap(([kind, sign, factor]) =>
      k.rows.map(([model, flow, head, kw, dn, kg]) => ({
        designation: `${k.code ? `${k.code} ` : ''}${model}${sign}`,
        at: [kind, model],
        yuan: (k.base + kg * k.perKg + kw * k.perKw) * factor,
        grams: kg * 1000,
        cm3: kg * 1500,
        params: [
          p('flow', flow, 'm³/h'),
          p('head', head, 'm'),
          ...(kw > 0 ? [p('power', kw, 'kW')] : []),
          p(w('口径', 'Connection'), `DN${dn}`),
          p('mass', kg, 'kg'),
        ],
      })),
    ),
    text: k.text,
    pictures: pictures(() =>
      k.draw(drawnSize(k.code, k.rows[Math.floor(k.rows.length / 2)] ?? ['', 10, 20, 1.5, 50, 60])),
    ),
  });

export const IRON_SS = [
  [w('铸铁', 'Cast iron'), '', 1],
  [w('304不锈钢', 'Stainless 304'), ' 304', 1.62],
] as const;

const WATER = w('清水', 'Clean water');

export const t = (name: Words): string => name.en;

export const n = {
  isg: w('ISG立式管道离心泵', 'ISG vertical in-line centrifugal pump'),
  isw: w('ISW卧式管道离心泵', 'ISW horizontal in-line pump'),
  irg: w('IRG立式热水管道泵', 'IRG in-line hot-water pump'),
  ihg: w('IHG不锈钢立式化工泵', 'IHG stainless in-line chemical pump'),
  cdl: w('CDLF不锈钢立式多级泵', 'CDLF stainless vertical multistage pump'),
  gdl: w('GDL立式多级管道泵', 'GDL vertical multistage pump'),
  qj: w('QJ井用潜水泵', 'QJ well pump'),
  qjs: w('QJ不锈钢深井泵', 'QJ stainless well pump'),
  wq: w('WQ潜水排污泵', 'WQ submersible sewage pump'),
  wqd: w('WQ304不锈钢潜污泵', 'WQ stainless sewage pump'),
  qby: w('QBY铝合金气动隔膜泵', 'QBY aluminium air diaphragm pump'),
  qbys: w('QBY不锈钢气动隔膜泵', 'QBY stainless air diaphragm pump'),
  qbyp: w('QBY工程塑料气动隔膜泵', 'QBY polypropylene air diaphragm pump'),
  kcb: w('KCB齿轮油泵', 'KCB gear oil pump'),
  cb: w('CB-B液压齿轮泵', 'CB-B hydraulic gear pump'),
  zx: w('ZX自吸离心泵', 'ZX self-priming pump'),
  ih: w('IH不锈钢化工离心泵', 'IH stainless chemical pump'),
  cqf: w('CQB-F氟塑料磁力泵', 'CQB-F fluoroplastic magnetic pump'),
};

export const cen = {
  category: 'pumps-centrifugal-inline',
  text: CENTRIFUGAL,
  medium: WATER,
  temperature: '0~80',
  standards: ['GB/T 5657', 'GB/T 3216'],
  kind: w('材质', 'Material'),
  base: 160,
  perKg: 16.5,
  perKw: 38,
} as const;

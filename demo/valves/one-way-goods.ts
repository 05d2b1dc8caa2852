import { flange, type Pn, THREAD } from '#demo/flow/flanges.ts';
import { goods, type Text } from '#demo/flow/goods.ts';
import { p, UNIT, w } from '#demo/flow/words.ts';
import { checkValve, waferCheck } from '#demo/pictures/flow/check-valve.ts';
import { strainer } from '#demo/pictures/flow/strainer.ts';
import { pictures } from '#demo/pictures/scene/index.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import {
  type Body,
  FLANGED,
  flangeEnd,
  flangeParams,
  OPTION_DN,
  OPTION_PN,
  pnText,
  THREADED,
  threadEnd,
  valvePrice,
} from './common.ts';

export type Row = readonly [dn: number, length: number, height: number, kg: number];

export const SWING: readonly Row[] = [
  [25, 160, 105, 5.2],
  [32, 180, 115, 7.6],
  [40, 200, 130, 10.4],
  [50, 230, 145, 15.5],
  [65, 290, 165, 22],
  [80, 310, 185, 29],
  [100, 350, 210, 43],
  [125, 400, 245, 62],
  [150, 480, 275, 88],
  [200, 550, 330, 146],
  [250, 650, 385, 226],
  [300, 750, 440, 318],
];

const CHECK_TEXT: Text = {
  zh: [
    '止回阀由介质自身推开、回流时关闭，不需操作。水平管路可用旋启式和升降式；垂直管路只能由下往上流。阀体箭头须与流向一致。',
    '泵出口流速突停时，旋启式阀瓣行程长、容易撞击产生水锤；对夹双瓣阀瓣轻、行程短并有弹簧助关，重量只有法兰旋启式的十分之一左右。',
    '止回阀前后宜留5倍和2倍管径的直管段；低流速时阀瓣抖动会加快磨损，可选小一档口径使阀瓣完全打开。',
  ],
  en: [
    'A check valve is opened by the flow and closed by its return; nobody operates it. Swing and lift types suit level pipes; in a riser the flow must go upwards. The arrow on the body shows the direction.',
    'When a pump stops, a long-swinging disc slams and causes water hammer. Dual-plate wafer valves have light plates, a short way and springs to help, at about a tenth of the mass of a flanged swing valve.',
    'Leave five pipe diameters of straight pipe before it and two behind. At low flow the disc flutters and wears: one size smaller keeps it fully open.',
  ],
};

const STRAIN_TEXT: Text = {
  zh: [
    'Y型过滤器装在减压阀、电磁阀、水泵、流量计之前，拦住焊渣和铁锈。滤筒在斜腿内，松开下盖即可抽出清洗，前后装关断阀时不必放空管路。',
    '标准滤网：水18~30目，蒸汽和空气40~80目。滤网有效面积约为通径面积的2~3倍，清洁时压降约为同口径直管10~15米的损失；压差超过0.05 MPa时应清洗。',
    '水平安装时斜腿朝下；用于蒸汽水平管时斜腿宜放平，以免积存凝结水。',
  ],
  en: [
    'A Y strainer stands before reducers, solenoid valves, pumps and meters and keeps weld beads and rust out of them. The screen sits in the leg and is drawn out after taking off its cover.',
    'Standard screens: 18–30 mesh for water, 40–80 mesh for steam and air. The open area is two to three times the bore; clean, it costs about as much pressure as 10–15 m of pipe. Clean it when the difference passes 0.05 MPa.',
    'In level pipes the leg points down; on steam lay it on its side so that no condensate gathers.',
  ],
};

interface Kind {
  key: string;
  code: string;
  name: Words;
  brief: Words;
  rows: readonly Row[];
  pns: readonly Pn[];
  body: Body;
  form: 'check' | 'wafer1' | 'wafer2' | 'strainer';
  threaded?: boolean;
  seat: Words;
  work: readonly [number, number];
  words: readonly string[];
  standards: readonly string[];
}

export function oneWay(k: Kind): SeedProduct {
  const wafer = k.form === 'wafer1' || k.form === 'wafer2';
  const straining = k.form === 'strainer';
  const drawn = k.rows.find(([dn]) => dn === (wafer ? 100 : k.threaded ? 25 : 65)) ??
    SWING[3] ?? [50, 230, 145, 15.5];
  const [dn, length, height] = drawn;
  const caption = `${k.code}-${k.pns[0]}${k.body.letter} DN${dn}`;
  const end = k.threaded ? threadEnd(dn) : flangeEnd(dn, k.pns[0] ?? 16);
  const shape = { title: k.name.en, caption, dn, length, height, end, material: k.body.paint };
  return goods({
    key: k.key,
    trade: 'valves',
    category: straining
      ? 'valves-strainer-y'
      : wafer
        ? 'valves-check-wafer'
        : k.threaded
          ? 'valves-check-threaded'
          : 'valves-check-swing',
    name: k.name,
    brief: k.brief,
    keywords: [k.code, ...k.words],
    standards: [...k.standards],
    unit: UNIT.set,
    params: [
      p('body', k.body.words),
      p(straining ? w('滤网', 'Screen') : 'seat', k.seat),
      p(
        'ends',
        wafer ? w('对夹于PN10/16法兰', 'Wafer, between PN10/16 flanges') : k.threaded ? THREADED : FLANGED,
      ),
      p('medium', k.body.media),
      p('temperature', k.body.temperature, '℃'),
    ],
    options: [OPTION_PN, OPTION_DN],
    pieces: k.pns.flatMap((pn) =>
      k.rows.map(([size, l, h, mass]) => {
        const kg = mass * (pn === 40 ? 1.18 : pn === 25 ? 1.08 : 1);
        return {
          designation: `${k.code}-${pn}${k.body.letter} DN${size}`,
          at: [pnText(pn), k.threaded ? w(`DN${size} (${THREAD[size]})`) : w(`DN${size}`)],
          yuan: valvePrice(k.body, kg, k.work[0] + k.work[1] * size),
          grams: kg * 1000,
          params: [
            p('faceToFace', l, 'mm'),
            p(
              wafer ? w('阀体外径', 'Body diameter') : straining ? w('斜腿长', 'Leg length') : 'height',
              h,
              'mm',
            ),
            ...(wafer || k.threaded ? [] : flangeParams(size, pn)),
            p('mass', Number(kg.toFixed(kg < 3 ? 2 : 1)), 'kg'),
          ],
        };
      }),
    ),
    text: straining ? STRAIN_TEXT : CHECK_TEXT,
    pictures: pictures(() => {
      if (wafer)
        return waferCheck({
          ...shape,
          od: flange(dn, 16).circle - flange(dn, 16).hole,
          plates: k.form === 'wafer2' ? 2 : 1,
        });
      return straining ? strainer(shape) : checkValve(shape);
    }),
  });
}

export const C = ['止回阀', '单向阀', '逆止阀', 'check valve', 'non-return valve'];

export const wafer = {
  form: 'wafer2',
  words: [...C, '对夹止回阀', '蝶式止回阀'],
  standards: ['JB/T 8937', 'GB/T 12221'],
} as const;

import { type Pn, THREAD } from '#demo/flow/flanges.ts';
import { goods, type Piece, type Text } from '#demo/flow/goods.ts';
import { p, UNIT, w } from '#demo/flow/words.ts';
import { gateValve, globeValve } from '#demo/pictures/flow/valve.ts';
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

export type Row = readonly [dn: number, length: number, height: number, wheel: number, kg: number];

export const SCREWED: readonly Row[] = [
  [15, 50, 82, 55, 0.27],
  [20, 55, 92, 60, 0.37],
  [25, 62, 105, 65, 0.55],
  [32, 70, 118, 70, 0.82],
  [40, 78, 136, 80, 1.15],
  [50, 90, 158, 90, 1.75],
  [65, 108, 200, 110, 3.3],
  [80, 122, 232, 125, 4.6],
  [100, 146, 275, 140, 7.6],
];

const GATE_TEXT: Text = {
  zh: [
    '闸阀只用于全开或全关：全开时闸板完全升入阀盖，流道为直通，阻力系数约0.1~0.2；半开时闸板下沿被冲刷振动，不宜节流。',
    '明杆结构从阀杆外露长度即可看出开度，螺纹不与介质接触，便于润滑；需要留出阀杆升起的净高。暗杆弹性座封闸阀高度不变，适合井下和管沟。',
    '介质流向不限，两个方向密封性能相同。安装时手轮朝上，关到位后回转半圈可避免热胀卡死楔式闸板。',
  ],
  en: [
    'A gate valve is for open or closed only. Fully open, the wedge is out of the bore and the loss coefficient is about 0.1–0.2; half open, the flow shakes and wears the wedge, so do not throttle with it.',
    'With a rising stem the position is seen at a glance and the thread stays out of the medium, but head room must be left for it. Resilient-seated valves with inside screw keep their height and suit pits and trenches.',
    'Flow may come from either side. Mount with the wheel upwards; after closing turn back half a turn so that heating cannot jam the wedge.',
  ],
};

const GLOBE_TEXT: Text = {
  zh: [
    '截止阀靠阀瓣沿阀座轴线升降关断，行程约为口径的四分之一，密封面磨损小、便于现场研磨，适合蒸汽、导热油等需要经常启闭或粗略调节的管路。',
    '流道呈S形，阻力系数4~8，压力损失明显大于闸阀和球阀。安装必须按阀体箭头方向：低进高出，关闭后填料不承压；DN200以上高进低出可减小关闭力。',
    '密封面为堆焊13铬不锈钢或司太立硬质合金，WCB阀体可用到425℃；压力随温度升高降级，300℃时PN16阀的允许工作压力约为1.3 MPa。',
  ],
  en: [
    'A globe valve closes by a disc that moves along the axis of its seat, with a stroke of about a quarter of the bore. The faces wear little and can be relapped on site, which suits steam, thermal oil and lines that are opened often or roughly throttled.',
    'The S-shaped passage has a loss coefficient of 4 to 8, far more than a gate or ball valve. Mount by the arrow: flow enters under the disc, so the packing is free of pressure when closed; from DN200 flow over the disc eases closing.',
    'Faces are overlaid with 13 Cr steel or Stellite; WCB bodies serve up to 425 °C. The pressure allowed falls with temperature: a PN16 valve carries about 1.3 MPa at 300 °C.',
  ],
};

interface Kind {
  key: string;
  code: string;
  name: Words;
  brief: Words;
  category: string;
  rows: readonly Row[];
  pns: readonly Pn[];
  body: Body;
  shape: 'gate' | 'globe';
  words: readonly string[];
  standards: readonly string[];
  seat: Words;
  work: readonly [number, number];
  threaded?: boolean;
  leadDays?: number;
  grip?: 'blue' | 'red' | 'green' | 'black';
}

export function stopValve(k: Kind): SeedProduct {
  const pieces: Piece[] = k.pns.flatMap((pn) =>
    k.rows.map(([dn, length, height, wheel, mass]) => {
      const kg = mass * (pn === 40 ? 1.2 : pn === 25 ? 1.1 : pn === 10 ? 0.97 : 1);
      return {
        designation: `${k.code}-${pn}${k.body.letter} DN${dn}`,
        at: [pnText(pn), k.threaded ? w(`DN${dn} (${THREAD[dn]})`) : w(`DN${dn}`)],
        yuan: valvePrice(k.body, kg, k.work[0] + k.work[1] * dn),
        grams: kg * 1000,
        cm3: (length * wheel * height) / 1000,
        params: [
          p('faceToFace', length, 'mm'),
          p('height', height, 'mm'),
          p(w('手轮直径', 'Handwheel'), wheel, 'mm'),
          ...(k.threaded ? [p('thread', THREAD[dn] ?? '')] : flangeParams(dn, pn)),
          p('mass', Number(kg.toFixed(kg < 3 ? 2 : 1)), 'kg'),
        ],
      };
    }),
  );
  const drawn = k.rows.find(([dn]) => dn === (k.threaded ? 25 : 80)) ?? k.rows[0] ?? [50, 250, 370, 180, 19];
  const draw = k.shape === 'gate' ? gateValve : globeValve;
  return goods({
    key: k.key,
    trade: 'valves',
    category: k.category,
    name: k.name,
    brief: k.brief,
    keywords: [k.code, ...k.words],
    standards: [...k.standards],
    unit: UNIT.set,
    leadDays: k.leadDays ?? 0,
    params: [
      p('body', k.body.words),
      p('seat', k.seat),
      p('ends', k.threaded ? THREADED : FLANGED),
      p('operation', w('手轮', 'Handwheel')),
      p('medium', k.body.media),
      p('temperature', k.body.temperature, '℃'),
    ],
    options: [OPTION_PN, OPTION_DN],
    pieces,
    text: k.shape === 'gate' ? GATE_TEXT : GLOBE_TEXT,
    pictures: pictures(() =>
      draw({
        title: k.name.en,
        caption: `${k.code}-${k.pns[0]}${k.body.letter} DN${drawn[0]}`,
        dn: drawn[0],
        length: drawn[1],
        height: drawn[2],
        hand: drawn[3],
        end: k.threaded ? threadEnd(drawn[0]) : flangeEnd(drawn[0], k.pns[0] ?? 16),
        material: k.body.paint,
        grip: k.grip ?? 'blue',
      }),
    ),
  });
}

export const CR13 = w('13铬不锈钢', '13 Cr stainless');

export const OWN = w('本体密封', 'Integral faces');

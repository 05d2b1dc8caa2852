import { goods, type Piece, type Text } from '#demo/flow/goods.ts';
import type { Pn } from '#demo/flow/flanges.ts';
import { UNIT, p, w } from '#demo/flow/words.ts';
import { ballValve } from '#demo/pictures/flow/valve.ts';
import { pictures } from '#demo/pictures/scene/index.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import {
  BODY,
  type Body,
  FLANGED,
  OPTION_DN,
  OPTION_PN,
  flangeEnd,
  flangeParams,
  pnText,
  valvePrice,
} from './common.ts';

/** DN, face to face, height to the lever, lever length, mass in kg at PN16. */
const SIZES: readonly (readonly [number, number, number, number, number])[] = [
  [15, 130, 78, 130, 2.4],
  [20, 140, 84, 130, 3.1],
  [25, 150, 95, 160, 4.1],
  [32, 165, 110, 160, 6.0],
  [40, 180, 120, 230, 7.6],
  [50, 200, 130, 230, 9.9],
  [65, 220, 145, 300, 14.2],
  [80, 250, 162, 350, 19.5],
  [100, 280, 190, 400, 29],
  [125, 320, 230, 600, 47],
  [150, 360, 260, 800, 69],
  [200, 400, 315, 1000, 118],
];
/** How much heavier the body gets with the pressure. */
const HEAVIER: Record<Pn, number> = { 10: 0.97, 16: 1, 25: 1.08, 40: 1.16 };

const TEXT: Text = {
  zh: [
    '阀体为两片式结构，球体在两只密封圈之间浮动。介质压力把球体推向出口侧密封圈，压差越大密封越紧；因此浮动球阀两个方向都能关断，安装不分方向。',
    '阀杆从阀腔内侧装入，带台肩，在内压作用下不会被顶出。手柄平行于管线为开，垂直为关，90°到位并有限位，可加挂锁。',
    '聚四氟乙烯密封圈的许用压力随温度下降：120℃以内可用满压，180℃时约为额定压力的一半。介质含砂或用于蒸汽时，建议选用金属密封或对位聚苯密封。球阀不宜长期停在半开位置节流。',
    '结构长度符合GB/T 12221，法兰连接尺寸符合GB/T 9124.1。出厂按GB/T 13927做1.5倍壳体强度和1.1倍密封试验，零泄漏。',
  ],
  en: [
    'Two-piece body with a floating ball between two seats. Line pressure pushes the ball against the downstream seat, so the seal tightens with the pressure difference and the valve shuts off in both directions; it may be mounted either way round.',
    'The stem is fitted from inside and has a shoulder: pressure cannot blow it out. Lever along the pipe means open, across means closed; the stop plate takes a padlock.',
    'The pressure a PTFE seat may carry falls with temperature: full rating up to 120 °C, about half of it at 180 °C. For steam or gritty media choose metal or PPL seats. A ball valve should not be left half open for throttling.',
    'Face to face to GB/T 12221, flanges to GB/T 9124.1 (EN 1092-1). Each valve is tested to GB/T 13927: shell at 1.5 × PN, seats at 1.1 × PN without visible leakage.',
  ],
};

interface Kind {
  code: string;
  slug: string;
  name: Words;
  brief: Words;
  operator: 'lever' | 'pneumatic' | 'electric';
  /** Mass and price of the drive: fixed part and per mm of DN. */
  drive: readonly [kg: number, kgPerMm: number, yuan: number, yuanPerMm: number];
  words: readonly string[];
  category: string;
  operation: Words;
  tall: number;
}

const HAND: Kind = {
  code: 'Q41F',
  slug: 'q41f',
  name: w('浮动法兰球阀', 'flanged ball valve'),
  operator: 'lever',
  drive: [0, 0, 22, 0.5],
  tall: 0,
  category: 'valves-ball-flanged',
  brief: w(
    '两片式全通径，手柄带锁，PTFE密封双向零泄漏',
    'Two-piece full bore, lockable lever, PTFE seats, bubble-tight both ways',
  ),
  words: ['球阀', '法兰球阀', 'ball valve', 'Q41'],
  operation: w('手柄', 'Lever'),
};
const AIR: Kind = {
  code: 'Q641F',
  slug: 'q641f',
  name: w('气动法兰球阀', 'pneumatic flanged ball valve'),
  operator: 'pneumatic',
  drive: [1.4, 0.09, 210, 7.2],
  tall: 1.3,
  category: 'valves-ball-actuated',
  brief: w(
    '双作用气缸，0.4~0.7 MPa气源，ISO 5211支架，可加电磁阀和限位开关',
    'Double-acting actuator for 0.4–0.7 MPa air, ISO 5211 mounting, ready for pilot valve and limit switch',
  ),
  words: ['气动球阀', '气动阀门', 'pneumatic ball valve', 'actuated valve'],
  operation: w('气动双作用', 'Pneumatic, double acting'),
};
const MOTOR: Kind = {
  code: 'Q941F',
  slug: 'q941f',
  name: w('电动法兰球阀', 'electric flanged ball valve'),
  operator: 'electric',
  drive: [2.2, 0.11, 520, 9.5],
  tall: 1.5,
  category: 'valves-ball-actuated',
  brief: w(
    'AC220V开关型执行器，IP67，带手动和无源反馈触点',
    'On-off actuator for AC 220 V, IP67, manual override and dry feedback contacts',
  ),
  words: ['电动球阀', '电动阀', 'electric ball valve', 'motorized valve'],
  operation: w('电动 AC220V', 'Electric, AC 220 V'),
};

function flangedBall(kind: Kind, body: Body, pns: readonly Pn[], brand?: string): SeedProduct {
  const sizes = kind.operator === 'lever' ? SIZES : SIZES.slice(0, 11);
  const pieces: Piece[] = pns.flatMap((pn) =>
    sizes.map(([dn, length, height, , mass]) => {
      const kg = mass * HEAVIER[pn] + kind.drive[0] + kind.drive[1] * dn;
      const total = Math.round(height + kind.tall * (dn * 0.8 + 90));
      return {
        designation: `${kind.code}-${pn}${body.letter} DN${dn}`,
        at: [pnText(pn), `DN${dn}`],
        yuan: valvePrice(body, mass * HEAVIER[pn], kind.drive[2] + kind.drive[3] * dn),
        grams: kg * 1000,
        params: [
          p('faceToFace', length, 'mm'),
          p('height', total, 'mm'),
          ...flangeParams(dn, pn),
          p('mass', Number(kg.toFixed(1)), 'kg'),
        ],
      };
    }),
  );
  const title = `${kind.code}-16${body.letter}`;
  return goods({
    key: `${kind.slug}-${body.slug}`,
    trade: 'valves',
    category: kind.category,
    ...(brand ? { brand } : {}),
    name: w(
      `${kind.code} ${body.words.zh}${kind.name.zh} DN15~DN${sizes[sizes.length - 1]?.[0]}`,
      `${kind.code} ${body.words.en} ${kind.name.en}, DN15–DN${sizes[sizes.length - 1]?.[0]}`,
    ),
    brief: kind.brief,
    keywords: [kind.code, `${kind.code}-16${body.letter}`, ...kind.words, body.words.zh],
    standards: ['GB/T 12237', 'GB/T 12221', 'GB/T 9124.1', 'GB/T 13927'],
    unit: UNIT.set,
    leadDays: kind.operator === 'lever' ? 0 : 5,
    params: [
      p('body', body.words),
      p(w('球体/阀杆', 'Ball / stem'), body.letter === 'C' ? w('2Cr13镀铬', 'Chromed 2Cr13') : body.words),
      p('seat', w('聚四氟乙烯 PTFE', 'PTFE')),
      p('ends', FLANGED),
      p('operation', kind.operation),
      p('medium', body.media),
      p('temperature', body.letter === 'C' ? '-29~180' : '-40~180', '℃'),
      p(w('通径形式', 'Bore'), w('全通径', 'Full bore')),
    ],
    options: [OPTION_PN, OPTION_DN],
    pieces,
    text: TEXT,
    pictures: pictures(() =>
      ballValve({
        title: kind.name.en,
        caption: `${title} DN50`,
        dn: 50,
        length: 200,
        height: kind.operator === 'lever' ? 160 : Math.round(130 + kind.tall * 100),
        end: flangeEnd(50, pns[0] ?? 16),
        material: body.paint,
        operator: kind.operator,
        hand: 230,
        pieces: 2,
        grip: body.letter === 'R' ? 'red' : 'blue',
      }),
    ),
  });
}

export const flangedBallValves: SeedProduct[] = [
  flangedBall(HAND, BODY.wcb, [16, 25, 40]),
  flangedBall(HAND, BODY.cf8, [16, 25, 40]),
  flangedBall(HAND, BODY.cf8m, [16, 40]),
  flangedBall(AIR, BODY.wcb, [16]),
  flangedBall(AIR, BODY.cf8, [16, 40]),
  flangedBall(MOTOR, BODY.wcb, [16]),
  flangedBall(MOTOR, BODY.cf8, [16]),
];

import { goods, type Piece, type Text } from '#demo/flow/goods.ts';
import { THREAD } from '#demo/flow/flanges.ts';
import { UNIT, p, w } from '#demo/flow/words.ts';
import { ballValve } from '#demo/pictures/flow/valve.ts';
import { pictures } from '#demo/pictures/scene/index.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { BODY, type Body, OPTION_DN, threadEnd, valvePrice } from './common.ts';

/** DN, length, height to the lever, lever, mass in kg: two-piece and three-piece bodies of stainless steel. */
const TWO = [
  [8, 52, 44, 95, 0.2],
  [10, 52, 45, 95, 0.21],
  [15, 58, 52, 95, 0.29],
  [20, 66, 58, 110, 0.43],
  [25, 78, 66, 130, 0.69],
  [32, 88, 74, 130, 1.05],
  [40, 98, 84, 165, 1.6],
  [50, 118, 94, 165, 2.5],
  [65, 152, 125, 240, 5.0],
  [80, 176, 138, 240, 7.6],
  [100, 212, 165, 300, 12.8],
] as const;
const THREE = [
  [8, 65, 50, 100, 0.45],
  [10, 65, 50, 100, 0.46],
  [15, 75, 55, 120, 0.62],
  [20, 80, 60, 120, 0.85],
  [25, 90, 70, 150, 1.25],
  [32, 110, 77, 150, 2.0],
  [40, 120, 88, 180, 2.9],
  [50, 140, 98, 200, 4.4],
  [65, 185, 132, 260, 9.4],
  [80, 205, 145, 260, 13.2],
  [100, 240, 172, 320, 21.5],
] as const;

const TEXT: Text = {
  zh: [
    '小口径管路最常用的关断阀：手柄转90°即全开或全关，全通径时压力损失与同长度直管相当。',
    '三片式阀体用四根螺栓夹紧，松开螺栓可把中段横向取出更换密封，两端接头不必从管上拆下；焊接端应在取出中段后施焊，以免烧坏PTFE密封。',
    '内螺纹为55°锥管螺纹Rc（可订NPT）。缠生料带后拧入2~3圈手紧、再用扳手拧1~2圈即可，过度拧紧会胀裂小口径铜阀体；扳手应夹在靠近被拧一侧的六角上。',
  ],
  en: [
    'The everyday shut-off valve for small pipes: a quarter turn opens or closes fully, and with a full bore the pressure loss is that of the same length of pipe.',
    'Three-piece bodies are clamped by four bolts: take the bolts out and the middle swings free for new seats while the ends stay on the pipe. Weld the ends with the middle removed, or the heat will ruin the PTFE.',
    'Female threads are taper Rc (NPT on request). With tape, two to three turns by hand and one to two by spanner are enough; overtightening splits small brass bodies. Hold the hexagon on the side being screwed in.',
  ],
};

interface Kind {
  slug: string;
  code: string;
  name: Words;
  brief: Words;
  pieces: 2 | 3;
  pn: number;
  ends: readonly { words: Words; suffix: string; factor: number }[];
  factor: number;
  grip?: 'red' | 'yellow' | 'blue' | 'green';
}
const RC = { words: w('内螺纹 Rc', 'Female thread Rc'), suffix: '', factor: 1 };
const NPT = { words: w('内螺纹 NPT', 'Female thread NPT'), suffix: ' NPT', factor: 1.03 };
const SW = { words: w('承插焊 SW', 'Socket weld SW'), suffix: ' SW', factor: 1.05 };
const BW = { words: w('对焊 BW', 'Butt weld BW'), suffix: ' BW', factor: 1.08 };

function threadedBall(kind: Kind, body: Body, most = 100): SeedProduct {
  const sizes = (kind.pieces === 3 ? THREE : TWO).filter(([dn]) => dn <= most);
  const light = body.letter === 'T' ? 0.92 : 1;
  const pieces: Piece[] = kind.ends.flatMap((end) =>
    sizes.map(([dn, length, height, hand, mass]) => ({
      designation: `${kind.code}-${kind.pn}${body.letter} DN${dn}${end.suffix}`,
      at: [end.words, w(`DN${dn} (${THREAD[dn]})`)],
      yuan: valvePrice(body, mass * light * kind.factor, 3.2 + dn * 0.09) * end.factor,
      grams: mass * light * kind.factor * 1000,
      params: [
        p('thread', THREAD[dn] ?? ''),
        p('length', length, 'mm'),
        p('height', height, 'mm'),
        p(w('手柄长', 'Lever length'), hand, 'mm'),
        p('mass', Number((mass * light * kind.factor).toFixed(2)), 'kg'),
      ],
    })),
  );
  const drawn = sizes[Math.min(5, sizes.length - 1)] ?? TWO[5];
  return goods({
    key: `${kind.slug}-${body.slug}`,
    trade: 'valves',
    category: 'valves-ball-threaded',
    name: w(`${kind.code} ${body.words.zh}${kind.name.zh}`, `${kind.code} ${kind.name.en}, ${body.words.en}`),
    brief: kind.brief,
    keywords: [
      kind.code,
      '球阀',
      '丝扣球阀',
      '内螺纹球阀',
      'threaded ball valve',
      kind.pieces === 3 ? '三片式球阀' : '二片式球阀',
      `${kind.pieces}PC`,
    ],
    standards: ['GB/T 12237', 'GB/T 7306.2', 'GB/T 13927'],
    unit: UNIT.piece,
    params: [
      p('body', body.words),
      p('seat', w('聚四氟乙烯 PTFE', 'PTFE')),
      p('pn', `PN${kind.pn}`),
      p('medium', body.media),
      p('temperature', body.letter === 'T' ? '-10~110' : '-20~180', '℃'),
      p('operation', w('手柄', 'Lever')),
      p(w('通径形式', 'Bore'), w('全通径', 'Full bore')),
    ],
    options: [w('连接', 'Ends'), OPTION_DN],
    pieces,
    text: TEXT,
    pictures: pictures(() =>
      ballValve({
        title: kind.name.en,
        caption: `${kind.code}-${kind.pn}${body.letter} DN${drawn[0]}`,
        dn: drawn[0],
        length: drawn[1],
        height: drawn[2] + 6,
        hand: drawn[3],
        end: threadEnd(drawn[0], body.letter === 'T' ? 6 : 8),
        material: body.paint,
        operator: 'lever',
        pieces: kind.pieces,
        grip: kind.grip ?? 'blue',
      }),
    ),
  });
}

const two: Kind = {
  slug: 'q11f-2pc',
  code: 'Q11F',
  name: w('二片式内螺纹球阀', 'two-piece threaded ball valve'),
  pieces: 2,
  pn: 64,
  ends: [RC, NPT],
  factor: 1,
  brief: w('1000WOG精铸阀体，全通径，手柄带锁', '1000 WOG investment casting, full bore, locking lever'),
};
const three: Kind = {
  slug: 'q61f-3pc',
  code: 'Q61F',
  name: w('三片式球阀', 'three-piece ball valve'),
  pieces: 3,
  pn: 64,
  ends: [RC, SW, BW],
  factor: 1,
  brief: w(
    '中段可横向拆出更换密封，螺纹或焊接端可选',
    'Middle swings out for new seats; threaded or welding ends',
  ),
};

export const threadedBallValves: SeedProduct[] = [
  threadedBall(two, BODY.cf8),
  threadedBall({ ...two, grip: 'red' }, BODY.cf8m),
  threadedBall(
    {
      ...two,
      pn: 40,
      ends: [RC],
      brief: w('铸钢阀体喷漆，空压站和油路常用', 'Painted cast steel, for compressed air and oil lines'),
    },
    BODY.wcb,
    80,
  ),
  threadedBall(three, BODY.cf8),
  threadedBall({ ...three, grip: 'red' }, BODY.cf8m),
  threadedBall(
    {
      slug: 'q11f-brass',
      code: 'Q11F',
      name: w('黄铜球阀', 'brass ball valve'),
      pieces: 2,
      pn: 25,
      ends: [RC],
      factor: 0.82,
      grip: 'red',
      brief: w(
        '锻压黄铜，红色钢手柄，给水与暖通用',
        'Hot-forged brass, red steel lever, for water and heating',
      ),
    },
    BODY.brass,
  ),
  threadedBall(
    {
      slug: 'q11f-brass-gas',
      code: 'Q11F',
      name: w('燃气黄铜球阀', 'brass gas ball valve'),
      pieces: 2,
      pn: 16,
      ends: [RC],
      factor: 0.86,
      grip: 'yellow',
      brief: w('黄色手柄标识燃气，双道O形圈阀杆密封', 'Yellow lever for gas, stem sealed by two O-rings'),
    },
    BODY.brass,
    50,
  ),
];

import { flange, type Pn } from '#demo/flow/flanges.ts';
import { goods, type Text } from '#demo/flow/goods.ts';
import { p, UNIT, w } from '#demo/flow/words.ts';
import { butterflyValve } from '#demo/pictures/flow/butterfly.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { pictures } from '#demo/pictures/scene/index.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { type Body, OPTION_DN } from './common.ts';

/** DN, length (ISO 5752 series 20), height to the top of the neck, mass of the bare valve in kg, torque in N·m at PN10. */
const ROWS = [
  [50, 43, 161, 2.5, 12],
  [65, 46, 175, 3.1, 17],
  [80, 46, 181, 3.6, 25],
  [100, 52, 200, 4.8, 40],
  [125, 56, 213, 6.6, 62],
  [150, 56, 226, 7.9, 95],
  [200, 60, 260, 13.2, 170],
  [250, 68, 292, 19.5, 300],
  [300, 78, 337, 31, 460],
  [350, 78, 368, 42, 680],
  [400, 102, 400, 61, 960],
] as const;

const TEXT: Text = {
  zh: [
    '中线蝶阀的蝶板与阀杆同心，橡胶阀座兼作法兰垫片，安装时法兰间不必再加密封垫。结构长度只有同口径闸阀的五分之一，DN50以上的水路最经济。',
    'EPDM阀座用于水、空气、弱酸碱（-20~110℃），不耐油；NBR用于油和燃气（-10~80℃）；PTFE衬里用于化工介质。蝶板可选镀镍球铁、304和316。',
    '安装时蝶板应关至约10°开度，法兰拉开后放入、对中、全开蝶板再对角拧紧螺栓，防止蝶板卡碰管壁。管道内径应大于蝶板在全开时露出阀体处的弦长。',
    'DN150以下可用手柄，分10档定位；DN200以上力矩较大，应选蜗轮、气动或电动装置。顶法兰按ISO 5211，可现场换装执行器。',
  ],
  en: [
    'In a concentric butterfly valve disc and stem share the centre line and the rubber seat is also the flange gasket: no further gaskets go between the flanges. It is a fifth as long as a gate valve, and from DN50 up the cheapest way to shut off water.',
    'EPDM seats serve water, air and mild chemicals (−20 to 110 °C) but not oil; NBR serves oil and gas (−10 to 80 °C); PTFE linings serve chemicals. Discs come nickel-plated, in 304 or in 316.',
    'Mount it with the disc about 10° open, spread the flanges, centre it, open the disc fully, then tighten crosswise. The pipe bore must clear the chord of the open disc.',
    'Levers with ten notches serve up to DN150; from DN200 the torque calls for a gear box or an actuator. The top flange follows ISO 5211, so drives can be changed on site.',
  ],
};

interface Kind {
  key: string;
  code: string;
  name: Words;
  brief: Words;
  body: Body;
  disc: { words: Words; material: Material; perKg: number };
  seats: readonly { words: Words; suffix: string; factor: number }[];
  drive: 'lever' | 'gear' | 'pneumatic' | 'electric';
  lug?: boolean;
  from: number;
  to: number;
  pn: Pn;
  /** Drive: kg and yuan, fixed and per N·m. */
  extra: readonly [number, number, number, number];
}

export function butterfly(k: Kind): SeedProduct {
  const rows = ROWS.filter(([dn]) => dn >= k.from && dn <= k.to);
  const drawn = rows[Math.min(3, rows.length - 1)] ?? ROWS[3];
  const [dn, length, neck] = drawn;
  const f = flange(dn, k.pn);
  const tall = { lever: 40, gear: 110, pneumatic: 190, electric: 260 }[k.drive];
  const drives = {
    lever: w('手柄', 'Lever'),
    gear: w('蜗轮箱', 'Gear box'),
    pneumatic: w('气动双作用', 'Pneumatic, double acting'),
    electric: w('电动 AC220V', 'Electric, AC 220 V'),
  };
  return goods({
    key: k.key,
    trade: 'valves',
    category:
      k.drive === 'pneumatic' || k.drive === 'electric'
        ? 'valves-butterfly-actuated'
        : k.lug
          ? 'valves-butterfly-lug'
          : 'valves-butterfly-wafer',
    name: k.name,
    brief: k.brief,
    keywords: [k.code, '蝶阀', '对夹蝶阀', 'butterfly valve', k.lug ? '凸耳蝶阀' : 'wafer butterfly valve'],
    standards: ['GB/T 12238', 'GB/T 12221', 'ISO 5211', 'GB/T 13927'],
    unit: UNIT.set,
    leadDays: k.drive === 'electric' ? 5 : 0,
    params: [
      p('body', k.body.words),
      p('disc', k.disc.words),
      p('stem', w('2Cr13', 'Stainless 2Cr13 (420)')),
      p('operation', drives[k.drive]),
      p('pn', `PN${k.pn}`),
      p('ends', k.lug ? w('凸耳螺孔', 'Lug, tapped') : w('对夹', 'Wafer')),
    ],
    options: [w('阀座', 'Seat'), OPTION_DN],
    pieces: k.seats.flatMap((seat) =>
      rows.map(([size, l, h, mass, torque]) => {
        const bare = mass * (k.lug ? 1.28 : 1);
        const kg = bare + k.extra[0] + k.extra[1] * torque;
        const d = flange(size, k.pn);
        return {
          designation: `${k.code}-${k.pn}${k.body.letter} DN${size}${seat.suffix}`,
          at: [seat.words, `DN${size}`],
          yuan:
            (k.body.perKg * bare * 0.8 + k.disc.perKg * bare * 0.2 + 12 + size * 0.16) * seat.factor +
            k.extra[2] +
            k.extra[3] * torque,
          grams: kg * 1000,
          params: [
            p('faceToFace', l, 'mm'),
            p('height', h + tall, 'mm'),
            p('boltCircle', d.circle, 'mm'),
            p('bolts', `${d.bolts}-⌀${d.hole}`),
            p(w('操作力矩', 'Torque'), torque, 'N·m'),
            p('mass', Number(kg.toFixed(1)), 'kg'),
          ],
        };
      }),
    ),
    text: TEXT,
    pictures: pictures(() =>
      butterflyValve({
        title: k.name.en,
        caption: `${k.code}-${k.pn}${k.body.letter} DN${dn}`,
        dn,
        length,
        height: neck + tall,
        od: f.circle - f.hole,
        lugs: k.lug ? f.bolts : 4,
        circle: f.circle,
        material: k.body.paint,
        disc: k.disc.material,
        drive: k.drive,
        hand: k.drive === 'gear' ? dn * 0.9 + 60 : 230,
      }),
    ),
  });
}

export const EPDM = { words: w('EPDM 三元乙丙', 'EPDM'), suffix: ' EPDM', factor: 1 };

export const NBR = { words: w('NBR 丁腈', 'NBR'), suffix: ' NBR', factor: 1.04 };

export const S304 = { words: w('304不锈钢', 'Stainless 304'), material: 'stainless', perKg: 60 } as const;

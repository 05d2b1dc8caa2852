import { goods, type Piece } from '#demo/flow/goods.ts';
import { UNIT, w } from '#demo/flow/words.ts';
import { near, q, text, words } from '#demo/works/words.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { spanner, type SpannerShape } from '#demo/pictures/tools/hand/spanner.ts';
import type { SeedProduct } from '#demo/types.ts';
import { CRV } from './materials.ts';

const SPANNER_TEXT = text(
  [
    '两用扳手一端开口、一端梅花，两端同号。开口头与杆成 15°，每翻面一次只需 30° 空间；梅花端十二角，适合紧固和松开。',
    'Combination spanners have an open end and a ring of the same size. The open head stands at 15°, so turning it over needs only 30° of room; the twelve-point ring is for tightening and breaking loose.',
  ],
  [
    '对边尺寸按 GB/T 4393 公差制造，硬度 HRC 42 至 50。螺栓与扳手对应：M6 用 10，M8 用 13，M10 用 16 或 17，M12 用 18 或 19，M16 用 24，M20 用 30。',
    'Across-flats tolerances follow ISO 691, hardness HRC 42 to 50. Bolt and spanner: M6 10, M8 13, M10 16 or 17, M12 18 or 19, M16 24, M20 30.',
  ],
  [
    '不得加套管或用锤击打(敲击扳手除外)；松锈死螺母应先用渗透除锈剂，并优先用梅花端或套筒。',
    'Do not use a tube or a hammer on it (except striking spanners). Soak rusted nuts first, and use the ring or a socket.',
  ],
);

const COMBI = [
  6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 32, 34, 36,
  38, 41,
];

const PAIRS = [
  [5.5, 7],
  [6, 7],
  [8, 9],
  [8, 10],
  [10, 11],
  [10, 12],
  [12, 13],
  [12, 14],
  [13, 15],
  [14, 15],
  [14, 17],
  [16, 17],
  [16, 18],
  [17, 19],
  [18, 19],
  [19, 22],
  [20, 22],
  [21, 23],
  [22, 24],
  [24, 27],
  [25, 28],
  [27, 30],
  [30, 32],
  [32, 36],
] as const;

/** DIN 3113 form A lengths are near to 30 + 10.6 s. */
const lengthOf = (s: number): number => Math.round((34 + s * 10.4) / 5) * 5;

type Line = readonly [
  key: string,
  zh: string,
  en: string,
  kind: SpannerShape['kind'],
  norm: readonly string[],
  metal: Material,
  k: number,
  search: string,
  brand?: string,
];

const SPANNERS: readonly Line[] = [
  [
    'spanner-combination-mirror',
    '两用扳手 镜面',
    'Combination spanner, polished',
    'combination',
    ['DIN 3113', 'GB/T 4388'],
    'chrome',
    1,
    '两用扳手 梅开扳手 开口梅花 呆扳手',
    'banxiu',
  ],
  [
    'spanner-combination-satin',
    '两用扳手 珠镍哑光',
    'Combination spanner, satin',
    'combination',
    ['DIN 3113', 'GB/T 4388'],
    'stainless',
    0.82,
    '两用扳手 珠镍 梅开',
  ],
  [
    'spanner-ratchet',
    '棘轮两用扳手 72齿',
    'Ratcheting combination spanner, 72 teeth',
    'ratchet',
    ['GB/T 4388'],
    'chrome',
    2.6,
    '棘轮扳手 快扳 72齿',
    'banxiu',
  ],
  [
    'spanner-open',
    '双开口扳手',
    'Double open-end spanner',
    'open',
    ['DIN 3110', 'GB/T 4389'],
    'chrome',
    1.05,
    '开口扳手 呆扳手 双头',
  ],
  [
    'spanner-ring',
    '双梅花扳手 75°深弯',
    'Double ring spanner, 75° offset',
    'ring',
    ['DIN 838', 'GB/T 4390'],
    'chrome',
    1.3,
    '梅花扳手 眼镜扳手 深弯',
    'banxiu',
  ],
  [
    'spanner-black',
    '重型两用扳手 发黑',
    'Heavy-duty combination spanner, black',
    'combination',
    ['GB/T 4388'],
    'blackOxide',
    0.7,
    '重型扳手 发黑 45#钢',
  ],
];

export const spanners = SPANNERS.map(([key, zh, en, kind, norm, metal, k, search, brand]): SeedProduct => {
  const double = kind === 'open' || kind === 'ring';
  const sizes: readonly (readonly [number, number])[] = double
    ? PAIRS
    : (kind === 'ratchet' ? COMBI.filter((s) => s >= 8 && s <= 32) : COMBI).map((s) => [s, s] as const);
  return goods({
    key,
    trade: 'hand-tools',
    category: 'hand-tools-spanners-plain',
    ...(brand ? { brand } : {}),
    name: w(
      `${zh} ${double ? '5.5×7-32×36' : `${sizes[0]?.[0]}-${sizes.at(-1)?.[0]}`} mm`,
      `${en}, ${double ? '5.5×7 to 32×36' : `${sizes[0]?.[0]}-${sizes.at(-1)?.[0]}`} mm`,
    ),
    brief: w('CR-V 锻造，HRC 42-50，公差 +0.08/+0.30', 'Forged CR-V, HRC 42-50'),
    keywords: [...words(search), 'spanner', 'wrench', '扳手'],
    standards: [...norm],
    unit: w('把', 'pc'),
    moq: 5,
    multiple: 5,
    params: [
      q('material', metal === 'blackOxide' ? w('45 号碳钢', 'C45 steel') : CRV),
      q('hardness', '42-50', 'HRC'),
      q(
        'coating',
        metal === 'chrome'
          ? w('镀铬镜面', 'Mirror chrome')
          : metal === 'stainless'
            ? w('珠镍', 'Pearl nickel')
            : metal === 'steel'
              ? w('镀铬', 'Chrome')
              : w('发黑', 'Blackened'),
      ),
    ],
    options: [w('规格', 'Size')],
    pieces: sizes.map(([a, b]): Piece => {
      const s = Math.max(a, b);
      const L = lengthOf(s) * (double ? 1.12 : 1);
      const label = double ? `${a}×${b}` : `${a}`;
      return {
        designation: `${label} mm`,
        at: [`${label} mm`],
        yuan: (2.9 + s * 0.24 + s * s * 0.022) * k * near(key + s, 0.02),
        grams: s * s * 0.42 + s * 3,
        cm3: L * s * 0.02,
        params: [q('flats', label, 'mm'), q('length', Math.round(L), 'mm')],
      };
    }),
    text: SPANNER_TEXT,
    pictures: spanner({
      title: zh,
      caption: `${norm[0]} · ${double ? '17 × 19' : '17'}`,
      s: 17,
      ...(double ? { s2: 19 } : {}),
      L: double ? 245 : 210,
      kind,
      material: metal,
    }),
  });
});

export const sets = (
  [
    ['spanner-set-8', '两用扳手 8件套 8-19', 'Combination spanner set, 8 pieces', 8, 46],
    ['spanner-set-14', '两用扳手 14件套 8-24', 'Combination spanner set, 14 pieces', 14, 105],
    ['spanner-set-26', '两用扳手 26件套 6-32', 'Combination spanner set, 26 pieces', 26, 268],
  ] as const
).map(([key, zh, en, n, yuan]): SeedProduct =>
  goods({
    key,
    trade: 'hand-tools',
    category: 'hand-tools-spanners-plain',
    name: w(zh, en),
    brief: w('卷包或挂架装', 'In a roll or on a rack'),
    keywords: words('扳手套装 两用扳手组套 卷包'),
    standards: ['GB/T 4388'],
    unit: UNIT.kit,
    moq: 2,
    params: [q('pieces', n), q('material', CRV)],
    options: [w('包装', 'Packing')],
    pieces: [
      [w('帆布卷包', 'Canvas roll'), 1],
      [w('塑料挂架', 'Plastic rack'), 0.94],
    ].map(([pack, k]) => ({
      designation: `${n}pc ${(pack as { en: string }).en}`,
      at: [pack as { zh: string; en: string }],
      yuan: yuan * (k as number),
      grams: n * 130,
      cm3: n * 120,
    })),
    text: SPANNER_TEXT,
    pictures: spanner({
      title: zh,
      caption: `${n} pcs`,
      s: 19,
      L: 230,
      kind: 'combination',
      material: 'chrome',
      set: n > 20 ? 6 : n > 10 ? 5 : 4,
    }),
  }),
);

import { THREAD } from '#demo/flow/flanges.ts';
import { goods, type Text } from '#demo/flow/goods.ts';
import { p, UNIT, w } from '#demo/flow/words.ts';
import { type Part, straight } from '#demo/pictures/flow/straight.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { lathe, nut, pictures, type Solid, Z } from '#demo/pictures/scene/index.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { kilos } from './steel.ts';

const FERRULE_TEXT: Text = {
  zh: [
    '双卡套接头由本体、前卡套、后卡套和螺母组成，拧紧螺母时前卡套抱紧管子形成密封，后卡套夹持管子防止脱出，无需焊接和套丝，拆装可重复25次以上。',
    '管子应切平去毛刺，插到本体台肩底部；手紧后用扳手拧1¼圈（⌀4及以下为¾圈），重装时拧到原位再加¼圈。管子硬度应不高于HRB 80，外径偏差±0.1 mm，不可有纵向划痕。',
    '工作压力由管壁决定：⌀12×1.5的316L管约为28 MPa。卡套接头不能承受弯曲载荷，管路须有支架。',
  ],
  en: [
    'A twin-ferrule joint has a body, two ferrules and a nut. Tightened, the front ferrule seals on the tube and the rear one grips it: no welding, no threading, and it can be remade more than 25 times.',
    'Cut the tube square, deburr it and push it home. From finger-tight turn 1¼ turns (¾ for 4 mm and less); when remaking go back to the old position and ¼ turn more. The tube should be no harder than HRB 80, true to ±0.1 mm and free of scratches along its length.',
    'The tube wall decides the pressure: 316L tube 12 × 1.5 carries about 28 MPa. The joint takes no bending; clamp the tube.',
  ],
};

/** Tube, thread, spanner size of the nut, mass in g of the straight male connector. */
const TUBES = [
  [6, 8, 14, 48],
  [6, 15, 14, 82],
  [8, 8, 16, 57],
  [8, 10, 16, 68],
  [8, 15, 16, 94],
  [10, 8, 19, 74],
  [10, 10, 19, 82],
  [10, 15, 19, 108],
  [12, 8, 22, 96],
  [12, 10, 22, 102],
  [12, 15, 22, 124],
  [14, 15, 24, 142],
  [16, 15, 25, 158],
  [18, 15, 30, 204],
  [18, 20, 30, 236],
  [22, 20, 32, 262],
  [25, 25, 38, 396],
] as const;

function ferrule(
  slug: string,
  name: Words,
  words: readonly string[],
  steel: { words: Words; paint: Material; factor: number; slug: string },
  mass: number,
  both: boolean,
  parts: (t: number, r: number, hex: number) => Part[],
  extra?: Solid[],
): SeedProduct {
  const rows = both ? TUBES.filter(([t], i) => TUBES.findIndex(([u]) => u === t) === i) : TUBES;
  return goods({
    key: `ferrule-${slug}-${steel.slug}`,
    trade: 'fittings',
    category: 'fittings-tube-ferrule',
    name: w(`${steel.words.zh}双卡套${name.zh}`, `${steel.words.en} twin-ferrule ${name.en}`),
    brief: w('双卡套密封，免焊免套丝，可反复拆装', 'Seals by two ferrules, no welding, can be remade'),
    keywords: ['卡套接头', '卡套', '仪表接头', 'ferrule', 'compression fitting', ...words],
    standards: ['ASTM F1387', 'GB/T 3733'],
    unit: UNIT.piece,
    params: [
      p('material', steel.words),
      p(w('卡套形式', 'Ferrule'), w('双卡套', 'Twin')),
      p(w('最高工作压力', 'Working pressure, up to'), '28', 'MPa'),
      p('temperature', '-60~400', '℃'),
    ],
    options: both ? [w('管外径', 'Tube')] : [w('管外径', 'Tube'), w('螺纹', 'Thread')],
    pieces: rows.map(([tube, dn, hex, grams]) => ({
      designation: both ? `⌀${tube}` : `⌀${tube}-${THREAD[dn]}`,
      at: both ? [`⌀${tube}`] : [`⌀${tube}`, `R ${THREAD[dn]}`],
      yuan: (6.2 + grams * 0.086) * mass * steel.factor,
      grams: grams * mass,
      params: [
        p('od', tube, 'mm'),
        p(w('螺母对边', 'Nut, across flats'), hex, 'mm'),
        ...(both ? [] : [p('thread', `R ${THREAD[dn]}`)]),
        p('mass', kilos((grams * mass) / 1000), 'kg'),
      ],
    })),
    text: FERRULE_TEXT,
    pictures: pictures(() =>
      straight({
        title: name.en,
        caption: `⌀12 ${name.zh}`,
        material: steel.paint,
        parts: parts(6, 10.5, 22),
        ...(extra ? { extra } : {}),
      }),
    ),
  });
}

const male = (t: number, r: number, hex: number): Part[] => [
  { kind: 'round', length: 4, r: t * 1.4, hole: t },
  { kind: 'hex', length: 15, flats: hex },
  { kind: 'round', length: 3, r: t * 1.35 },
  { kind: 'hex', length: 8, flats: hex * 0.96 },
  { kind: 'thread', length: 15, r },
];

const union = (t: number, _r: number, hex: number): Part[] => [
  { kind: 'round', length: 4, r: t * 1.4, hole: t },
  { kind: 'hex', length: 15, flats: hex },
  { kind: 'thread', length: 4, r: t * 1.35 },
  { kind: 'hex', length: 8, flats: hex * 0.96 },
  { kind: 'thread', length: 4, r: t * 1.35 },
  { kind: 'hex', length: 15, flats: hex },
  { kind: 'round', length: 4, r: t * 1.4 },
];

const female = (t: number, r: number, hex: number): Part[] => [
  { kind: 'round', length: 4, r: t * 1.4, hole: t },
  { kind: 'hex', length: 15, flats: hex },
  { kind: 'round', length: 4, r: t * 1.35 },
  { kind: 'hex', length: 20, flats: r * 2.6 },
];

const bulkhead = (t: number, r: number, hex: number): Part[] => [
  ...union(t, r, hex).slice(0, 4),
  { kind: 'thread', length: 26, r: t * 1.6 },
  { kind: 'hex', length: 6, flats: hex * 1.15 },
  { kind: 'thread', length: 8, r: t * 1.5 },
  { kind: 'hex', length: 14, flats: hex },
];

const side: Solid[] = [
  lathe(
    Z,
    [28, 0, 0],
    [
      [6, 8],
      [15, 8],
    ],
    'stainless',
  ),
  nut(Z, [28, 0, 0], 14, 29, 22, 'stainless'),
  lathe(
    Z,
    [28, 0, 0],
    [
      [29, 8.4],
      [33, 8.4],
    ],
    'stainless',
    { hole: 6 },
  ),
];

const S316 = { words: w('316L', 'Stainless 316L'), paint: 'chrome', factor: 1.34, slug: '316l' } as const;

const S304 = { words: w('304', 'Stainless 304'), paint: 'stainless', factor: 1, slug: '304' } as const;

export const ferrules: SeedProduct[] = [
  ...[S304, S316].flatMap((steel) => [
    ferrule('male', w('外螺纹直通', 'male connector'), ['直通终端', 'male connector'], steel, 1, false, male),
    ferrule('female', w('内螺纹直通', 'female connector'), ['内螺纹接头'], steel, 1.12, false, female),
    ferrule('union', w('直通中间接头', 'union'), ['中间接头', 'union'], steel, 1.15, true, union),
    ferrule('tee', w('三通接头', 'union tee'), ['三通', 'tee'], steel, 1.95, true, union, side),
  ]),
  ferrule(
    'bulkhead',
    w('穿板接头', 'bulkhead union'),
    ['穿板', '隔壁接头', 'bulkhead'],
    S304,
    1.55,
    true,
    bulkhead,
  ),
];

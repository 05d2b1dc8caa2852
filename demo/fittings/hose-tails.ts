import { THREAD, THREAD_OD } from '#demo/flow/flanges.ts';
import { goods, type Text } from '#demo/flow/goods.ts';
import { p, UNIT, w } from '#demo/flow/words.ts';
import { straight } from '#demo/pictures/flow/straight.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { pictures } from '#demo/pictures/scene/index.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { kilos } from './steel.ts';

const HOSE_TEXT: Text = {
  zh: [
    '宝塔接头靠倒齿和喉箍夹住软管，齿尖外径比软管内径大约5%~8%；插入前用肥皂水润滑，不要用矿物油，以免橡胶老化。',
    '低压水、气用单个喉箍即可；0.6 MPa以上或温度交变时使用双喉箍并错开180°。',
    '螺纹端为R外螺纹，缠生料带安装；与G平行螺纹机座配合时应加组合垫。',
  ],
  en: [
    'A hose tail holds by its barbs and a clamp; the barb is 5–8 % wider than the bore of the hose. Wet it with soap water to push it in, never with mineral oil, which ages rubber.',
    'One clamp serves low pressure; above 0.6 MPa or with changing temperature use two, turned by 180°.',
    'The male thread R takes tape; in parallel G ports use a bonded washer.',
  ],
};

/** Hose bore, thread, mass in g (brass). */
const TAILS = [
  [6, 6, 14],
  [6, 8, 20],
  [8, 8, 24],
  [8, 10, 32],
  [10, 8, 28],
  [10, 10, 36],
  [10, 15, 52],
  [12, 10, 40],
  [12, 15, 58],
  [14, 15, 64],
  [16, 15, 70],
  [16, 20, 102],
  [19, 20, 118],
  [20, 20, 122],
  [25, 25, 205],
  [32, 32, 340],
  [40, 40, 430],
  [50, 50, 720],
] as const;

function hoseTail(
  slug: string,
  material: Words,
  paint: Material,
  factor: number,
  base: number,
  perGram: number,
): SeedProduct {
  return goods({
    key: `hose-tail-${slug}`,
    trade: 'fittings',
    category: 'fittings-quick-barb',
    name: w(`${material.zh}宝塔接头（外螺纹）`, `${material.en} hose tail, male`),
    brief: w('四道倒齿，六角扳手位', 'Four barbs, hexagon for the spanner'),
    keywords: ['宝塔接头', '皮管接头', '软管接头', '格林头', 'hose barb', 'hose tail'],
    standards: ['GB/T 7306'],
    unit: UNIT.piece,
    params: [p('material', material), p('ends', w('外螺纹 / 软管', 'Male thread / hose')), p('pn', 'PN16')],
    options: [w('软管内径', 'Hose bore'), w('螺纹', 'Thread')],
    pieces: TAILS.map(([bore, dn, grams]) => ({
      designation: `${bore}-${THREAD[dn]}`,
      at: [w(`${bore} mm`), `R ${THREAD[dn]}`],
      yuan: base + grams * factor * perGram,
      grams: grams * factor,
      params: [
        p('thread', `R ${THREAD[dn]}`),
        p(w('螺纹外径', 'Thread diameter'), THREAD_OD[dn] ?? 0, 'mm'),
        p('mass', kilos((grams * factor) / 1000), 'kg'),
      ],
    })),
    text: HOSE_TEXT,
    pictures: pictures(() =>
      straight({
        title: 'hose tail',
        caption: '宝塔 16-1/2″',
        material: paint,
        parts: [
          { kind: 'barb', length: 32, r: 8.6, hole: 5.8 },
          { kind: 'hex', length: 8, flats: 24 },
          { kind: 'thread', length: 15, r: 10.5 },
        ],
      }),
    ),
  });
}

export const hoseTails: SeedProduct[] = [
  hoseTail('brass', w('黄铜', 'Brass'), 'brass', 1, 0.5, 0.062),
  hoseTail('304', w('304不锈钢', 'Stainless 304'), 'stainless', 0.94, 1.4, 0.068),
  hoseTail('pp', w('PP塑料', 'Polypropylene'), 'black', 0.13, 0.25, 0.045),
];

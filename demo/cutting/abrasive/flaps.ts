import { goods } from '#demo/flow/goods.ts';
import { w } from '#demo/flow/words.ts';
import { q, text, words } from '#demo/works/words.ts';
import { flapDisc } from '#demo/pictures/tools/abrasive/flap-disc.ts';
import type { SeedProduct } from '#demo/types.ts';
import { rpm } from './rpm.ts';

const FLAP_TEXT = text(
  [
    '百叶片(平面砂布轮)由砂布叶片叠贴而成，磨料边磨边露新，磨削后表面细腻，可一步完成去焊缝与打磨。',
    'Flap discs of overlapping cloth keep baring fresh grain: welds come off and the surface is finished in one step.',
  ],
  [
    '粒度参考：40 目去除焊疤，60 目整平，80 目通用，120 目以上拉丝前处理。锆刚玉用于不锈钢，寿命约为棕刚玉的两倍。',
    'Grit: 40 for weld removal, 60 for levelling, 80 general, 120 and finer before brushing. Zirconia suits stainless and lasts about twice as long as aluminium oxide.',
  ],
);

const GRITS = [40, 60, 80, 120, 180];

export const flaps = (
  [
    ['flap-disc-zirconia', '锆刚玉百叶片', 'Zirconia flap disc', 'teal', 3.4],
    ['flap-disc-calcined', '棕刚玉百叶片', 'Aluminium oxide flap disc', 'brown', 1.9],
    ['flap-disc-ceramic', '陶瓷磨料百叶片', 'Ceramic flap disc', 'red', 6.8],
  ] as const
).map(([key, zh, en, grit, at]): SeedProduct =>
  goods({
    key,
    trade: 'cutting',
    category: 'cutting-abrasives-flap',
    ...(at > 3 ? { brand: 'wenxiao' } : {}),
    name: w(`${zh} ⌀100-180`, `${en}, ⌀100-180 mm`),
    brief: w('40-180 目，玻纤基体，80 m/s', 'Grit 40-180, fibreglass backing, 80 m/s'),
    keywords: words('百叶片 百叶轮 千叶片 平面砂布轮 flap disc 抛光片'),
    standards: ['EN 13743', 'JB/T 8606'],
    unit: w('片', 'pc'),
    packing: w('1盒=10片', 'Box of 10'),
    moq: 20,
    multiple: 10,
    params: [
      q({ zh: '磨料', en: 'Abrasive' }, w(zh.slice(0, -3), en.replace(' flap disc', ''))),
      q({ zh: '型式', en: 'Type' }, 'T27 / T29'),
    ],
    options: [w('规格', 'Size'), w('粒度', 'Grit')],
    pieces: (
      [
        [100, 16],
        [115, 22.23],
        [125, 22.23],
        [180, 22.23],
      ] as const
    ).flatMap(([D, bore]) =>
      GRITS.map((g) => ({
        designation: `${D}×${bore} P${g}`,
        at: [`${D}×${bore}`, `P${g}`],
        yuan: at * (D / 115) ** 1.5,
        grams: D * D * 0.0066,
        cm3: D * D * 0.009,
        params: [
          q('diameter', D, 'mm'),
          q('bore', bore, 'mm'),
          q('grit', `P${g}`),
          q('maxSpeed', rpm(D), 'r/min'),
        ],
      })),
    ),
    text: FLAP_TEXT,
    pictures: flapDisc({
      title: zh,
      caption: '125 × 22.23 · T29',
      D: 125,
      bore: 22.23,
      t: 12,
      grit,
      backing: 'black',
    }),
  }),
);

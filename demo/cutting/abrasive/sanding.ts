import { goods } from '#demo/flow/goods.ts';
import { w } from '#demo/flow/words.ts';
import { q, text, words } from '#demo/works/words.ts';
import { sandingDisc } from '#demo/pictures/tools/abrasive/sanding-disc.ts';
import type { SeedProduct } from '#demo/types.ts';

const SAND_TEXT = text(
  [
    '植绒自粘砂纸片用于圆形气动或电动砂光机，更换快；孔位与吸尘底盘对应。',
    'Hook-and-loop sanding discs for orbital sanders; the holes match dust-extracting pads.',
  ],
  [
    '木材底漆打磨用 120 至 240 目，原子灰 80 至 180 目，面漆前 400 目，抛光前 800 目以上。',
    'Wood and primer 120 to 240, filler 80 to 180, before top coat 400, before polishing 800 and finer.',
  ],
);

export const sanding = (
  [
    ['sanding-disc-red', '自粘圆盘砂纸(红砂)', 'Hook-and-loop sanding disc', 125, 8, 'red', 0.42],
    ['sanding-disc-yellow', '自粘圆盘砂纸(黄砂干磨)', 'Dry sanding disc, gold', 150, 6, 'yellow', 0.75],
    ['sanding-disc-fibre', '钢纸磨片', 'Fibre disc', 125, 0, 'brown', 1.6],
  ] as const
).map(([key, zh, en, D, holes, grit, at]): SeedProduct =>
  goods({
    key,
    trade: 'cutting',
    category: 'cutting-abrasives-sand',
    name: w(`${zh} ⌀${D}`, `${en}, ⌀${D} mm`),
    brief: w('多种粒度，整盒供应', 'Many grits, sold by the box'),
    keywords: words('砂纸片 圆盘砂纸 自粘砂纸 植绒 sandpaper 打磨'),
    standards: ['GB/T 15305', 'FEPA P'],
    unit: w('片', 'pc'),
    packing: w('1盒=100片', 'Box of 100'),
    moq: 100,
    multiple: 100,
    params: [q('diameter', D, 'mm'), q({ zh: '孔数', en: 'Holes' }, holes)],
    options: [w('粒度', 'Grit')],
    pieces: [40, 60, 80, 100, 120, 150, 180, 240, 320, 400].map((g) => ({
      designation: `⌀${D} P${g}`,
      at: [`P${g}`],
      yuan: at * (g < 80 ? 1.2 : 1),
      grams: D * D * 0.00055 + 1,
      cm3: D * D * 0.001,
      params: [q('grit', `P${g}`)],
    })),
    text: SAND_TEXT,
    pictures: sandingDisc({
      title: zh,
      caption: `⌀${D} · ${holes} holes`,
      D,
      bore: holes ? 0 : 22.23,
      t: 1,
      grit,
      holes,
    }),
  }),
);

import card from '../../locales/zh-CN/card.json';
import common from '../../locales/zh-CN/common.json';
import failures from '../../locales/zh-CN/failures.json';
import goods from '../../locales/zh-CN/goods.json';
import type { Buying } from '#islands/goods/buying.ts';
import type { Messages } from '#lib/i18n/translate.ts';

export const i18n: Messages = {
  locale: 'zh-CN',
  words: { card, goods, failures, common },
};

const tiers = (fen: number) => [
  { start: 10, price: fen },
  { start: 50, price: fen - 10 },
  { start: 200, price: fen - 30 },
];

/** Screws in two threads and two lengths, sold from 10 on by fives, all sizes counted together. */
export const screws: Buying = {
  productId: 7,
  merId: 1,
  unit: '支',
  rule: { minimum: 10, multiple: 5, maximum: 0, unit: '支' },
  name: '内六角圆柱头螺钉',
  image: '/a.webp',
  mixed: true,
  attrs: [
    { name: '螺纹', values: ['M6', 'M8'] },
    { name: '长度', values: ['20', '30'] },
  ],
  skus: [
    { unique: 61, designation: 'M6×20', choice: [0, 0], tiers: tiers(100), stock: 1000 },
    { unique: 62, designation: 'M6×30', choice: [0, 1], tiers: tiers(120), stock: 40 },
    { unique: 81, designation: 'M8×20', choice: [1, 0], tiers: tiers(150), stock: 1000 },
    { unique: 82, designation: 'M8×30', choice: [1, 1], tiers: tiers(180), stock: 0 },
  ],
};

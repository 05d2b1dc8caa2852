import { w } from '#demo/flow/words.ts';
import { q } from '#demo/works/words.ts';
import { roll } from '#demo/pictures/tools/chemicals/roll.ts';
import { strap } from '#demo/pictures/tools/packaging/strap.ts';
import { type Line, P, ROLL } from './line.ts';

export const bags: Line[] = [
  {
    key: 'bag-pe',
    zh: 'PE 平口袋 加厚',
    en: 'PE flat bags',
    kind: 'wrap',
    cat: 'packaging-protect',
    search: '塑料袋 平口袋 加厚 透明',
    norm: 'GB/T 24984',
    params: [q('thickness', '0.08-0.12', 'mm')],
    options: [w('规格', 'Size'), w('厚度', 'Thickness')],
    rows: ['200×300', '300×400', '400×600', '600×800', '800×1000'].flatMap((s, i) =>
      ['0.08 mm', '0.12 mm'].map(
        (t, j) => [[s, t], [8, 16, 32, 58, 92][i]! * (1 + j * 0.45), 480 + i * 400, 1500] as const,
      ),
    ),
    moq: 5,
    unit: w('包', 'pack'),
    packing: w('1包=100个', 'Pack of 100'),
    pictures: strap({
      title: 'PE 袋',
      caption: '400 × 600 · 0.12',
      body: 'white',
      kind: 'bag',
      W: 400,
      H: 600,
    }),
  },
  {
    key: 'bag-vacuum',
    zh: '真空防锈袋',
    en: 'VCI vacuum bag',
    kind: 'wrap',
    cat: 'packaging-protect',
    search: '防锈袋 VCI 真空 金属',
    norm: 'GB/T 35491',
    params: [q('thickness', 0.12, 'mm')],
    options: [w('规格', 'Size'), w('类型', 'Type')],
    rows: ['300×400', '500×700', '800×1000', '1000×1200'].flatMap((s, i) =>
      [w('VCI 防锈', 'VCI'), w('铝箔真空', 'Aluminium vacuum')].map(
        (t, j) => [[s, t], [2.6, 6.2, 13, 21][i]! * (1 + j * 0.6), 80 + i * 90, 500] as const,
      ),
    ),
    moq: 50,
    unit: P,
    multiple: 10,
    pictures: strap({
      title: '防锈袋',
      caption: 'VCI · 500 × 700',
      body: 'yellow',
      kind: 'bag',
      W: 500,
      H: 700,
    }),
  },
  {
    key: 'label-thermal',
    zh: '热敏标签纸 面单',
    en: 'Thermal labels',
    kind: 'wrap',
    cat: 'packaging-protect',
    search: '标签纸 热敏 面单 不干胶 条码',
    norm: 'GB/T 30130',
    brand: 'jiaofeng',
    params: [q('pieces', '500-2000')],
    options: [w('规格', 'Size'), w('装', 'Per roll')],
    rows: ['40×30', '60×40', '70×50', '100×100', '100×150'].flatMap((s, i) =>
      ['500', '1000'].map(
        (n, j) => [[s, n], [5.8, 9, 12.5, 26, 38][i]! * (j ? 1.85 : 1), 300 + i * 200, 600] as const,
      ),
    ),
    moq: 10,
    unit: ROLL,
    pictures: roll({
      title: '热敏标签',
      caption: '100 × 150',
      body: 'white',
      D: 120,
      W: 100,
      core: 40,
      mark: 'LABEL',
    }),
  },
];

import { w } from '#demo/flow/words.ts';
import { q } from '#demo/works/words.ts';
import { pallet } from '#demo/pictures/tools/packaging/pallet.ts';
import { type Line, P } from './line.ts';

export const pallets: Line[] = [
  {
    key: 'pallet-wood',
    zh: '木托盘 熏蒸 IPPC',
    en: 'Wooden pallet, IPPC',
    kind: 'pallet',
    cat: 'packaging-pallet',
    search: '木托盘 熏蒸 出口 卡板',
    norm: 'GB/T 2934',
    brand: 'xianghe',
    params: [q('dynamic', '1000-1500', 'kg'), q('static', '3000-4000', 'kg')],
    options: [w('规格', 'Size'), w('叉入', 'Entry')],
    rows: ['1200×1000', '1200×800', '1100×1100', '1000×800'].flatMap((s, i) =>
      [w('双面', 'Two-way'), w('四面', 'Four-way')].map(
        (e, j) =>
          [
            [s, e],
            52 - i * 4 + j * 8,
            15000 - i * 1000,
            180000,
            [q('dynamic', j ? 1500 : 1200, 'kg')],
          ] as const,
      ),
    ),
    moq: 10,
    unit: P,
    multiple: 5,
    pictures: pallet({
      title: '木托盘',
      caption: '1200 × 1000',
      body: 'wood',
      L: 1200,
      W: 1000,
      H: 150,
      boards: 7,
      legs: 'block',
    }),
  },
  {
    key: 'pallet-plastic',
    zh: '塑料托盘 田字网格',
    en: 'Plastic pallet',
    kind: 'pallet',
    cat: 'packaging-pallet',
    search: '塑料托盘 卡板 网格 九脚',
    norm: 'GB/T 15234',
    brand: 'xianghe',
    params: [q('dynamic', 1500, 'kg'), q('static', 6000, 'kg')],
    options: [w('规格', 'Size'), w('型式', 'Type')],
    rows: ['1200×1000', '1200×800', '1100×1100'].flatMap((s, i) =>
      [w('九脚', 'Nine feet'), w('川字', 'Runners'), w('田字双面', 'Double face')].map(
        (t, j) =>
          [
            [s, t],
            88 - i * 6 + j * 22,
            8000 + j * 2000,
            160000,
            [q('dynamic', [1000, 1500, 2000][j] ?? 1500, 'kg')],
          ] as const,
      ),
    ),
    moq: 5,
    unit: P,
    pictures: pallet({
      title: '塑料托盘',
      caption: '1200 × 1000',
      body: 'blue',
      L: 1200,
      W: 1000,
      H: 150,
      boards: 9,
      legs: 'solid',
    }),
  },
];

import { w } from '#demo/flow/words.ts';
import { q } from '#demo/works/words.ts';
import { shelving } from '#demo/pictures/tools/packaging/shelving.ts';
import type { Line } from './line.ts';

export const shelves: Line[] = [
  {
    key: 'shelving-light',
    zh: '轻型组合货架',
    en: 'Light-duty shelving',
    kind: 'store',
    cat: 'packaging-shelf',
    search: '货架 轻型 仓储 组合 铁架',
    norm: 'GB/T 27924',
    brand: 'xianghe',
    params: [q('load', '100', 'kg')],
    options: [w('规格', 'Size'), w('层数', 'Levels')],
    rows: ['1500×500×2000', '2000×500×2000', '2000×600×2000', '2000×600×2500'].flatMap((s, i) =>
      ['4', '5'].map(
        (l, j) =>
          [
            [s, w(`${l}层`, `${l} levels`)],
            178 + i * 48 + j * 46,
            28000 + i * 6000,
            120000,
            [q('load', 100, 'kg')],
          ] as const,
      ),
    ),
    moq: 1,
    unit: w('组', 'set'),
    pictures: shelving({
      title: '轻型货架',
      caption: '2000 × 600 × 2000 · 100 kg',
      body: 'grey',
      L: 2000,
      D: 600,
      H: 2000,
      levels: 4,
      heavy: false,
    }),
  },
  {
    key: 'shelving-medium',
    zh: '中型仓储货架',
    en: 'Medium-duty racking',
    kind: 'store',
    cat: 'packaging-shelf',
    search: '中型货架 库房 横梁 仓储',
    norm: 'GB/T 27924',
    brand: 'xianghe',
    params: [q('load', '300-500', 'kg')],
    options: [w('规格', 'Size'), w('每层载荷', 'Load per level')],
    rows: ['2000×600×2000', '2000×600×2500', '2500×600×2500'].flatMap((s, i) =>
      ['300 kg', '400 kg', '500 kg'].map(
        (l, j) => [[s, l], 318 + i * 92 + j * 78, 52000 + i * 12000, 180000] as const,
      ),
    ),
    moq: 1,
    unit: w('组', 'set'),
    pictures: shelving({
      title: '中型货架',
      caption: '2000 × 600 × 2500 · 300 kg',
      body: 'blue',
      L: 2000,
      D: 600,
      H: 2500,
      levels: 4,
      heavy: false,
    }),
  },
  {
    key: 'shelving-heavy',
    zh: '重型横梁货架',
    en: 'Heavy pallet racking',
    kind: 'store',
    cat: 'packaging-shelf',
    search: '重型货架 横梁式 立柱 托盘',
    norm: 'GB/T 27924',
    params: [q('load', '1000-3000', 'kg')],
    options: [w('规格', 'Size'), w('每层载荷', 'Load per level')],
    rows: ['2300×1000×3000', '2700×1000×4000'].flatMap((s, i) =>
      ['1000 kg', '2000 kg', '3000 kg'].map(
        (l, j) => [[s, l], 620 + i * 240 + j * 180, 120000 + i * 40000, 400000] as const,
      ),
    ),
    moq: 1,
    unit: w('组', 'set'),
    pictures: shelving({
      title: '重型货架',
      caption: '2700 × 1000 × 4000 · 2 t',
      body: 'orange',
      L: 2700,
      D: 1000,
      H: 4000,
      levels: 4,
      heavy: true,
    }),
  },
];

import { p, w } from '#demo/flow/words.ts';
import { bar } from '#demo/pictures/profile/section.ts';
import type { SeedProduct } from '#demo/types.ts';
import { BAR_TEXT, barGoods, type Line, rolled, ZINC } from './bar-goods.ts';

const FLAT = [
  [20, 3],
  [20, 4],
  [25, 3],
  [25, 4],
  [30, 3],
  [30, 4],
  [40, 4],
  [40, 5],
  [50, 5],
  [50, 6],
  [50, 8],
  [60, 6],
  [80, 8],
  [100, 8],
  [100, 10],
] as const;

const flats = (density: number): Line[] =>
  FLAT.map(([b, t]) => ({
    designation: `${b}×${t}`,
    at: [`${b} mm`, `${t} mm`],
    perMetre: (b * t * density) / 1000,
    params: [p('width', b, 'mm'), p('thickness', t, 'mm')],
  }));

const WIDE = [w('宽度', 'Width'), w('厚度', 'Thickness')];

export const flatBars: SeedProduct[] = [
  barGoods({
    ...rolled,
    key: 'flat-q235',
    name: w('Q235B扁钢', 'Flat bar Q235B'),
    brief: w('接地、格栅、加工件', 'For earthing, gratings and parts'),
    words: ['扁钢', '扁铁', 'flat bar'],
    standards: ['GB/T 702'],
    category: 'pipes-bar-flat',
    text: BAR_TEXT,
    perKg: 4.1,
    lines: flats(7.85),
    options: WIDE,
    draw: () => bar({ title: 'flat', caption: '50×6', material: 'castIron', w: 50, h: 6, wall: 0, pile: 1 }),
  }),
  barGoods({
    ...rolled,
    key: 'flat-galvanised',
    name: w('热镀锌接地扁钢', 'Galvanised earthing flat'),
    brief: w('防雷接地，镀层≥70 μm', 'For lightning earth, coat 70 μm or more'),
    words: ['镀锌扁钢', '接地扁铁', 'flat bar'],
    standards: ['GB/T 702', 'GB/T 13912'],
    category: 'pipes-bar-flat',
    text: BAR_TEXT,
    surface: ZINC,
    perKg: 5.2,
    lines: flats(7.85),
    options: WIDE,
    draw: () => bar({ title: 'flat', caption: '40×4', material: 'zinc', w: 40, h: 4, wall: 0, pile: 2 }),
  }),
  barGoods({
    ...rolled,
    key: 'flat-304',
    name: w('304不锈钢扁钢', 'Stainless 304 flat bar'),
    brief: w('冷拔光亮', 'Cold-drawn, bright'),
    words: ['不锈钢扁条', '不锈钢扁钢', 'flat bar'],
    standards: ['GB/T 4226'],
    category: 'pipes-bar-flat',
    text: BAR_TEXT,
    material: w('304'),
    surface: w('冷拔光亮', 'Cold-drawn bright'),
    metres: 3,
    perKg: 20.5,
    lines: flats(7.93),
    options: WIDE,
    draw: () => bar({ title: 'flat', caption: '40×5', material: 'stainless', w: 40, h: 5, wall: 0, pile: 2 }),
  }),
];

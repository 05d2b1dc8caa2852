import { w } from '#demo/flow/words.ts';
import type { SeedProduct } from '#demo/types.ts';
import { base, Q235, type Row, T, tubeGoods, ZINC } from './tube-goods.ts';

const WELDED: readonly Row[] = [
  [21.3, 2.5, 2.75],
  [26.9, 2.5, 2.75],
  [33.7, 3, 3.25],
  [42.4, 3, 3.25],
  [48.3, 3, 3.5],
  [60.3, 3.25, 3.75],
  [76.1, 3.5, 4],
  [88.9, 3.5, 4],
  [114.3, 3.75, 4],
  [139.7, 4, 4.5],
  [168.3, 4.25, 4.5],
  [219.1, 5, 6],
];

export const weldedPipes: SeedProduct[] = [
  tubeGoods({
    ...base,
    key: 'welded-black',
    name: w('Q235B直缝焊接钢管', 'Welded steel pipe Q235B'),
    brief: w('低压流体输送，结构脚手架', 'Low-pressure fluids, structures'),
    category: 'pipes-steel-welded',
    words: ['焊管', '直缝管', '黑管', 'welded pipe', ...T],
    standards: ['GB/T 3091'],
    material: Q235,
    paint: 'steel',
    perKg: 4.1,
    rows: WELDED,
    drawn: [114.3, 4],
  }),
  tubeGoods({
    ...base,
    key: 'welded-galvanised',
    name: w('热镀锌焊接钢管', 'Hot-dip galvanised pipe'),
    brief: w('消防、给水、穿线，镀层≥300 g/m²', 'For fire, water and conduit, coat 300 g/m² or more'),
    category: 'pipes-steel-welded',
    words: ['镀锌管', '水管', '消防管', 'galvanised pipe', ...T],
    standards: ['GB/T 3091', 'GB/T 13793'],
    material: Q235,
    paint: 'zinc',
    perKg: 5.1,
    rows: WELDED,
    drawn: [60.3, 3.75],
    surface: ZINC,
  }),
];

import { w } from '#demo/flow/words.ts';
import { fix } from '#demo/works/words.ts';

export type TapRow = readonly [d: number, pitch: number, L: number, l: number, shank: number];

export const DIN371: readonly TapRow[] = [
  [2, 0.4, 45, 8, 2.8],
  [2.5, 0.45, 50, 9, 2.8],
  [3, 0.5, 56, 11, 3.5],
  [4, 0.7, 63, 13, 4.5],
  [5, 0.8, 70, 15, 6],
  [6, 1, 80, 17, 6],
  [8, 1.25, 90, 20, 8],
  [10, 1.5, 100, 22, 10],
];

export const HSSE = w('含钴高速钢 HSS-E', 'HSS-E cobalt');

export const HSS = w('高速钢 W6Mo5Cr4V2', 'HSS M2');

export const ALLOY = w('合金工具钢 9SiCr', 'Alloy tool steel 9SiCr');

export const size = (d: number, pitch: number): string => `M${fix(d)}×${pitch}`;

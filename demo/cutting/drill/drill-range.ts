import { w } from '#demo/flow/words.ts';
import type { Material } from '#demo/pictures/metal.ts';
import type { Words } from '#demo/types.ts';
import type { LengthRow } from './drill-lengths.ts';

export interface Range {
  key: string;
  zh: string;
  en: string;
  norm: string;
  table: readonly LengthRow[];
  sizes: number[];
  grade: Words;
  finish: Words;
  point: number;
  metal: Material;
  /** Yuan for a drill of 8 mm; others follow with the mass of their steel. */
  at8: number;
  words: string;
  use: Words;
  brand?: string;
}

export const WC = w('超细晶粒硬质合金 K30-K40', 'Submicron carbide K30-K40');

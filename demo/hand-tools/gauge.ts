import { w } from '#demo/flow/words.ts';
import type { Pictures } from '#demo/pictures/tools/sketch.ts';
import type { Words } from '#demo/types.ts';

type Row = readonly [size: string, yuan: number, grams: number];

export interface Gauge {
  key: string;
  zh: string;
  en: string;
  search: string;
  norm: string;
  unit?: Words;
  rows: readonly Row[];
  reading: string;
  error: string;
  pictures: Pictures;
  category: string;
  option: Words;
  brand?: boolean;
  moq?: number;
  soldOut?: boolean;
}

export const RANGE = w('测量范围', 'Range');

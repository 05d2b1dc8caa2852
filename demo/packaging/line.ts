import type { Goods } from '#demo/flow/goods.ts';
import { w } from '#demo/flow/words.ts';
import type { SeedParam, Words } from '#demo/types.ts';
import type { T } from './texts.ts';

export interface Line {
  key: string;
  zh: string;
  en: string;
  kind: keyof typeof T;
  cat: string;
  search: string;
  norm: string;
  brand?: string;
  params: SeedParam[];
  options: Words[];
  rows: readonly (readonly [
    at: readonly (string | Words)[],
    yuan: number,
    grams: number,
    cm3?: number,
    params?: SeedParam[],
  ])[];
  moq: number;
  unit: Words;
  pictures: Goods['pictures'];
  packing?: Words;
  multiple?: number;
}

export const P = w('个', 'pc');

export const ROLL = w('卷', 'roll');

import { w } from '#demo/flow/words.ts';
import type { Material } from '#demo/pictures/metal.ts';
import type { Pictures } from '#demo/pictures/tools/sketch.ts';
import type { SeedParam, Words } from '#demo/types.ts';
import type { T } from './texts.ts';

export interface Tool {
  key: string;
  zh: string;
  en: string;
  kind: keyof typeof T;
  category: string;
  search: string;
  norm: string;
  brand?: string;
  options: Words[];
  rows: readonly (readonly [
    at: readonly (string | Words)[],
    yuan: number,
    grams: number,
    params?: SeedParam[],
  ])[];
  params: SeedParam[];
  pictures: Pictures;
  unit?: Words;
  moq?: number;
  lead?: number;
  soldOut?: boolean;
}

export const KIT = w('配置', 'Kit');

const bare = w('裸机', 'Bare tool');

const kit2 = w('一电一充 2.0Ah', 'One 2.0 Ah, charger');

const kit4 = w('两电一充 4.0Ah', 'Two 4.0 Ah, charger');

export const cordlessRows = (base: number, grams: number, models: readonly string[]): Tool['rows'] =>
  models.flatMap((m, i) =>
    [
      [bare, 1, 0],
      [kit2, 1.85, 700],
      [kit4, 3.05, 1600],
    ].map(
      ([k, f, g]) => [[m, k as Words], base * (1 + i * 0.28) * (f as number), grams + (g as number)] as const,
    ),
  );

export const VOLT = w('电压', 'Voltage');

export const pics = (title: string, caption: string, colour: Material) => ({ title, caption, colour });

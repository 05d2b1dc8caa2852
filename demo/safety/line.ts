import { w } from '#demo/flow/words.ts';
import { near } from '#demo/works/words.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { glove } from '#demo/pictures/tools/safety/glove.ts';
import type { Pictures } from '#demo/pictures/tools/sketch.ts';
import type { SeedParam, Words } from '#demo/types.ts';
import type { T } from './texts.ts';

export const COLOURS = [
  w('白', 'White'),
  w('黄', 'Yellow'),
  w('红', 'Red'),
  w('蓝', 'Blue'),
  w('橙', 'Orange'),
];

export interface Line {
  key: string;
  zh: string;
  en: string;
  kind: keyof typeof T;
  cat: string;
  search: string;
  norm: string[];
  brand?: string;
  moq: number;
  multiple: number;
  params: SeedParam[];
  options: Words[];
  rows: readonly { at: readonly (string | Words)[]; yuan: number; grams: number; params?: SeedParam[] }[];
  pictures: Pictures;
  unit?: Words;
  packing?: Words;
  soldOut?: boolean;
}

export const size = (
  base: number,
  grams: number,
): readonly { at: readonly string[]; yuan: number; grams: number }[] =>
  ['7', '8', '9', '10', '11'].map((s) => ({ at: [s], yuan: base * near(s + base, 0.02), grams }));

export const WEAR = ['M', 'L', 'XL', 'XXL', 'XXXL'];

export const gloveOf = (
  title: string,
  colour: Material,
  coat: Material,
  coated: 'palm' | 'full' | 'none',
  cuff: Material,
  long = false,
): Pictures => glove({ title, caption: 'EN 388', colour, coat, coated, cuff, long });

export const SIZE = w('尺码', 'Size');

export const COLOUR = w('颜色', 'Colour');

export const PAIR = w('双', 'pair');

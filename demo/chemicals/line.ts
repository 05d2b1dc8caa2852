import type { Goods } from '#demo/flow/goods.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { dispenser } from '#demo/pictures/tools/chemicals/dispenser.ts';
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
  option: Words;
  options2?: Words;
  rows: readonly (readonly [at: readonly (string | Words)[], yuan: number, grams: number])[];
  moq: number;
  unit: Words;
  pictures: Goods['pictures'];
  packing?: Words;
}

export const glue = (
  mark: string,
  sub: string,
  body: Material,
  label: Material,
  form: 'squeeze' | 'drop' | 'syringe' | 'tube' | 'cartridge',
  title: string,
): Goods['pictures'] =>
  dispenser({
    title,
    caption: `${mark} · ${sub}`,
    form,
    body,
    label,
    mark,
    sub,
    L: form === 'cartridge' ? 300 : form === 'tube' ? 150 : form === 'syringe' ? 110 : 118,
    D: form === 'cartridge' ? 49 : form === 'tube' ? 42 : form === 'syringe' ? 44 : 34,
  });

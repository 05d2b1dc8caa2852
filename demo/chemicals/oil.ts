import type { Goods } from '#demo/flow/goods.ts';
import type { Material } from '#demo/pictures/metal.ts';
import type { Vessel } from '#demo/pictures/tools/chemicals/label.ts';
import { vessel } from '#demo/pictures/tools/chemicals/vessel.ts';
import type { SeedParam, Words } from '#demo/types.ts';
import type { T } from './oil-texts.ts';

/** Packs of liquids: litres, share of the drum's price per litre, size of the vessel. */
export const PACKS = {
  '1 L': { litres: 1, k: 1.5 },
  '4 L': { litres: 4, k: 1.28 },
  '18 L': { litres: 18, k: 1.1 },
  '200 L': { litres: 200, k: 1 },
} as const;

type Pack = keyof typeof PACKS;

export interface Oil {
  key: string;
  zh: string;
  en: string;
  kind: keyof typeof T;
  cat: string;
  search: string;
  norm: string;
  grades: readonly string[];
  packs: readonly Pack[];
  perLitre: number;
  density: number;
  params: SeedParam[];
  pictures: Goods['pictures'];
  brand?: string;
  gradeName?: Words;
  step?: number;
}

export const draw = (
  form: 'drum' | 'pail' | 'jerrican' | 'bottle' | 'tub' | 'can' | 'aerosol',
  body: Material,
  label: Material,
  mark: string,
  sub: string,
  title: string,
): Goods['pictures'] => {
  const size = {
    drum: [580, 890],
    pail: [285, 360],
    jerrican: [190, 300],
    bottle: [90, 240],
    tub: [110, 120],
    can: [110, 130],
    aerosol: [65, 240],
  }[form] as [number, number];
  return vessel({
    title,
    caption: `${mark} · ${sub}`,
    form,
    body,
    label,
    mark,
    sub,
    D: size[0],
    H: size[1],
  } satisfies Vessel & { form: typeof form; D: number; H: number });
};

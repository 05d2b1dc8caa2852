import type { Trade, Words } from '#lib/seed/types.ts';

/** Where a belt or a market lies. Codes are GB/T 2260, six digits; degrees are decimal, north and east. */
export interface SeedPlace {
  province: Words;
  provinceCode: string;
  city: Words;
  cityCode: string;
  county: Words;
  countyCode: string;
  latitude: number;
  longitude: number;
}

/** An industry belt: one trade grown together in one place. Its introduction is in src/content/belts. */
export interface BeltText extends SeedPlace {
  key: string;
  name: Words;
  trades: Trade[];
  /** What the place is known for, most typical first. */
  goods: Words[];
}

export interface SeedBelt extends BeltText {
  /** Wide picture (SVG document, 800×400). */
  cover: () => string;
}

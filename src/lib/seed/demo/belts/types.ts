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

/** One line of the fact table beside the reading text. */
export interface SeedFact {
  name: Words;
  value: Words;
}

/** What is written about an industry belt: one trade grown together in one place. */
export interface BeltText extends SeedPlace {
  key: string;
  name: Words;
  trades: Trade[];
  /** What the place is known for, most typical first. */
  goods: Words[];
  facts: SeedFact[];
  intro: { zh: string[]; en: string[] };
}

export interface SeedBelt extends BeltText {
  /** Wide picture (SVG document, 800×400). */
  cover: () => string;
}

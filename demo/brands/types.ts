import type { SeedBrand, Trade } from '#demo/types.ts';

/** A brand with its plate. The names are invented. */
export interface SeedBrandSign extends SeedBrand {
  trades: Trade[];
  /** Small plate with the word mark (SVG document, 240×120). */
  logo: () => string;
}

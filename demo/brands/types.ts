import type { Trade, Words } from '#lib/seed/types.ts';

/** A brand with its plate. The names are invented. */
export interface SeedBrandSign {
  key: string;
  name: Words;
  /** Level-1 categories it is known for. */
  trades: Trade[];
  /** Small plate with the word mark (SVG document, 240×120). */
  logo: () => string;
}

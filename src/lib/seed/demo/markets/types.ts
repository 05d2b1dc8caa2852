import type { SeedPlace } from '#lib/seed/demo/belts/types.ts';
import type { Trade, Words } from '#lib/seed/types.ts';

/** What is written about a wholesale market as it stands in its town. */
export interface MarketText extends SeedPlace {
  key: string;
  name: Words;
  address: Words;
  trades: Trade[];
  intro: { zh: string[]; en: string[] };
}

export interface SeedMarket extends MarketText {
  /** Wide picture (SVG document, 800×400). */
  cover: () => string;
}

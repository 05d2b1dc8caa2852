import type { SeedPlace } from '#lib/seed/demo/belts/types.ts';
import type { Trade, Words } from '#lib/seed/types.ts';

/** A wholesale market as it stands in its town. Its introduction is in src/content/markets. */
export interface MarketText extends SeedPlace {
  key: string;
  name: Words;
  address: Words;
  trades: Trade[];
}

export interface SeedMarket extends MarketText {
  /** Wide picture (SVG document, 800×400). */
  cover: () => string;
}

import type { SeedPlace } from '#lib/seed/demo/belts/types.ts';
import type { Trade, Words } from '#lib/seed/types.ts';

/** A wholesale market of one class of goods, as it stands in its town. */
export interface SeedMarket extends SeedPlace {
  key: string;
  name: Words;
  address: Words;
  trades: Trade[];
  intro: { zh: string[]; en: string[] };
  /** Wide picture (SVG document, 800×400). */
  cover: () => string;
}

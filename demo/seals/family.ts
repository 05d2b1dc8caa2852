import type { SeedFamily } from '#demo/types.ts';
import { sealCategories } from './categories.ts';
import { gaskets } from './gaskets.ts';
import { oilSeals } from './oil-seals.ts';
import { oRingGoods } from './o-rings.ts';
import { packings } from './packing.ts';

/** O-rings, shaft and hydraulic seals, gaskets, packing and mechanical seals. */
export const seals = (): SeedFamily => ({
  categories: sealCategories,
  products: [...oRingGoods(), ...oilSeals(), ...gaskets(), ...packings()],
});

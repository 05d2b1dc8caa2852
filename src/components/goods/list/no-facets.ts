import type { Facets } from '#lib/contracts/goods.ts';

/** Facets of a list that could not be counted. */
export const NO_FACETS: Facets = {
  category: [],
  brand: [],
  province: [],
  belt: [],
  in_stock: 0,
  verified: 0,
  maker: 0,
  invoice: 0,
  sample: 0,
  parameters: [],
  understood: [],
};

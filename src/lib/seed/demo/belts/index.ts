export { BELTS } from './list.ts';
export type { SeedBelt, SeedFact, SeedPlace } from './types.ts';

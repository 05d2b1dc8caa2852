export { MARKETS } from './list.ts';
export type { SeedMarket } from './types.ts';

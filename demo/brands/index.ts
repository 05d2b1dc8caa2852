export { BRANDS } from './list.ts';
export type { SeedBrandSign } from './types.ts';

export { DEMO_MERCHANTS, MERCHANTS } from './list.ts';
export type { SeedMerchant } from './types.ts';

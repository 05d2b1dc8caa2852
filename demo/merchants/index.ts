export { DEMO_MERCHANTS, MERCHANTS } from './list.ts';
export type { MerchantKind, SeedMachine, SeedMerchant } from './types.ts';

export { CAROUSEL, CHANNELS, TOP_BANNER } from './list.ts';
export type { SeedBanner, SeedChannel } from './types.ts';

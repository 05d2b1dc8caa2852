import { marketCover } from '#lib/seed/drawings/brand/market-cover.ts';
import { NORTH_MARKETS } from './north.ts';
import { SOUTH_MARKETS } from './south.ts';
import type { SeedMarket } from './types.ts';

export const MARKETS: readonly SeedMarket[] = [...NORTH_MARKETS, ...SOUTH_MARKETS].map((market) => ({
  ...market,
  cover: () => marketCover(market),
}));

import type { SeedMarket } from './types.ts';
import { NORTH_MARKETS } from './north.ts';
import { SOUTH_MARKETS } from './south.ts';

export const MARKETS: readonly SeedMarket[] = [...NORTH_MARKETS, ...SOUTH_MARKETS];

import type { SeedProduct } from '#demo/types.ts';
import { TIMING, timingBelt, V_BELTS, vBelt } from './belts.ts';
import { chain } from './chains.ts';
import { coupling } from './couplings.ts';
import { sprocket } from './sprockets.ts';

export const transmission = (): SeedProduct[] => [
  chain(1, false),
  chain(2, false),
  chain(1, true),
  sprocket('06B', 0.75, 5.3),
  sprocket('08B', 1, 7.2),
  sprocket('10B', 1.25, 9.1),
  sprocket('12B', 1.5, 11.1),
  ...V_BELTS.map(vBelt),
  ...TIMING.map(timingBelt),
  coupling(),
];

import type { SeedProduct } from '#demo/types.ts';
import { grips } from './adjustables.ts';
import { keys, keySet } from './keys.ts';
import { cases } from './socket-sets.ts';
import { ratchets, socketLines } from './sockets.ts';
import { sets, spanners } from './spanners.ts';
import { torques } from './torques.ts';

export const wrenches: SeedProduct[] = [
  ...spanners,
  ...sets,
  ...grips,
  ...keys,
  keySet,
  ...socketLines,
  ratchets,
  ...cases,
  ...torques,
];

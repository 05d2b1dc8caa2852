import type { SeedProduct } from '#demo/types.ts';
import { dies } from './dies.ts';
import { taps } from './taps.ts';

export const threading: SeedProduct[] = [...taps, ...dies];

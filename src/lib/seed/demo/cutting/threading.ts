import type { SeedProduct } from '#lib/seed/types.ts';
import { dies } from './dies.ts';
import { taps } from './taps.ts';

export const threading: SeedProduct[] = [...taps, ...dies];

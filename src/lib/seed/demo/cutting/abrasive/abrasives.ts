import type { SeedProduct } from '#lib/seed/types.ts';
import { bonded } from './bonded.ts';
import { brushes } from './brushes.ts';
import { flaps } from './flaps.ts';
import { sanding } from './sanding.ts';

export const abrasives: SeedProduct[] = [...bonded, ...flaps, ...sanding, ...brushes];

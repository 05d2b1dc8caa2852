import type { SeedProduct } from '#demo/types.ts';
import { bonded } from './bonded.ts';
import { brushes } from './brushes.ts';
import { flaps } from './flaps.ts';
import { sanding } from './sanding.ts';

export const abrasives: SeedProduct[] = [...bonded, ...flaps, ...sanding, ...brushes];

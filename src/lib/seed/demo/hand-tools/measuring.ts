import type { SeedProduct } from '#lib/seed/types.ts';
import { bench } from './clamps.ts';
import { gauges } from './gauges.ts';

export const measuring: SeedProduct[] = [...gauges, ...bench];

import type { SeedProduct } from '#demo/types.ts';
import { bench } from './clamps.ts';
import { gauges } from './gauges.ts';

export const measuring: SeedProduct[] = [...gauges, ...bench];

import type { SeedProduct } from '#demo/types.ts';
import { RANGES } from './drill-ranges.ts';
import { special } from './masonry-drills.ts';
import { twistDrill } from './twist-drills.ts';

export const drills: SeedProduct[] = [...RANGES.map(twistDrill), ...special];

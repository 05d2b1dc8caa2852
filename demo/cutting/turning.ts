import type { SeedProduct } from '#demo/types.ts';
import { holders } from './holders.ts';
import { inserts } from './inserts.ts';

export const turning: SeedProduct[] = [...inserts, ...holders];

import type { SeedProduct } from '#demo/types.ts';
import { extinguishers } from './extinguishers.ts';
import { road } from './road.ts';
import { signs } from './signs.ts';

export const site: SeedProduct[] = [...extinguishers, ...signs, ...road];

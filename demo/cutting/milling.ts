import type { SeedProduct } from '#demo/types.ts';
import { mills } from './mills.ts';
import { reamers } from './reamers.ts';

export const milling: SeedProduct[] = [...mills, ...reamers];

import type { SeedProduct } from '#demo/types.ts';
import { sticks } from './sticks.ts';
import { wires } from './wires.ts';

export const supplies: SeedProduct[] = [...sticks, ...wires];

import type { SeedProduct } from '#demo/types.ts';
import { blades } from './blades.ts';
import { drivers } from './drivers.ts';
import { hammers } from './hammers.ts';
import { plier } from './pliers.ts';

export const grips: SeedProduct[] = [...drivers, ...plier, ...hammers, ...blades];

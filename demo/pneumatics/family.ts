import type { SeedFamily } from '#demo/types.ts';
import { airLine } from './air-line.ts';
import { pneumaticCategories } from './categories.ts';
import { cylinders } from './cylinders.ts';
import { airFittings } from './fittings.ts';
import { lineEnds } from './line-ends.ts';
import { airValves } from './valves.ts';

/** Cylinders, valves, air preparation, fittings, tube and hydraulic hose. */
export const pneumatics = (): SeedFamily => ({
  categories: pneumaticCategories,
  products: [...cylinders(), ...airValves(), ...airFittings(), ...lineEnds(), ...airLine()],
});

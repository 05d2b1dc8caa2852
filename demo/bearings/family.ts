import type { SeedFamily } from '#demo/types.ts';
import { bearingCategories } from './categories.ts';
import { deepGroove } from './deep-groove.ts';
import { housedBearings } from './housed.ts';
import { rollers } from './roller.ts';
import { thrustAndLinear } from './thrust-linear.ts';
import { transmission } from './transmission-goods.ts';

/** Rolling bearings by designation, housed units, and the chains, belts and couplings that go with them. */
export const bearings = (): SeedFamily => ({
  categories: bearingCategories,
  products: [...deepGroove(), ...rollers(), ...thrustAndLinear(), ...housedBearings(), ...transmission()],
});

import type { Material } from '../../metal.ts';

export interface Machine {
  title: string;
  caption: string;
  colour: Material;
}

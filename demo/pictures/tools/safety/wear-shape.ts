import type { Material } from '../../metal.ts';

export interface Wear {
  title: string;
  caption: string;
  colour: Material;
}

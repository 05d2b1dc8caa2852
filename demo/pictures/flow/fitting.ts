import type { Material } from '../metal.ts';
import type { Vec } from '../scene/index.ts';

export interface Named {
  title: string;
  caption: string;
  material: Material;
}

export const LEFT: Vec = [-1, 0, 0];

export const rounded = (value: number): string => String(Math.round(value * 10) / 10);

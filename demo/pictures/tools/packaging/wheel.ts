import type { Material } from '../../metal.ts';
import { oval } from '../lines.ts';
import type { Shape } from '../sketch.ts';

export interface Piece {
  title: string;
  caption: string;
  body: Material;
}

export const wheel = (x: number, y: number, r: number, hub: Material = 'grey'): Shape[] => [
  { d: oval(x, y, r), material: 'rubber', shading: 'end' },
  { d: oval(x, y, r * 0.62), material: hub, shading: 'end', edge: 0.8 },
  { d: oval(x, y, r * 0.16), material: 'steel', shading: 'ball', edge: 0.5 },
];

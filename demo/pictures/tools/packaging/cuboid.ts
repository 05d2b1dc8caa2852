import type { Material } from '../../metal.ts';
import { box, poly } from '../lines.ts';
import type { Shape } from '../sketch.ts';

export interface Piece {
  title: string;
  caption: string;
  body: Material;
}

/** The three visible sides of a block whose depth runs off to the upper right. */
export function cuboid(
  x: number,
  y: number,
  w: number,
  h: number,
  d: number,
  m: Material,
  edge = 1,
): Shape[] {
  const dx = d * 0.5;
  const dy = -d * 0.32;
  return [
    {
      d: poly([
        [x, y],
        [x + dx, y + dy],
        [x + w + dx, y + dy],
        [x + w, y],
      ]),
      material: m,
      shading: 'top',
      edge,
    },
    {
      d: poly([
        [x + w, y],
        [x + w + dx, y + dy],
        [x + w + dx, y + h + dy],
        [x + w, y + h],
      ]),
      material: m,
      shading: 'side',
      edge,
    },
    { d: box(x, y, w, h), material: m, shading: 'face', edge },
  ];
}

import type { Material } from '../metal.ts';
import { boltHoles, lathe, type Solid, type Vec } from '../scene/index.ts';

export const flangeDisc = (
  axis: Vec,
  at: Vec,
  r: number,
  t: number,
  bore: number,
  material: Material,
): Solid[] => [
  lathe(
    axis,
    at,
    [
      [-t, r],
      [0, r],
    ],
    material,
    { hole: bore },
  ),
  boltHoles(axis, at, r * 0.78, 4, r * 0.1),
];

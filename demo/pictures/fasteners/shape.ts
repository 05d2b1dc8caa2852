import type { Drive } from '../drive.ts';
import type { Material } from '../metal.ts';

export type HeadKind =
  'hex' | 'flange' | 'cylinder' | 'button' | 'countersunk' | 'pan' | 'cheese' | 'mushroom' | 'none';
export type PointKind = 'chamfer' | 'gimlet' | 'drill' | 'cup' | 'cone' | 'plain';

/** What a screw looks like; lengths in mm. `length` is measured as the standard does: heads that sink in count. */
export interface ScrewShape {
  d: number;
  pitch: number;
  length: number;
  /** Plain shank under the head. */
  shank: number;
  head: HeadKind;
  /** Across flats of hexagon heads, diameter of round ones. */
  width: number;
  height: number;
  /** Diameter of a pressed-on flange. */
  flange?: number;
  drive?: { kind: Drive; size: number };
  point: PointKind;
  material: Material;
}

/** Long thin screws are drawn shortened to this many diameters, so that the head stays readable. */
const SLENDER = 6.5;

export function shown(shape: ScrewShape): ScrewShape {
  const length = Math.min(shape.length, shape.d * SLENDER);
  return { ...shape, length, shank: shape.shank * (length / shape.length) };
}

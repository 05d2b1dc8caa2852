import type { Material, Shading } from '../metal.ts';
import type { Point } from '../svg.ts';
import { sketchPicture } from './picture.ts';
import { sketchSheet } from './sheet.ts';

/** One closed or open line of a flat drawing in mm, and what it is made of. */
export interface Shape {
  d: string;
  material: Material;
  /** `flat` one even tone, `line` only its edge, `dark` a deep opening. */
  shading: Shading | 'flat' | 'line' | 'dark';
  /** Drawn in the picture, on the sheet, or (by default) on both. */
  only?: 'picture' | 'sheet';
  opacity?: number;
  /** Edge in multiples of the common line weight; 0 for none. */
  edge?: number;
  clip?: string;
}

/** Lettering on a part: centre, height of the letters in mm, colour. */
export interface Lettering {
  text: string;
  x: number;
  y: number;
  size: number;
  fill: string;
  turn?: number;
}

export type Measure =
  | { x: readonly [number, number]; y?: readonly [number, number]; side: 'above' | 'below'; text: string }
  | { y: readonly [number, number]; x?: readonly [number, number]; side: 'left' | 'right'; text: string }
  | { at: Point; to: Point; text: string };

/** A part seen from one side: shapes from back to front, all in mm, y downwards. */
export interface Sketch {
  title: string;
  caption: string;
  /** Left, top, right, bottom. */
  box: readonly [number, number, number, number];
  /** What the picture shows, where the sheet has a further view beside it. */
  pictureBox?: readonly [number, number, number, number];
  shapes: readonly Shape[];
  letters?: readonly Lettering[];
  measures: readonly Measure[];
  axes?: readonly (readonly [number, number, number, number])[];
  /** How the part lies in the picture, in degrees; lying parts throw a soft shadow, standing ones stand on one. */
  turn?: number;
  standing?: boolean;
  /** Further copies of the part in the picture, shifted and turned (mm, degrees), drawn below it. */
  also?: readonly { dx: number; dy: number; turn?: number; scale?: number }[];
}

export interface Pictures {
  shaded: () => string;
  dimension: () => string;
}

/** Both pictures of a flat drawing, made when they are asked for. */
export function sketched(make: () => Sketch): Pictures {
  return { shaded: () => sketchPicture(make()), dimension: () => sketchSheet(make()) };
}

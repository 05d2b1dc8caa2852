import type { Material } from '../metal.ts';
import { type Vec, X, Y, Z, add, across } from './space.ts';

/** [place on the axis, radius] */
export type Profile = readonly (readonly [number, number])[];

/** A turned body about `axis` through `at`. */
export interface Lathe {
  kind: 'lathe';
  at: Vec;
  axis: Vec;
  profile: Profile;
  material: Material;
  /** Radius of the hole seen in the near end. */
  hole?: number;
  /** Stretch with an outside thread, and the pitch it is drawn with. */
  thread?: readonly [from: number, to: number, pitch: number];
  /** Ribs along the axis: stretch and how many stand around. */
  ribs?: readonly [from: number, to: number, count: number];
}

/** A polygon in the plane through `at` spanned by u and v, drawn out along u × v from 0 to `depth`. */
export interface Prism {
  kind: 'prism';
  at: Vec;
  u: Vec;
  v: Vec;
  polygon: readonly (readonly [number, number])[];
  depth: number;
  material: Material;
  /** Openings of the end faces. */
  holes?: readonly (readonly (readonly [number, number])[])[];
}

/** A round bar or pipe bent along a line of points. */
export interface Tube {
  kind: 'tube';
  points: readonly Vec[];
  r: number;
  material: Material;
  /** Layers of shading; fewer for thin or many tubes. */
  layers?: number;
}

/** SVG content laid on a plane: its x runs along u, its y along v, both in mm. */
export interface Decal {
  kind: 'decal';
  at: Vec;
  u: Vec;
  v: Vec;
  size: readonly [number, number];
  svg: string;
  /** Left out of line drawings. */
  shadedOnly?: boolean;
}

export type Solid = Lathe | Prism | Tube | Decal;

export function lathe(
  axis: Vec,
  at: Vec,
  profile: Profile,
  material: Material,
  more: Partial<Lathe> = {},
): Lathe {
  return { kind: 'lathe', axis, at, profile, material, ...more };
}

/** A plain cylinder from `from` to `to` on the axis with slightly broken edges. */
export function cylinder(
  axis: Vec,
  at: Vec,
  from: number,
  to: number,
  r: number,
  material: Material,
  more: Partial<Lathe> = {},
): Lathe {
  const c = Math.min(r * 0.06, Math.abs(to - from) * 0.12);
  return lathe(
    axis,
    at,
    [
      [from, r - c],
      [from + c, r],
      [to - c, r],
      [to, r - c],
    ],
    material,
    more,
  );
}

/** A block between two corners. */
export function block(min: Vec, max: Vec, material: Material): Prism {
  const [w, d, h] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  return {
    kind: 'prism',
    at: min,
    u: X,
    v: Y,
    polygon: [
      [0, 0],
      [w, 0],
      [w, d],
      [0, d],
    ],
    depth: h,
    material,
  };
}

/** A regular prism about an axis, such as a hexagon; `across` is its width over flats. */
export function nut(
  axis: Vec,
  at: Vec,
  from: number,
  to: number,
  flats: number,
  material: Material,
  sides = 6,
): Prism {
  const [u, v] = across(axis);
  const r = flats / 2 / Math.cos(Math.PI / sides);
  const polygon = Array.from({ length: sides }, (_, i) => {
    const a = ((i + 0.5) * 2 * Math.PI) / sides;
    return [r * Math.cos(a), r * Math.sin(a)] as const;
  });
  return { kind: 'prism', at: add(at, axis, from), u, v, polygon, depth: to - from, material };
}

/** A prism over a polygon in the x–z plane, from the front `y` backwards by `depth`. */
export function plate(y: number, depth: number, polygon: Prism['polygon'], material: Material): Prism {
  return { kind: 'prism', at: [0, y + depth, 0], u: X, v: Z, polygon, depth, material };
}

export function tube(points: readonly Vec[], r: number, material: Material, layers = 11): Tube {
  return { kind: 'tube', points, r, material, layers };
}

/** Points on an arc about `centre`, starting along `from` and turning towards `to` by `degrees`. */
export function arc(
  centre: Vec,
  from: Vec,
  to: Vec,
  radius: number,
  degrees: number,
  start = 0,
  steps = 18,
): Vec[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const a = ((start + (degrees * i) / steps) * Math.PI) / 180;
    return add(add(centre, from, radius * Math.cos(a)), to, radius * Math.sin(a));
  });
}

export function decal(
  at: Vec,
  u: Vec,
  v: Vec,
  size: readonly [number, number],
  svg: string,
  shadedOnly = false,
): Decal {
  return { kind: 'decal', at, u, v, size, svg, shadedOnly };
}

/** Bolts or holes on the face of a flange: `n` dots on a circle of `r` about `at`, square to `axis`. */
export function boltHoles(axis: Vec, at: Vec, r: number, n: number, size: number, fill = '#2A3038'): Decal {
  const [u, v] = across(axis);
  const dots = Array.from({ length: n }, (_, i) => {
    const a = ((i + 0.5) * 2 * Math.PI) / n;
    const [x, y] = [(r * Math.cos(a)).toFixed(1), (r * Math.sin(a)).toFixed(1)];
    return `<circle cx="${x}" cy="${y}" r="${size.toFixed(1)}"/>`;
  });
  return decal(at, u, v, [0, 0], `<g fill="${fill}">${dots.join('')}</g>`);
}

/** A half-sphere or ball bulge as a profile. */
export function bulge(from: number, to: number, r: number, ends: number, steps = 8): Profile {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    return [from + (to - from) * t, ends + (r - ends) * Math.sin(Math.PI * t)] as const;
  });
}

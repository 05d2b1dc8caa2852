import type { Material } from '../metal.ts';
import { decal, type Measure, type Model, type Solid, type Vec, X, Z } from '../scene/index.ts';

/** Electrical devices stand with their front towards −y; x is the width, z the height, y the depth behind the front. */
export interface DeviceShape {
  title: string;
  caption: string;
  width: number;
  height: number;
  depth: number;
  material: Material;
}

export const UP: Vec = [0, 0, -1];

export const n = (value: number): string => (Math.round(value * 10) / 10).toString();

export const STAND = { yaw: 30, pitch: 18 } as const;

/** Overall sizes in front and side view. */
export function overall(s: DeviceShape): Pick<Model, 'views' | 'measures'> {
  const measures: Measure[] = [
    { view: 'front', from: [0, 0, 0], to: [s.width, 0, 0], where: 'below', text: n(s.width) },
    { view: 'front', from: [0, 0, 0], to: [0, 0, s.height], where: 'left', text: n(s.height) },
    { view: 'left', from: [0, 0, 0], to: [0, s.depth, 0], where: 'below', text: n(s.depth) },
  ];
  return { views: ['front', 'left'], measures };
}

/** Flat artwork on the front plane at depth `y`, in mm from the lower left corner upwards. */
export const front = (x: number, top: number, y: number, svg: string, plan = false): Solid =>
  decal([x, y - 0.05, top], X, UP, [0, 0], svg, !plan);

/** A body of constant width whose side outline is `side`, points (depth behind the front, height). */
export function sidePrism(
  x: number,
  width: number,
  side: readonly (readonly [number, number])[],
  material: Material,
): Solid {
  return { kind: 'prism', at: [x, 0, 0], u: [0, 1, 0], v: Z, polygon: side, depth: width, material };
}

export const screw = (x: number, y: number, r: number): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#AEB6BE" stroke="#3A4048" stroke-width=".4"/><path d="M${n(x - r * 0.6)} ${n(y)}h${n(r * 1.2)}M${n(x)} ${n(y - r * 0.6)}v${n(r * 1.2)}" stroke="#3A4048" stroke-width=".6"/>`;

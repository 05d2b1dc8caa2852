import { dome } from './dome.ts';
import { laid } from './lay.ts';
import type { Material, Shading } from './metal.ts';
import { bore, disc, place, turned, type View } from './solid.ts';
import { prism } from './prism.ts';
import { thread } from './thread.ts';
import { drawing, num, shadow, type Pen } from './svg.ts';

/** One piece of a part that is built up along an axis; sizes in mm. `trace` is its outline seen from the side. */
export interface Layer {
  from: number;
  to: number;
  r: number;
  material: Material;
  paint: (pen: Pen, view: View) => string;
  trace: { kind: 'body' | 'thread' | 'hex' | 'hole' | 'dome' | 'none'; near: number; pitch?: number };
}

type Span = readonly [from: number, to: number];

/** A cylinder, or a cone with two radii (far, near). */
export function turn(
  span: Span,
  radius: number | readonly [number, number],
  material: Material,
  near: Shading | 'none' = 'end',
): Layer {
  const [far, end] = typeof radius === 'number' ? [radius, radius] : radius;
  return {
    from: span[0],
    to: span[1],
    r: far,
    material,
    paint: (pen, view) => turned(pen, view, span, radius, material, near),
    trace: { kind: 'body', near: end },
  };
}

export function threaded(span: Span, r: number, pitch: number, material: Material, turns = 22): Layer {
  return {
    from: span[0],
    to: span[1],
    r,
    material,
    paint: (pen, view) => thread(pen, view, span, r, pitch, material, { turns }),
    trace: { kind: 'thread', near: r, pitch },
  };
}

/** A hexagon (or other prism); `across` is the size across its flats. A block with four flats has no chamfer. */
export function flats(span: Span, across: number, material: Material, sides = 6): Layer {
  const r = across / 2 / Math.cos(Math.PI / sides);
  const square = sides === 4;
  const shape = square ? { sides, turn: 0.36, chamfer: 0 } : { sides, turn: 0.22, chamfer: 0.1 };
  return {
    from: span[0],
    to: span[1],
    r: square ? across / 2 : r,
    material,
    paint: (pen, view) => prism(pen, view, span, r, material, shape),
    trace: { kind: sides === 6 ? 'hex' : 'body', near: square ? across / 2 : r },
  };
}

export function hole(at: number, r: number, depth: number, material: Material, through = true): Layer {
  return {
    from: at - depth,
    to: at,
    r,
    material,
    paint: (pen, view) => bore(pen, view, at, r, depth, material, through),
    trace: { kind: 'hole', near: r },
  };
}

export function cap(at: number, r: number, height: number, material: Material): Layer {
  return {
    from: at,
    to: at + height,
    r,
    material,
    paint: (pen, view) => dome(pen, view, at, r, height, material),
    trace: { kind: 'dome', near: 0 },
  };
}

/** A flat ring of another colour in a face. */
export function face(at: number, r: number, material: Material, shading: Shading = 'end'): Layer {
  return {
    from: at,
    to: at,
    r,
    material,
    paint: (pen, view) => disc(pen, view, at, r, material, shading),
    trace: { kind: 'none', near: r },
  };
}

/** Anything painted by hand on the part. */
export function painted(at: number, paint: (pen: Pen, view: View) => string): Layer {
  return { from: at, to: at, r: 0, material: 'steel', paint, trace: { kind: 'none', near: 0 } };
}

export interface Pose {
  angle?: number;
  tilt?: number;
  room?: number;
}

/** A part of layers from far to near, fitted to the sheet, with its contact shadow. */
export function layersPicture(title: string, layers: readonly Layer[], pose: Pose = {}): string {
  const { angle = 24, tilt = 0.78, room = 310 } = pose;
  const from = Math.min(...layers.map((layer) => layer.from));
  const to = Math.max(...layers.map((layer) => layer.to));
  const wide = 2 * Math.max(...layers.map((layer) => Math.max(layer.r, layer.trace.near)));
  const view = laid(from, to, wide, angle, tilt, room);
  const lying = tilt < 0.66;
  const turned180 = (((angle % 180) + 180) % 180) - (angle % 180 > 90 ? 180 : 0);
  const span = ((to - from) * Math.sqrt(1 - tilt ** 2) + wide * tilt) * view.scale;
  const standing = lying && Math.abs(Math.cos((angle * Math.PI) / 180)) < 0.4;
  return drawing(title, (pen) => [
    standing
      ? shadow(pen, 204, 192 + span * 0.47, wide * view.scale * 0.54, 14 + wide * view.scale * tilt * 0.16)
      : lying
        ? shadow(
            pen,
            210,
            206 + Math.min(60, wide * view.scale * 0.34),
            span * 0.54,
            wide * view.scale * 0.22 + 20,
            turned180,
          )
        : shadow(
            pen,
            204,
            190 + wide * view.scale * 0.5,
            wide * view.scale * 0.5,
            20 + wide * view.scale * 0.04,
          ),
    place(view, ...layers.map((layer) => layer.paint(pen, view))),
  ]);
}

/** The outline of a layer in side view: `X` and `Y` turn mm into sheet coordinates. */
export function traceLayer(
  layer: Layer,
  X: (axial: number) => number,
  Y: (cross: number) => number,
): { outline: string; thin: string } {
  const { from, to, r, trace } = layer;
  const box = `M${num(X(from))} ${num(Y(-r))}L${num(X(to))} ${num(Y(-trace.near))}V${num(Y(trace.near))}L${num(X(from))} ${num(Y(r))}Z`;
  const across = (cross: number): string => `M${num(X(from))} ${num(Y(cross))}H${num(X(to))}`;
  switch (trace.kind) {
    case 'none':
      return { outline: '', thin: '' };
    case 'hole':
      return { outline: '', thin: across(r) + across(-r) };
    case 'dome':
      return {
        outline: `M${num(X(from))} ${num(Y(-r))}Q${num(X(to))} ${num(Y(-r))} ${num(X(to))} ${num(Y(0))}Q${num(X(to))} ${num(Y(r))} ${num(X(from))} ${num(Y(r))}Z`,
        thin: '',
      };
    case 'hex': {
      // Seen on two flats, so that the width across flats can be measured.
      const flat = r * 0.866;
      return {
        outline: `M${num(X(from))} ${num(Y(-flat))}H${num(X(to))}V${num(Y(flat))}H${num(X(from))}Z`,
        thin: across(0),
      };
    }
    case 'thread': {
      const root = r - Math.min(0.61 * (trace.pitch ?? 1), r * 0.2);
      return { outline: box, thin: across(root) + across(-root) };
    }
    case 'body':
      return { outline: box, thin: '' };
  }
}

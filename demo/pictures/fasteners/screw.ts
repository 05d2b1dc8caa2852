import { dome } from '../dome.ts';
import { driveRecess } from '../drive.ts';
import { tone } from '../metal.ts';
import { laid } from '../lay.ts';
import { disc, place, project, turned, type View } from '../solid.ts';
import { prism } from '../prism.ts';
import { thread } from '../thread.ts';
import { drawing, EDGE, path, polygon, shadow, type Pen } from '../svg.ts';
import { shown, type ScrewShape } from './shape.ts';

/** The head, its bearing face at axial position 0, from far to near. */
function head(pen: Pen, view: View, shape: ScrewShape): string {
  const { width, height: k, material: m } = shape;
  const r = width / 2;
  const drive = (at: number): string =>
    shape.drive ? driveRecess(pen, view, at, shape.drive.kind, shape.drive.size, m) : '';
  switch (shape.head) {
    case 'hex':
      return (
        turned(pen, view, [0, k * 0.08], r * 0.95, m, 'none') +
        prism(pen, view, [k * 0.08, k], r / 0.866, m, { turn: 0.22 }) +
        drive(k)
      );
    case 'flange': {
      const f = (shape.flange ?? width * 1.3) / 2;
      return (
        turned(pen, view, [0, k * 0.16], f, m) +
        turned(pen, view, [k * 0.16, k * 0.36], [f, r * 1.08], m, 'none') +
        prism(pen, view, [k * 0.2, k], r / 0.866, m, { turn: 0.22 })
      );
    }
    case 'cylinder':
      return (
        turned(pen, view, [0, k * 0.9], r, m, 'none') +
        turned(pen, view, [k * 0.9, k], [r, r * 0.92], m) +
        drive(k)
      );
    case 'cheese':
      return (
        turned(pen, view, [0, k * 0.82], r, m, 'none') +
        turned(pen, view, [k * 0.82, k], [r, r * 0.9], m) +
        drive(k)
      );
    case 'button':
      return (
        turned(pen, view, [0, k * 0.12], r, m, 'none') +
        dome(pen, view, k * 0.12, r, k * 0.88, m) +
        disc(pen, view, k, r * 0.62, m) +
        drive(k)
      );
    case 'pan':
      return (
        turned(pen, view, [0, k * 0.42], r, m, 'none') +
        dome(pen, view, k * 0.42, r, k * 0.58, m) +
        drive(k * 0.98)
      );
    case 'mushroom':
      return turned(pen, view, [0, k * 0.1], r, m, 'none') + dome(pen, view, k * 0.1, r, k * 0.9, m);
    case 'countersunk':
      return turned(pen, view, [-k, 0], [shape.d / 2, r], m, 'none') + disc(pen, view, 0, r, m) + drive(0);
    case 'none':
      return disc(pen, view, 0, shape.d * 0.42, m) + drive(0);
  }
}

/** The drilling end of a self-drilling screw: a web with a flute. */
function drillPoint(pen: Pen, view: View, end: number, d: number, shape: ScrewShape): string {
  const r = d * 0.4;
  const flute = polygon([
    project(view, end + d * 0.15, 0, -r * 0.1),
    project(view, end + d * 0.5, 0, -r * 0.75),
    project(view, end + d * 1.5, 0, r * 0.1),
    project(view, end + d * 1.35, 0, r * 0.6),
  ]);
  return (
    turned(pen, view, [end, end + d * 0.35], [0.05 * d, r], shape.material, 'none') +
    turned(pen, view, [end + d * 0.35, end + d * 1.6], r, shape.material, 'none') +
    path(flute, {
      fill: tone(shape.material, 'deep'),
      stroke: tone(shape.material, 'edge'),
      'stroke-width': EDGE * 0.7,
    })
  );
}

function body(pen: Pen, view: View, shape: ScrewShape): string {
  const { d, pitch, length, material: m } = shape;
  const r = d / 2;
  const under = shape.head === 'countersunk' ? -shape.height : 0;
  const end = -length;
  const neck = Math.min(under - shape.shank, under);
  const square =
    shape.head === 'mushroom'
      ? prism(pen, view, [-d * 0.55, 0], d * 0.7, m, { sides: 4, turn: 0.6, chamfer: 0 })
      : '';
  const plain = shape.shank > 0 ? turned(pen, view, [neck, under], r, m, 'none') : '';
  const run = (from: number, taper = 0): string =>
    thread(pen, view, [from, neck], r, pitch, m, { near: 'none', taper, turns: 22 });
  switch (shape.point) {
    case 'gimlet':
      return run(end, d * 1.5) + plain + square;
    case 'drill':
      return drillPoint(pen, view, end, d, shape) + run(end + d * 1.5) + plain + square;
    case 'cone':
      return (
        turned(pen, view, [end, end + d * 0.5], [d * 0.04, r * 0.95], m, 'none') + run(end + d * 0.5) + plain
      );
    case 'cup':
      return (
        turned(pen, view, [end, end + d * 0.16], [r * 0.6, r * 0.9], m, 'none') + run(end + d * 0.16) + plain
      );
    default: {
      const tip = Math.max(pitch * 0.7, d * 0.1);
      return (
        turned(pen, view, [end, end + tip], [r * 0.8, r * 0.95], m, 'none') + run(end + tip) + plain + square
      );
    }
  }
}

/** A screw, bolt or set screw lying with its head to the upper left. */
export function screwPicture(title: string, given: ScrewShape): string {
  const shape = shown(given);
  const reach = shape.head === 'countersunk' || shape.head === 'none' ? 0 : shape.height;
  const wide = Math.max(shape.flange ?? 0, shape.head === 'hex' ? shape.width * 1.15 : shape.width, shape.d);
  const view = laid(-shape.length, reach, wide, -142, 0.46);
  return drawing(title, (pen) => [
    shadow(pen, 212, 226, (shape.length + reach) * view.scale * 0.52, shape.d * view.scale * 0.5 + 22, 38),
    place(view, body(pen, view, shape), head(pen, view, shape)),
  ]);
}

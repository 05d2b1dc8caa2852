import { face, hole, layersPicture, painted, turn, type Layer } from '../layers.ts';
import { lit, tone, type Material } from '../metal.ts';
import { lightOn, project, type View } from '../solid.ts';
import { circle, EDGE, ellipse, line, path, polygon, type Pen } from '../svg.ts';

export type BearingKind =
  | 'open'
  | 'shield'
  | 'seal'
  | 'taper'
  | 'cylindrical'
  | 'angular'
  | 'spherical'
  | 'thrust'
  | 'needle'
  | 'linear';

export interface BearingShape {
  kind: BearingKind;
  /** Bore, outside diameter, width; `T` the overall width of taper bearings. */
  d: number;
  D: number;
  B: number;
  T?: number;
  ring?: Material;
  cage?: Material;
  seal?: Material;
}

/** Balls or rollers standing in a circle, each painted by `one` at its place on paper. */
function around(
  view: View,
  count: number,
  axial: number,
  r: number,
  one: (x: number, y: number, turn: number) => string,
): string {
  return Array.from({ length: count }, (_, i) => {
    const turned = ((i + 0.3) / count) * 2 * Math.PI;
    const [x, y] = project(view, axial, r * Math.cos(turned), r * Math.sin(turned));
    return one(x, y, turned);
  }).join('');
}

const edge = (material: Material) => ({ stroke: tone(material, 'edge'), 'stroke-width': EDGE * 0.8 });

function rolling(b: BearingShape): Layer {
  const h = (b.D - b.d) / 2;
  const pitch = (b.D + b.d) / 4;
  const cage = b.cage ?? 'zinc';
  const rollers = b.kind === 'cylindrical' || b.kind === 'taper' || b.kind === 'spherical';
  const r = h * (rollers ? 0.25 : 0.29);
  const count = Math.max(
    7,
    Math.min(rollers ? 18 : 13, Math.floor((2 * Math.PI * pitch) / (r * (rollers ? 2.5 : 2.75)))),
  );
  const at = b.kind === 'taper' ? b.B * 0.97 : b.B * 0.72;
  return painted(b.B, (pen, view) => {
    const size = r * view.scale;
    const cageBand = (radius: number, fill: string): string => {
      const [x] = project(view, at, 0, 0);
      return ellipse(x, 0, radius * view.scale * view.tilt, radius * view.scale, { fill, ...edge(cage) });
    };
    const band = cageBand(pitch + h * 0.12, pen.fill(cage, 'end')) + cageBand(pitch - h * 0.14, '#1B1F24');
    const wide = cageBand(pitch + h * 0.22, pen.fill(cage, 'end')) + cageBand(pitch - h * 0.2, '#1B1F24');
    const bodies = around(view, count, at, pitch, (x, y) =>
      rollers
        ? ellipse(x, y, size * (0.3 + 0.66 * view.tilt), size, {
            fill: pen.fill('chrome', 'face'),
            ...edge('chrome'),
          })
        : circle(x, y, size, { fill: pen.fill('chrome', 'ball'), ...edge('chrome') }),
    );
    return rollers
      ? wide + bodies
      : bodies +
          band.replace(/<ellipse[^>]*#1B1F24[^>]*>/, '') +
          around(view, count, at + 0.01, pitch, (x, y) =>
            circle(x, y, size * 0.78, { fill: pen.fill('chrome', 'ball'), ...edge('chrome') }),
          );
  });
}

function ringLayers(b: BearingShape): Layer[] {
  const ring = b.ring ?? 'chrome';
  const h = (b.D - b.d) / 2;
  const outer = b.D / 2;
  const land = outer - h * 0.27;
  const inner = b.d / 2 + h * 0.27;
  const front = b.T ?? b.B;
  const deep = b.kind === 'taper' ? b.B * 0.6 : b.B * 0.5;
  const shell = [
    turn([0, b.B * 0.03], [outer * 0.975, outer], ring, 'none'),
    turn([b.B * 0.03, b.B * 0.95], outer, ring, 'none'),
    turn([b.B * 0.95, b.B], [outer, outer * 0.975], ring),
  ];
  const bore = [face(front, b.d / 2 + h * 0.06, ring, 'bore'), hole(front, b.d / 2, front, ring)];
  if (b.kind === 'shield' || b.kind === 'seal') {
    const cover: Material = b.kind === 'seal' ? (b.seal ?? 'rubber') : 'zinc';
    const lip = b.kind === 'seal' ? 0.34 : 0.42;
    return [
      ...shell,
      face(b.B, land, ring, 'bore'),
      face(b.B * 0.97, land * 0.995, cover),
      face(b.B * 0.98, land - h * 0.1, cover, 'end'),
      face(b.B * 0.975, inner + h * 0.46 * lip, cover, b.kind === 'seal' ? 'bore' : 'end'),
      turn([b.B * 0.86, b.B], inner, ring),
      ...bore,
    ];
  }
  return [
    ...shell,
    face(b.B, land, ring, 'bore'),
    face(b.B - deep, land * 0.985, 'black'),
    rolling(b),
    turn([b.B * 0.45, front], b.kind === 'taper' ? [inner + h * 0.04, inner + h * 0.13] : inner, ring),
    ...bore,
  ];
}

/** Two washers with a row of balls between, standing. */
function thrustLayers(b: BearingShape): Layer[] {
  const outer = b.D / 2;
  const r = b.B * 0.2;
  const pitch = (b.D + b.d) / 4;
  const balls = painted(b.B * 0.5, (pen, view) => {
    const size = r * 1.15 * view.scale;
    return around(view, 18, b.B * 0.5, pitch + (outer - pitch) * 0.45, (x, y, turned) =>
      Math.cos(turned) > -0.1
        ? circle(x, y, size, { fill: pen.fill('chrome', 'ball'), ...edge('chrome') })
        : '',
    );
  });
  return [
    turn([0, b.B * 0.3], outer, 'chrome'),
    face(b.B * 0.3, outer * 0.96, 'black'),
    turn([b.B * 0.42, b.B * 0.58], outer * 0.93, b.cage ?? 'zinc', 'none'),
    balls,
    turn([b.B * 0.7, b.B], outer, 'chrome'),
    face(b.B, b.d / 2 + 0.5, 'chrome', 'bore'),
    hole(b.B, b.d / 2, b.B, 'chrome'),
  ];
}

/** Lines of needles on the wall of a bore. */
function needles(b: BearingShape): Layer {
  return painted(b.B, (pen: Pen, view: View) => {
    const count = 26;
    const [x] = project(view, b.B, 0, 0);
    const wall = Array.from({ length: count }, (_, i) => {
      const turned = (i / count) * 2 * Math.PI;
      if (Math.cos(turned) > -0.05) return '';
      const r = b.d / 2;
      const [x0, y0] = project(view, b.B * 0.96, r * Math.cos(turned), r * Math.sin(turned));
      const [x1, y1] = project(view, b.B * 0.1, r * Math.cos(turned), r * Math.sin(turned));
      return line(x0, y0, x1, y1, {
        stroke: lit('chrome', lightOn(view, turned + Math.PI)),
        'stroke-width': ((2 * Math.PI * r) / count) * view.scale * 0.55,
      });
    });
    const region = pen.define(
      (id) =>
        `<clipPath id="${id}">${ellipse(x, 0, (b.d / 2) * view.scale * view.tilt, (b.d / 2) * view.scale)}</clipPath>`,
    );
    return `<g clip-path="${region}">${wall.join('')}</g>`;
  });
}

/** Ball circuits of a linear bearing show as slots on its sleeve. */
function slots(b: BearingShape): Layer {
  return painted(b.B, (_pen, view) =>
    [-0.62, 0.08, 0.72]
      .map((share) => {
        const v = (b.D / 2) * share;
        const u = (b.D / 2) * Math.sqrt(1 - share * share);
        const half = b.D * 0.022;
        const d = polygon([
          project(view, b.B * 0.2, u, v - half),
          project(view, b.B * 0.8, u, v - half),
          project(view, b.B * 0.8, u, v + half),
          project(view, b.B * 0.2, u, v + half),
        ]);
        return path(d, { fill: tone('chrome', 'shade'), ...edge('chrome') });
      })
      .join(''),
  );
}

export function bearingLayers(b: BearingShape): Layer[] {
  const R = b.D / 2;
  if (b.kind === 'thrust') return thrustLayers(b);
  if (b.kind === 'needle') {
    return [
      turn([0, b.B * 0.94], R, 'chrome', 'none'),
      turn([b.B * 0.94, b.B], [R, R * 0.965], 'chrome'),
      face(b.B, b.d / 2 + (R - b.d / 2) * 0.35, 'steel', 'bore'),
      hole(b.B, b.d / 2, b.B, 'steel'),
      needles(b),
    ];
  }
  if (b.kind === 'linear') {
    return [
      turn([0, b.B], R, 'chrome'),
      slots(b),
      turn([b.B * 0.08, b.B * 0.11], R * 1.003, 'steel', 'none'),
      turn([b.B * 0.89, b.B * 0.92], R * 1.003, 'steel', 'none'),
      face(b.B, R * 0.9, 'rubber'),
      face(b.B, R * 0.62, 'steel', 'bore'),
      hole(b.B, b.d / 2, b.B, 'steel'),
    ];
  }
  return ringLayers(b);
}

export function bearingPicture(title: string, b: BearingShape): string {
  const long = b.kind === 'needle' || b.kind === 'linear';
  const pose =
    b.kind === 'thrust'
      ? { angle: -82, tilt: 0.5, room: 290 }
      : long
        ? { angle: -24, tilt: 0.56, room: 280 }
        : { angle: 20, tilt: 0.86, room: 306 };
  return layersPicture(title, bearingLayers(b), pose);
}

import { face, flats, layersPicture, painted, threaded, turn, type Layer } from '../layers.ts';
import { layersSheet, type Measure } from '../layers-sheet.ts';
import { lit, tone } from '../metal.ts';
import { project } from '../solid.ts';
import { circle, EDGE, ellipse, line } from '../svg.ts';

export type CylinderKind = 'tie-rod' | 'compact' | 'mini' | 'twin';

export interface CylinderShape {
  kind: CylinderKind;
  bore: number;
  /** Body across its square or its barrel, body length at this stroke, rod diameter and its free length. */
  across: number;
  body: number;
  rod: number;
  free: number;
  /** Rod thread, as written. */
  thread: string;
  stroke: number;
}

/** A round port in the side of the body that faces the viewer. */
function port(at: number, r: number, across: number): Layer {
  return painted(at, (pen, view) => {
    const [x, y] = project(view, at, (across / 2) * 0.93, -across * 0.12);
    const size = r * view.scale;
    return (
      ellipse(x, y, size, size, {
        fill: pen.fill('brass', 'bore'),
        stroke: tone('steel', 'edge'),
        'stroke-width': EDGE,
      }) + circle(x, y, size * 0.7, { fill: tone('black', 'edge') })
    );
  });
}

/** Tie rods along the barrel. */
function ties(from: number, to: number, across: number, r: number): Layer {
  return painted(to, (_pen, view) =>
    [0.36 - Math.PI / 2, 0.36, 0.36 + Math.PI / 2]
      .map((turned) => {
        const reach = across * 0.6;
        const [x0, y0] = project(view, from, reach * Math.cos(turned), reach * Math.sin(turned));
        const [x1, y1] = project(view, to, reach * Math.cos(turned), reach * Math.sin(turned));
        const wide = 2 * r * view.scale;
        return (
          line(x0, y0, x1, y1, { stroke: tone('steel', 'edge'), 'stroke-width': wide + 2 }) +
          line(x0, y0, x1, y1, { stroke: lit('chrome', 0.75), 'stroke-width': wide }) +
          line(x0, y0 - wide * 0.2, x1, y1 - wide * 0.2, { stroke: '#fff', 'stroke-width': wide * 0.3 })
        );
      })
      .join(''),
  );
}

export function cylinderLayers(c: CylinderShape): Layer[] {
  const { body: L, across: a, rod } = c;
  const rodEnd = (r: number): Layer[] => [
    turn([L, L + c.free * 0.5], r, 'chrome'),
    flats([L + c.free * 0.5, L + c.free * 0.64], r * 2.9, 'zinc'),
    threaded([L + c.free * 0.64, L + c.free], r * 0.92, Math.max(1, r * 0.22), 'zinc', 7),
  ];
  if (c.kind === 'mini') {
    return [
      turn([-a * 0.42, 0], a * 0.26, 'aluminium'),
      turn([0, a * 0.8], a * 0.56, 'aluminium'),
      turn([a * 0.8, L - a * 0.8], a * 0.5, 'stainless', 'none'),
      turn([L - a * 0.8, L - a * 0.1], a * 0.56, 'aluminium'),
      threaded([L - a * 0.1, L + a * 0.28], a * 0.4, a * 0.09, 'aluminium', 5),
      flats([L + a * 0.08, L + a * 0.26], a * 1.06, 'zinc'),
      turn([L + a * 0.26, L + c.free * 0.62], rod / 2, 'chrome'),
      threaded([L + c.free * 0.62, L + c.free], rod * 0.46, Math.max(1, rod * 0.12), 'zinc', 8),
      port(a * 0.4, a * 0.15, a),
      port(L - a * 0.45, a * 0.15, a),
    ];
  }
  if (c.kind === 'compact') {
    return [
      flats([0, L], a, 'aluminium', 4),
      face(L, a * 0.43, 'steel', 'end'),
      face(L, a * 0.38, 'aluminium', 'end'),
      port(L * 0.25, a * 0.09, a * 1.02),
      port(L * 0.75, a * 0.09, a * 1.02),
      turn([L, L + c.free], rod / 2, 'chrome'),
      face(L + c.free, rod * 0.28, 'black', 'bore'),
    ];
  }
  if (c.kind === 'twin') {
    return [
      flats([0, L], a, 'aluminium', 4),
      port(L * 0.2, a * 0.09, a * 1.02),
      port(L * 0.8, a * 0.09, a * 1.02),
      turn([L, L + c.free * 0.8], rod / 2, 'chrome'),
      flats([L + c.free * 0.8, L + c.free], a * 0.92, 'steel', 4),
      face(L + c.free, rod * 0.3, 'black', 'bore'),
    ];
  }
  const head = Math.min(a * 0.55, L * 0.25);
  return [
    flats([0, head], a, 'aluminium', 4),
    turn([head, L - head], c.bore / 2 + 2, 'aluminium', 'none'),
    ties(head * 0.95, L - head, a, a * 0.05),
    flats([L - head, L], a, 'aluminium', 4),
    port(head * 0.5, a * 0.1, a * 1.05),
    port(L - head * 0.5, a * 0.1, a * 1.05),
    turn([L, L + a * 0.12], rod * 0.95, 'aluminium'),
    ...rodEnd(rod / 2),
  ];
}

export const cylinderPicture = (title: string, c: CylinderShape): string =>
  layersPicture(title, cylinderLayers(c), { angle: 152, tilt: 0.46, room: 330 });

export function cylinderSheet(caption: string, c: CylinderShape): string {
  const L = c.body;
  const measures: Measure[] = [
    { length: [0, L], text: String(Math.round(L * 10) / 10) },
    { length: [L, L + c.free], text: String(c.free) },
    {
      length: [c.kind === 'mini' ? -c.across * 0.42 : 0, L + c.free],
      text: `A ${Math.round((L + c.free + (c.kind === 'mini' ? c.across * 0.42 : 0)) * 10) / 10}`,
      row: 1,
    },
    {
      diameter: c.across * (c.kind === 'mini' ? 1.12 : 1),
      at: 0,
      text: c.kind === 'mini' ? `⌀${Math.round(c.across * 1.12)}` : `□${c.across}`,
    },
    { length: [L + c.free * 0.64, L + c.free], text: c.thread, above: true },
  ];
  return layersSheet(caption, {
    layers: cylinderLayers(c).filter((l) => l.from !== l.to),
    measures,
    room: [236, 130],
  });
}

import { cap, face, flats, layersPicture, painted, threaded, turn, type Layer } from '../layers.ts';
import type { Pictures } from '../tools/sketch.ts';
import { layersSheet, type Measure } from '../layers-sheet.ts';
import { tone, type Material } from '../metal.ts';
import { project } from '../solid.ts';
import { EDGE, path, polygon } from '../svg.ts';

const text = (value: number): string => String(Math.round(value * 100) / 100);

/** Slots of an expansion sleeve: dark lines along the side that faces the viewer. */
function slots(from: number, to: number, r: number, material: Material): Layer {
  return painted(to, (_pen, view) =>
    [-0.55, 0.25]
      .map((share) => {
        const u = r * Math.sqrt(1 - share * share);
        const v = r * share;
        const d = polygon([project(view, from, u, v), project(view, to, u, v)], false);
        return path(d, {
          fill: 'none',
          stroke: tone(material, 'edge'),
          'stroke-width': EDGE * 2.2,
          'stroke-linecap': 'round',
        });
      })
      .join(''),
  );
}

export type AnchorKind = 'wedge' | 'sleeve' | 'dropin' | 'chemical' | 'plug';

/** `d` thread, `hole` the drilled diameter, `length` over all. Far end goes into the wall. */
export function anchorLayers(
  kind: AnchorKind,
  d: number,
  hole: number,
  length: number,
  material: Material,
): Layer[] {
  const l = Math.min(length, hole * 7);
  const r = d / 2;
  const R = hole / 2;
  const nut = (at: number): Layer[] => [
    turn([at, at + d * 0.18], d * 1.1, material),
    flats([at + d * 0.18, at + d * 0.95], d * 1.6, material),
    threaded([at + d * 0.95, l], r, d * 0.16, material, 6),
  ];
  switch (kind) {
    case 'wedge':
      return [
        turn([0, l * 0.16], [R * 0.98, r * 0.74], material, 'none'),
        turn([l * 0.08, l * 0.3], R * 0.98, 'steel', 'end'),
        slots(l * 0.09, l * 0.26, R * 0.98, 'steel'),
        turn([l * 0.3, l * 0.52], r * 0.94, material, 'none'),
        threaded([l * 0.52, l * 0.74], r, d * 0.16, material, 8),
        ...nut(l * 0.74),
      ];
    case 'sleeve':
      return [
        turn([0, l * 0.12], [R, R * 0.8], material, 'none'),
        turn([l * 0.1, l * 0.72], R, material, 'end'),
        slots(l * 0.11, l * 0.42, R, material),
        ...nut(l * 0.72),
      ];
    case 'dropin':
      return [
        turn([0, l], R, material),
        slots(l * 0.04, l * 0.5, R, material),
        turn([l * 0.55, l * 0.62], R * 1.01, material, 'none'),
        face(l, R * 0.78, material, 'bore'),
        face(l, R * 0.7, 'black', 'bore'),
      ];
    case 'chemical':
      return [
        turn([0, d * 0.5], [r * 0.05, r], material, 'none'),
        threaded([d * 0.5, l * 0.74], r, d * 0.16, material, 18),
        ...nut(l * 0.74),
      ];
    case 'plug': {
      const ribs = Array.from({ length: 7 }, (_, i) =>
        turn([l * (0.1 + i * 0.1), l * (0.1 + (i + 1) * 0.1)], [R * 0.8, R], 'grey', 'end'),
      );
      return [
        turn([0, l * 0.1], [R * 0.6, R * 0.8], 'grey', 'none'),
        ...ribs,
        turn([l * 0.8, l * 0.96], R * 0.9, 'grey'),
        turn([l * 0.96, l], R * 1.35, 'grey'),
        face(l, R * 0.5, 'black', 'bore'),
      ];
    }
  }
}

export function anchorPicture(title: string, layers: Layer[]): string {
  return layersPicture(title, layers, { angle: -142, tilt: 0.44, room: 320 });
}

export function anchorSheet(
  caption: string,
  layers: Layer[],
  kind: AnchorKind,
  d: number,
  hole: number,
  length: number,
): string {
  const to = Math.max(...layers.map((layer) => layer.to));
  const measures: Measure[] = [
    { length: [0, to], text: `L ${text(length)}` },
    { diameter: hole, at: to * 0.18, text: `⌀${text(hole)}` },
  ];
  if (kind !== 'plug' && kind !== 'dropin')
    measures.push({ diameter: d, at: to, text: `M${text(d)}`, left: true });
  return layersSheet(caption, { layers, measures, room: [260, 110] });
}

/** A blind rivet: mandrel, body and head; sizes as set in the standard. */
export function rivetLayers(d: number, head: number, length: number, material: Material): Layer[] {
  const r = d / 2;
  return [
    cap(-length - d * 0.1, r * 0.92, d * 0.2, 'steel'),
    turn([-length - d * 0.5, -length], [r * 0.7, r * 0.94], 'steel', 'none'),
    turn([-length, 0], r, material, 'none'),
    turn([0, d * 0.1], head / 2, material),
    turn([d * 0.1, d * 0.32], [head * 0.44, r * 1.1], material),
    turn([d * 0.32, d * 3.8], r * 0.56, 'steel'),
    turn([d * 3.8, d * 4.2], [r * 0.56, r * 0.3], 'steel'),
  ];
}

/** Both pictures of an anchor: thread, hole and length in mm. */
export function anchor(
  title: string,
  caption: string,
  kind: AnchorKind,
  [d, hole, length]: readonly [d: number, hole: number, length: number],
  material: Material,
): Pictures {
  const layers = anchorLayers(kind, d, hole, length, material);
  return {
    shaded: () => anchorPicture(title, layers),
    dimension: () => anchorSheet(caption, layers, kind, d, hole, length),
  };
}

import { tone, type Material } from './metal.ts';
import { project, type View } from './solid.ts';
import { recess } from './prism.ts';
import { EDGE, path, polygon, type Pen, type Point } from './svg.ts';

export type Drive = 'hex' | 'cross' | 'slot' | 'torx' | 'pozi';

/** Corners of a drive's outline in the plane of the head; `size` is its span in mm. */
export function driveOutline(kind: Drive, size: number): Point[] {
  const r = size / 2;
  if (kind === 'slot') {
    const w = size * 0.09;
    return [
      [-w, -r],
      [w, -r],
      [w, r],
      [-w, r],
    ];
  }
  if (kind === 'hex') {
    return Array.from({ length: 6 }, (_, i): Point => [
      (r / 0.866) * Math.cos((i * Math.PI) / 3 + Math.PI / 6),
      (r / 0.866) * Math.sin((i * Math.PI) / 3 + Math.PI / 6),
    ]);
  }
  if (kind === 'torx') {
    return Array.from({ length: 12 }, (_, i): Point => {
      const reach = i % 2 === 0 ? r : r * 0.72;
      return [reach * Math.cos((i * Math.PI) / 6), reach * Math.sin((i * Math.PI) / 6)];
    });
  }
  const arm = r * 0.2;
  const inner = r * 0.25;
  return [0, 1, 2, 3].flatMap((quarter): Point[] => {
    const turn = (quarter * Math.PI) / 2 + 0.2;
    const at = (x: number, y: number): Point => [
      x * Math.cos(turn) - y * Math.sin(turn),
      x * Math.sin(turn) + y * Math.cos(turn),
    ];
    return [
      at(inner, -inner),
      at(r * 0.55, -arm * 1.15),
      at(r, -arm * 0.8),
      at(r, arm * 0.8),
      at(r * 0.55, arm * 1.15),
    ];
  });
}

/** The recess for a driver in the near face at `at`. */
export function driveRecess(
  pen: Pen,
  view: View,
  at: number,
  kind: Drive,
  size: number,
  material: Material,
): string {
  if (kind === 'hex') return recess(pen, view, at, size / 2 / 0.866, size * 0.9, material);
  const outline = driveOutline(kind, size);
  const on = (points: readonly Point[], level: number): Point[] =>
    points.map(([u, v]) => project(view, level, u, v));
  const paint = { stroke: tone(material, 'edge'), 'stroke-width': EDGE * 0.8, 'stroke-linejoin': 'round' };
  const mouth = path(polygon(on(outline, at)), { ...paint, fill: tone(material, 'deep') });
  const floor = outline.map(([u, v]): Point => [u * 0.62 + size * 0.02, v * 0.7]);
  return mouth + path(polygon(on(floor, at - size * 0.06)), { fill: tone(material, 'edge') });
}

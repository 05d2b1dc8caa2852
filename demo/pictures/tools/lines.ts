import type { Material } from '../metal.ts';
import type { Point } from '../svg.ts';
import type { Shape } from './sketch.ts';

/** Three significant places are finer than anyone sees: 0.01 mm on small parts, whole mm on large ones. */
const n = (value: number): string =>
  String(Math.abs(value) >= 100 ? Math.round(value * 10) / 10 : Math.round(value * 100) / 100);

/** Path data of a rectangle with rounded corners. */
export function box(x: number, y: number, wide: number, high: number, r = 0): string {
  const q = Math.min(r, wide / 2, high / 2);
  if (q <= 0) return `M${n(x)} ${n(y)}h${n(wide)}v${n(high)}h${n(-wide)}z`;
  const a = (dx: number, dy: number): string => `a${n(q)} ${n(q)} 0 0 1 ${n(dx)} ${n(dy)}`;
  return `M${n(x + q)} ${n(y)}h${n(wide - 2 * q)}${a(q, q)}v${n(high - 2 * q)}${a(-q, q)}h${n(2 * q - wide)}${a(-q, -q)}v${n(2 * q - high)}${a(q, -q)}z`;
}

export const oval = (x: number, y: number, rx: number, ry: number = rx): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0z`;

export const poly = (points: readonly Point[], closed = true): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('') + (closed ? 'z' : '');

/** A closed polygon whose corners are rounded by `r`. */
export function soft(points: readonly Point[], r: number): string {
  const count = points.length;
  const steps = points.map((corner, i) => {
    const before = points[(i + count - 1) % count] as Point;
    const after = points[(i + 1) % count] as Point;
    const pull = (to: Point): Point => {
      const long = Math.hypot(to[0] - corner[0], to[1] - corner[1]) || 1;
      const k = Math.min(r / long, 0.5);
      return [corner[0] + (to[0] - corner[0]) * k, corner[1] + (to[1] - corner[1]) * k];
    };
    const [a, b] = [pull(before), pull(after)];
    return `${i === 0 ? 'M' : 'L'}${n(a[0])} ${n(a[1])}Q${n(corner[0])} ${n(corner[1])} ${n(b[0])} ${n(b[1])}`;
  });
  return `${steps.join('')}z`;
}

/** A smooth line through the points (Catmull-Rom). */
export function flow(points: readonly Point[], closed = true): string {
  const count = points.length;
  const at = (i: number): Point =>
    (closed ? points[(i + count) % count] : points[Math.min(Math.max(i, 0), count - 1)]) as Point;
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return closed ? `${d}z` : d;
}

/** Points on a circle, `from` and `to` in degrees (0 to the right, clockwise). */
export function bow(x: number, y: number, r: number, from: number, to: number, steps = 12): Point[] {
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const a = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [x + r * Math.cos(a), y + r * Math.sin(a)];
  });
}

/** A toothed rim: `count` teeth between two radii, leaning like a saw's. */
export function teeth(x: number, y: number, outer: number, root: number, count: number, lean = 0.75): string {
  const points = Array.from({ length: count }, (_, i): Point[] => {
    const at = (share: number, r: number): Point => {
      const a = ((i + share) / count) * 2 * Math.PI;
      return [x + r * Math.cos(a), y + r * Math.sin(a)];
    };
    return [at(0, root), at(lean, outer), at(lean + 0.04, root)];
  });
  return poly(points.flat());
}

/** A body lying along x, given by half-heights at stations: [[x, r], …]. */
export function bar(profile: readonly Point[], cy = 0): string {
  return poly([
    ...profile.map(([x, r]): Point => [x, cy - r]),
    ...[...profile].reverse().map(([x, r]): Point => [x, cy + r]),
  ]);
}

/** A body standing along y, given by half-widths at heights: [[y, r], …]. */
export function stand(profile: readonly Point[], cx = 0): string {
  return poly([
    ...profile.map(([y, r]): Point => [cx - r, y]),
    ...[...profile].reverse().map(([y, r]): Point => [cx + r, y]),
  ]);
}

/** Rows of short lines, such as knurling or scales: from x0 to x1, `count` of them between two heights. */
export function ticks(
  x0: number,
  x1: number,
  count: number,
  y0: number,
  y1: number | ((i: number) => number),
): string {
  return Array.from({ length: count }, (_, i) => {
    const x = x0 + ((x1 - x0) * i) / Math.max(1, count - 1);
    return `M${n(x)} ${n(y0)}V${n(typeof y1 === 'number' ? y1 : y1(i))}`;
  }).join('');
}

/** Screw flutes on a body along x: dark bands between two helices, clipped to the body. */
export function helix(
  x0: number,
  x1: number,
  r: number,
  lead: number,
  count: number,
  material: Material,
  share = 0.42,
  cy = 0,
): Shape[] {
  const clip = box(x0, cy - r, x1 - x0, 2 * r);
  const bands: string[] = [];
  const lips: string[] = [];
  const pitch = lead / count;
  const edge = (start: number): Point[] =>
    Array.from({ length: 7 }, (_, i): Point => {
      const t = (i / 6) * Math.PI;
      return [start + (lead * t) / (2 * Math.PI), cy + r * Math.cos(t)];
    });
  const step = Math.max(pitch, (x1 - x0) / 20);
  for (let start = x0 - lead / 2; start < x1; start += step) {
    const a = edge(start);
    const b = edge(start + step * share).reverse();
    bands.push(`${flow(a, false)}L${flow(b, false).slice(1)}z`);
    lips.push(flow(edge(start + step * (share + 0.1)), false));
  }
  return [
    { d: bands.join(''), material, shading: 'dark', clip, edge: 0.5, only: 'picture', opacity: 0.82 },
    { d: lips.join(''), material, shading: 'line', clip, edge: 0.5, only: 'picture', opacity: 0.6 },
    { d: bands.join(''), material, shading: 'line', clip, only: 'sheet' },
  ];
}

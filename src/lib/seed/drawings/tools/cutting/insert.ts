import type { Material } from '../../metal.ts';
import type { Point } from '../../svg.ts';
import { box, oval, poly, soft } from '../lines.ts';
import { sketched, type Pictures } from '../sketch.ts';

/** First letter of an ISO 1832 designation: the outline of the insert. */
export type InsertForm = 'C' | 'D' | 'V' | 'W' | 'T' | 'S' | 'R' | 'A' | 'G';

const ANGLE: Partial<Record<InsertForm, number>> = { C: 80, D: 55, V: 35 };

/** Corners around the centre for an inscribed circle of diameter `ic`, the cutting corner to the right. */
function outline(form: InsertForm, ic: number): Point[] {
  const r = ic / 2;
  const rhomb = ANGLE[form];
  if (rhomb !== undefined) {
    const half = (rhomb * Math.PI) / 360;
    return [[r / Math.sin(half), 0], [0, r / Math.cos(half)], [-r / Math.sin(half), 0], [0, -r / Math.cos(half)]];
  }
  const ring = (count: number, radius: (i: number) => number, start = 0): Point[] =>
    Array.from({ length: count }, (_, i): Point => {
      const a = start + (i * 2 * Math.PI) / count;
      return [radius(i) * Math.cos(a), radius(i) * Math.sin(a)];
    });
  if (form === 'T') return ring(3, () => 2 * r);
  if (form === 'S') return ring(4, () => r * Math.SQRT2, Math.PI / 4);
  if (form === 'W') return ring(6, (i) => (i % 2 === 0 ? r / Math.sin((40 * Math.PI) / 180) * 1.03 : r * 1.06));
  if (form === 'A') return [[ic * 0.9, -r], [ic * 0.9, r * 0.6], [ic * 0.78, r], [-ic * 0.9, r], [-ic * 0.9, -r * 0.6], [-ic * 0.78, -r]];
  if (form === 'G') return [[r * 4, -r], [r * 4, r], [r * 3.2, r * 0.8], [-r * 3.2, r * 0.8], [-r * 4, r], [-r * 4, -r], [-r * 3.2, -r * 0.8], [r * 3.2, -r * 0.8]];
  return ring(28, () => r);
}

export interface InsertShape {
  title: string;
  caption: string;
  form: InsertForm;
  ic: number;
  /** Thickness, hole and corner radius. */
  s: number;
  hole: number;
  corner: number;
  material: Material;
  /** Clearance: negative inserts have square sides. */
  positive: boolean;
}

export function insert(shape: InsertShape): Pictures {
  return sketched(() => {
    const { form, ic, s, material } = shape;
    const raw = outline(form, ic);
    const corner = Math.max(shape.corner, form === 'R' ? 0 : 0.2);
    const face = form === 'R' ? oval(0, 0, ic / 2) : soft(raw, corner * 1.6);
    const scaled = (k: number): string => (form === 'R' ? oval(0, 0, (ic / 2) * k) : soft(raw.map(([x, y]): Point => [x * k, y * k]), corner * 1.4));
    const reach = Math.max(...raw.map(([x]) => x));
    const back = Math.min(...raw.map(([x]) => x));
    const high = Math.max(...raw.map(([, y]) => y));
    const gap = ic * 0.35;
    const lean = shape.positive ? s * 0.12 : 0;
    const x = reach + gap;
    const dx = s * 0.34;
    const shifted = (k: number): string => (form === 'R' ? oval(dx * k, dx * 1.2 * k, ic / 2) : soft(raw.map(([px, py]): Point => [px + dx * k, py + dx * 1.2 * k]), corner * 1.6));
    return {
      title: shape.title,
      caption: shape.caption,
      box: [back, -high, x + s, high],
      shapes: [
        ...[1, 0.75, 0.5, 0.25].map((k) => ({ d: shifted(k), material, shading: 'side' as const, only: 'picture' as const, edge: k === 1 ? 1 : 0 })),
        { d: face, material, shading: 'face' },
        { d: scaled(0.9), material, shading: 'end', edge: 0.5, only: 'picture', opacity: 0.75 },
        { d: scaled(0.72), material, shading: 'face', edge: 0.7 },
        ...(shape.hole > 0 ? [
          { d: oval(0, 0, shape.hole * 0.66), material, shading: 'end' as const, edge: 0.7 },
          { d: oval(0, 0, shape.hole / 2), material, shading: 'bore' as const },
        ] : []),
        { d: poly([[x, -high], [x + s, -high + lean], [x + s, high - lean], [x, high]]), material, shading: 'post' },
        { d: box(x, -high, s * 0.08, 2 * high), material, shading: 'flat', edge: 0.5, only: 'picture' },
      ],
      axes: [[back * 1.05, 0, reach * 1.05, 0], [0, -high * 1.05, 0, high * 1.05]],
      measures: [
        { x: [x, x + s], side: 'below', text: `${s}` },
        ...(form === 'G' || form === 'A' ? [{ y: [-ic / 2, ic / 2] as const, side: 'left' as const, text: `${ic}` }] : [{ y: [-ic / 2, ic / 2] as const, x: [0, 0] as const, side: 'left' as const, text: `⌀${ic}` }]),
        ...(shape.corner > 0 ? [{ at: [reach * 0.97, 0] as const, to: [8, -74] as const, text: `R${shape.corner}` }] : []),
        ...(shape.hole > 0 ? [{ at: [-shape.hole * 0.35, shape.hole * 0.35] as const, to: [-24, 84] as const, text: `⌀${shape.hole}` }] : []),
      ],
    };
  });
}

/** A turning tool holder seen from above: square shank h × b, length L, with its insert. */
export function turningHolder(shape: { title: string; caption: string; form: InsertForm; h: number; L: number; f: number; insertMaterial: Material; boring?: boolean }): Pictures {
  return sketched(() => {
    const { h, L, f } = shape;
    const head = h * 1.7;
    const size = h * 0.5;
    const seat = outline(shape.form, size).map(([x, y]): Point => {
      const a = (-50 * Math.PI) / 180;
      return [L - size * 0.62 + x * Math.cos(a) - y * Math.sin(a), h - f + size * 0.58 + x * Math.sin(a) + y * Math.cos(a)];
    });
    const top = -(f - h);
    const body: Point[] = shape.boring === true
      ? [[0, 0], [L - head, 0], [L - size * 1.2, top], [L - size * 0.1, top], [L - size * 0.4, h * 0.55], [L - size * 1.4, h * 0.9], [L - head, h], [0, h]]
      : [[0, 0], [L - head, 0], [L - head * 0.7, top], [L - size * 0.1, top], [L - size * 0.45, h * 0.62], [L - size * 1.3, h * 0.86], [L - head, h], [0, h]];
    return {
      title: shape.title,
      caption: shape.caption,
      box: [0, Math.min(0, top) - size * 0.1, L + size * 0.2, h],
      shapes: [
        { d: soft(body, h * 0.06), material: 'carbide', shading: shape.boring === true ? 'round' : 'face' },
        { d: box(0, h * 0.04, L - head, h * 0.1), material: 'carbide', shading: 'top', edge: 0.4, only: 'picture' },
        { d: poly([[L - head * 0.82, top + h * 0.24], [L - size * 1.5, top + h * 0.12], [L - size * 0.5, h * 0.35], [L - head * 0.5, h * 0.7]]), material: 'blackOxide', shading: 'face' },
        { d: soft(seat, size * 0.08), material: shape.insertMaterial, shading: 'face' },
        { d: oval((seat.reduce((a, [x]) => a + x, 0)) / seat.length, (seat.reduce((a, [, y]) => a + y, 0)) / seat.length, size * 0.2), material: 'blackOxide', shading: 'end' },
        { d: oval(L - head * 0.66, h * 0.38, size * 0.22), material: 'steel', shading: 'end' },
        { d: oval(L - head * 0.66, h * 0.38, size * 0.11), material: 'steel', shading: 'dark' },
      ],
      turn: -32,
      measures: [
        { x: [0, L], side: 'below', y: [h, h], text: `L ${L}` },
        { y: [0, h], side: 'left', text: shape.boring === true ? `⌀${h}` : `${h}` },
        { y: [top, h], side: 'right', text: `f ${f}` },
      ],
    };
  });
}

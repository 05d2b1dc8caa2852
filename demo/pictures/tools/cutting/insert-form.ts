import type { Point } from '../../svg.ts';

/** First letter of an ISO 1832 designation: the outline of the insert. */
export type InsertForm = 'C' | 'D' | 'V' | 'W' | 'T' | 'S' | 'R' | 'A' | 'G';

const ANGLE: Partial<Record<InsertForm, number>> = { C: 80, D: 55, V: 35 };

/** Corners around the centre for an inscribed circle of diameter `ic`, the cutting corner to the right. */
export function outline(form: InsertForm, ic: number): Point[] {
  const r = ic / 2;
  const rhomb = ANGLE[form];
  if (rhomb !== undefined) {
    const half = (rhomb * Math.PI) / 360;
    return [
      [r / Math.sin(half), 0],
      [0, r / Math.cos(half)],
      [-r / Math.sin(half), 0],
      [0, -r / Math.cos(half)],
    ];
  }
  const ring = (count: number, radius: (i: number) => number, start = 0): Point[] =>
    Array.from({ length: count }, (_, i): Point => {
      const a = start + (i * 2 * Math.PI) / count;
      return [radius(i) * Math.cos(a), radius(i) * Math.sin(a)];
    });
  if (form === 'T') return ring(3, () => 2 * r);
  if (form === 'S') return ring(4, () => r * Math.SQRT2, Math.PI / 4);
  if (form === 'W')
    return ring(6, (i) => (i % 2 === 0 ? (r / Math.sin((40 * Math.PI) / 180)) * 1.03 : r * 1.06));
  if (form === 'A')
    return [
      [ic * 0.9, -r],
      [ic * 0.9, r * 0.6],
      [ic * 0.78, r],
      [-ic * 0.9, r],
      [-ic * 0.9, -r * 0.6],
      [-ic * 0.78, -r],
    ];
  if (form === 'G')
    return [
      [r * 4, -r],
      [r * 4, r],
      [r * 3.2, r * 0.8],
      [-r * 3.2, r * 0.8],
      [-r * 4, r],
      [-r * 4, -r],
      [-r * 3.2, -r * 0.8],
      [r * 3.2, -r * 0.8],
    ];
  return ring(28, () => r);
}

import type { Model } from '../scene/index.ts';
import { height, type Named, type Ring, section, width } from './section.ts';

/** A slotted aluminium extrusion of `columns` × `rows` cells, `cell` mm each. */
export function slotted(
  s: Named & { cell: number; columns: number; rows: number; slot: number; bore: number },
): Model {
  const c = s.cell;
  const [w, h] = [c * s.columns, c * s.rows];
  const half = s.slot / 2;
  const lip = c * 0.09;
  const deep = c * 0.3;
  const wide = c * 0.27;
  const notch = (n: number): Ring => [
    [n - half, 0],
    [n - half, lip],
    [n - wide, lip],
    [n - wide, lip + c * 0.06],
    [n - half * 0.9, deep],
    [n + half * 0.9, deep],
    [n + wide, lip + c * 0.06],
    [n + wide, lip],
    [n + half, lip],
    [n + half, 0],
  ];
  const along = (count: number): Ring => Array.from({ length: count }, (_, i) => notch(c * (i + 0.5))).flat();
  const ring: Ring = [
    [0, 0],
    ...along(s.columns),
    [w, 0],
    ...along(s.rows).map(([a, d]) => [w - d, a] as const),
    [w, h],
    ...along(s.columns).map(([a, d]) => [w - a, h - d] as const),
    [0, h],
    ...along(s.rows).map(([a, d]) => [d, h - a] as const),
  ];
  const holes: Ring[] = Array.from({ length: s.columns * s.rows }, (_, i) => {
    const [cx, cy] = [c * ((i % s.columns) + 0.5), c * (Math.floor(i / s.columns) + 0.5)];
    return Array.from(
      { length: 14 },
      (_, k) =>
        [
          cx + (s.bore / 2) * Math.cos((k * Math.PI) / 7),
          cy + (s.bore / 2) * Math.sin((k * Math.PI) / 7),
        ] as const,
    );
  });
  return section({
    ...s,
    ring,
    holes,
    length: Math.max(w, h) * 2.6,
    measures: [
      width(0, w, 0, String(w)),
      height(0, h, w, String(h)),
      width(c / 2 - half, c / 2 + half, h, String(s.slot), 'above'),
    ],
  });
}

import type { Material } from '../metal.ts';
import { type Measure, type Model, type Solid, Y, Z } from '../scene/index.ts';

export interface Named {
  title: string;
  caption: string;
  material: Material;
}

export type Ring = readonly (readonly [number, number])[];

export const one = (value: number): string => String(Math.round(value * 100) / 100);

/** A rolled or drawn section, cut square at the end that looks at the viewer. `ring` in y (right to left) and z. */
export function section(
  s: Named & {
    ring: Ring;
    holes?: readonly Ring[];
    length?: number;
    measures: readonly Measure[];
    pile?: number;
  },
): Model {
  const ys = s.ring.map(([y]) => y);
  const zs = s.ring.map(([, z]) => z);
  const wide = Math.max(...ys) - Math.min(...ys);
  const high = Math.max(...zs) - Math.min(...zs);
  const length = s.length ?? Math.max(wide, high) * 3.4;
  const at = (y: number): Solid => ({
    kind: 'prism',
    at: [0, y, 0],
    u: Y,
    v: Z,
    polygon: s.ring,
    depth: length,
    material: s.material,
    ...(s.holes ? { holes: s.holes } : {}),
  });
  const solids = Array.from({ length: s.pile ?? 1 }, (_, i) => at(((s.pile ?? 1) - 1 - i) * wide * 1.12));
  return {
    ...s,
    solids,
    stance: { yaw: 46, pitch: 24 },
    views: ['left'],
    measures: s.measures.map((m) => ({ ...m, view: 'left' })),
  };
}

export const width = (
  y0: number,
  y1: number,
  z: number,
  text: string,
  where: Measure['where'] = 'below',
): Measure => ({ from: [0, y1, z], to: [0, y0, z], where, text });

export const height = (
  z0: number,
  z1: number,
  y: number,
  text: string,
  where: Measure['where'] = 'left',
): Measure => ({ from: [0, y, z0], to: [0, y, z1], where, text });

/** The same section with its open side to the viewer. */
const mirrored = (ring: Ring, b: number): Ring => ring.map(([y, z]) => [b - y, z] as const).reverse();

export function angle(s: Named & { b: number; t: number; h?: number }): Model {
  const { b, t } = s;
  const h = s.h ?? b;
  const e = t * 0.5;
  const ring: Ring = [
    [0, 0],
    [b, 0],
    [b, t - e],
    [b - e, t],
    [t * 1.9, t],
    [t * 1.3, t * 1.3],
    [t, t * 1.9],
    [t, h - e],
    [t - e, h],
    [0, h],
  ];
  return section({
    ...s,
    ring: mirrored(ring, b),
    measures: [width(0, b, 0, `b ${b}`), height(0, h, b, `h ${h}`), width(b - t, b, h, `d ${t}`, 'above')],
  });
}

export function channel(s: Named & { h: number; b: number; d: number; t: number }): Model {
  const { h, b, d, t } = s;
  const thin = t * 0.72;
  const ring: Ring = [
    [0, 0],
    [b, 0],
    [b, thin],
    [d * 1.8, t * 1.25],
    [d, t * 2],
    [d, h - t * 2],
    [d * 1.8, h - t * 1.25],
    [b, h - thin],
    [b, h],
    [0, h],
  ];
  return section({
    ...s,
    ring: mirrored(ring, b),
    measures: [width(0, b, 0, `b ${b}`), height(0, h, b, `h ${h}`), width(b - d, b, h, `d ${d}`, 'above')],
  });
}

/** An I or H section; `taper` for the sloped flanges of I beams. */
export function beam(s: Named & { h: number; b: number; web: number; t: number; taper?: boolean }): Model {
  const { h, b, web, t } = s;
  const k = s.taper ? 0.62 : 1;
  const m = b / 2;
  const w = web / 2;
  const ring: Ring = [
    [0, 0],
    [b, 0],
    [b, t * k],
    [m + w * 2.2, t * (s.taper ? 1.2 : 1)],
    [m + w, t * 1.5],
    [m + w, h - t * 1.5],
    [m + w * 2.2, h - t * (s.taper ? 1.2 : 1)],
    [b, h - t * k],
    [b, h],
    [0, h],
    [0, h - t * k],
    [m - w * 2.2, h - t * (s.taper ? 1.2 : 1)],
    [m - w, h - t * 1.5],
    [m - w, t * 1.5],
    [m - w * 2.2, t * (s.taper ? 1.2 : 1)],
    [0, t * k],
  ];
  return section({
    ...s,
    ring,
    measures: [width(0, b, 0, `B ${b}`), height(0, h, b, `H ${h}`), height(h - t, h, 0, `t2 ${t}`, 'right')],
  });
}

const box = (w: number, h: number, inset = 0, round = 0): Ring =>
  round > 0
    ? [
        [inset + round, inset],
        [w - inset - round, inset],
        [w - inset, inset + round],
        [w - inset, h - inset - round],
        [w - inset - round, h - inset],
        [inset + round, h - inset],
        [inset, h - inset - round],
        [inset, inset + round],
      ]
    : [
        [inset, inset],
        [w - inset, inset],
        [w - inset, h - inset],
        [inset, h - inset],
      ];

/** A flat, square or hollow bar; `wall` 0 for solid ones. */
export function bar(s: Named & { w: number; h: number; wall: number; pile?: number }): Model {
  const r = s.wall > 0 ? Math.min(s.wall * 1.6, s.w * 0.16) : 0;
  const holes = s.wall > 0 ? { holes: [box(s.w, s.h, s.wall, r * 0.6)] } : {};
  return section({
    ...s,
    ring: box(s.w, s.h, 0, r),
    ...holes,
    length: Math.max(s.w, s.h) * 3.6,
    measures: [
      width(0, s.w, 0, one(s.w)),
      height(0, s.h, s.w, one(s.h)),
      ...(s.wall > 0 ? [height(s.h - s.wall, s.h, 0, `t ${one(s.wall)}`, 'right')] : []),
    ],
  });
}

export function hexBar(s: Named & { flats: number }): Model {
  const r = s.flats / Math.sqrt(3);
  const ring = Array.from(
    { length: 6 },
    (_, i) => [r * Math.cos((i * Math.PI) / 3), s.flats / 2 + r * Math.sin((i * Math.PI) / 3)] as const,
  );
  return section({ ...s, ring, length: s.flats * 4, measures: [height(0, s.flats, r, `S ${s.flats}`)] });
}

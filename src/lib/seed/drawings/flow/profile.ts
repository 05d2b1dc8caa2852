import type { Material } from '../metal.ts';
import { type Measure, type Model, type Solid, type Vec, X, Y, Z, block, decal, lathe } from '../scene/index.ts';

interface Named {
  title: string;
  caption: string;
  material: Material;
}
type Ring = readonly (readonly [number, number])[];

const one = (value: number): string => String(Math.round(value * 100) / 100);

/** Bars or pipes lying in a small pile, their ends to the viewer. */
export function pipePile(s: Named & { od: number; wall: number; count?: 1 | 3 | 6; stripe?: string }): Model {
  const r = s.od / 2;
  const length = s.od * 4.6;
  const hole = s.wall < r ? { hole: r - s.wall } : {};
  const lay = (y: number, z: number): Solid[] => [
    lathe(X, [0, y, z], [[0, r], [length, r]], s.material, hole),
    ...(s.stripe ? [decal([s.od * 0.3, y - r * 0.72, z + r * 0.69], X, [0, -0.69, -0.72], [0, 0], `<rect width="${(length * 0.9).toFixed(1)}" height="${(s.od * 0.07).toFixed(1)}" fill="${s.stripe}"/>`, true)] : []),
  ];
  const gap = s.od * 1.01;
  const rows = s.count === 1 ? 1 : s.count === 6 ? 3 : 2;
  const places = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: rows - row }, (_, i) => [((rows - row - 1) / 2 - i) * gap, row * gap * 0.866] as const),
  ).flat();
  const pile = places.flatMap(([y, z]) => lay(y, z));
  const first = ((rows - 1) / 2) * gap;
  const measures: Measure[] = [{ view: 'left', from: [0, first + r, -r], to: [0, first - r, -r], where: 'below', text: `⌀${one(s.od)}` }];
  const centre = (rows - 1) * gap * 0.866;
  return {
    ...s, solids: pile, views: ['left'], measures, stance: { yaw: 42, pitch: 22 },
    ...(s.wall < r ? { notes: [{ view: 'left' as const, at: [0, -(r - s.wall / 2) * 0.71, centre + (r - s.wall / 2) * 0.71] as Vec, text: `t ${one(s.wall)}`, dx: 26, dy: -26 }] } : {}),
  };
}

/** A rolled or drawn section, cut square at the end that looks at the viewer. `ring` in y (right to left) and z. */
export function section(s: Named & { ring: Ring; holes?: readonly Ring[]; length?: number; measures: readonly Measure[]; pile?: number }): Model {
  const ys = s.ring.map(([y]) => y);
  const zs = s.ring.map(([, z]) => z);
  const wide = Math.max(...ys) - Math.min(...ys);
  const high = Math.max(...zs) - Math.min(...zs);
  const length = s.length ?? Math.max(wide, high) * 3.4;
  const at = (y: number): Solid => ({ kind: 'prism', at: [0, y, 0], u: Y, v: Z, polygon: s.ring, depth: length, material: s.material, ...(s.holes ? { holes: s.holes } : {}) });
  const solids = Array.from({ length: s.pile ?? 1 }, (_, i) => at(((s.pile ?? 1) - 1 - i) * wide * 1.12));
  return { ...s, solids, stance: { yaw: 46, pitch: 24 }, views: ['left'], measures: s.measures.map((m) => ({ ...m, view: 'left' })) };
}

const width = (y0: number, y1: number, z: number, text: string, where: Measure['where'] = 'below'): Measure => ({ from: [0, y1, z], to: [0, y0, z], where, text });
const height = (z0: number, z1: number, y: number, text: string, where: Measure['where'] = 'left'): Measure => ({ from: [0, y, z0], to: [0, y, z1], where, text });

/** The same section with its open side to the viewer. */
const mirrored = (ring: Ring, b: number): Ring => ring.map(([y, z]) => [b - y, z] as const).reverse();

export function angle(s: Named & { b: number; t: number; h?: number }): Model {
  const { b, t } = s;
  const h = s.h ?? b;
  const e = t * 0.5;
  const ring: Ring = [[0, 0], [b, 0], [b, t - e], [b - e, t], [t * 1.9, t], [t * 1.3, t * 1.3], [t, t * 1.9], [t, h - e], [t - e, h], [0, h]];
  return section({ ...s, ring: mirrored(ring, b), measures: [width(0, b, 0, `b ${b}`), height(0, h, b, `h ${h}`), width(b - t, b, h, `d ${t}`, 'above')] });
}

export function channel(s: Named & { h: number; b: number; d: number; t: number }): Model {
  const { h, b, d, t } = s;
  const thin = t * 0.72;
  const ring: Ring = [[0, 0], [b, 0], [b, thin], [d * 1.8, t * 1.25], [d, t * 2], [d, h - t * 2], [d * 1.8, h - t * 1.25], [b, h - thin], [b, h], [0, h]];
  return section({ ...s, ring: mirrored(ring, b), measures: [width(0, b, 0, `b ${b}`), height(0, h, b, `h ${h}`), width(b - d, b, h, `d ${d}`, 'above')] });
}

/** An I or H section; `taper` for the sloped flanges of I beams. */
export function beam(s: Named & { h: number; b: number; web: number; t: number; taper?: boolean }): Model {
  const { h, b, web, t } = s;
  const k = s.taper ? 0.62 : 1;
  const m = b / 2;
  const w = web / 2;
  const ring: Ring = [
    [0, 0], [b, 0], [b, t * k], [m + w * 2.2, t * (s.taper ? 1.2 : 1)], [m + w, t * 1.5], [m + w, h - t * 1.5], [m + w * 2.2, h - t * (s.taper ? 1.2 : 1)], [b, h - t * k], [b, h],
    [0, h], [0, h - t * k], [m - w * 2.2, h - t * (s.taper ? 1.2 : 1)], [m - w, h - t * 1.5], [m - w, t * 1.5], [m - w * 2.2, t * (s.taper ? 1.2 : 1)], [0, t * k],
  ];
  return section({ ...s, ring, measures: [width(0, b, 0, `B ${b}`), height(0, h, b, `H ${h}`), height(h - t, h, 0, `t2 ${t}`, 'right')] });
}

const box = (w: number, h: number, inset = 0, round = 0): Ring =>
  round > 0
    ? [[inset + round, inset], [w - inset - round, inset], [w - inset, inset + round], [w - inset, h - inset - round], [w - inset - round, h - inset], [inset + round, h - inset], [inset, h - inset - round], [inset, inset + round]]
    : [[inset, inset], [w - inset, inset], [w - inset, h - inset], [inset, h - inset]];

/** A flat, square or hollow bar; `wall` 0 for solid ones. */
export function bar(s: Named & { w: number; h: number; wall: number; pile?: number }): Model {
  const r = s.wall > 0 ? Math.min(s.wall * 1.6, s.w * 0.16) : 0;
  const holes = s.wall > 0 ? { holes: [box(s.w, s.h, s.wall, r * 0.6)] } : {};
  return section({
    ...s, ring: box(s.w, s.h, 0, r), ...holes, length: Math.max(s.w, s.h) * 3.6,
    measures: [width(0, s.w, 0, one(s.w)), height(0, s.h, s.w, one(s.h)), ...(s.wall > 0 ? [height(s.h - s.wall, s.h, 0, `t ${one(s.wall)}`, 'right')] : [])],
  });
}

export function hexBar(s: Named & { flats: number }): Model {
  const r = s.flats / Math.sqrt(3);
  const ring = Array.from({ length: 6 }, (_, i) => [r * Math.cos((i * Math.PI) / 3), s.flats / 2 + r * Math.sin((i * Math.PI) / 3)] as const);
  return section({ ...s, ring, length: s.flats * 4, measures: [height(0, s.flats, r, `S ${s.flats}`)] });
}

/** A slotted aluminium extrusion of `columns` × `rows` cells, `cell` mm each. */
export function slotted(s: Named & { cell: number; columns: number; rows: number; slot: number; bore: number }): Model {
  const c = s.cell;
  const [w, h] = [c * s.columns, c * s.rows];
  const half = s.slot / 2;
  const lip = c * 0.09;
  const deep = c * 0.3;
  const wide = c * 0.27;
  const notch = (n: number): Ring => [[n - half, 0], [n - half, lip], [n - wide, lip], [n - wide, lip + c * 0.06], [n - half * 0.9, deep], [n + half * 0.9, deep], [n + wide, lip + c * 0.06], [n + wide, lip], [n + half, lip], [n + half, 0]];
  const along = (count: number): Ring => Array.from({ length: count }, (_, i) => notch(c * (i + 0.5))).flat();
  const ring: Ring = [
    [0, 0], ...along(s.columns), [w, 0],
    ...along(s.rows).map(([a, d]) => [w - d, a] as const), [w, h],
    ...along(s.columns).map(([a, d]) => [w - a, h - d] as const), [0, h],
    ...along(s.rows).map(([a, d]) => [d, h - a] as const),
  ];
  const holes: Ring[] = Array.from({ length: s.columns * s.rows }, (_, i) => {
    const [cx, cy] = [c * ((i % s.columns) + 0.5), c * (Math.floor(i / s.columns) + 0.5)];
    return Array.from({ length: 14 }, (_, k) => [cx + (s.bore / 2) * Math.cos((k * Math.PI) / 7), cy + (s.bore / 2) * Math.sin((k * Math.PI) / 7)] as const);
  });
  return section({ ...s, ring, holes, length: Math.max(w, h) * 2.6, measures: [width(0, w, 0, String(w)), height(0, h, w, String(h)), width(c / 2 - half, c / 2 + half, h, String(s.slot), 'above')] });
}

/** Sheets lying on each other; `pattern` is drawn on the top one. */
export function sheets(s: Named & { width: number; length: number; thick: number; pattern?: 'tears' | 'brushed' }): Model {
  const [w, l] = [s.width / 10, s.length / 10];
  const t = Math.max(1.6, s.thick * 0.9);
  const count = 4;
  const stack: Solid[] = Array.from({ length: count }, (_, i) => block([i % 2, (i % 2) * 1.5, i * t * 2.2], [l + (i % 2), w + (i % 2) * 1.5, i * t * 2.2 + t], s.material));
  const top = (count - 1) * t * 2.2 + t + 0.05;
  const tears = Array.from({ length: 15 * 8 }, (_, i) => {
    const [x, y] = [((i % 15) + 0.5) * (l / 15), (Math.floor(i / 15) + 0.5) * (w / 8)];
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(l / 38).toFixed(1)}" ry="${(l / 110).toFixed(1)}" transform="rotate(${(i + Math.floor(i / 15)) % 2 ? 45 : -45} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
  }).join('');
  const lines = Array.from({ length: 26 }, (_, i) => `M0 ${((i + 0.5) * (w / 26)).toFixed(1)}H${l}`).join('');
  const marks: Solid[] = s.pattern === 'tears' ? [decal([1, 1.5, top], X, Y, [l, w], `<g fill="#fff" fill-opacity=".7" stroke="#59626C" stroke-width=".25">${tears}</g>`, true)] : s.pattern === 'brushed' ? [decal([1, 1.5, top], X, Y, [l, w], `<path d="${lines}" stroke="#737A81" stroke-opacity=".35" stroke-width=".3"/>`, true)] : [];
  return {
    ...s, solids: [...stack, ...marks], stance: { yaw: 34, pitch: 32 }, views: ['top'],
    measures: [{ view: 'top', from: [0, 0, 0], to: [l, 0, 0], where: 'below', text: String(s.length) }, { view: 'top', from: [0, 0, 0], to: [0, w, 0], where: 'left', text: String(s.width) }],
  };
}

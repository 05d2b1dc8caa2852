import type { Material } from '../metal.ts';
import { type Model, type Solid, type Vec, block, boltHoles, cylinder, lathe, tube, X, Z } from '../scene/index.ts';
import { type PumpShape, motorSolids, scaled, standingMotor } from './motor.ts';

const flangeDisc = (axis: Vec, at: Vec, r: number, t: number, bore: number, material: Material): Solid[] => [
  lathe(axis, at, [[-t, r], [0, r]], material, { hole: bore }),
  boltHoles(axis, at, r * 0.78, 4, r * 0.1),
];

/** An in-line pump: suction and delivery on one axis, the motor standing on top. */
export function inlinePump(s: PumpShape & { length: number; height: number; dn: number; motor: number }): Model {
  const half = s.length / 2;
  const r = s.dn * 1.25 + 26;
  const fl = s.dn * 0.9 + 34;
  const axis = r * 0.95;
  const top = axis + r * 0.95;
  const solids: Solid[] = [
    lathe(Z, [0, 0, 0], [[0, r * 0.9], [axis * 0.16, r * 0.9], [axis * 0.16, r * 0.5], [axis, r * 0.6]], s.paint),
    lathe(X, [0, 0, axis], [[r * 0.5, s.dn * 0.66], [half - 16, s.dn * 0.66]], s.paint), ...flangeDisc([1, 0, 0], [half, 0, axis], fl / 1.3, 16, s.dn / 2, s.paint),
    lathe(Z, [0, 0, axis], [[-r * 0.66, r * 0.7], [-r * 0.4, r * 1.05], [r * 0.3, r * 1.1], [r * 0.62, r * 0.9]], s.paint),
    lathe(X, [0, 0, axis], [[-half + 16, s.dn * 0.66], [-r * 0.5, s.dn * 0.74]], s.paint), ...flangeDisc([-1, 0, 0], [-half, 0, axis], fl / 1.3, 16, s.dn / 2, s.paint),
    lathe(Z, [0, 0, 0], [[axis + r * 0.55, r * 0.95], [axis + r * 0.7, r * 0.95], [axis + r * 0.7, r * 0.5], [top, r * 0.5]], s.paint),
    ...standingMotor(top, s.motor, s.height - top, s.paint),
  ];
  return {
    ...s, solids, stance: { yaw: 30, pitch: 16 }, views: ['front'],
    measures: [
      { from: [-half, 0, 0], to: [half, 0, 0], where: 'below', text: `L ${s.length}` },
      { from: [half, 0, 0], to: [s.motor / 2, 0, s.height], where: 'right', text: `H ${s.height}` },
      { from: [-half, 0, 0], to: [-half, 0, axis], where: 'left', text: `h ${Math.round(axis)}` },
    ],
    axes: [{ from: [-half, 0, axis], to: [half, 0, axis] }, { from: [0, 0, 0], to: [0, 0, s.height] }],
  };
}

/** An end-suction pump before a lying motor: volute with suction towards the viewer and delivery upwards. */
export function endSuction(s: PumpShape & { dn: number; motor: number; volute: number; base: boolean; plastic?: boolean }): Model {
  const m = scaled(s.motor);
  const v = s.volute / 2;
  const metal = s.metal ?? s.paint;
  const z = Math.max(m.h, v * 1.15);
  const x0 = v * 0.2;
  const out = v * 1.75;
  const fl = s.dn * 0.62 + 18;
  const solids: Solid[] = [
    ...(s.base ? [block([-v * 0.5, -m.a * 0.6, -z - 26], [x0 + m.l, m.a * 0.6, -z], s.paint)] : []),
    ...motorSolids({ ...m, h: z }, 'B3', s.paint, x0, 0, false),
    lathe(X, [0, 0, 0], [[v * 0.2, v * 0.6], [x0 + m.e + 6, m.ac * 0.34]], metal),
    ...(s.base ? [] : [block([-v * 0.3, -v * 0.5, -z], [v * 0.28, v * 0.5, -z + z * 0.1], metal), block([-v * 0.14, -v * 0.2, -z + z * 0.08], [v * 0.14, v * 0.2, -v * 0.7], metal)]),
    lathe(Z, [0, v * 0.1, 0], [[v * 0.5, s.dn * 0.56], [out - 14, s.dn * 0.5]], metal),
    lathe(X, [0, 0, 0], [[-v * 0.34, v * 0.78], [-v * 0.2, v * 0.97], [v * 0.2, v], [v * 0.34, v * 0.84]], metal),
    ...flangeDisc(Z, [0, v * 0.1, out], fl, 14, s.dn / 2, metal),
    lathe(X, [0, 0, 0], [[-v * 0.85, s.dn * 0.62], [-v * 0.3, s.dn * 0.8]], metal),
    ...flangeDisc([-1, 0, 0], [-v * 0.85, 0, 0], fl * 1.1, 14, s.dn * 0.56, metal),
  ];
  const right = x0 + m.l;
  return {
    ...s, solids, stance: { yaw: 38, pitch: 18 }, views: ['front'],
    measures: [
      { from: [-v * 0.85, 0, -z], to: [right, 0, -z], where: 'below', text: `L ${Math.round(right + v * 0.85)}` },
      { from: [-v * 0.85, 0, 0], to: [0, 0, out], where: 'left', text: `h2 ${Math.round(out)}` },
      { from: [right, 0, -z], to: [right, 0, 0], where: 'right', text: `h1 ${Math.round(z)}` },
    ],
    axes: [{ from: [-v * 0.85, 0, 0], to: [right, 0, 0] }, { from: [0, 0, -v], to: [0, 0, out] }],
  };
}

/** A slim vertical multistage pump. */
export function multistage(s: PumpShape & { dn: number; stages: number; motor: number; height: number; length: number }): Model {
  const r = s.dn * 0.9 + 42;
  const half = s.length / 2;
  const axis = r * 0.72;
  const split = s.height * 0.58;
  const fl = s.dn * 0.7 + 26;
  const solids: Solid[] = [
    block([-half * 0.8, -r * 0.9, 0], [half * 0.8, r * 0.9, r * 0.16], 'castIron'),
    lathe(X, [0, 0, axis], [[r * 0.4, s.dn * 0.7], [half - 14, s.dn * 0.7]], 'castIron'), ...flangeDisc([1, 0, 0], [half, 0, axis], fl, 14, s.dn / 2, 'castIron'),
    lathe(Z, [0, 0, 0], [[r * 0.16, r * 0.8], [axis * 1.9, r * 0.84]], 'castIron'),
    lathe(Z, [0, 0, 0], [[axis * 1.9, r * 0.7], [split, r * 0.7]], 'stainless'),
    ...[-0.85, 0.85].map((k) => tube([[k * r * 0.95, -r * 0.3, axis * 1.7], [k * r * 0.95, -r * 0.3, split]], r * 0.055, 'steel', 6)),
    lathe(X, [0, 0, axis], [[-half + 14, s.dn * 0.7], [-r * 0.4, s.dn * 0.74]], 'castIron'), ...flangeDisc([-1, 0, 0], [-half, 0, axis], fl, 14, s.dn / 2, 'castIron'),
    lathe(Z, [0, 0, 0], [[split, r * 0.94], [split + r * 0.2, r * 0.94], [split + r * 0.2, r * 0.6], [split + r * 0.7, r * 0.7]], 'castIron'),
    ...standingMotor(split + r * 0.7, s.motor, s.height - split - r * 0.7, s.paint),
  ];
  return {
    ...s, solids, stance: { yaw: 30, pitch: 14 }, views: ['front'],
    measures: [
      { from: [-half, 0, 0], to: [half, 0, 0], where: 'below', text: `L ${s.length}` },
      { from: [half, 0, 0], to: [s.motor / 2, 0, s.height], where: 'right', text: `H ${s.height}` },
    ],
    axes: [{ from: [0, 0, 0], to: [0, 0, s.height] }],
  };
}

/** A well pump: a long slim cylinder, pump above, motor below. */
export function wellPump(s: PumpShape & { od: number; length: number }): Model {
  const r = s.od / 2;
  const l = s.length;
  const steel = s.metal ?? 'stainless';
  const at: Vec = [0, 0, 0];
  const solids: Solid[] = [
    lathe(Z, at, [[0, r * 0.7], [r * 0.3, r * 0.94], [l * 0.42, r * 0.94]], steel),
    lathe(Z, at, [[l * 0.42, r * 0.6], [l * 0.52, r * 0.6]], 'black', { ribs: [l * 0.42, l * 0.52, 26] }),
    lathe(Z, at, [[l * 0.52, r], [l * 0.93, r]], steel, { thread: [l * 0.54, l * 0.92, l * 0.045] }),
    lathe(Z, at, [[l * 0.93, r * 0.95], [l * 0.97, r * 0.72], [l, r * 0.72]], steel, { hole: r * 0.5 }),
    tube([[r * 0.5, -r * 0.86, l * 0.44], [r * 0.6, -r * 1.02, l * 0.6], [r * 0.62, -r * 1.02, l * 0.9], [r * 0.9, -r * 0.9, l * 1.03], [r * 1.5, -r * 0.6, l * 1.08]], r * 0.09, s.paint, 6),
  ];
  return { ...s, solids, stance: { yaw: 20, pitch: 14 }, views: ['front'], measures: [{ from: [-r, 0, 0], to: [r, 0, 0], where: 'below', text: `⌀${s.od}` }, { from: [r, 0, 0], to: [r, 0, l], where: 'right', text: `L ${l}` }], axes: [{ from: at, to: [0, 0, l] }] };
}

/** A submersible sewage pump on its foot ring, delivery to the left. */
export function sewagePump(s: PumpShape & { dn: number; od: number; height: number }): Model {
  const r = s.od / 2;
  const h = s.height;
  const reach = r * 1.75;
  const solids: Solid[] = [
    ...[40, 160, 280].map((deg) => { const a = (deg * Math.PI) / 180; return cylinder(Z, [r * 0.8 * Math.cos(a), r * 0.8 * Math.sin(a), 0], 0, h * 0.1, r * 0.1, s.paint); }).sort((p, q) => q.at[1] - p.at[1]),
    lathe(Z, [0, 0, 0], [[h * 0.1, r * 0.8], [h * 0.14, r * 1.16], [h * 0.3, r * 1.16], [h * 0.36, r * 0.9]], s.paint),
    lathe(X, [0, 0, h * 0.22], [[-reach, s.dn * 0.62], [-r * 0.7, s.dn * 0.7]], s.paint), ...flangeDisc([-1, 0, 0], [-reach, 0, h * 0.22], s.dn * 0.7 + 28, 16, s.dn / 2, s.paint),
    lathe(Z, [0, 0, 0], [[h * 0.36, r * 0.98], [h * 0.4, r * 0.98], [h * 0.4, r * 0.86], [h * 0.84, r * 0.86]], s.paint, { ribs: [h * 0.42, h * 0.84, 22] }),
    lathe(Z, [0, 0, 0], [[h * 0.84, r * 0.94], [h * 0.9, r * 0.94], [h * 0.98, r * 0.6]], s.paint),
    tube([[-r * 0.5, 0, h * 0.96], [-r * 0.5, 0, h * 1.1], [0, 0, h * 1.16], [r * 0.5, 0, h * 1.1], [r * 0.5, 0, h * 0.96]], r * 0.06, 'steel', 6),
    tube([[r * 0.2, -r * 0.3, h * 0.97], [r * 0.24, -r * 0.3, h * 1.12], [r * 0.7, -r * 0.2, h * 1.24], [r * 1.5, 0, h * 1.22]], r * 0.075, 'black', 6),
  ];
  return { ...s, solids, stance: { yaw: 26, pitch: 16 }, views: ['front'], measures: [{ from: [-reach, 0, 0], to: [r, 0, 0], where: 'below', text: String(Math.round(reach + r)) }, { from: [r, 0, 0], to: [r, 0, h], where: 'right', text: `H ${h}` }, { from: [-reach, 0, h * 0.22 - s.dn / 2], to: [-reach, 0, h * 0.22 + s.dn / 2], where: 'left', text: `DN ${s.dn}` }], axes: [{ from: [0, 0, 0], to: [0, 0, h] }] };
}

/** An air-operated double diaphragm pump. */
export function diaphragmPump(s: PumpShape & { size: number }): Model {
  const r = s.size * 0.3;
  const z = s.size * 0.5;
  const gap = s.size * 0.3;
  const m = s.metal ?? 'aluminium';
  const chamber = (sign: 1 | -1): Solid[] => [
    lathe([sign, 0, 0], [0, 0, z], [[gap * 0.55, r * 0.5], [gap * 0.7, r * 0.98], [gap * 0.92, r], [gap * 0.92, r * 1.06], [gap * 1.05, r * 1.06], [gap * 1.3, r * 0.8], [gap * 1.45, r * 0.34]], m),
    cylinder(Z, [sign * gap * 1.15, 0, 0], z - r * 1.35, z - r * 0.5, r * 0.26, m), cylinder(Z, [sign * gap * 1.15, 0, 0], z + r * 0.5, z + r * 1.35, r * 0.26, m),
  ];
  const pipe = (h: number): Solid => lathe(X, [0, 0, h], [[-gap * 1.5, r * 0.24], [-gap * 1.4, r * 0.3], [gap * 1.4, r * 0.3], [gap * 1.5, r * 0.24]], m, { hole: r * 0.18 });
  const solids: Solid[] = [
    block([-gap * 0.9, -r * 0.6, 0], [gap * 0.9, r * 0.6, z - r * 1.62], 'castIron'),
    ...chamber(1), lathe(X, [0, 0, z], [[-gap * 0.6, r * 0.62], [gap * 0.6, r * 0.62]], s.paint), block([-gap * 0.36, -r * 0.82, z - r * 0.3], [gap * 0.36, -r * 0.3, z + r * 0.3], s.paint), ...chamber(-1), pipe(z - r * 1.4), pipe(z + r * 1.4),
  ];
  const [w, h] = [gap * 3, z + r * 1.7];
  return { ...s, solids, stance: { yaw: 28, pitch: 16 }, views: ['front'], measures: [{ from: [-w / 2, 0, 0], to: [w / 2, 0, 0], where: 'below', text: String(Math.round(w)) }, { from: [w / 2, 0, 0], to: [w / 2, 0, h], where: 'right', text: String(Math.round(h)) }] };
}

/** A gear pump head with its shaft, or coupled to a motor on a base. */
export function gearPump(s: PumpShape & { size: number; motor?: number }): Model {
  const k = s.size;
  const m = s.motor ? scaled(s.motor) : undefined;
  const port = (sign: 1 | -1): Solid[] => [cylinder([0, sign, 0], [0, 0, 0], k * 0.4, k * 0.66, k * 0.2, s.paint), cylinder([0, sign, 0], [0, 0, 0], k * 0.66, k * 0.76, k * 0.34, s.paint, { hole: k * 0.14 })];
  const body: Solid[] = [...port(1), block([-k * 0.42, -k * 0.45, -k * 0.6], [k * 0.42, k * 0.45, k * 0.6], s.paint), ...port(-1)];
  const solids: Solid[] = m
    ? [block([-k * 0.7, -k * 0.7, -m.h - 24], [k * 1.1 + m.l, k * 0.7, -m.h], s.paint), ...motorSolids(m, 'B3', s.paint, k * 0.9, 0, false), lathe(X, [0, 0, 0], [[k * 0.42, k * 0.2], [k * 0.8, k * 0.2], [k * 0.8, k * 0.36], [k * 0.9 + m.e, k * 0.36]], 'steel'), block([-k * 0.3, -k * 0.4, -m.h], [k * 0.3, k * 0.4, -k * 0.5], s.paint), ...body, lathe(X, [0, 0, 0], [[-k * 0.62, k * 0.3], [-k * 0.42, k * 0.4]], s.paint)]
    : [...body, lathe([-1, 0, 0], [0, 0, k * 0.2], [[k * 0.42, k * 0.36], [k * 0.52, k * 0.36], [k * 0.52, k * 0.14], [k * 1.05, k * 0.14]], 'steel')];
  const left = m ? -k * 0.7 : -k * 1.05;
  const right = m ? k * 1.1 + m.l : k * 0.42;
  const low = m ? -m.h - 24 : -k * 0.6;
  return { ...s, solids, stance: { yaw: 36, pitch: 20 }, views: ['front'], measures: [{ from: [left, 0, low], to: [right, 0, low], where: 'below', text: String(Math.round(right - left)) }, { from: [right, 0, low], to: [right, 0, k * 0.6], where: 'right', text: String(Math.round(k * 0.6 - low)) }] };
}


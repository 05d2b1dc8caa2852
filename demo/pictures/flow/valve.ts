import type { Material } from '../metal.ts';
import { type Measure, type Model, type Solid, X, Z, bulge, cylinder, lathe, nut } from '../scene/index.ts';
import { electricActuator, handwheel, lever, pneumaticActuator, yoke } from './operator.ts';
import { type End, belly, endSolids, neck, studs } from './valve-body.ts';

export type Operator = 'lever' | 'handwheel' | 'pneumatic' | 'electric';

export interface ValveShape {
  title: string;
  caption: string;
  dn: number;
  /** Face to face. */
  length: number;
  /** From the pipe axis to the top. */
  height: number;
  end: End;
  material: Material;
  operator?: Operator;
  /** Lever length or handwheel diameter. */
  hand?: number;
  grip?: Material;
  /** Bolted body of two or three pieces. */
  pieces?: 2 | 3;
}

/** Largest radius of an end, for the box of the drawing. */
export function endRadius(end: End): number {
  if (end.kind === 'flange' || end.kind === 'clamp') return end.od / 2;
  return end.kind === 'thread' ? end.flats / 2 : end.r;
}

/** Length, height and end sizes as every valve drawing measures them. */
export function valveMeasures(v: ValveShape): Measure[] {
  const r = endRadius(v.end);
  const half = v.length / 2;
  const list: Measure[] = [
    { from: [-half, 0, -r], to: [half, 0, -r], where: 'below', text: `L ${v.length}` },
    { from: [half, 0, 0], to: [0, 0, v.height], where: 'right', text: `H ${v.height}` },
  ];
  if (v.end.kind === 'flange') {
    list.push({
      from: [-half, 0, -v.end.circle / 2],
      to: [-half, 0, v.end.circle / 2],
      where: 'left',
      text: `K ${v.end.circle}`,
    });
    list.push({ from: [-half, 0, -r], to: [-half, 0, r], where: 'left', text: `D ${v.end.od}` });
  } else {
    list.push({
      from: [-half, 0, -v.end.bore / 2],
      to: [-half, 0, v.end.bore / 2],
      where: 'left',
      text: `d ${v.end.bore}`,
    });
  }
  return list;
}

export function valveModel(v: ValveShape, solids: Solid[], more: Measure[] = []): Model {
  const half = v.length / 2;
  return {
    title: v.title,
    caption: v.caption,
    solids,
    views: ['front'],
    measures: [...valveMeasures(v), ...more],
    axes: [
      { from: [-half, 0, 0], to: [half, 0, 0] },
      { from: [0, 0, -endRadius(v.end)], to: [0, 0, v.height] },
    ],
  };
}

/** The drive on top of a quarter-turn valve, from the body's top at `z` up to the valve's height. */
export function drive(v: ValveShape, z: number): Solid[] {
  const room = v.height - z;
  if (v.operator === 'pneumatic') return pneumaticActuator(z, room * 1.9);
  if (v.operator === 'electric') return electricActuator(z, room / 1.15);
  if (v.operator === 'handwheel')
    return handwheel(v.height - (v.hand ?? v.dn) * 0.1, v.hand ?? v.dn * 3, v.grip ?? 'blue');
  const hand = v.hand ?? v.dn * 3;
  return lever(v.height - hand * 0.15, hand, v.grip ?? 'blue');
}

/** A ball valve: belly around the ball, stem neck, two or three body pieces. */
export function ballValve(v: ValveShape): Model {
  const half = v.length / 2;
  const flanged = v.end.kind === 'flange';
  const r = v.dn * (flanged ? 0.92 : 0.95) + (flanged ? 6 : 4);
  const grip = v.operator === 'lever' ? (v.hand ?? v.dn * 3) * 0.15 : 0;
  const base = Math.min(r * 1.2 + v.dn * 0.1, v.height - grip - 2);
  const reach = Math.min(half * 0.72, r * 1.05);
  const top = v.operator === 'lever' ? v.height - grip : base + 2;
  const joint: Solid[] = [];
  if (v.pieces === 3) {
    const at = r * 0.86;
    const ear = r * 1.16;
    joint.push(
      lathe(
        X,
        [0, 0, 0],
        [
          [at, r * 1.0],
          [at, ear],
          [at + r * 0.28, ear],
        ],
        v.material,
      ),
    );
  }
  const near: Solid[] =
    v.pieces === 3
      ? [
          lathe(
            X,
            [0, 0, 0],
            [
              [-r * 0.86 - r * 0.28, r * 1.16],
              [-r * 0.86, r * 1.16],
            ],
            v.material,
          ),
          ...studs([-1, 0, 0], [-r * 1.14, 0, 0], r * 1.95, 4, r * 0.22),
        ]
      : v.pieces === 2 && flanged
        ? [
            lathe(
              X,
              [0, 0, 0],
              [
                [-reach * 0.62, r * 1.13],
                [-reach * 0.3, r * 1.13],
              ],
              v.material,
            ),
            ...studs([-1, 0, 0], [-reach * 0.62, 0, 0], r * 2.0, 8, r * 0.13),
          ]
        : [nut(X, [0, 0, 0], -reach * 0.78, -reach * 0.35, r * 1.86, v.material, 8)];
  const solids: Solid[] = [
    ...endSolids(v.end, half, reach * 0.6, 1, v.material),
    ...joint,
    belly(reach, r, r * 0.72, v.material),
    lathe(
      Z,
      [0, 0, 0],
      [
        [r * 0.7, r * 0.5],
        [base * 0.93, r * 0.42],
        [base * 0.93, r * 0.56],
        [base, r * 0.56],
      ],
      v.material,
    ),
    cylinder(Z, [0, 0, 0], base, Math.max(top, base + 1), r * 0.2, 'stainless'),
    ...near,
    ...endSolids(v.end, half, reach * 0.6, -1, v.material),
    ...drive(v, base + 1),
  ];
  return valveModel(v, solids);
}

/** A wedge gate valve with outside yoke: a deep flat body, bolted bonnet, rising stem. */
export function gateValve(v: ValveShape): Model {
  const half = v.length / 2;
  const r = v.dn * 0.72 + 6;
  const bonnet = Math.min(v.height * 0.45, r * 1.9 + v.dn * 0.2);
  const hand = v.hand ?? v.dn * 2.6;
  const flange = r * 2.05;
  const solids: Solid[] = [
    ...endSolids(v.end, half, r * 0.4, 1, v.material),
    lathe(
      Z,
      [0, 0, 0],
      [
        [-r * 1.12, r * 0.3],
        [-r * 1.06, r * 0.62],
        [-r * 0.5, r * 0.92],
        [r * 0.6, r * 0.98],
        [bonnet - flange * 0.3, r * 0.86],
      ],
      v.material,
    ),
    lathe(X, [0, 0, 0], bulge(-r * 1.15, r * 1.15, r * 0.9, r * 0.66), v.material),
    ...neck(bonnet - flange * 0.34, bonnet, r * 0.84, flange, v.material, 8),
    ...yoke(bonnet, v.height - hand * 0.12, flange * 0.74, v.dn * 0.2 + 6, v.material),
    ...handwheel(v.height - hand * 0.1, hand, v.grip ?? 'blue'),
    ...endSolids(v.end, half, r * 0.95, -1, v.material),
  ];
  return valveModel(v, solids, [
    { from: [-hand / 2, 0, v.height], to: [hand / 2, 0, v.height], where: 'above', text: `⌀${hand}` },
  ]);
}

/** A globe valve: a full belly with a bolted bonnet, stem and handwheel. */
export function globeValve(v: ValveShape): Model {
  const half = v.length / 2;
  const r = v.dn * 0.8 + 6;
  const bonnet = Math.min(v.height * 0.5, r * 1.55);
  const hand = v.hand ?? v.dn * 2.6;
  const flange = r * 1.85;
  const solids: Solid[] = [
    ...endSolids(v.end, half, r * 0.5, 1, v.material),
    lathe(
      X,
      [0, 0, -r * 0.08],
      bulge(-Math.min(half * 0.8, r * 1.35), Math.min(half * 0.8, r * 1.35), r * 1.02, r * 0.62),
      v.material,
    ),
    ...neck(r * 0.5, bonnet, r * 0.76, flange, v.material, 6),
    ...yoke(bonnet, v.height - hand * 0.14, flange * 0.72, v.dn * 0.2 + 6, v.material),
    ...handwheel(v.height - hand * 0.1, hand, v.grip ?? 'blue'),
    ...endSolids(v.end, half, r * 1.05, -1, v.material),
  ];
  return valveModel(v, solids, [
    { from: [-hand / 2, 0, v.height], to: [hand / 2, 0, v.height], where: 'above', text: `⌀${hand}` },
  ]);
}

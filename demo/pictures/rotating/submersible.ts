import { type PumpShape } from './motor.ts';
import { cylinder, lathe, type Model, type Solid, tube, type Vec, X, Z } from '../scene/index.ts';
import { flangeDisc } from './flange-disc.ts';

/** A well pump: a long slim cylinder, pump above, motor below. */
export function wellPump(s: PumpShape & { od: number; length: number }): Model {
  const r = s.od / 2;
  const l = s.length;
  const steel = s.metal ?? 'stainless';
  const at: Vec = [0, 0, 0];
  const solids: Solid[] = [
    lathe(
      Z,
      at,
      [
        [0, r * 0.7],
        [r * 0.3, r * 0.94],
        [l * 0.42, r * 0.94],
      ],
      steel,
    ),
    lathe(
      Z,
      at,
      [
        [l * 0.42, r * 0.6],
        [l * 0.52, r * 0.6],
      ],
      'black',
      { ribs: [l * 0.42, l * 0.52, 26] },
    ),
    lathe(
      Z,
      at,
      [
        [l * 0.52, r],
        [l * 0.93, r],
      ],
      steel,
      { thread: [l * 0.54, l * 0.92, l * 0.045] },
    ),
    lathe(
      Z,
      at,
      [
        [l * 0.93, r * 0.95],
        [l * 0.97, r * 0.72],
        [l, r * 0.72],
      ],
      steel,
      { hole: r * 0.5 },
    ),
    tube(
      [
        [r * 0.5, -r * 0.86, l * 0.44],
        [r * 0.6, -r * 1.02, l * 0.6],
        [r * 0.62, -r * 1.02, l * 0.9],
        [r * 0.9, -r * 0.9, l * 1.03],
        [r * 1.5, -r * 0.6, l * 1.08],
      ],
      r * 0.09,
      s.paint,
      6,
    ),
  ];
  return {
    ...s,
    solids,
    stance: { yaw: 20, pitch: 14 },
    views: ['front'],
    measures: [
      { from: [-r, 0, 0], to: [r, 0, 0], where: 'below', text: `⌀${s.od}` },
      { from: [r, 0, 0], to: [r, 0, l], where: 'right', text: `L ${l}` },
    ],
    axes: [{ from: at, to: [0, 0, l] }],
  };
}

/** A submersible sewage pump on its foot ring, delivery to the left. */
export function sewagePump(s: PumpShape & { dn: number; od: number; height: number }): Model {
  const r = s.od / 2;
  const h = s.height;
  const reach = r * 1.75;
  const solids: Solid[] = [
    ...[40, 160, 280]
      .map((deg) => {
        const a = (deg * Math.PI) / 180;
        return cylinder(Z, [r * 0.8 * Math.cos(a), r * 0.8 * Math.sin(a), 0], 0, h * 0.1, r * 0.1, s.paint);
      })
      .sort((p, q) => q.at[1] - p.at[1]),
    lathe(
      Z,
      [0, 0, 0],
      [
        [h * 0.1, r * 0.8],
        [h * 0.14, r * 1.16],
        [h * 0.3, r * 1.16],
        [h * 0.36, r * 0.9],
      ],
      s.paint,
    ),
    lathe(
      X,
      [0, 0, h * 0.22],
      [
        [-reach, s.dn * 0.62],
        [-r * 0.7, s.dn * 0.7],
      ],
      s.paint,
    ),
    ...flangeDisc([-1, 0, 0], [-reach, 0, h * 0.22], s.dn * 0.7 + 28, 16, s.dn / 2, s.paint),
    lathe(
      Z,
      [0, 0, 0],
      [
        [h * 0.36, r * 0.98],
        [h * 0.4, r * 0.98],
        [h * 0.4, r * 0.86],
        [h * 0.84, r * 0.86],
      ],
      s.paint,
      { ribs: [h * 0.42, h * 0.84, 22] },
    ),
    lathe(
      Z,
      [0, 0, 0],
      [
        [h * 0.84, r * 0.94],
        [h * 0.9, r * 0.94],
        [h * 0.98, r * 0.6],
      ],
      s.paint,
    ),
    tube(
      [
        [-r * 0.5, 0, h * 0.96],
        [-r * 0.5, 0, h * 1.1],
        [0, 0, h * 1.16],
        [r * 0.5, 0, h * 1.1],
        [r * 0.5, 0, h * 0.96],
      ],
      r * 0.06,
      'steel',
      6,
    ),
    tube(
      [
        [r * 0.2, -r * 0.3, h * 0.97],
        [r * 0.24, -r * 0.3, h * 1.12],
        [r * 0.7, -r * 0.2, h * 1.24],
        [r * 1.5, 0, h * 1.22],
      ],
      r * 0.075,
      'black',
      6,
    ),
  ];
  return {
    ...s,
    solids,
    stance: { yaw: 26, pitch: 16 },
    views: ['front'],
    measures: [
      { from: [-reach, 0, 0], to: [r, 0, 0], where: 'below', text: String(Math.round(reach + r)) },
      { from: [r, 0, 0], to: [r, 0, h], where: 'right', text: `H ${h}` },
      {
        from: [-reach, 0, h * 0.22 - s.dn / 2],
        to: [-reach, 0, h * 0.22 + s.dn / 2],
        where: 'left',
        text: `DN ${s.dn}`,
      },
    ],
    axes: [{ from: [0, 0, 0], to: [0, 0, h] }],
  };
}

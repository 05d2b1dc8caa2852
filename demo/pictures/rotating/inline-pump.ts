import { type PumpShape, standingMotor } from './motor.ts';
import { lathe, type Model, type Solid, X, Z } from '../scene/index.ts';
import { flangeDisc } from './flange-disc.ts';

/** An in-line pump: suction and delivery on one axis, the motor standing on top. */
export function inlinePump(
  s: PumpShape & { length: number; height: number; dn: number; motor: number },
): Model {
  const half = s.length / 2;
  const r = s.dn * 1.25 + 26;
  const fl = s.dn * 0.9 + 34;
  const axis = r * 0.95;
  const top = axis + r * 0.95;
  const solids: Solid[] = [
    lathe(
      Z,
      [0, 0, 0],
      [
        [0, r * 0.9],
        [axis * 0.16, r * 0.9],
        [axis * 0.16, r * 0.5],
        [axis, r * 0.6],
      ],
      s.paint,
    ),
    lathe(
      X,
      [0, 0, axis],
      [
        [r * 0.5, s.dn * 0.66],
        [half - 16, s.dn * 0.66],
      ],
      s.paint,
    ),
    ...flangeDisc([1, 0, 0], [half, 0, axis], fl / 1.3, 16, s.dn / 2, s.paint),
    lathe(
      Z,
      [0, 0, axis],
      [
        [-r * 0.66, r * 0.7],
        [-r * 0.4, r * 1.05],
        [r * 0.3, r * 1.1],
        [r * 0.62, r * 0.9],
      ],
      s.paint,
    ),
    lathe(
      X,
      [0, 0, axis],
      [
        [-half + 16, s.dn * 0.66],
        [-r * 0.5, s.dn * 0.74],
      ],
      s.paint,
    ),
    ...flangeDisc([-1, 0, 0], [-half, 0, axis], fl / 1.3, 16, s.dn / 2, s.paint),
    lathe(
      Z,
      [0, 0, 0],
      [
        [axis + r * 0.55, r * 0.95],
        [axis + r * 0.7, r * 0.95],
        [axis + r * 0.7, r * 0.5],
        [top, r * 0.5],
      ],
      s.paint,
    ),
    ...standingMotor(top, s.motor, s.height - top, s.paint),
  ];
  return {
    ...s,
    solids,
    stance: { yaw: 30, pitch: 16 },
    views: ['front'],
    measures: [
      { from: [-half, 0, 0], to: [half, 0, 0], where: 'below', text: `L ${s.length}` },
      { from: [half, 0, 0], to: [s.motor / 2, 0, s.height], where: 'right', text: `H ${s.height}` },
      { from: [-half, 0, 0], to: [-half, 0, axis], where: 'left', text: `h ${Math.round(axis)}` },
    ],
    axes: [
      { from: [-half, 0, axis], to: [half, 0, axis] },
      { from: [0, 0, 0], to: [0, 0, s.height] },
    ],
  };
}

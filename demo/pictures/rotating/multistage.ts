import { type PumpShape, standingMotor } from './motor.ts';
import { block, lathe, type Model, type Solid, tube, X, Z } from '../scene/index.ts';
import { flangeDisc } from './flange-disc.ts';

/** A slim vertical multistage pump. */
export function multistage(
  s: PumpShape & { dn: number; stages: number; motor: number; height: number; length: number },
): Model {
  const r = s.dn * 0.9 + 42;
  const half = s.length / 2;
  const axis = r * 0.72;
  const split = s.height * 0.58;
  const fl = s.dn * 0.7 + 26;
  const solids: Solid[] = [
    block([-half * 0.8, -r * 0.9, 0], [half * 0.8, r * 0.9, r * 0.16], 'castIron'),
    lathe(
      X,
      [0, 0, axis],
      [
        [r * 0.4, s.dn * 0.7],
        [half - 14, s.dn * 0.7],
      ],
      'castIron',
    ),
    ...flangeDisc([1, 0, 0], [half, 0, axis], fl, 14, s.dn / 2, 'castIron'),
    lathe(
      Z,
      [0, 0, 0],
      [
        [r * 0.16, r * 0.8],
        [axis * 1.9, r * 0.84],
      ],
      'castIron',
    ),
    lathe(
      Z,
      [0, 0, 0],
      [
        [axis * 1.9, r * 0.7],
        [split, r * 0.7],
      ],
      'stainless',
    ),
    ...[-0.85, 0.85].map((k) =>
      tube(
        [
          [k * r * 0.95, -r * 0.3, axis * 1.7],
          [k * r * 0.95, -r * 0.3, split],
        ],
        r * 0.055,
        'steel',
        6,
      ),
    ),
    lathe(
      X,
      [0, 0, axis],
      [
        [-half + 14, s.dn * 0.7],
        [-r * 0.4, s.dn * 0.74],
      ],
      'castIron',
    ),
    ...flangeDisc([-1, 0, 0], [-half, 0, axis], fl, 14, s.dn / 2, 'castIron'),
    lathe(
      Z,
      [0, 0, 0],
      [
        [split, r * 0.94],
        [split + r * 0.2, r * 0.94],
        [split + r * 0.2, r * 0.6],
        [split + r * 0.7, r * 0.7],
      ],
      'castIron',
    ),
    ...standingMotor(split + r * 0.7, s.motor, s.height - split - r * 0.7, s.paint),
  ];
  return {
    ...s,
    solids,
    stance: { yaw: 30, pitch: 14 },
    views: ['front'],
    measures: [
      { from: [-half, 0, 0], to: [half, 0, 0], where: 'below', text: `L ${s.length}` },
      { from: [half, 0, 0], to: [s.motor / 2, 0, s.height], where: 'right', text: `H ${s.height}` },
    ],
    axes: [{ from: [0, 0, 0], to: [0, 0, s.height] }],
  };
}

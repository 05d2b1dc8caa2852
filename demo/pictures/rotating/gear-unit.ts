import { motorSolids, type PumpShape, scaled } from './motor.ts';
import { block, boltHoles, cylinder, lathe, type Model, plate, type Solid, X } from '../scene/index.ts';

/** A worm gear unit, square housing with hollow shaft towards the viewer; with its motor behind if `motor`. */
export function wormGear(s: PumpShape & { centre: number; bore: number; motor?: number }): Model {
  const a = s.centre;
  const w = a * 1.2;
  const lower = a * 1.05;
  const upper = a * 1.25;
  const depth = a * 0.62;
  const m = s.motor ? scaled(s.motor) : undefined;
  const ring: readonly (readonly [number, number])[] = [
    [-w, -lower],
    [w, -lower],
    [w, upper * 0.72],
    [w * 0.8, upper + a * 0.5],
    [-w * 0.8, upper + a * 0.5],
    [-w, upper * 0.72],
  ];
  const solids: Solid[] = [
    block([-w * 1.02, -depth * 1.08, -lower - a * 0.1], [w * 1.02, depth * 1.08, -lower + a * 0.02], s.paint),
    ...(m
      ? motorSolids(m, 'B5', s.paint, w * 0.9 - m.e, a, false)
      : [
          lathe(
            X,
            [0, 0, a],
            [
              [w * 0.8, a * 0.62],
              [w * 1.05, a * 0.62],
            ],
            s.paint,
          ),
          cylinder(X, [0, 0, a], w, w * 1.35, a * 0.16, 'steel'),
        ]),
    plate(-depth, depth * 2, ring, s.paint),
    lathe(
      [0, -1, 0],
      [0, 0, 0],
      [
        [depth, a * 0.92],
        [depth + a * 0.1, a * 0.92],
        [depth + a * 0.1, a * 0.52],
        [depth + a * 0.3, a * 0.5],
      ],
      s.paint,
      { hole: s.bore / 2 },
    ),
    boltHoles([0, 1, 0], [0, -depth - a * 0.11, 0], a * 0.76, 6, a * 0.06),
    lathe(
      [-1, 0, 0],
      [0, 0, a],
      [
        [w * 0.85, a * 0.5],
        [w * 1.02, a * 0.5],
        [w * 1.06, a * 0.3],
      ],
      s.paint,
    ),
  ];
  return {
    ...s,
    solids,
    stance: { yaw: 34, pitch: 18 },
    views: ['front'],
    measures: [
      { from: [-w, 0, -lower], to: [w, 0, -lower], where: 'below', text: String(Math.round(w * 2)) },
      { from: [-w, 0, 0], to: [-w, 0, a], where: 'left', text: `a ${a}` },
      {
        from: [w, 0, -lower],
        to: [w, 0, upper + a * 0.5],
        where: 'right',
        text: String(Math.round(upper + a * 0.5 + lower)),
      },
    ],
    axes: [
      { from: [-w, 0, 0], to: [w, 0, 0] },
      { from: [0, 0, -lower], to: [0, 0, upper + a * 0.5] },
    ],
  };
}

/** An in-line helical gear motor. */
export function helicalGear(s: PumpShape & { size: number; shaft: number }): Model {
  const k = s.size;
  const m = scaled(k * 1.15);
  const solids: Solid[] = [
    ...motorSolids({ ...m, h: k * 0.9 }, 'B5', s.paint, k * 0.9 - m.e, k * 0.12, false),
    block([-k * 0.5, -k * 0.62, -k * 0.9], [k * 0.85, k * 0.62, -k * 0.78], s.paint),
    lathe(
      X,
      [0, 0, 0],
      [
        [-k * 0.45, k * 0.62],
        [-k * 0.2, k * 0.74],
        [k * 0.8, k * 0.74],
        [k * 0.95, k * 0.6],
      ],
      s.paint,
    ),
    block([-k * 0.42, -k * 0.34, -k * 0.8], [k * 0.78, k * 0.34, -k * 0.5], s.paint),
    lathe(
      [-1, 0, 0],
      [0, 0, -k * 0.1],
      [
        [k * 0.45, k * 0.44],
        [k * 0.6, k * 0.4],
        [k * 0.6, s.shaft / 2],
        [k * 1.2, s.shaft / 2],
      ],
      'steel',
    ),
    block(
      [-k * 1.15, -s.shaft * 0.14, -k * 0.1 + s.shaft * 0.3],
      [-k * 0.66, s.shaft * 0.14, -k * 0.1 + s.shaft * 0.62],
      'steel',
    ),
  ];
  const right = k * 0.9 - m.e + m.l;
  return {
    ...s,
    solids,
    stance: { yaw: 36, pitch: 18 },
    views: ['front'],
    measures: [
      {
        from: [-k * 1.2, 0, -k * 0.9],
        to: [right, 0, -k * 0.9],
        where: 'below',
        text: String(Math.round(right + k * 1.2)),
      },
      {
        from: [-k * 1.2, 0, -k * 0.1 - s.shaft / 2],
        to: [-k * 1.2, 0, -k * 0.1 + s.shaft / 2],
        where: 'left',
        text: `⌀${s.shaft}`,
      },
      {
        from: [right, 0, -k * 0.9],
        to: [right, 0, -k * 0.1],
        where: 'right',
        text: `h ${Math.round(k * 0.8)}`,
      },
    ],
  };
}

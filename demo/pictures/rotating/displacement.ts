import { motorSolids, type PumpShape, scaled } from './motor.ts';
import { block, cylinder, lathe, type Model, type Solid, X, Z } from '../scene/index.ts';

/** An air-operated double diaphragm pump. */
export function diaphragmPump(s: PumpShape & { size: number }): Model {
  const r = s.size * 0.3;
  const z = s.size * 0.5;
  const gap = s.size * 0.3;
  const m = s.metal ?? 'aluminium';
  const chamber = (sign: 1 | -1): Solid[] => [
    lathe(
      [sign, 0, 0],
      [0, 0, z],
      [
        [gap * 0.55, r * 0.5],
        [gap * 0.7, r * 0.98],
        [gap * 0.92, r],
        [gap * 0.92, r * 1.06],
        [gap * 1.05, r * 1.06],
        [gap * 1.3, r * 0.8],
        [gap * 1.45, r * 0.34],
      ],
      m,
    ),
    cylinder(Z, [sign * gap * 1.15, 0, 0], z - r * 1.35, z - r * 0.5, r * 0.26, m),
    cylinder(Z, [sign * gap * 1.15, 0, 0], z + r * 0.5, z + r * 1.35, r * 0.26, m),
  ];
  const pipe = (h: number): Solid =>
    lathe(
      X,
      [0, 0, h],
      [
        [-gap * 1.5, r * 0.24],
        [-gap * 1.4, r * 0.3],
        [gap * 1.4, r * 0.3],
        [gap * 1.5, r * 0.24],
      ],
      m,
      { hole: r * 0.18 },
    );
  const solids: Solid[] = [
    block([-gap * 0.9, -r * 0.6, 0], [gap * 0.9, r * 0.6, z - r * 1.62], 'castIron'),
    ...chamber(1),
    lathe(
      X,
      [0, 0, z],
      [
        [-gap * 0.6, r * 0.62],
        [gap * 0.6, r * 0.62],
      ],
      s.paint,
    ),
    block([-gap * 0.36, -r * 0.82, z - r * 0.3], [gap * 0.36, -r * 0.3, z + r * 0.3], s.paint),
    ...chamber(-1),
    pipe(z - r * 1.4),
    pipe(z + r * 1.4),
  ];
  const [w, h] = [gap * 3, z + r * 1.7];
  return {
    ...s,
    solids,
    stance: { yaw: 28, pitch: 16 },
    views: ['front'],
    measures: [
      { from: [-w / 2, 0, 0], to: [w / 2, 0, 0], where: 'below', text: String(Math.round(w)) },
      { from: [w / 2, 0, 0], to: [w / 2, 0, h], where: 'right', text: String(Math.round(h)) },
    ],
  };
}

/** A gear pump head with its shaft, or coupled to a motor on a base. */
export function gearPump(s: PumpShape & { size: number; motor?: number }): Model {
  const k = s.size;
  const m = s.motor ? scaled(s.motor) : undefined;
  const port = (sign: 1 | -1): Solid[] => [
    cylinder([0, sign, 0], [0, 0, 0], k * 0.4, k * 0.66, k * 0.2, s.paint),
    cylinder([0, sign, 0], [0, 0, 0], k * 0.66, k * 0.76, k * 0.34, s.paint, { hole: k * 0.14 }),
  ];
  const body: Solid[] = [
    ...port(1),
    block([-k * 0.42, -k * 0.45, -k * 0.6], [k * 0.42, k * 0.45, k * 0.6], s.paint),
    ...port(-1),
  ];
  const solids: Solid[] = m
    ? [
        block([-k * 0.7, -k * 0.7, -m.h - 24], [k * 1.1 + m.l, k * 0.7, -m.h], s.paint),
        ...motorSolids(m, 'B3', s.paint, k * 0.9, 0, false),
        lathe(
          X,
          [0, 0, 0],
          [
            [k * 0.42, k * 0.2],
            [k * 0.8, k * 0.2],
            [k * 0.8, k * 0.36],
            [k * 0.9 + m.e, k * 0.36],
          ],
          'steel',
        ),
        block([-k * 0.3, -k * 0.4, -m.h], [k * 0.3, k * 0.4, -k * 0.5], s.paint),
        ...body,
        lathe(
          X,
          [0, 0, 0],
          [
            [-k * 0.62, k * 0.3],
            [-k * 0.42, k * 0.4],
          ],
          s.paint,
        ),
      ]
    : [
        ...body,
        lathe(
          [-1, 0, 0],
          [0, 0, k * 0.2],
          [
            [k * 0.42, k * 0.36],
            [k * 0.52, k * 0.36],
            [k * 0.52, k * 0.14],
            [k * 1.05, k * 0.14],
          ],
          'steel',
        ),
      ];
  const left = m ? -k * 0.7 : -k * 1.05;
  const right = m ? k * 1.1 + m.l : k * 0.42;
  const low = m ? -m.h - 24 : -k * 0.6;
  return {
    ...s,
    solids,
    stance: { yaw: 36, pitch: 20 },
    views: ['front'],
    measures: [
      { from: [left, 0, low], to: [right, 0, low], where: 'below', text: String(Math.round(right - left)) },
      {
        from: [right, 0, low],
        to: [right, 0, k * 0.6],
        where: 'right',
        text: String(Math.round(k * 0.6 - low)),
      },
    ],
  };
}

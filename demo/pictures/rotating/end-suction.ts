import { motorSolids, type PumpShape, scaled } from './motor.ts';
import { block, lathe, type Model, type Solid, X, Z } from '../scene/index.ts';
import { flangeDisc } from './flange-disc.ts';

/** An end-suction pump before a lying motor: volute with suction towards the viewer and delivery upwards. */
export function endSuction(
  s: PumpShape & { dn: number; motor: number; volute: number; base: boolean; plastic?: boolean },
): Model {
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
    lathe(
      X,
      [0, 0, 0],
      [
        [v * 0.2, v * 0.6],
        [x0 + m.e + 6, m.ac * 0.34],
      ],
      metal,
    ),
    ...(s.base
      ? []
      : [
          block([-v * 0.3, -v * 0.5, -z], [v * 0.28, v * 0.5, -z + z * 0.1], metal),
          block([-v * 0.14, -v * 0.2, -z + z * 0.08], [v * 0.14, v * 0.2, -v * 0.7], metal),
        ]),
    lathe(
      Z,
      [0, v * 0.1, 0],
      [
        [v * 0.5, s.dn * 0.56],
        [out - 14, s.dn * 0.5],
      ],
      metal,
    ),
    lathe(
      X,
      [0, 0, 0],
      [
        [-v * 0.34, v * 0.78],
        [-v * 0.2, v * 0.97],
        [v * 0.2, v],
        [v * 0.34, v * 0.84],
      ],
      metal,
    ),
    ...flangeDisc(Z, [0, v * 0.1, out], fl, 14, s.dn / 2, metal),
    lathe(
      X,
      [0, 0, 0],
      [
        [-v * 0.85, s.dn * 0.62],
        [-v * 0.3, s.dn * 0.8],
      ],
      metal,
    ),
    ...flangeDisc([-1, 0, 0], [-v * 0.85, 0, 0], fl * 1.1, 14, s.dn * 0.56, metal),
  ];
  const right = x0 + m.l;
  return {
    ...s,
    solids,
    stance: { yaw: 38, pitch: 18 },
    views: ['front'],
    measures: [
      {
        from: [-v * 0.85, 0, -z],
        to: [right, 0, -z],
        where: 'below',
        text: `L ${Math.round(right + v * 0.85)}`,
      },
      { from: [-v * 0.85, 0, 0], to: [0, 0, out], where: 'left', text: `h2 ${Math.round(out)}` },
      { from: [right, 0, -z], to: [right, 0, 0], where: 'right', text: `h1 ${Math.round(z)}` },
    ],
    axes: [
      { from: [-v * 0.85, 0, 0], to: [right, 0, 0] },
      { from: [0, 0, -v], to: [0, 0, out] },
    ],
  };
}

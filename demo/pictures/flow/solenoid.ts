import { cylinder, lathe, type Model, nut, plate, type Solid, Z } from '../scene/index.ts';
import { endSolids, studs } from './valve-body.ts';
import { valveModel, type ValveShape } from './valve.ts';

/** A solenoid valve: low body, square coil with its plug on top. */
export function solenoidValve(v: ValveShape & { coil: number }): Model {
  const half = v.length / 2;
  const c = v.coil / 2;
  const base = v.height - v.coil * 1.28;
  const r = Math.min(half * 0.72, v.dn * 0.9 + 9);
  const solids: Solid[] = [
    ...endSolids(v.end, half, r * 0.4, 1, v.material),
    lathe(
      Z,
      [0, 0, 0],
      [
        [-v.dn * 0.62, r * 0.7],
        [-v.dn * 0.4, r],
        [base * 0.55, r],
        [base * 0.55, r * 1.08],
        [base * 0.86, r * 1.08],
      ],
      v.material,
    ),
    ...endSolids(v.end, half, r * 0.7, -1, v.material),
    ...studs(Z, [0, 0, base * 0.86], r * 1.65, 4, Math.max(4, r * 0.16), 'stainless'),
    cylinder(Z, [0, 0, 0], base * 0.86, base + 2, c * 0.42, 'stainless'),
    plate(
      -c,
      v.coil,
      [
        [-c, base + 2],
        [c, base + 2],
        [c, base + v.coil],
        [-c, base + v.coil],
      ],
      'black',
    ),
    plate(
      -c * 0.6,
      c * 1.2,
      [
        [c, base + c * 0.5],
        [c * 1.9, base + c * 0.5],
        [c * 1.9, base + c * 1.7],
        [c, base + c * 1.7],
      ],
      'grey',
    ),
    nut(Z, [0, 0, base + v.coil], 0, c * 0.3, c * 0.8, 'stainless'),
    cylinder(Z, [0, 0, base + v.coil], c * 0.3, c * 0.5, c * 0.2, 'stainless'),
    {
      kind: 'decal',
      at: [-c * 0.7, -c - 0.1, base + v.coil * 0.82],
      u: [1, 0, 0],
      v: [0, 0, -1],
      size: [0, 0],
      shadedOnly: true,
      svg: `<rect width="${(c * 1.4).toFixed(1)}" height="${(c * 0.9).toFixed(1)}" rx=".8" fill="#EDF0F3"/><path d="M${(c * 0.15).toFixed(1)} ${(c * 0.3).toFixed(1)}h${(c * 0.9).toFixed(1)}M${(c * 0.15).toFixed(1)} ${(c * 0.6).toFixed(1)}h${(c * 0.6).toFixed(1)}" stroke="#5A6068" stroke-width="${(c * 0.09).toFixed(1)}"/>`,
    },
  ];
  return valveModel(v, solids);
}

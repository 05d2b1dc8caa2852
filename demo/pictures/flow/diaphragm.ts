import { bulge, cylinder, lathe, type Model, nut, type Solid, X, Z } from '../scene/index.ts';
import { endSolids, studs } from './valve-body.ts';
import { valveModel, type ValveShape } from './valve.ts';

/** A valve with a wide diaphragm chamber above the body: diaphragm valves and pressure reducers. */
export function diaphragmValve(v: ValveShape & { chamber: number; tall: boolean }): Model {
  const half = v.length / 2;
  const r = v.dn * 0.66 + 5;
  const c = v.chamber / 2;
  const base = r * 1.15;
  const hand = v.hand ?? v.dn * 2;
  const top: Solid[] = v.tall
    ? [
        lathe(
          Z,
          [0, 0, 0],
          [
            [base + c * 0.34, c * 0.5],
            [v.height * 0.82, c * 0.42],
            [v.height * 0.9, c * 0.26],
          ],
          v.material,
        ),
        nut(Z, [0, 0, 0], v.height * 0.88, v.height * 0.94, c * 0.5, 'steel'),
        cylinder(Z, [0, 0, 0], v.height * 0.94, v.height, c * 0.14, 'steel'),
      ]
    : [
        lathe(
          Z,
          [0, 0, 0],
          [
            [base + c * 0.3, c * 0.78],
            [base + c * 0.62, c * 0.56],
            [v.height - hand * 0.2, c * 0.34],
            [v.height - hand * 0.2, hand * 0.2],
          ],
          v.material,
        ),
        lathe(
          Z,
          [0, 0, 0],
          [
            [v.height - hand * 0.2, hand * 0.42],
            [v.height - hand * 0.16, hand / 2],
            [v.height - hand * 0.05, hand / 2],
            [v.height, hand * 0.4],
          ],
          v.grip ?? 'black',
          { ribs: [v.height - hand * 0.16, v.height - hand * 0.05, 28] },
        ),
      ];
  const solids: Solid[] = [
    ...endSolids(v.end, half, r * 0.4, 1, v.material),
    lathe(X, [0, 0, 0], bulge(-half * 0.78, half * 0.78, r, r * 0.72), v.material),
    lathe(
      Z,
      [0, 0, 0],
      [
        [0, r * 0.8],
        [base, c * 0.7],
        [base, c],
        [base + c * 0.15, c],
      ],
      v.material,
    ),
    lathe(
      Z,
      [0, 0, 0],
      [
        [base + c * 0.16, c],
        [base + c * 0.3, c],
        [base + c * 0.36, c * 0.7],
      ],
      v.material,
    ),
    ...studs(Z, [0, 0, base + c * 0.3], c * 1.75, 8, Math.max(5, c * 0.1)),
    ...top,
    ...endSolids(v.end, half, half * 0.6, -1, v.material),
  ];
  return valveModel(v, solids);
}

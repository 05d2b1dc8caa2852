import { bulge, cylinder, lathe, type Model, nut, type Solid, X } from '../scene/index.ts';
import { endSolids } from './valve-body.ts';
import { valveModel, type ValveShape } from './valve.ts';

/** A Y strainer: the screen leg runs down to the right and ends in a bolted cover or a plug. */
export function strainer(v: ValveShape): Model {
  const half = v.length / 2;
  const r = v.dn * 0.62 + 5;
  const leg = [0.66, -0.15, -0.74] as const;
  const reach = v.height;
  const cover: Solid[] =
    v.end.kind === 'flange'
      ? [
          lathe(
            leg,
            [0, 0, 0],
            [
              [0, r * 0.92],
              [reach * 0.82, r * 0.92],
              [reach * 0.82, r * 1.4],
              [reach, r * 1.4],
            ],
            v.material,
          ),
          cylinder(leg, [0, 0, 0], reach, reach * 1.06, r * 0.25, 'steel'),
        ]
      : [
          lathe(
            leg,
            [0, 0, 0],
            [
              [0, r * 0.84],
              [reach * 0.84, r * 0.84],
            ],
            v.material,
          ),
          nut(leg, [0, 0, 0], reach * 0.82, reach, r * 1.8, v.material),
        ];
  const solids: Solid[] = [
    ...endSolids(v.end, half, r * 0.4, 1, v.material),
    ...cover,
    lathe(X, [0, 0, 0], bulge(-half * 0.72, half * 0.72, r, r * 0.85), v.material),
    ...endSolids(v.end, half, half * 0.6, -1, v.material),
  ];
  return valveModel(
    { ...v, height: Math.round(v.end.kind === 'flange' ? v.end.od / 2 : v.end.bore * 0.7) },
    solids,
  );
}

import { cylinder, type Model, nut, plate, type Solid, tube, Z } from '../scene/index.ts';
import { endSolids } from './valve-body.ts';
import { valveModel, type ValveShape } from './valve.ts';

/** A needle valve: bar-stock body, packing nut and a cross handle. */
export function needleValve(v: ValveShape): Model {
  const half = v.length / 2;
  const w = v.end.kind === 'thread' ? v.end.flats * 0.52 : v.end.kind === 'male' ? v.end.r * 1.35 : v.dn;
  const hand = (v.hand ?? v.length * 0.8) / 2;
  const solids: Solid[] = [
    ...endSolids(v.end, half, w * 0.5, 1, v.material),
    plate(
      -w,
      w * 2,
      [
        [-half * 0.72, -w],
        [half * 0.72, -w],
        [half * 0.72, w],
        [-half * 0.72, w],
      ],
      v.material,
    ),
    ...endSolids(v.end, half, half * 0.7, -1, v.material),
    nut(Z, [0, 0, 0], w, v.height * 0.5, w * 1.7, v.material),
    cylinder(Z, [0, 0, 0], v.height * 0.5, v.height * 0.66, w * 0.6, v.material),
    cylinder(Z, [0, 0, 0], v.height * 0.66, v.height * 0.9, w * 0.3, 'chrome', {
      thread: [v.height * 0.66, v.height * 0.86, 1.2],
    }),
    tube(
      [
        [-hand, 0, v.height * 0.93],
        [hand, 0, v.height * 0.93],
      ],
      w * 0.22,
      v.grip ?? 'chrome',
    ),
    cylinder(Z, [0, 0, 0], v.height * 0.86, v.height, w * 0.42, v.grip ?? 'chrome'),
  ];
  return valveModel(v, solids);
}

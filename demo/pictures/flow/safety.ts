import { bulge, lathe, type Model, nut, plate, type Solid, X, Z } from '../scene/index.ts';
import { neck } from './valve-body.ts';
import type { ValveShape } from './valve.ts';

/** Flanged angle safety valve: inlet below, outlet to the right, spring bonnet above. */
export function safetyValve(
  v: ValveShape & { inlet: number; reach: number; outletOd: number; threaded: boolean },
): Model {
  const r = v.inlet * 0.9 + 8;
  const foot = v.threaded ? v.inlet * 0.75 : v.end.kind === 'flange' ? v.end.od / 2 : r;
  const t = v.threaded ? 0 : 18;
  const bottom = -v.length;
  const inletEnd: Solid[] = v.threaded
    ? [
        nut(Z, [0, 0, bottom], v.inlet * 0.6, v.inlet * 1.15, v.inlet * 1.6, v.material),
        lathe(
          Z,
          [0, 0, bottom],
          [
            [0, v.inlet * 0.6],
            [v.inlet * 0.6, v.inlet * 0.64],
          ],
          v.material,
          { thread: [1, v.inlet * 0.55, 2] },
        ),
      ]
    : [
        lathe(
          Z,
          [0, 0, bottom],
          [
            [0, foot * 0.62],
            [3, foot * 0.62],
            [3, foot],
            [t, foot],
            [t, r * 0.62],
            [v.length * 0.5, r * 0.7],
          ],
          v.material,
        ),
      ];
  const outR = v.outletOd / 2;
  const bonnetBase = r * 0.95;
  const solids: Solid[] = [
    lathe(
      X,
      [0, 0, 0],
      v.threaded
        ? [
            [0, outR * 0.8],
            [v.reach - 2, outR * 0.8],
            [v.reach, outR * 0.76],
          ]
        : [
            [0, outR * 0.6],
            [v.reach - 16, outR * 0.56],
            [v.reach - 16, outR],
            [v.reach, outR],
          ],
      v.material,
    ),
    ...inletEnd,
    lathe(Z, [0, 0, 0], bulge(-r * 1.1, r * 0.9, r, r * 0.66), v.material),
    ...neck(r * 0.4, bonnetBase + 8, r * 0.72, r * 1.8, v.material, 6),
    lathe(
      Z,
      [0, 0, 0],
      [
        [bonnetBase + 8, r * 0.68],
        [v.height * 0.62, r * 0.62],
        [v.height * 0.72, r * 0.42],
      ],
      v.material,
    ),
    nut(Z, [0, 0, 0], v.height * 0.72, v.height * 0.78, r * 0.62, 'steel'),
    lathe(
      Z,
      [0, 0, 0],
      [
        [v.height * 0.78, r * 0.34],
        [v.height * 0.96, r * 0.34],
        [v.height, r * 0.2],
      ],
      v.material,
    ),
    plate(
      -r * 0.08,
      r * 0.16,
      [
        [0, v.height * 0.86],
        [v.hand ?? r * 1.9, v.height * 0.64],
        [v.hand ?? r * 1.9, v.height * 0.68],
        [0, v.height * 0.92],
      ],
      'red',
    ),
  ];
  return {
    title: v.title,
    caption: v.caption,
    solids,
    views: ['front'],
    measures: [
      { from: [0, 0, bottom], to: [v.reach, 0, bottom], where: 'below', text: `L1 ${v.reach}` },
      { from: [-foot, 0, bottom], to: [-foot, 0, 0], where: 'left', text: `L ${v.length}` },
      { from: [v.reach, 0, 0], to: [0, 0, v.height], where: 'right', text: `H ${v.height}` },
    ],
    axes: [
      { from: [0, 0, bottom], to: [0, 0, v.height] },
      { from: [-r, 0, 0], to: [v.reach, 0, 0] },
    ],
  };
}

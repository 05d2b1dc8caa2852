import type { Material } from '../metal.ts';
import { add, arc, type Lathe, lathe, type Model, type Solid, tube, type Vec, X, Z } from '../scene/index.ts';
import { LEFT, type Named, rounded } from './fitting.ts';

const RIGHT: Vec = [1, 0, 0];

/** A socket on the end of a fitting: a thicker band with an opening. */
function band(axis: Vec, at: Vec, r: number, length: number, material: Material, hole: number): Lathe {
  return lathe(
    axis,
    at,
    [
      [-length, r * 0.94],
      [-length * 0.94, r],
      [-length * 0.06, r],
      [0, r * 0.96],
    ],
    material,
    { hole },
  );
}

/** A screwed or socketed elbow or tee: bands at its mouths. */
export function banded(
  s: Named & {
    form: 'elbow' | 'elbow45' | 'tee' | 'cross';
    reach: number;
    r: number;
    hole: number;
    body: number;
    insert?: Material;
  },
): Model {
  const a = s.reach;
  const depth = s.r * 0.62;
  const angle = s.form === 'elbow45' ? 45 : 90;
  const turn = (angle * Math.PI) / 180;
  const rad = a * 0.62;
  const bend = arc([-rad, 0, rad], [0, 0, -1], [1, 0, 0], rad, angle, 0, 16);
  const last = bend[bend.length - 1] ?? [0, 0, 0];
  const out: Vec = [Math.cos(turn), 0, Math.sin(turn)];
  const up = s.form === 'elbow' || s.form === 'elbow45' ? add(last, out, a - rad) : ([0, 0, a] as Vec);
  const axis = s.form === 'elbow' || s.form === 'elbow45' ? out : Z;
  const ring = (dir: Vec, at: Vec): Solid[] =>
    s.insert
      ? [
          band(dir, at, s.r, depth, s.material, s.r * 0.86),
          lathe(
            dir,
            at,
            [
              [-1, s.r * 0.84],
              [0.6, s.r * 0.84],
            ],
            s.insert,
            { hole: s.hole },
          ),
        ]
      : [band(dir, at, s.r, depth, s.material, s.hole)];
  const elbow = s.form === 'elbow' || s.form === 'elbow45';
  const solids: Solid[] = elbow
    ? [tube([[-a, 0, 0], ...bend, up], s.body, s.material), ...ring(axis, up), ...ring(LEFT, [-a, 0, 0])]
    : [
        ...(s.form === 'cross'
          ? [
              lathe(
                Z,
                [0, 0, 0],
                [
                  [-a, s.r],
                  [-a + depth, s.r],
                  [-a + depth, s.body],
                  [0, s.body],
                ],
                s.material,
              ),
            ]
          : []),
        band(RIGHT, [a, 0, 0], s.r, depth, s.material, 0),
        lathe(
          X,
          [0, 0, 0],
          [
            [-a + depth * 0.5, s.body],
            [a - depth, s.body],
          ],
          s.material,
        ),
        lathe(
          Z,
          [0, 0, 0],
          [
            [s.body * 0.6, s.body],
            [a - depth * 0.5, s.body],
          ],
          s.material,
        ),
        ...ring(Z, up),
        ...ring(LEFT, [-a, 0, 0]),
      ];
  return {
    ...s,
    solids,
    views: ['front'],
    measures: [
      { from: [-a, 0, -s.r], to: [0, 0, -s.r], where: 'below', text: `A ${rounded(a)}` },
      { from: [-a, 0, -s.r], to: [-a, 0, s.r], where: 'left', text: `⌀${rounded(s.r * 2)}` },
      ...(s.form === 'elbow45'
        ? []
        : [{ from: [s.r, 0, 0], to: [0, 0, a], where: 'right', text: `A ${rounded(a)}` } as const]),
    ],
    axes: [
      { from: [-a, 0, 0], to: [elbow ? 0 : a, 0, 0] },
      ...(s.form === 'elbow45' ? [] : [{ from: [0, 0, 0] as Vec, to: [0, 0, a] as Vec }]),
    ],
  };
}

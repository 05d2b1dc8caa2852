import { decal, lathe, type Measure, type Model, type Solid, type Vec, X } from '../scene/index.ts';
import { type Named, one } from './section.ts';

/** Bars or pipes lying in a small pile, their ends to the viewer. */
export function pipePile(s: Named & { od: number; wall: number; count?: 1 | 3 | 6; stripe?: string }): Model {
  const r = s.od / 2;
  const length = s.od * 4.6;
  const hole = s.wall < r ? { hole: r - s.wall } : {};
  const lay = (y: number, z: number): Solid[] => [
    lathe(
      X,
      [0, y, z],
      [
        [0, r],
        [length, r],
      ],
      s.material,
      hole,
    ),
    ...(s.stripe
      ? [
          decal(
            [s.od * 0.3, y - r * 0.72, z + r * 0.69],
            X,
            [0, -0.69, -0.72],
            [0, 0],
            `<rect width="${(length * 0.9).toFixed(1)}" height="${(s.od * 0.07).toFixed(1)}" fill="${s.stripe}"/>`,
            true,
          ),
        ]
      : []),
  ];
  const gap = s.od * 1.01;
  const rows = s.count === 1 ? 1 : s.count === 6 ? 3 : 2;
  const places = Array.from({ length: rows }, (_, row) =>
    Array.from(
      { length: rows - row },
      (_, i) => [((rows - row - 1) / 2 - i) * gap, row * gap * 0.866] as const,
    ),
  ).flat();
  const pile = places.flatMap(([y, z]) => lay(y, z));
  const first = ((rows - 1) / 2) * gap;
  const measures: Measure[] = [
    { view: 'left', from: [0, first + r, -r], to: [0, first - r, -r], where: 'below', text: `⌀${one(s.od)}` },
  ];
  const centre = (rows - 1) * gap * 0.866;
  return {
    ...s,
    solids: pile,
    views: ['left'],
    measures,
    stance: { yaw: 42, pitch: 22 },
    ...(s.wall < r
      ? {
          notes: [
            {
              view: 'left' as const,
              at: [0, -(r - s.wall / 2) * 0.71, centre + (r - s.wall / 2) * 0.71] as Vec,
              text: `t ${one(s.wall)}`,
              dx: 26,
              dy: -26,
            },
          ],
        }
      : {}),
  };
}

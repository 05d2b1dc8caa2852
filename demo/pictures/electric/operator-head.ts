import type { Material } from '../metal.ts';
import { block, cylinder, lathe, type Model, nut, type Solid, type Vec } from '../scene/index.ts';
import { front, n } from './device.ts';

/** A 22 mm push button, lamp or selector seen from the front left: bezel, actuator, lock nut and contact block behind. */
export function operatorHead(s: {
  title: string;
  caption: string;
  kind: 'button' | 'mushroom' | 'lamp' | 'selector' | 'key';
  colour: Material;
  bezel?: Material;
  block: boolean;
  od?: number;
}): Model {
  const r = (s.od ?? 29) / 2;
  const bezel = s.bezel ?? 'chrome';
  const axis: Vec = [0, -1, 0];
  const at: Vec = [0, 0, 0];
  const head: Solid[] =
    s.kind === 'mushroom'
      ? [
          cylinder(axis, at, 6, 14, 11, 'black'),
          lathe(
            axis,
            at,
            [
              [14, 18],
              [17, 20],
              [22, 20],
              [26, 16],
              [28, 9],
              [28.5, 1],
            ],
            s.colour,
          ),
        ]
      : s.kind === 'lamp'
        ? [
            lathe(
              axis,
              at,
              [
                [6, 11.4],
                [10, 11.4],
                [13, 10],
                [15, 7],
                [16, 2],
              ],
              s.colour,
            ),
          ]
        : s.kind === 'selector' || s.kind === 'key'
          ? [
              cylinder(axis, at, 5, 8, 11, 'black'),
              s.kind === 'key'
                ? lathe(
                    axis,
                    at,
                    [
                      [8, 7],
                      [10, 7],
                    ],
                    'chrome',
                  )
                : block([-3.4, -19, -10.5], [3.4, -8, 10.5], s.colour),
              ...(s.kind === 'key'
                ? [
                    block([-1, -26, -6], [1, -10, 6], 'chrome'),
                    cylinder([1, 0, 0], [-1, -27, 0], 0, 2, 8, 'chrome'),
                  ]
                : [front(-0.8, 10, -19, '<rect width="1.6" height="8" fill="#fff"/>')]),
            ]
          : [
              lathe(
                axis,
                at,
                [
                  [5, 11.2],
                  [8.4, 11.2],
                  [9.4, 10.4],
                ],
                s.colour,
              ),
            ];
  const back: Solid[] = s.block
    ? [block([-15, 30, -20], [15, 62, 20], 'black'), block([-14, 26, -16], [14, 31, 16], 'grey')]
    : [];
  const solids: Solid[] = [
    ...back,
    cylinder(axis, at, -30, 0, 10.8, 'black', { thread: [-30, -2, 2.4] }),
    nut(axis, at, -12, -7, 26, 'grey', 8),
    lathe(
      axis,
      at,
      [
        [0, r],
        [3, r],
        [6.4, r * 0.9],
        [6.4, 11.6],
      ],
      bezel,
    ),
    ...head,
  ];
  const face =
    s.kind === 'mushroom'
      ? 28.5
      : s.kind === 'lamp'
        ? 16
        : s.kind === 'key'
          ? 27
          : s.kind === 'selector'
            ? 19
            : 9.4;
  return {
    ...s,
    solids,
    stance: { yaw: 46, pitch: 16 },
    views: ['front', 'left'],
    measures: [
      {
        view: 'front',
        from: [-(s.kind === 'mushroom' ? 20 : r), 0, -20],
        to: [s.kind === 'mushroom' ? 20 : r, 0, -20],
        where: 'below',
        text: `⌀${s.kind === 'mushroom' ? 40 : r * 2}`,
      },
      { view: 'left', from: [0, -face, -20], to: [0, 0, -20], where: 'below', text: n(face) },
      {
        view: 'left',
        from: [0, 0, 20],
        to: [0, s.block ? 62 : 30, 20],
        where: 'above',
        text: s.block ? '62' : '30',
      },
    ],
  };
}

import type { Material } from '../metal.ts';
import { lathe, type Model, nut, type Solid, tube, type Vec } from '../scene/index.ts';
import { n } from './device.ts';

/** A threaded cylindrical sensor with two nuts and its cable or plug. */
export function sensor(s: {
  title: string;
  caption: string;
  d: number;
  length: number;
  face: Material;
  body: Material;
  plug: boolean;
}): Model {
  const r = s.d / 2;
  const l = s.length;
  const axis: Vec = [1, 0, 0];
  const at: Vec = [0, 0, 0];
  const hex = s.d * 1.42;
  const solids: Solid[] = [
    s.plug
      ? lathe(
          axis,
          at,
          [
            [l, r * 0.8],
            [l + 4, r * 0.8],
            [l + 5, 5],
            [l + 14, 5],
          ],
          'black',
          { thread: [l + 5, l + 14, 1.4] },
        )
      : tube(
          [
            [l, 0, 0],
            [l + s.d, 0, 0],
            [l + s.d * 1.8, 0, -s.d * 0.1],
            [l + s.d * 2.5, 0, -s.d * 0.5],
            [l + s.d * 2.9, 0, -s.d * 1.2],
          ],
          Math.max(2, r * 0.3),
          'black',
        ),
    lathe(
      axis,
      at,
      [
        [l * 0.84, r * 0.96],
        [l, r * 0.96],
      ],
      'black',
    ),
    lathe(
      axis,
      at,
      [
        [r * 0.5, r],
        [l * 0.84, r],
      ],
      s.body,
      { thread: [r * 0.5, l * 0.84, 1.4] },
    ),
    nut(axis, at, l * 0.5, l * 0.5 + s.d * 0.24, hex, s.body),
    nut(axis, at, l * 0.3, l * 0.3 + s.d * 0.24, hex, s.body),
    lathe(
      axis,
      at,
      [
        [0, r * 0.9],
        [r * 0.06, r * 0.94],
        [r * 0.5, r * 0.94],
      ],
      s.face,
    ),
  ];
  return {
    ...s,
    solids,
    views: ['front'],
    measures: [
      { from: [0, 0, -hex / 2], to: [l, 0, -hex / 2], where: 'below', text: n(l) },
      { from: [0, 0, -r], to: [0, 0, r], where: 'left', text: `M${s.d}` },
    ],
    axes: [{ from: at, to: [l, 0, 0] }],
  };
}

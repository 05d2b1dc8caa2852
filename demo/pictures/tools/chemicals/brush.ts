import type { Material } from '../../metal.ts';
import type { Point } from '../../svg.ts';
import { box, flow, oval, soft, ticks } from '../lines.ts';
import { type Pictures, sketched } from '../sketch.ts';

/** A paint brush or a roller. */
export function brush(v: {
  title: string;
  caption: string;
  wide: number;
  kind: 'flat' | 'roller';
  handle: Material;
}): Pictures {
  return sketched(() => {
    const W = v.wide;
    const handle: Point[] = [
      [-W * 0.12, -150],
      [-W * 0.2, -110],
      [-W * 0.14, -60],
      [-W * 0.3, -20],
      [-W * 0.36, 0],
      [W * 0.36, 0],
      [W * 0.3, -20],
      [W * 0.14, -60],
      [W * 0.2, -110],
      [W * 0.12, -150],
    ];
    return {
      title: v.title,
      caption: v.caption,
      box: [-W / 2 - 4, -160, W / 2 + 4, v.kind === 'flat' ? 100 : 110],
      turn: 28,
      shapes:
        v.kind === 'flat'
          ? [
              {
                d: soft(
                  [
                    [-W * 0.46, 40],
                    [W * 0.46, 40],
                    [W * 0.48, 92],
                    [W * 0.3, 98],
                    [-W * 0.3, 98],
                    [-W * 0.48, 92],
                  ],
                  6,
                ),
                material: 'ivory',
                shading: 'post',
              },
              {
                d: ticks(-W * 0.42, W * 0.42, 26, 44, 96),
                material: 'kraft',
                shading: 'line',
                edge: 0.5,
                opacity: 0.7,
                only: 'picture',
              },
              { d: box(-W * 0.48, 0, W * 0.96, 44, 3), material: 'tin', shading: 'post' },
              {
                d: [-0.3, 0, 0.3].map((x) => oval(W * x, 8, 2.2)).join(''),
                material: 'tin',
                shading: 'dark',
                edge: 0.5,
              },
              { d: flow(handle), material: v.handle, shading: 'post' },
              { d: oval(0, -140, 4), material: v.handle, shading: 'dark' },
            ]
          : [
              { d: `M0 -10V30H${W / 2 + 2}V70H${W / 2 - 4}`, material: 'steel', shading: 'line', edge: 3 },
              { d: box(-W / 2, 50, W, 52, 22), material: 'ivory', shading: 'round' },
              {
                d: flow([
                  [-10, -160],
                  [-13, -120],
                  [-9, -60],
                  [-12, -12],
                  [12, -12],
                  [9, -60],
                  [13, -120],
                  [10, -160],
                ]),
                material: v.handle,
                shading: 'post',
              },
            ],
      measures: [
        { x: [-W / 2, W / 2], side: 'below', text: `${W}` },
        { y: [-158, 98], side: 'left', x: [0, -W / 2], text: '258' },
      ],
    };
  });
}

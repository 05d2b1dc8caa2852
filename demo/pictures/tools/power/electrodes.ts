import { bar, box, poly } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';
import type { Machine } from './machine.ts';

/** Welding electrodes: a box and sticks; or a spool of wire. */
export function electrodes(shape: Machine & { d: number; L: number; grade: string }): Pictures {
  return sketched(() => {
    const { L } = shape;
    const W = L * 0.3;
    const rod = (y: number): Shape[] => [
      {
        d: bar(
          [
            [0, shape.d / 2],
            [L * 0.07, shape.d / 2],
          ],
          y,
        ),
        material: 'steel',
        shading: 'round',
        edge: 0.6,
      },
      {
        d: bar(
          [
            [L * 0.07, shape.d * 1.0],
            [L * 0.99, shape.d * 1.0],
            [L, shape.d * 0.8],
          ],
          y,
        ),
        material: shape.colour,
        shading: 'round',
        edge: 0.7,
      },
    ];
    return {
      title: shape.title,
      caption: shape.caption,
      box: [-L * 0.05, -W, L * 1.05, W * 0.5],
      turn: -24,
      shapes: [
        { d: box(0, -W, L * 1.02, W * 0.8, 4), material: 'blue', shading: 'face', only: 'picture' },
        {
          d: box(L * 0.04, -W * 0.92, L * 0.94, W * 0.22, 3),
          material: 'white',
          shading: 'face',
          edge: 0.5,
          only: 'picture',
        },
        {
          d: poly([
            [L * 0.04, -W * 0.5],
            [L * 0.98, -W * 0.66],
            [L * 0.98, -W * 0.28],
            [L * 0.04, -W * 0.28],
          ]),
          material: 'yellow',
          shading: 'face',
          edge: 0.5,
          only: 'picture',
        },
        ...[-0.06, 0.06, 0.18, 0.3].flatMap((y, i) => rod(W * y + (i % 2) * 2)),
      ],
      letters: [{ text: shape.grade, x: L * 0.5, y: -W * 0.81, size: W * 0.16, fill: '#1D2129' }],
      measures: [
        { x: [0, L], side: 'below', text: `${L}` },
        { y: [W * 0.3 - shape.d, W * 0.3 + shape.d], side: 'right', text: `⌀${shape.d}` },
      ],
    };
  });
}

import { flow, oval, soft } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';
import type { Wear } from './wear-shape.ts';

export function hearing(shape: Wear & { kind: 'plug' | 'corded' | 'muff' }): Pictures {
  return sketched(() => {
    if (shape.kind === 'muff')
      return {
        title: shape.title,
        caption: shape.caption,
        box: [0, 0, 200, 230],
        standing: true,
        shapes: [
          {
            d: 'M24 150C4 60 50 4 100 4C150 4 196 60 176 150L164 146C180 66 142 18 100 18C58 18 20 66 36 146Z',
            material: 'black',
            shading: 'face',
          },
          {
            d: 'M50 22C80 0 120 0 150 22L144 34C118 16 82 16 56 34Z',
            material: shape.colour,
            shading: 'top',
            edge: 0.7,
          },
          ...[
            [26, 34],
            [174, -34],
          ].flatMap(([x, lean]): Shape[] => [
            {
              d: soft(
                [
                  [(x ?? 0) + (lean ?? 0), 138],
                  [(x ?? 0) + (lean ?? 0) * 1.2, 146],
                  [(x ?? 0) + (lean ?? 0) * 1.2, 212],
                  [(x ?? 0) + (lean ?? 0), 222],
                ],
                6,
              ),
              material: 'black',
              shading: 'post',
            },
            {
              d: soft(
                [
                  [(x ?? 0) - (lean ?? 0) * 0.3, 140],
                  [(x ?? 0) + (lean ?? 0), 132],
                  [(x ?? 0) + (lean ?? 0), 226],
                  [(x ?? 0) - (lean ?? 0) * 0.3, 218],
                  [(x ?? 0) - (lean ?? 0) * 0.7, 180],
                ],
                14,
              ),
              material: shape.colour,
              shading: 'post',
            },
          ]),
        ],
        measures: [
          { x: [8, 192], side: 'below', text: '150' },
          { y: [4, 226], side: 'right', text: '190' },
        ],
      };
    const plug = (x: number, y: number): Shape[] => [
      {
        d: flow([
          [x, y + 8],
          [x + 16, y],
          [x + 70, y - 3],
          [x + 92, y + 6],
          [x + 98, y + 20],
          [x + 92, y + 34],
          [x + 70, y + 43],
          [x + 16, y + 40],
          [x, y + 32],
        ]),
        material: shape.colour,
        shading: 'round',
      },
      { d: oval(x + 4, y + 20, 6, 14), material: shape.colour, shading: 'end', edge: 0.7 },
    ];
    return {
      title: shape.title,
      caption: shape.caption,
      box: [0, 0, 130, 110],
      turn: -20,
      shapes: [
        ...(shape.kind === 'corded'
          ? [
              {
                d: 'M4 26C-50 40 -40 100 10 104C40 106 40 100 34 86',
                material: 'blue' as const,
                shading: 'line' as const,
                edge: 3,
              },
            ]
          : []),
        ...plug(4, 6),
        ...plug(30, 62),
      ],
      measures: [
        { x: [4, 102], side: 'above', y: [6, 12], text: '25' },
        { y: [59, 105], side: 'right', x: [120, 120], text: '⌀12' },
      ],
    };
  });
}

import type { Material } from '../../metal.ts';
import { bar, box, flow, oval, poly, soft } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';

export interface HammerShape {
  title: string;
  caption: string;
  L: number;
  head: number;
  face: number;
  kind: 'claw' | 'machinist' | 'sledge' | 'rubber' | 'ball';
  handle: Material;
  metal?: Material;
}

export function hammer(shape: HammerShape): Pictures {
  return sketched(() => {
    const { L, head: H, face: f, kind } = shape;
    const metal = shape.metal ?? (kind === 'rubber' ? 'black' : 'blackOxide');
    const top = -L;
    const w = f * 0.42;
    const y = top + f * 0.5;
    const left = -H * 0.52;
    const right = H * 0.48;
    const block: Shape[] =
      kind === 'claw'
        ? [
            {
              d: flow([
                [-f * 0.2, y - f * 0.36],
                [right * 0.5, y - f * 0.36],
                [right, y - f * 0.1],
                [right * 1.16, y + f * 0.44],
                [right * 0.96, y + f * 0.34],
                [right * 0.6, y + f * 0.12],
                [f * 0.3, y + f * 0.4],
                [-f * 0.3, y + f * 0.4],
              ]),
              material: metal,
              shading: 'face',
            },
            {
              d: bar(
                [
                  [left + f * 0.3, f * 0.3],
                  [-f * 0.1, f * 0.36],
                ],
                y,
              ),
              material: metal,
              shading: 'round',
            },
            {
              d: bar(
                [
                  [left, f * 0.46],
                  [left + f * 0.06, f * 0.5],
                  [left + f * 0.3, f * 0.5],
                  [left + f * 0.36, f * 0.32],
                ],
                y,
              ),
              material: 'steel',
              shading: 'round',
            },
          ]
        : kind === 'machinist'
          ? [
              {
                d: poly([
                  [left, y - f * 0.5],
                  [f * 0.4, y - f * 0.5],
                  [right, y - f * 0.1],
                  [right, y + f * 0.14],
                  [f * 0.4, y + f * 0.5],
                  [left, y + f * 0.5],
                ]),
                material: metal,
                shading: 'face',
              },
              { d: box(left, y - f * 0.5, f * 0.26, f), material: 'steel', shading: 'round', edge: 0.8 },
              {
                d: poly([
                  [right - f * 0.2, y - f * 0.18],
                  [right, y - f * 0.1],
                  [right, y + f * 0.14],
                  [right - f * 0.2, y + f * 0.22],
                ]),
                material: 'steel',
                shading: 'face',
                edge: 0.8,
              },
            ]
          : kind === 'ball'
            ? [
                {
                  d: bar(
                    [
                      [left, f * 0.5],
                      [left + f * 0.5, f * 0.5],
                      [left + f * 0.7, f * 0.34],
                      [right - f * 0.7, f * 0.36],
                      [right - f * 0.5, f * 0.3],
                    ],
                    y,
                  ),
                  material: metal,
                  shading: 'round',
                },
                { d: oval(right - f * 0.36, y, f * 0.4), material: 'steel', shading: 'ball' },
                { d: box(left, y - f * 0.5, f * 0.2, f), material: 'steel', shading: 'round', edge: 0.8 },
              ]
            : [
                {
                  d:
                    kind === 'rubber'
                      ? box(left, y - f * 0.5, H, f, f * 0.08)
                      : soft(
                          [
                            [left, y - f * 0.38],
                            [left + f * 0.14, y - f * 0.5],
                            [right - f * 0.14, y - f * 0.5],
                            [right, y - f * 0.38],
                            [right, y + f * 0.38],
                            [right - f * 0.14, y + f * 0.5],
                            [left + f * 0.14, y + f * 0.5],
                            [left, y + f * 0.38],
                          ],
                          f * 0.05,
                        ),
                  material: metal,
                  shading: 'round',
                },
                ...(kind === 'sledge'
                  ? [
                      {
                        d:
                          box(left, y - f * 0.4, f * 0.1, f * 0.8) +
                          box(right - f * 0.1, y - f * 0.4, f * 0.1, f * 0.8),
                        material: 'steel' as const,
                        shading: 'round' as const,
                      },
                    ]
                  : []),
              ];
    const wood = shape.handle === 'wood';
    const shaft = flow([
      [-w * 0.62, y],
      [-w * 0.56, -L * 0.62],
      [-w * 0.66, -L * 0.36],
      [-w * 0.95, -L * 0.14],
      [-w * 0.88, -4],
      [0, 0],
      [w * 0.88, -4],
      [w * 0.95, -L * 0.14],
      [w * 0.66, -L * 0.36],
      [w * 0.56, -L * 0.62],
      [w * 0.62, y],
    ]);
    return {
      title: shape.title,
      caption: shape.caption,
      box: [left, top - f * 0.06, kind === 'claw' ? right * 1.16 : right, 0],
      turn: 32,
      shapes: [
        { d: shaft, material: shape.handle, shading: 'post' },
        ...(wood
          ? []
          : [
              {
                d: flow([
                  [-w * 0.9, -L * 0.36],
                  [-w * 1.05, -L * 0.16],
                  [-w * 0.98, -3],
                  [0, 1],
                  [w * 0.98, -3],
                  [w * 1.05, -L * 0.16],
                  [w * 0.9, -L * 0.36],
                ]),
                material: 'black' as const,
                shading: 'post' as const,
              },
            ]),
        ...block,
        {
          d: box(-w * 0.5, y - f * 0.54, w, f * 0.1, f * 0.02),
          material: wood ? 'wood' : shape.handle,
          shading: 'post',
          edge: 0.7,
        },
      ],
      measures: [
        { x: [left, right], side: 'above', y: [y, y], text: `${Math.round(H)}` },
        { y: [top, 0], side: 'right', x: [right, w], text: `${L}` },
        { y: [y - f / 2, y + f / 2], side: 'left', x: [left, left], text: `${f}` },
      ],
    };
  });
}

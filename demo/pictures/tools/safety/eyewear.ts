import type { Material } from '../../metal.ts';
import { box, flow, oval, soft } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';
import type { Wear } from './wear-shape.ts';

export function eyewear(
  shape: Wear & { kind: 'goggle' | 'spectacle' | 'welding'; lens: Material },
): Pictures {
  return sketched(() => {
    const lens: Shape[] =
      shape.kind === 'spectacle'
        ? [
            {
              d: soft(
                [
                  [8, 30],
                  [110, 20],
                  [128, 34],
                  [118, 84],
                  [86, 100],
                  [30, 92],
                  [10, 66],
                ],
                16,
              ),
              material: shape.lens,
              shading: 'face',
            },
            {
              d: soft(
                [
                  [272, 30],
                  [170, 20],
                  [152, 34],
                  [162, 84],
                  [194, 100],
                  [250, 92],
                  [270, 66],
                ],
                16,
              ),
              material: shape.lens,
              shading: 'face',
            },
            {
              d: 'M122 34C134 22 146 22 158 34L154 44C144 34 136 34 126 44Z',
              material: shape.colour,
              shading: 'face',
            },
            {
              d: soft(
                [
                  [6, 26],
                  [112, 14],
                  [140, 22],
                  [168, 14],
                  [274, 26],
                  [274, 36],
                  [168, 26],
                  [140, 32],
                  [112, 26],
                  [6, 36],
                ],
                5,
              ),
              material: shape.colour,
              shading: 'round',
            },
            {
              d: flow([
                [8, 28],
                [-8, 34],
                [-16, 76],
                [-10, 112],
                [-4, 110],
                [-8, 76],
                [0, 40],
              ]),
              material: shape.colour,
              shading: 'post',
            },
            {
              d: flow([
                [272, 28],
                [288, 34],
                [296, 76],
                [290, 112],
                [284, 110],
                [288, 76],
                [280, 40],
              ]),
              material: shape.colour,
              shading: 'post',
            },
            {
              d: 'M24 46L60 34M34 66L84 40',
              material: 'white',
              shading: 'line',
              edge: 1.6,
              only: 'picture',
              opacity: 0.8,
            },
          ]
        : [
            { d: box(-26, 44, 332, 26, 4), material: 'black', shading: 'round' },
            {
              d: soft(
                [
                  [4, 24],
                  [40, 4],
                  [240, 4],
                  [276, 24],
                  [280, 86],
                  [240, 116],
                  [172, 110],
                  [140, 84],
                  [108, 110],
                  [40, 116],
                  [0, 86],
                ],
                26,
              ),
              material: shape.colour,
              shading: 'face',
            },
            {
              d: soft(
                [
                  [22, 34],
                  [48, 18],
                  [232, 18],
                  [258, 34],
                  [260, 78],
                  [232, 98],
                  [178, 92],
                  [140, 62],
                  [102, 92],
                  [48, 98],
                  [20, 78],
                ],
                22,
              ),
              material: shape.lens,
              shading: 'face',
            },
            {
              d: 'M44 70L96 26M62 82L124 30',
              material: 'white',
              shading: 'line',
              edge: 2,
              only: 'picture',
              opacity: 0.85,
            },
            {
              d: [60, 100, 180, 220].map((x) => oval(x, 11, 5)).join(''),
              material: 'grey',
              shading: 'end',
              edge: 0.7,
            },
          ];
    return {
      title: shape.title,
      caption: shape.caption,
      box: [-28, 0, 308, 120],
      turn: -6,
      shapes: lens,
      measures: [
        { x: [0, 280], side: 'below', text: '165' },
        { y: [4, 116], side: 'right', text: '78' },
      ],
    };
  });
}

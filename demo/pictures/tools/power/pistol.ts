import type { Point } from '../../svg.ts';
import { bar, box, soft, ticks } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';
import { pack, plate, sized, type ToolShape, vents } from './tool-shape.ts';

/** A cordless drill, impact driver or impact wrench: pistol form with its battery. */
export function pistol(shape: ToolShape & { nose: 'chuck' | 'hex' | 'square' }): Pictures {
  return sketched(() => {
    const k = shape.L / 200;
    const s = (list: Point[]): Point[] => list.map(([x, y]) => [x * k, y * k]);
    const c = shape.colour;
    const volts = shape.volts ?? '20 V';
    const b = pack(8 * k, 164 * k, 92 * k, 58 * k, volts);
    const compact = shape.nose !== 'chuck';
    const front: Shape[] =
      shape.nose === 'chuck'
        ? [
            {
              d: bar(
                [
                  [128 * k, 25 * k],
                  [142 * k, 27 * k],
                  [146 * k, 24 * k],
                  [178 * k, 22 * k],
                  [190 * k, 14 * k],
                ],
                34 * k,
              ),
              material: 'black',
              shading: 'round',
            },
            {
              d: ticks(148 * k, 176 * k, 9, 12 * k, 56 * k),
              material: 'black',
              shading: 'line',
              edge: 0.8,
              only: 'picture',
            },
            {
              d: bar(
                [
                  [188 * k, 9 * k],
                  [200 * k, 5 * k],
                ],
                34 * k,
              ),
              material: 'steel',
              shading: 'round',
            },
            {
              d: bar(
                [
                  [112 * k, 31 * k],
                  [130 * k, 30 * k],
                ],
                34 * k,
              ),
              material: 'grey',
              shading: 'round',
            },
            {
              d: ticks(114 * k, 128 * k, 5, 4 * k, 64 * k),
              material: 'black',
              shading: 'line',
              edge: 0.6,
              only: 'picture',
            },
          ]
        : [
            {
              d: bar(
                [
                  [112 * k, 31 * k],
                  [150 * k, 25 * k],
                  [168 * k, 17 * k],
                ],
                34 * k,
              ),
              material: 'aluminium',
              shading: 'round',
            },
            {
              d: bar(
                [
                  [118 * k, 31 * k],
                  [134 * k, 29 * k],
                ],
                34 * k,
              ),
              material: 'black',
              shading: 'round',
            },
            ...(shape.nose === 'hex'
              ? [
                  {
                    d: bar(
                      [
                        [166 * k, 12 * k],
                        [188 * k, 11 * k],
                        [192 * k, 8 * k],
                      ],
                      34 * k,
                    ),
                    material: 'black' as const,
                    shading: 'round' as const,
                  },
                  {
                    d: bar(
                      [
                        [190 * k, 4 * k],
                        [200 * k, 4 * k],
                      ],
                      34 * k,
                    ),
                    material: 'steel' as const,
                    shading: 'round' as const,
                  },
                ]
              : [
                  {
                    d: bar(
                      [
                        [166 * k, 13 * k],
                        [178 * k, 13 * k],
                      ],
                      34 * k,
                    ),
                    material: 'steel' as const,
                    shading: 'round' as const,
                  },
                  {
                    d: bar(
                      [
                        [178 * k, 10 * k],
                        [200 * k, 10 * k],
                      ],
                      34 * k,
                    ),
                    material: 'steel' as const,
                    shading: 'face' as const,
                  },
                ]),
          ];
    return {
      title: shape.title,
      caption: shape.caption,
      box: [0, 0, 200 * k, 222 * k],
      standing: true,
      shapes: [
        ...front,
        {
          d: soft(
            s([
              [30, 56],
              [80, 58],
              [86, 88],
              [80, 118],
              [86, 160],
              [92, 178],
              [14, 178],
              [18, 150],
              [26, 110],
            ]),
            12 * k,
          ),
          material: c,
          shading: 'post',
        },
        {
          d: soft(
            s([
              [32, 60],
              [50, 66],
              [44, 112],
              [40, 150],
              [44, 164],
              [20, 164],
              [24, 140],
              [28, 104],
            ]),
            9 * k,
          ),
          material: 'black',
          shading: 'post',
        },
        {
          d: soft(
            s([
              [2, 8],
              [20, 0],
              [96, 0],
              [116, 6],
              [118, 62],
              [92, 68],
              [26, 68],
              [4, 58],
            ]),
            13 * k,
          ),
          material: c,
          shading: 'round',
        },
        {
          d: soft(
            s([
              [0, 16],
              [18, 10],
              [22, 58],
              [2, 52],
            ]),
            6 * k,
          ),
          material: 'black',
          shading: 'face',
        },
        { ...vents(30 * k, 40 * k, compact ? 5 : 6, 18 * k, 7 * k) },
        plate(34 * k, 12 * k, 62 * k, 18 * k),
        {
          d: soft(
            s([
              [82, 70],
              [100, 74],
              [98, 100],
              [82, 104],
            ]),
            6 * k,
          ),
          material: 'black',
          shading: 'face',
        },
        { d: box(84 * k, 62 * k, 22 * k, 9 * k, 4 * k), material: 'red', shading: 'face', edge: 0.7 },
        ...b.shapes,
      ],
      letters: [
        ...b.letters,
        {
          text: shape.nose === 'chuck' ? 'DRILL' : 'IMPACT',
          x: 65 * k,
          y: 21 * k,
          size: 11 * k,
          fill: '#22303F',
        },
      ],
      measures: sized(200 * k, [0, 222 * k], `${Math.round(222 * k)}`),
    };
  });
}

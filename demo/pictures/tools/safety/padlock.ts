import { box, oval, poly, soft } from '../lines.ts';
import { type Pictures, sketched } from '../sketch.ts';
import type { Wear } from './wear-shape.ts';

export function padlock(shape: Wear & { hasp: boolean }): Pictures {
  return sketched(() => ({
    title: shape.title,
    caption: shape.caption,
    box: [-26, 0, 26, 88],
    standing: true,
    shapes: shape.hasp
      ? [
          {
            d: 'M-14 40V20A14 16 0 0 1 14 20V40H8V20A8 10 0 0 0 -8 20V40Z',
            material: 'steel',
            shading: 'post',
          },
          {
            d: soft(
              [
                [-14, 34],
                [14, 34],
                [20, 44],
                [20, 88],
                [-20, 88],
                [-20, 44],
              ],
              5,
            ),
            material: shape.colour,
            shading: 'face',
          },
          {
            d: [0, 1, 2].flatMap((i) => [oval(-9, 50 + i * 14, 4.4), oval(9, 50 + i * 14, 4.4)]).join(''),
            material: 'white',
            shading: 'flat',
            edge: 0.8,
          },
        ]
      : [
          {
            d: 'M-15 44V18A15 16 0 0 1 15 18V44H9V18A9 10 0 0 0 -9 18V44Z',
            material: 'chrome',
            shading: 'post',
          },
          { d: box(-20, 40, 40, 46, 5), material: shape.colour, shading: 'post' },
          { d: box(-15, 48, 30, 26, 2), material: 'white', shading: 'face', edge: 0.6 },
          {
            d: poly([
              [0, 50],
              [7, 62],
              [-7, 62],
            ]),
            material: 'red',
            shading: 'flat',
            edge: 0.4,
          },
        ],
    letters: shape.hasp ? [] : [{ text: 'DANGER', x: 0, y: 69, size: 5.4, fill: '#B01705' }],
    measures: [
      { x: [-20, 20], side: 'below', y: [86, 86], text: shape.hasp ? '43' : '38' },
      { y: [2, 40], side: 'right', x: [15, 20], text: shape.hasp ? '25' : '38' },
    ],
  }));
}

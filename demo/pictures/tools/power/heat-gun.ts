import type { Point } from '../../svg.ts';
import { bar, box, soft, ticks } from '../lines.ts';
import { type Pictures, sketched } from '../sketch.ts';
import { vents } from './tool-shape.ts';
import type { Machine } from './machine.ts';

/** A hot air gun or a spray gun. */
export function heatGun(shape: Machine & { L: number }): Pictures {
  return sketched(() => {
    const k = shape.L / 250;
    const s = (list: Point[]): Point[] => list.map(([x, y]) => [x * k, y * k]);
    return {
      title: shape.title,
      caption: shape.caption,
      box: [0, 0, 250 * k, 220 * k],
      standing: true,
      shapes: [
        {
          d: bar(
            [
              [176 * k, 24 * k],
              [236 * k, 18 * k],
              [250 * k, 18 * k],
            ],
            40 * k,
          ),
          material: 'stainless',
          shading: 'round',
        },
        {
          d: ticks(188 * k, 228 * k, 6, 22 * k, 58 * k),
          material: 'black',
          shading: 'line',
          edge: 0.6,
          only: 'picture',
        },
        {
          d: bar(
            [
              [140 * k, 36 * k],
              [180 * k, 30 * k],
            ],
            40 * k,
          ),
          material: 'black',
          shading: 'round',
        },
        {
          d: soft(
            s([
              [36, 70],
              [88, 72],
              [84, 130],
              [90, 206],
              [84, 220],
              [34, 220],
              [28, 204],
              [34, 130],
            ]),
            12 * k,
          ),
          material: shape.colour,
          shading: 'post',
        },
        {
          d: soft(
            s([
              [2, 14],
              [14, 0],
              [120, 0],
              [146, 6],
              [146, 74],
              [100, 80],
              [14, 80],
              [2, 66],
            ]),
            14 * k,
          ),
          material: shape.colour,
          shading: 'round',
        },
        { ...vents(14 * k, 22 * k, 5, 36 * k, 8 * k) },
        {
          d: box(70 * k, 28 * k, 54 * k, 24 * k, 4 * k),
          material: 'white',
          shading: 'face',
          edge: 0.6,
          only: 'picture',
        },
        {
          d: soft(
            s([
              [76, 90],
              [94, 92],
              [92, 124],
              [76, 128],
            ]),
            5 * k,
          ),
          material: 'red',
          shading: 'face',
        },
        { d: box(36 * k, 146 * k, 44 * k, 50 * k, 8 * k), material: 'black', shading: 'post' },
      ],
      letters: [{ text: '60-600 °C', x: 97 * k, y: 40 * k, size: 10 * k, fill: '#B01705' }],
      measures: [
        { x: [0, 250 * k], side: 'below', text: `${shape.L}` },
        { y: [0, 220 * k], side: 'left', text: `${Math.round(220 * k)}` },
      ],
    };
  });
}

import type { Point } from '../../svg.ts';
import { box, oval, soft } from '../lines.ts';
import { type Pictures, sketched } from '../sketch.ts';
import { cordOf, pack, plate, type ToolShape, vents } from './tool-shape.ts';

/** An angle grinder seen from the side, disc to the right below. */
export function grinder(shape: ToolShape): Pictures {
  return sketched(() => {
    const k = shape.L / 300;
    const s = (list: Point[]): Point[] => list.map(([x, y]) => [x * k, y * k]);
    const D = shape.disc ?? 125;
    const big = D > 160;
    const cx = 266 * k;
    return {
      title: shape.title,
      caption: shape.caption,
      box: [shape.volts ? -14 * k : 0, 0, Math.max(300 * k, cx + D / 2), 106 * k],
      turn: -20,
      shapes: [
        ...(shape.volts ? pack(-18 * k, 36 * k, 54 * k, 58 * k, shape.volts).shapes : cordOf(2 * k, 50 * k)),
        {
          d: soft(
            s(
              big
                ? [
                    [0, 36],
                    [20, 24],
                    [70, 30],
                    [86, 52],
                    [86, 78],
                    [20, 78],
                    [0, 66],
                  ]
                : [
                    [0, 34],
                    [24, 26],
                    [130, 22],
                    [140, 26],
                    [140, 72],
                    [20, 72],
                    [0, 64],
                  ],
            ),
            9 * k,
          ),
          material: 'black',
          shading: 'round',
        },
        {
          d: soft(
            s([
              [84, 24],
              [110, 14],
              [206, 14],
              [216, 22],
              [216, 74],
              [206, 82],
              [110, 82],
              [84, 74],
            ]),
            8 * k,
          ),
          material: shape.colour,
          shading: 'round',
        },
        { ...vents(98 * k, 34 * k, 5, 28 * k, 6 * k) },
        plate(134 * k, 34 * k, 66 * k, 28 * k),
        { d: box(40 * k, 18 * k, 30 * k, 9 * k, 4 * k), material: 'red', shading: 'face', edge: 0.7 },
        {
          d: soft(
            s([
              [210, 12],
              [262, 10],
              [286, 24],
              [290, 62],
              [282, 74],
              [214, 80],
            ]),
            9 * k,
          ),
          material: 'aluminium',
          shading: 'face',
        },
        {
          d: [
            [224, 22],
            [224, 66],
          ]
            .map(([x, y]) => oval((x ?? 0) * k, (y ?? 0) * k, 3.4 * k))
            .join(''),
          material: 'steel',
          shading: 'end',
          edge: 0.7,
        },
        { d: oval(250 * k, 40 * k, 12 * k), material: 'steel', shading: 'end' },
        { d: box(cx - 15 * k, 72 * k, 30 * k, 18 * k, 3 * k), material: 'steel', shading: 'post' },
        {
          d: soft(
            [
              [cx - D * 0.56, 78 * k],
              [cx + D * 0.1, 74 * k],
              [cx + D * 0.1, 88 * k],
              [cx - D * 0.56, 96 * k],
            ],
            3 * k,
          ),
          material: 'blackOxide',
          shading: 'face',
        },
        { d: box(cx - D / 2, 91 * k, D, 5 * k, 1), material: 'grey', shading: 'round' },
        { d: box(cx - 13 * k, 94 * k, 26 * k, 9 * k, 2 * k), material: 'steel', shading: 'post' },
      ],
      letters: [{ text: `⌀${D}`, x: 167 * k, y: 48 * k, size: 15 * k, fill: '#22303F' }],
      measures: [
        { x: [0, 290 * k], side: 'above', text: `${shape.L}` },
        { x: [cx - D / 2, cx + D / 2], side: 'below', y: [96 * k, 96 * k], text: `⌀${D}` },
      ],
    };
  });
}

import { bar, oval, soft } from '../lines.ts';
import { type Pictures, sketched } from '../sketch.ts';

/** A spade bit for wood. */
export function spadeBit(shape: { title: string; caption: string; d: number; L: number }): Pictures {
  return sketched(() => {
    const { d, L } = shape;
    const r = d / 2;
    const x = L - d * 1.9;
    return {
      title: shape.title,
      caption: shape.caption,
      box: [0, -Math.max(r, 4), L, Math.max(r, 4)],
      turn: -45,
      shapes: [
        {
          d: bar([
            [0, 2.7],
            [1, 3.2],
            [22, 3.2],
            [24, 2.6],
          ]),
          material: 'steel',
          shading: 'face',
        },
        {
          d: bar([
            [24, 2.6],
            [x, 2.6],
          ]),
          material: 'steel',
          shading: 'round',
        },
        {
          d: soft(
            [
              [x - 3, -2.6],
              [x + d * 0.35, -r],
              [L - d * 0.75, -r],
              [L - d * 0.62, -r * 0.7],
              [L - d * 0.66, -r * 0.2],
              [L, 0],
              [L - d * 0.66, r * 0.2],
              [L - d * 0.62, r * 0.7],
              [L - d * 0.75, r],
              [x + d * 0.35, r],
              [x - 3, 2.6],
            ],
            d * 0.03,
          ),
          material: 'steel',
          shading: 'face',
        },
        { d: oval(x + d * 0.62, 0, d * 0.13), material: 'steel', shading: 'dark' },
      ],
      axes: [[-L * 0.03, 0, L * 1.03, 0]],
      measures: [
        { x: [0, L], side: 'below', y: [3, 0], text: `${L}` },
        { y: [-r, r], side: 'right', x: [L - d * 0.8, L - d * 0.8], text: `⌀${d}` },
      ],
    };
  });
}

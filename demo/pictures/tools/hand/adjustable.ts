import type { Material } from '../../metal.ts';
import type { Point } from '../../svg.ts';
import { box, flow, oval, poly, soft } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';

/** An adjustable wrench or a pipe wrench. */
export function adjustable(shape: {
  title: string;
  caption: string;
  L: number;
  opening: number;
  kind: 'adjustable' | 'pipe';
  material: Material;
  grip?: Material;
}): Pictures {
  return sketched(() => {
    const { L, opening: o, material } = shape;
    const k = L / 250;
    const grip: Shape[] = shape.grip
      ? [
          {
            d: flow([
              [0, -13 * k],
              [40 * k, -15 * k],
              [100 * k, -12.5 * k],
              [112 * k, -10 * k],
              [112 * k, 10 * k],
              [100 * k, 12.5 * k],
              [40 * k, 15 * k],
              [0, 13 * k],
              [-4 * k, 0],
            ]),
            material: shape.grip,
            shading: 'round',
          },
        ]
      : [{ d: oval(14 * k, 0, 5 * k), material, shading: 'dark' }];
    if (shape.kind === 'pipe') {
      const head = L - 78 * k;
      const saw = (y: number, dir: 1 | -1): Point[] =>
        Array.from({ length: 9 }, (_, i): Point[] => [
          [L - 2 * k - i * 5 * k, y],
          [L - 4 * k - i * 5 * k, y + dir * 3 * k],
        ]).flat();
      return {
        title: shape.title,
        caption: shape.caption,
        box: [0, -o - 30 * k, L, 34 * k],
        turn: -45,
        shapes: [
          {
            d: soft(
              [
                [0, -12 * k],
                [head, -13 * k],
                [head + 10 * k, -24 * k],
                [head + 26 * k, -24 * k],
                [head + 26 * k, -2 * k],
                ...saw(0, 1).reverse(),
                [L, 0],
                [L, 16 * k],
                [L - 20 * k, 32 * k],
                [head, 26 * k],
                [head - 22 * k, 13 * k],
                [0, 12 * k],
              ],
              3 * k,
            ),
            material: shape.grip ?? 'red',
            shading: 'face',
          },
          {
            d: box(14 * k, -5 * k, head - 50 * k, 10 * k, 5 * k),
            material: shape.grip ?? 'red',
            shading: 'side',
            edge: 0.7,
          },
          {
            d: soft(
              [
                [head - 26 * k, -o - 14 * k],
                [L - 12 * k, -o - 28 * k],
                [L, -o - 20 * k],
                [L - 2 * k, -o],
                [L - 44 * k, -o],
                [head + 22 * k, -o + 2 * k],
                [head + 22 * k, 0],
                [head + 6 * k, 0],
                [head + 4 * k, -o + 3 * k],
                [head - 24 * k, -o + 2 * k],
              ],
              3 * k,
            ),
            material: 'blackOxide',
            shading: 'face',
          },
          {
            d: poly([...saw(-o, 1), [L - 46 * k, -o - 3 * k], [L - 2 * k, -o - 3 * k]]),
            material: 'blackOxide',
            shading: 'face',
            edge: 0.6,
          },
          { d: box(head + 1 * k, -20 * k, 26 * k, 15 * k, 2 * k), material: 'steel', shading: 'round' },
          {
            d: Array.from(
              { length: 8 },
              (_, i) =>
                `M${(head + (3 + i * 3) * k).toFixed(1)} ${(-20 * k).toFixed(1)}V${(-5 * k).toFixed(1)}`,
            ).join(''),
            material: 'steel',
            shading: 'line',
            edge: 0.6,
          },
          { d: oval(16 * k, 0, 5 * k), material: 'black', shading: 'dark' },
        ],
        measures: [
          { x: [0, L], side: 'below', y: [12 * k, 16 * k], text: `L ${L}` },
          { y: [-o, 0], side: 'right', x: [L, L], text: `${o}` },
        ],
      };
    }
    const head = L - 62 * k;
    const up = -34 * k;
    return {
      title: shape.title,
      caption: shape.caption,
      box: [-4 * k, up, L, 38 * k],
      turn: -45,
      shapes: [
        {
          d: flow([
            [4 * k, -9 * k],
            [60 * k, -9 * k],
            [head - 30 * k, -12 * k],
            [head, -24 * k],
            [head + 26 * k, -33 * k],
            [L, -30 * k],
            [L - 4 * k, -22 * k],
            [head + 34 * k, -o / 2 - 2 * k],
            [head + 26 * k, -o / 2 + 6 * k],
            [head + 26 * k, 20 * k],
            [head + 8 * k, 30 * k],
            [head - 12 * k, 22 * k],
            [head - 34 * k, 12 * k],
            [60 * k, 9 * k],
            [4 * k, 9 * k],
            [0, 0],
          ]),
          material,
          shading: 'face',
        },
        { d: box(56 * k, -5 * k, head - 96 * k, 10 * k, 5 * k), material, shading: 'side', edge: 0.6 },
        {
          d: soft(
            [
              [head + 24 * k, o / 2 - 4 * k],
              [L - 2 * k, o / 2 + 2 * k],
              [L, o / 2 + 10 * k],
              [head + 40 * k, 36 * k],
              [head + 6 * k, 37 * k],
              [head + 6 * k, 24 * k],
              [head + 22 * k, 20 * k],
            ],
            4 * k,
          ),
          material,
          shading: 'face',
        },
        { d: box(head - 6 * k, 10 * k, 26 * k, 12 * k, 3 * k), material: 'steel', shading: 'round' },
        {
          d: Array.from(
            { length: 7 },
            (_, i) =>
              `M${(head + (-3 + i * 3.4) * k).toFixed(1)} ${(10 * k).toFixed(1)}v${(12 * k).toFixed(1)}`,
          ).join(''),
          material: 'steel',
          shading: 'line',
          edge: 0.7,
        },
        ...grip,
      ],
      letters: [{ text: `${L}`, x: L * 0.48, y: 0, size: 7 * k, fill: '#fff' }],
      measures: [
        { x: [0, L], side: 'below', y: [8 * k, 10 * k], text: `L ${L}` },
        { y: [-o / 2, o / 2], side: 'right', x: [L, L], text: `0-${o}` },
      ],
    };
  });
}

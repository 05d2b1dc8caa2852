import type { Material } from '../../metal.ts';
import { bar, box, flow, soft } from '../lines.ts';
import type { Measure, Shape } from '../sketch.ts';

export interface ToolShape {
  title: string;
  caption: string;
  colour: Material;
  /** Overall length in mm. */ L: number;
  cord?: boolean;
  volts?: string;
  disc?: number;
}

/** Cooling slots. */
export const vents = (x: number, y: number, count: number, high: number, gap: number): Shape => ({
  d: Array.from({ length: count }, (_, i) => box(x + i * gap, y, gap * 0.42, high, gap * 0.2)).join(''),
  material: 'black',
  shading: 'dark',
  edge: 0.4,
  opacity: 0.8,
});

export const plate = (x: number, y: number, wide: number, high: number): Shape => ({
  d: box(x, y, wide, high, high * 0.2),
  material: 'white',
  shading: 'face',
  edge: 0.5,
  only: 'picture',
});

export const cordOf = (x: number, y: number): Shape[] => [
  {
    d: bar(
      [
        [x - 26, 5],
        [x - 22, 7],
        [x, 9],
        [x + 4, 10],
      ],
      y,
    ),
    material: 'black',
    shading: 'round',
  },
  {
    d: flow([
      [x - 24, y - 3],
      [x - 52, y - 1],
      [x - 60, y + 22],
      [x - 40, y + 40],
      [x - 34, y + 62],
      [x - 40, y + 62],
      [x - 47, y + 42],
      [x - 67, y + 24],
      [x - 56, y - 8],
      [x - 24, y + 3],
    ]),
    material: 'black',
    shading: 'round',
    only: 'picture',
  },
];

export const sized = (L: number, h: [number, number], text: string): Measure[] => [
  { x: [0, L], side: 'below', text: `${Math.round(L)}` },
  { y: h, side: 'right', text },
];

/** The slide-on battery of cordless tools, its top at y. */
export function pack(
  x: number,
  y: number,
  wide: number,
  high: number,
  volts: string,
): { shapes: Shape[]; letters: { text: string; x: number; y: number; size: number; fill: string }[] } {
  return {
    shapes: [
      { d: box(x + wide * 0.06, y, wide * 0.88, high * 0.3, 4), material: 'black', shading: 'post' },
      {
        d: soft(
          [
            [x, y + high * 0.24],
            [x + wide, y + high * 0.24],
            [x + wide, y + high],
            [x, y + high],
          ],
          6,
        ),
        material: 'black',
        shading: 'face',
      },
      {
        d: box(x + wide * 0.08, y + high * 0.42, wide * 0.84, high * 0.34, 3),
        material: 'grey',
        shading: 'face',
        edge: 0.6,
        only: 'picture',
      },
    ],
    letters: [{ text: volts, x: x + wide / 2, y: y + high * 0.59, size: high * 0.26, fill: '#1D2129' }],
  };
}

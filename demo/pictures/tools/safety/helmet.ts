import { box, flow, oval } from '../lines.ts';
import { type Pictures, sketched } from '../sketch.ts';
import type { Wear } from './wear-shape.ts';

/** A safety helmet from the side, brim to the right. */
export function helmet(shape: Wear & { vents: boolean; ridge: 'V' | 'round' }): Pictures {
  return sketched(() => ({
    title: shape.title,
    caption: shape.caption,
    box: [0, 0, 290, 186],
    standing: true,
    shapes: [
      {
        d: flow([
          [40, 128],
          [30, 160],
          [60, 172],
          [190, 172],
          [216, 160],
          [212, 128],
        ]),
        material: 'black',
        shading: 'face',
      },
      {
        d: `M28 132C22 60 66 4 132 2C200 0 240 56 240 128L286 138C294 142 288 152 278 150L226 142C160 132 90 132 34 142Q24 144 28 132Z`,
        material: shape.colour,
        shading: 'ball',
      },
      {
        d:
          shape.ridge === 'V'
            ? 'M70 34C100 6 160 2 196 30L212 60C180 26 96 24 60 62Z'
            : 'M84 22C112 4 150 4 180 20L186 44C150 24 110 26 78 48Z',
        material: shape.colour,
        shading: 'top',
        edge: 0.8,
      },
      { d: 'M34 136C90 124 170 124 236 134', material: shape.colour, shading: 'line', edge: 1.2 },
      ...(shape.vents
        ? [
            {
              d: [96, 116, 136, 156].map((x) => box(x, 66, 9, 26, 4)).join(''),
              material: shape.colour,
              shading: 'dark' as const,
              edge: 0.6,
            },
          ]
        : []),
      { d: box(58, 102, 26, 16, 3), material: 'black', shading: 'bore', edge: 0.7 },
      {
        d: flow([
          [28, 140],
          [14, 150],
          [12, 166],
          [26, 172],
          [36, 160],
        ]),
        material: 'black',
        shading: 'face',
      },
      { d: oval(20, 160, 10), material: 'black', shading: 'end' },
      {
        d: 'M72 142C80 180 110 186 134 184M176 142C170 176 156 184 134 184',
        material: 'black',
        shading: 'line',
        edge: 3,
      },
    ],
    measures: [
      { x: [10, 290], side: 'below', text: '280' },
      { y: [0, 150], side: 'left', text: '150' },
    ],
  }));
}

import type { Material } from '../../metal.ts';
import { oval, poly, soft, ticks } from '../lines.ts';
import { type Pictures, sketched } from '../sketch.ts';

export function tapeMeasure(shape: {
  title: string;
  caption: string;
  length: number;
  width: number;
  colour: Material;
}): Pictures {
  return sketched(() => {
    const s = 52 + shape.length * 3;
    return {
      title: shape.title,
      caption: shape.caption,
      box: [0, -s, s * 1.9, 0],
      standing: true,
      shapes: [
        {
          d: poly([
            [s * 0.9, -6],
            [s * 1.86, -6],
            [s * 1.86, -2],
            [s * 0.9, -2],
          ]),
          material: 'yellow',
          shading: 'face',
        },
        {
          d: ticks(s * 1.02, s * 1.84, 26, -6, (i) => (i % 5 === 0 ? -2.6 : -4)),
          material: 'black',
          shading: 'line',
          edge: 0.6,
        },
        {
          d: poly([
            [s * 1.85, -9],
            [s * 1.89, -9],
            [s * 1.89, 1],
            [s * 1.85, 1],
          ]),
          material: 'steel',
          shading: 'post',
        },
        {
          d: soft(
            [
              [0, 0],
              [0, -s * 0.72],
              [s * 0.24, -s],
              [s * 0.78, -s],
              [s, -s * 0.66],
              [s * 1.04, 0],
            ],
            s * 0.16,
          ),
          material: 'black',
          shading: 'face',
        },
        {
          d: soft(
            [
              [s * 0.08, -s * 0.1],
              [s * 0.08, -s * 0.66],
              [s * 0.28, -s * 0.9],
              [s * 0.72, -s * 0.9],
              [s * 0.88, -s * 0.64],
              [s * 0.92, -s * 0.1],
            ],
            s * 0.14,
          ),
          material: shape.colour,
          shading: 'face',
        },
        { d: oval(s * 0.48, -s * 0.48, s * 0.29), material: 'white', shading: 'face', edge: 0.7 },
        {
          d: soft(
            [
              [s * 0.74, -s * 1.0],
              [s * 0.98, -s * 0.74],
              [s * 1.02, -s * 0.8],
              [s * 0.84, -s * 1.04],
            ],
            s * 0.03,
          ),
          material: 'black',
          shading: 'face',
        },
      ],
      letters: [
        { text: `${shape.length}m`, x: s * 0.48, y: -s * 0.53, size: s * 0.2, fill: '#1D2129' },
        { text: `${shape.width} mm`, x: s * 0.48, y: -s * 0.37, size: s * 0.1, fill: '#1D2129' },
      ],
      measures: [
        { x: [0, s * 1.04], side: 'below', text: `${Math.round(s * 1.04)}` },
        { y: [-s, 0], side: 'left', text: `${Math.round(s)}` },
      ],
    };
  });
}

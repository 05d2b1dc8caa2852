import { box, oval, poly } from '../lines.ts';
import { type Pictures, sketched } from '../sketch.ts';

export function dialGauge(shape: {
  title: string;
  caption: string;
  range: number;
  reading: string;
  digital: boolean;
}): Pictures {
  return sketched(() => ({
    title: shape.title,
    caption: shape.caption,
    box: [-29, -48, 29, 72],
    standing: true,
    shapes: [
      { d: box(-4, -48, 8, 22, 1), material: 'stainless', shading: 'post' },
      { d: box(-4.2, 24, 8.4, 26, 1), material: 'stainless', shading: 'post' },
      { d: box(-2, 48, 4, 16), material: 'steel', shading: 'post' },
      { d: oval(0, 66, 3, 4), material: 'steel', shading: 'ball' },
      { d: oval(0, 0, 29), material: shape.digital ? 'black' : 'chrome', shading: 'end' },
      { d: oval(0, 0, 25.5), material: 'black', shading: 'face', edge: 0.6 },
      { d: oval(0, 0, 24.5), material: shape.digital ? 'black' : 'white', shading: 'face', edge: 0.5 },
      ...(shape.digital
        ? [
            { d: box(-18, -11, 36, 15, 1.5), material: 'green' as const, shading: 'top' as const },
            {
              d: [-10, 0, 10].map((x) => oval(x, 13, 3)).join(''),
              material: 'grey' as const,
              shading: 'end' as const,
              edge: 0.7,
            },
          ]
        : [
            {
              d: Array.from({ length: 50 }, (_, i) => {
                const t = (i * Math.PI) / 25;
                const r = i % 5 === 0 ? 19.5 : 21.5;
                return `M${(23.5 * Math.sin(t)).toFixed(2)} ${(-23.5 * Math.cos(t)).toFixed(2)}L${(r * Math.sin(t)).toFixed(2)} ${(-r * Math.cos(t)).toFixed(2)}`;
              }).join(''),
              material: 'black' as const,
              shading: 'line' as const,
              edge: 0.7,
            },
            { d: oval(0, 9, 5.5), material: 'white' as const, shading: 'face' as const, edge: 0.6 },
            {
              d: poly([
                [-1, 3],
                [13, -16],
                [1, 4],
              ]),
              material: 'red' as const,
              shading: 'flat' as const,
              edge: 0.4,
            },
            { d: oval(0, 0, 2), material: 'black' as const, shading: 'ball' as const, edge: 0.5 },
          ]),
    ],
    letters: shape.digital
      ? [{ text: '0.000', x: 0, y: -3.4, size: 11, fill: '#12261A' }]
      : [
          { text: '0', x: 0, y: -15.6, size: 5, fill: '#1D2129' },
          { text: `${shape.reading} mm`, x: 0, y: -8, size: 3.6, fill: '#1D2129' },
        ],
    measures: [
      { x: [-29, 29], side: 'below', y: [0, 0], text: '⌀58' },
      { y: [-48, 70], side: 'right', x: [4, 3], text: '118' },
      { at: [-4, 36], to: [-58, 30], text: '⌀8 h6' },
    ],
  }));
}

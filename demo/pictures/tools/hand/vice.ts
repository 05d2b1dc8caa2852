import type { Material } from '../../metal.ts';
import { bar, box, oval, soft } from '../lines.ts';
import { type Pictures, sketched } from '../sketch.ts';

export function vice(shape: {
  title: string;
  caption: string;
  jaw: number;
  opening: number;
  colour: Material;
}): Pictures {
  return sketched(() => {
    const k = shape.jaw / 100;
    const c = shape.colour;
    const s = (list: [number, number][]): [number, number][] => list.map(([x, y]) => [x * k, y * k]);
    return {
      title: shape.title,
      caption: shape.caption,
      box: [-150 * k, -150 * k, 130 * k, 0],
      standing: true,
      shapes: [
        {
          d: bar(
            [
              [-148 * k, 6 * k],
              [20 * k, 6 * k],
            ],
            -86 * k,
          ),
          material: 'steel',
          shading: 'round',
        },
        { d: box(-116 * k, -104 * k, 170 * k, 34 * k, 4 * k), material: c, shading: 'round' },
        {
          d: soft(
            s([
              [-116, -104],
              [-116, -134],
              [-92, -150],
              [-62, -150],
              [-62, -104],
              [-70, -70],
              [-104, -70],
            ]),
            6 * k,
          ),
          material: c,
          shading: 'face',
        },
        {
          d: soft(
            s([
              [-8, -150],
              [26, -150],
              [70, -138],
              [112, -132],
              [128, -120],
              [112, -108],
              [80, -96],
              [70, -60],
              [80, -38],
              [-30, -38],
              [-14, -70],
              [-8, -104],
            ]),
            8 * k,
          ),
          material: c,
          shading: 'face',
        },
        { d: box(-64 * k, -146 * k, 8 * k, 30 * k, k), material: 'steel', shading: 'post' },
        { d: box(-14 * k, -146 * k, 8 * k, 30 * k, k), material: 'steel', shading: 'post' },
        { d: oval(22 * k, -22 * k, 66 * k, 18 * k), material: c, shading: 'round' },
        { d: box(-52 * k, -16 * k, 148 * k, 16 * k, 6 * k), material: c, shading: 'round' },
        {
          d: oval(-30 * k, -13 * k, 10 * k, 5 * k) + oval(76 * k, -13 * k, 10 * k, 5 * k),
          material: 'blackOxide',
          shading: 'bore',
          edge: 0.7,
        },
        { d: box(-146 * k, -132 * k, 6 * k, 92 * k, 3 * k), material: 'steel', shading: 'post' },
        {
          d: oval(-143 * k, -132 * k, 6 * k) + oval(-143 * k, -40 * k, 6 * k),
          material: 'steel',
          shading: 'ball',
        },
        {
          d: bar(
            [
              [-152 * k, 10 * k],
              [-134 * k, 10 * k],
            ],
            -86 * k,
          ),
          material: 'steel',
          shading: 'round',
        },
      ],
      measures: [
        { x: [-56 * k, -14 * k], side: 'above', y: [-146 * k, -146 * k], text: `0-${shape.opening}` },
        { y: [-150 * k, 0], side: 'right', x: [26 * k, 90 * k], text: `${Math.round(150 * k)}` },
      ],
    };
  });
}

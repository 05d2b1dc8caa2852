import type { Material } from '../../metal.ts';
import { bar, box } from '../lines.ts';
import { type Pictures, sketched } from '../sketch.ts';

/** A hand or machine reamer: straight teeth, a square or plain shank. */
export function reamer(shape: {
  title: string;
  caption: string;
  d: number;
  L: number;
  l: number;
  square: boolean;
  material: Material;
}): Pictures {
  return sketched(() => {
    const { d, L, l, material } = shape;
    const r = d / 2;
    const start = L - l;
    const sq = shape.square ? d * 1.1 : 0;
    const lands = [-0.72, -0.3, 0.16, 0.6].map((k) => box(start, r * k, l, r * 0.17)).join('');
    return {
      title: shape.title,
      caption: shape.caption,
      box: [0, -r, L, r],
      shapes: [
        ...(sq > 0
          ? [
              {
                d: bar([
                  [0, r * 0.68],
                  [sq, r * 0.68],
                ]),
                material,
                shading: 'face' as const,
              },
            ]
          : []),
        {
          d: bar([
            [sq, r * 0.94],
            [start * 0.62, r * 0.94],
          ]),
          material,
          shading: 'round',
        },
        {
          d: bar([
            [start * 0.62, r * 0.8],
            [start, r * 0.8],
          ]),
          material,
          shading: 'round',
        },
        {
          d: bar([
            [start, r * 0.84],
            [start + r * 0.3, r],
            [L - r * (shape.square ? 3 : 0.6), r],
            [L, r * 0.82],
          ]),
          material,
          shading: 'round',
        },
        { d: lands, material, shading: 'dark', edge: 0.4, opacity: 0.75 },
      ],
      turn: -45,
      also: [{ dx: L * 0.05, dy: -r * 3.6, scale: 0.8 }],
      axes: [[-L * 0.03, 0, L * 1.04, 0]],
      measures: [
        { x: [start, L], side: 'above', y: [-r, -r], text: `l ${l}` },
        { x: [0, L], side: 'below', y: [r, r], text: `L ${L}` },
        { y: [-r, r], side: 'right', x: [L - d, L - d], text: `⌀${d} H7` },
      ],
    };
  });
}

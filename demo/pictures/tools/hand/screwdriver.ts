import type { Material } from '../../metal.ts';
import { bar, box, flow, poly } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';

export interface DriverShape {
  title: string;
  caption: string;
  size: string;
  tip: 'PH' | 'PZ' | 'SL' | 'TX' | 'HEX';
  blade: number;
  d: number;
  colour: Material;
  insulated?: boolean;
}

/** A screwdriver; its tip at the right. */
export function screwdriver(shape: DriverShape): Pictures {
  return sketched(() => {
    const { blade: L, d } = shape;
    const grip = 70 + d * 6;
    const r = 9 + d * 1.1;
    const end: Shape =
      shape.tip === 'SL'
        ? {
            d: poly([
              [L - d * 2.4, -d / 2],
              [L - d * 0.8, -d * 0.72],
              [L, -d * 0.62],
              [L, d * 0.62],
              [L - d * 0.8, d * 0.72],
              [L - d * 2.4, d / 2],
            ]),
            material: 'blackOxide',
            shading: 'face',
          }
        : shape.tip === 'TX' || shape.tip === 'HEX'
          ? {
              d: bar([
                [L - d * 1.8, d * 0.5],
                [L - d * 1.6, d * 0.4],
                [L, d * 0.38],
              ]),
              material: 'blackOxide',
              shading: 'face',
            }
          : {
              d: poly([
                [L - d * 1.9, -d / 2],
                [L - d * 0.6, -d * 0.42],
                [L, -d * 0.12],
                [L, d * 0.12],
                [L - d * 0.6, d * 0.42],
                [L - d * 1.9, d / 2],
              ]),
              material: 'blackOxide',
              shading: 'round',
            };
    const ribs: Shape[] = [-0.5, 0, 0.5].map((k) => ({
      d: box(-grip * 0.8, k * r - r * 0.12, grip * 0.58, r * 0.24, r * 0.12),
      material: 'black',
      shading: 'round',
      edge: 0.6,
    }));
    return {
      title: shape.title,
      caption: shape.caption,
      box: [-grip, -r, L, r],
      turn: -45,
      also: [{ dx: 0, dy: -r * 2.7, scale: 0.84 }],
      shapes: [
        {
          d: bar([
            [-2, d / 2],
            [L - d * 1.7, d / 2],
          ]),
          material: 'chrome',
          shading: 'round',
        },
        ...(shape.insulated === true
          ? [
              {
                d: bar([
                  [-2, d * 0.72],
                  [L - d * 3, d * 0.72],
                  [L - d * 2.6, d * 0.6],
                ]),
                material: shape.colour,
                shading: 'round' as const,
              },
            ]
          : []),
        end,
        {
          d: flow([
            [0, -r * 0.42],
            [-grip * 0.1, -r * 0.5],
            [-grip * 0.2, -r * 0.62],
            [-grip * 0.36, -r * 0.98],
            [-grip * 0.7, -r],
            [-grip * 0.92, -r * 0.9],
            [-grip, -r * 0.4],
            [-grip, r * 0.4],
            [-grip * 0.92, r * 0.9],
            [-grip * 0.7, r],
            [-grip * 0.36, r * 0.98],
            [-grip * 0.2, r * 0.62],
            [-grip * 0.1, r * 0.5],
            [0, r * 0.42],
          ]),
          material: shape.colour,
          shading: 'round',
        },
        ...ribs,
        {
          d: bar([
            [-grip, r * 0.4],
            [-grip * 0.96, r * 0.72],
            [-grip * 0.95, r * 0.74],
          ]),
          material: 'black',
          shading: 'round',
          edge: 0.6,
        },
      ],
      letters: [{ text: shape.size, x: -grip * 0.12, y: 0, size: r * 0.4, fill: '#fff', turn: 90 }],
      measures: [
        { x: [0, L], side: 'above', y: [-d, -d], text: `${L}` },
        { x: [-grip, L], side: 'below', y: [0, 0], text: `${Math.round(L + grip)}` },
        { y: [-d / 2, d / 2], side: 'right', x: [L - d * 3, L - d * 3], text: `⌀${d}` },
      ],
    };
  });
}

import type { Material } from '../../metal.ts';
import { bar, box, soft, ticks } from '../lines.ts';
import { type Pictures, sketched } from '../sketch.ts';

export function clamp(shape: {
  title: string;
  caption: string;
  kind: 'F' | 'G';
  opening: number;
  depth: number;
  metal: Material;
}): Pictures {
  return sketched(() => {
    const { opening: o, depth: d } = shape;
    if (shape.kind === 'F') {
      const w = Math.max(8, d * 0.16);
      const arm = o * 0.82;
      return {
        title: shape.title,
        caption: shape.caption,
        box: [0, -w * 1.6, o + w * 6, d + w * 6],
        turn: -8,
        shapes: [
          { d: box(0, 0, o + w * 6, w * 1.25, w * 0.1), material: 'steel', shading: 'round' },
          {
            d: ticks(w * 4, o + w * 5, 40, 0, w * 0.3),
            material: 'black',
            shading: 'line',
            edge: 0.5,
            only: 'picture',
          },
          {
            d: soft(
              [
                [0, -w * 0.4],
                [w * 2.4, -w * 0.4],
                [w * 2.3, w * 2],
                [w * 1.9, d],
                [w * 0.5, d],
                [0, w * 2],
              ],
              w * 0.4,
            ),
            material: shape.metal,
            shading: 'post',
          },
          {
            d: soft(
              [
                [arm - w * 0.2, -w * 0.5],
                [arm + w * 2.2, -w * 0.5],
                [arm + w * 2.2, w * 2],
                [arm + w * 2, d + w * 0.6],
                [arm + w * 0.2, d + w * 0.6],
                [arm - w * 0.2, w * 2],
              ],
              w * 0.4,
            ),
            material: shape.metal,
            shading: 'post',
          },
          {
            d: bar(
              [
                [arm - w * 3.4, w * 0.4],
                [arm + w * 5.4, w * 0.4],
              ],
              d - w * 0.1,
            ),
            material: 'zinc',
            shading: 'round',
          },
          {
            d: ticks(arm - w * 3, arm + w * 5, 34, d - w * 0.5, d + w * 0.3),
            material: 'black',
            shading: 'line',
            edge: 0.6,
            opacity: 0.6,
          },
          {
            d: bar(
              [
                [arm - w * 4, w * 1.1],
                [arm - w * 3.3, w * 1.1],
              ],
              d - w * 0.1,
            ),
            material: 'black',
            shading: 'round',
          },
          {
            d: bar(
              [
                [arm + w * 4.6, w * 0.7],
                [arm + w * 5.2, w],
                [arm + w * 10, w * 1.05],
                [arm + w * 11, w * 0.8],
              ],
              d - w * 0.1,
            ),
            material: 'wood',
            shading: 'round',
          },
        ],
        measures: [
          { x: [w * 2, arm - w * 4], side: 'above', y: [0, d], text: `${o}` },
          { y: [w * 1.25, d], side: 'left', text: `${d}` },
        ],
      };
    }
    const t = o * 0.26;
    return {
      title: shape.title,
      caption: shape.caption,
      box: [-t, -t, o * 1.95, d + t * 1.3],
      turn: -30,
      shapes: [
        {
          d: `M${-t} ${d}V${t}Q${-t} ${-t} ${t} ${-t}H${o - t * 0.1}Q${o + t * 0.9} ${-t} ${o + t * 0.9} ${t}V${d * 0.72}H${o + t * 1.2}V${d + t * 0.5}H${o - t * 0.3}V${d * 0.72}H${o}V${t * 0.5}Q${o} 0 ${o - t * 0.4} 0H${t * 0.4}Q0 0 0 ${t * 0.5}V${d}Z`,
          material: shape.metal,
          shading: 'face',
        },
        {
          d: bar(
            [
              [o * 0.3, t * 0.3],
              [o * 1.7, t * 0.3],
            ],
            d * 0.86,
          ),
          material: 'steel',
          shading: 'round',
        },
        {
          d: ticks(o * 0.36, o * 1.64, 36, d * 0.86 - t * 0.3, d * 0.86 + t * 0.3),
          material: 'black',
          shading: 'line',
          edge: 0.6,
          opacity: 0.6,
        },
        {
          d: box(o - t * 0.3, d * 0.62, t * 1.5, d * 0.46, t * 0.2),
          material: shape.metal,
          shading: 'round',
        },
        {
          d: bar(
            [
              [o * 0.22, t * 0.7],
              [o * 0.3, t * 0.6],
            ],
            d * 0.86,
          ),
          material: 'steel',
          shading: 'round',
        },
        {
          d: box(o * 1.72, d * 0.86 - t * 1.5, t * 0.36, t * 3, t * 0.18),
          material: 'steel',
          shading: 'post',
        },
        {
          d: bar(
            [
              [o * 1.66, t * 0.5],
              [o * 1.84, t * 0.5],
            ],
            d * 0.86,
          ),
          material: 'steel',
          shading: 'round',
        },
      ],
      measures: [
        { x: [0, o], side: 'above', y: [0, 0], text: `${o}` },
        { y: [0, d * 0.86], side: 'left', x: [0, 0], text: `${d}` },
      ],
    };
  });
}

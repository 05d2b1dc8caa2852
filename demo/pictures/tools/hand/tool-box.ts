import type { Material } from '../../metal.ts';
import { box, soft, ticks } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';

export function toolBox(shape: {
  title: string;
  caption: string;
  L: number;
  W: number;
  H: number;
  colour: Material;
  trays: boolean;
}): Pictures {
  return sketched(() => {
    const { L, H } = shape;
    const c = shape.colour;
    const lid = H * 0.3;
    return {
      title: shape.title,
      caption: shape.caption,
      box: [0, -H * 1.22, L, 0],
      standing: true,
      shapes: [
        {
          d: `M${L * 0.26} ${-H}V${-H * 1.12}Q${L * 0.26} ${-H * 1.22} ${L * 0.34} ${-H * 1.22}H${L * 0.66}Q${L * 0.74} ${-H * 1.22} ${L * 0.74} ${-H * 1.12}V${-H}H${L * 0.69}V${-H * 1.1}H${L * 0.31}V${-H}Z`,
          material: 'black',
          shading: 'face',
        },
        {
          d: soft(
            [
              [L * 0.02, 0],
              [0, -H + lid],
              [L, -H + lid],
              [L * 0.98, 0],
            ],
            H * 0.06,
          ),
          material: c,
          shading: 'face',
        },
        {
          d: soft(
            [
              [0, -H + lid],
              [L * 0.03, -H],
              [L * 0.97, -H],
              [L, -H + lid],
            ],
            H * 0.08,
          ),
          material: shape.trays ? 'black' : c,
          shading: 'top',
        },
        { d: box(0, -H + lid - H * 0.04, L, H * 0.08, H * 0.02), material: 'black', shading: 'round' },
        ...[0.2, 0.72].map((x): Shape => ({
          d: box(L * x, -H + lid - H * 0.1, L * 0.08, H * 0.24, H * 0.03),
          material: shape.trays ? 'yellow' : 'chrome',
          shading: 'post',
        })),
        {
          d: box(L * 0.36, -H * 0.46, L * 0.28, H * 0.2, H * 0.03),
          material: 'white',
          shading: 'face',
          edge: 0.7,
          only: 'picture',
        },
        {
          d: ticks(L * 0.1, L * 0.9, 9, -H * 0.16, -H * 0.05),
          material: c,
          shading: 'line',
          edge: 0.8,
          opacity: 0.6,
        },
      ],
      letters: [
        { text: `${shape.L}×${shape.W}×${shape.H}`, x: L / 2, y: -H * 0.36, size: H * 0.06, fill: '#22303F' },
      ],
      measures: [
        { x: [0, L], side: 'below', text: `${shape.L}` },
        { y: [-H, 0], side: 'right', text: `${shape.H}` },
      ],
    };
  });
}

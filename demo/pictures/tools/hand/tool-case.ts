import type { Material } from '../../metal.ts';
import { bar, bow, box, oval, poly } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';

/** An opened case with rows of sockets and a ratchet. */
export function toolCase(shape: {
  title: string;
  caption: string;
  wide: number;
  high: number;
  pieces: number;
  colour: Material;
  metal: Material;
}): Pictures {
  return sketched(() => {
    const { wide: W, high: H } = shape;
    const round = (x: number, y: number, r: number): Shape[] => [
      { d: oval(x, y, r), material: shape.metal, shading: 'end', only: 'picture' },
      {
        d: poly(bow(x, y, r * 0.6, 0, 300, 5)),
        material: shape.metal,
        shading: 'bore',
        edge: 0.7,
        only: 'picture',
      },
    ];
    const rows: Shape[] = [];
    const upper = Math.min(13, Math.max(6, Math.round(shape.pieces / 7)));
    for (let i = 0; i < upper; i += 1)
      rows.push(
        ...round(W * (0.1 + (0.8 * i) / (upper - 1)), H * 0.22, (W / upper) * (0.28 + 0.2 * (i / upper))),
      );
    for (let i = 0; i < 9; i += 1) rows.push(...round(W * (0.54 + (0.37 * i) / 8), H * 0.42, W * 0.021));
    for (let i = 0; i < 10; i += 1)
      rows.push({
        d: box(W * (0.54 + (0.36 * i) / 9), H * 0.53, W * 0.018, H * 0.12, W * 0.004),
        material: shape.metal,
        shading: 'post',
        edge: 0.7,
        only: 'picture',
      });
    for (let i = 0; i < 5; i += 1)
      rows.push({
        d: box(W * 0.1, H * (0.72 + i * 0.045), W * (0.44 - i * 0.03), H * 0.026, H * 0.012),
        material: shape.metal,
        shading: 'round',
        edge: 0.7,
        only: 'picture',
      });
    return {
      title: shape.title,
      caption: shape.caption,
      box: [-W * 0.02, -H * 0.06, W * 1.02, H * 1.03],
      shapes: [
        { d: box(-W * 0.02, -H * 0.06, W * 1.04, H * 1.09, W * 0.04), material: 'black', shading: 'face' },
        {
          d: box(W * 0.015, -H * 0.01, W * 0.97, H * 0.99, W * 0.03),
          material: shape.colour,
          shading: 'side',
          edge: 0.6,
        },
        {
          d: box(W * 0.04, H * 0.03, W * 0.92, H * 0.91, W * 0.02),
          material: 'black',
          shading: 'face',
          edge: 0.6,
        },
        ...rows,
        {
          d: bar(
            [
              [W * 0.08, H * 0.02],
              [W * 0.28, H * 0.02],
            ],
            H * 0.47,
          ),
          material: 'red',
          shading: 'round',
          only: 'picture',
        },
        {
          d: bar(
            [
              [W * 0.28, H * 0.014],
              [W * 0.42, H * 0.014],
            ],
            H * 0.47,
          ),
          material: shape.metal,
          shading: 'round',
          only: 'picture',
        },
        { d: oval(W * 0.45, H * 0.47, W * 0.032), material: shape.metal, shading: 'end', only: 'picture' },
        {
          d: bar(
            [
              [W * 0.08, H * 0.012],
              [W * 0.46, H * 0.012],
            ],
            H * 0.6,
          ),
          material: shape.metal,
          shading: 'round',
          only: 'picture',
        },
        ...[0.6, 0.7, 0.8, 0.9].map((x): Shape => ({
          d: `M${W * x} ${H * 0.74}h${W * 0.028}v${H * 0.14}h${-W * 0.028}z`,
          material: 'red',
          shading: 'post',
          edge: 0.7,
          only: 'picture',
        })),
        ...[0.2, 0.76].map((x): Shape => ({
          d: box(W * x, H * 0.99, W * 0.09, H * 0.05, W * 0.01),
          material: shape.colour,
          shading: 'post',
        })),
      ],
      measures: [
        { x: [-W * 0.02, W * 1.02], side: 'below', text: `${W}` },
        { y: [-H * 0.06, H * 1.03], side: 'right', text: `${H}` },
      ],
    };
  });
}

import { oval, soft, stand } from '../lines.ts';
import { type Pictures, sketched } from '../sketch.ts';
import type { Wear } from './wear-shape.ts';

/** Traffic cones, bollards and barriers. */
export function cone(shape: Wear & { H: number; base: number }): Pictures {
  return sketched(() => {
    const { H, base: B } = shape;
    const at = (y: number): number => B * 0.05 + (B * 0.31 * y) / H;
    const band = (a: number, b: number): string =>
      stand([
        [H * a, at(H * a)],
        [H * b, at(H * b)],
      ]);
    return {
      title: shape.title,
      caption: shape.caption,
      box: [-B / 2, 0, B / 2, H + B * 0.06],
      standing: true,
      shapes: [
        {
          d: soft(
            [
              [-B * 0.5, H * 0.99],
              [-B * 0.42, H * 0.93],
              [B * 0.42, H * 0.93],
              [B * 0.5, H * 0.99],
              [B * 0.5, H + B * 0.05],
              [-B * 0.5, H + B * 0.05],
            ],
            B * 0.03,
          ),
          material: 'black',
          shading: 'post',
        },
        {
          d: stand([
            [0, at(0)],
            [H * 0.955, at(H)],
          ]),
          material: shape.colour,
          shading: 'post',
        },
        { d: band(0.24, 0.42), material: 'white', shading: 'post', edge: 0.7 },
        { d: band(0.54, 0.74), material: 'white', shading: 'post', edge: 0.7 },
        { d: oval(0, 0, at(0), B * 0.016), material: shape.colour, shading: 'bore' },
      ],
      axes: [[0, -H * 0.04, 0, H * 1.06]],
      measures: [
        { x: [-B / 2, B / 2], side: 'below', text: `${B}` },
        { y: [0, H + B * 0.05], side: 'right', x: [at(0), B / 2], text: `${H}` },
      ],
    };
  });
}

import type { Material } from '../../metal.ts';
import { box, oval, soft } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';

export function level(shape: { title: string; caption: string; L: number; colour: Material }): Pictures {
  return sketched(() => {
    const { L } = shape;
    const h = Math.min(60, L * 0.13);
    const vial = (x: number, upright: boolean): Shape[] =>
      upright
        ? [
            { d: oval(x, 0, h * 0.36), material: 'black', shading: 'bore' },
            {
              d: box(x - h * 0.1, -h * 0.3, h * 0.2, h * 0.6, h * 0.1),
              material: 'yellow',
              shading: 'post',
              edge: 0.7,
            },
          ]
        : [
            {
              d: soft(
                [
                  [x - h * 0.62, -h * 0.5],
                  [x + h * 0.62, -h * 0.5],
                  [x + h * 0.5, h * 0.16],
                  [x - h * 0.5, h * 0.16],
                ],
                h * 0.1,
              ),
              material: 'black',
              shading: 'bore',
            },
            {
              d: box(x - h * 0.46, -h * 0.34, h * 0.92, h * 0.3, h * 0.14),
              material: 'yellow',
              shading: 'round',
              edge: 0.7,
            },
            {
              d: `M${x - h * 0.14} ${-h * 0.34}v${h * 0.3}M${x + h * 0.14} ${-h * 0.34}v${h * 0.3}`,
              material: 'black',
              shading: 'line',
            },
          ];
    return {
      title: shape.title,
      caption: shape.caption,
      box: [0, -h / 2, L, h / 2],
      turn: -26,
      also: [{ dx: L * 0.02, dy: h * 1.7 }],
      shapes: [
        { d: box(0, -h / 2, L, h, h * 0.06), material: shape.colour, shading: 'face' },
        { d: box(0, -h / 2, L, h * 0.14), material: 'aluminium', shading: 'top', edge: 0.6 },
        { d: box(0, h * 0.36, L, h * 0.14), material: 'aluminium', shading: 'round', edge: 0.6 },
        ...vial(L / 2, false),
        ...vial(L * 0.12, true),
        ...vial(L * 0.88, true),
        {
          d:
            box(-1, -h * 0.52, h * 0.16, h * 1.04, h * 0.04) +
            box(L + 1 - h * 0.16, -h * 0.52, h * 0.16, h * 1.04, h * 0.04),
          material: 'black',
          shading: 'post',
        },
      ],
      measures: [
        { x: [0, L], side: 'below', text: `L ${L}` },
        { y: [-h / 2, h / 2], side: 'right', text: `${Math.round(h)}` },
      ],
    };
  });
}

import type { Material } from '../../metal.ts';
import { poly } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';

/** An L-shaped hexagon or TORX key; `ball` adds the ball end. Several nest into a set. */
export function hexKey(shape: {
  title: string;
  caption: string;
  s: number;
  long: number;
  short: number;
  ball: boolean;
  material: Material;
  set?: number;
  /** Size as written on the sheet, where it is no width across flats. */
  mark?: string;
}): Pictures {
  return sketched(() => {
    const { s, long, short, material } = shape;
    const r = s * 1.4;
    const key = `M0 ${-s / 2}H${long - r - s / 2}A${r + s / 2} ${r + s / 2} 0 0 1 ${long} ${r}V${short}H${long - s}V${r}A${r - s / 2} ${r - s / 2} 0 0 0 ${long - r - s / 2} ${s / 2}H0Z`;
    const shine = `M0 ${-s * 0.2}H${long - r - s / 2}A${r + s * 0.2} ${r + s * 0.2} 0 0 1 ${long - s * 0.3} ${r}V${short}H${long - s * 0.62}V${r}A${r - s * 0.12} ${r - s * 0.12} 0 0 0 ${long - r - s / 2} ${s * 0.12}H0Z`;
    const tip: Shape[] = shape.ball
      ? [
          {
            d: poly([
              [0, -s * 0.5],
              [-s * 0.3, -s * 0.34],
              [-s * 0.55, -s * 0.34],
              [-s * 0.8, -s * 0.48],
              [-s * 1.2, -s * 0.5],
              [-s * 1.5, -s * 0.26],
              [-s * 1.5, s * 0.26],
              [-s * 1.2, s * 0.5],
              [-s * 0.8, s * 0.48],
              [-s * 0.55, s * 0.34],
              [-s * 0.3, s * 0.34],
              [0, s * 0.5],
            ]),
            material,
            shading: 'round',
          },
        ]
      : [];
    return {
      title: shape.title,
      caption: shape.caption,
      box: [shape.ball ? -s * 1.5 : 0, -s / 2, long, short],
      turn: -40,
      also: Array.from({ length: (shape.set ?? 1) - 1 }, (_, i) => ({
        dx: -long * 0.02 * (i + 1),
        dy: -s * 2.1 * (i + 1),
        scale: 1 - 0.1 * (i + 1),
      })),
      shapes: [
        ...tip,
        { d: key, material, shading: 'face' },
        { d: shine, material, shading: 'top', edge: 0.5, only: 'picture' },
      ],
      measures: [
        { x: [shape.ball ? -s * 1.5 : 0, long], side: 'above', y: [0, 0], text: `${long}` },
        { y: [-s / 2, short], side: 'right', text: `${short}` },
        { at: [long * 0.3, s / 2], to: [20, 56], text: shape.mark ?? `SW ${s}` },
      ],
    };
  });
}

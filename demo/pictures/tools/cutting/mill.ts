import type { Material } from '../../metal.ts';
import type { Point } from '../../svg.ts';
import { bar, bow, helix, poly } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';

export interface MillShape {
  title: string;
  caption: string;
  d: number;
  L: number;
  l: number;
  shank: number;
  flutes: number;
  material: Material;
  shankMaterial?: Material;
  ball?: boolean;
  radius?: number;
  taper?: boolean;
}

/** An end mill lying along x, its teeth to the right. */
export function endMill(shape: MillShape): Pictures {
  return sketched(() => {
    const { d, L, l, material } = shape;
    const r = d / 2;
    const s = shape.shank / 2;
    const big = Math.max(r, s);
    const start = L - l;
    const neck = start - Math.abs(s - r) * 1.6 - d * 0.05;
    const root = shape.ball === true ? L - r : L;
    const end: Point[] =
      shape.ball === true
        ? bow(L - r, 0, r, -90, 90, 14)
        : [
            [L, -r],
            [L, r],
          ];
    const body: Point[] = [[start, -r], [root, -r], ...end, [root, r], [start, r]];
    const shanked = shape.shankMaterial ?? 'carbide';
    const clipEnd: Shape[] =
      shape.ball === true
        ? []
        : [
            {
              d: poly([
                [L, -r],
                [L + d * 0.07, -r * 0.1],
                [L, -r * 0.04],
              ]),
              material,
              shading: 'side',
            },
            {
              d: poly([
                [L, r],
                [L + d * 0.07, r * 0.1],
                [L, r * 0.04],
              ]),
              material,
              shading: 'face',
            },
          ];
    return {
      title: shape.title,
      caption: shape.caption,
      box: [0, -big, L, big],
      shapes: [
        {
          d: bar([
            [0, s * 0.9],
            [s * 0.25, s],
            [neck, s],
          ]),
          material: shanked,
          shading: 'round',
        },
        {
          d: bar([
            [neck, s],
            [start, r],
          ]),
          material: shanked,
          shading: 'round',
          edge: 0.7,
        },
        { d: poly(body), material, shading: 'round' },
        ...helix(
          start + d * 0.1,
          shape.ball === true ? L - r * 0.35 : L,
          r,
          d * 3.1,
          shape.flutes,
          material,
          0.5,
        ),
        { d: poly(body), material, shading: 'line' },
        ...clipEnd,
      ],
      turn: -45,
      also: L / d > 9 ? [{ dx: L * 0.1, dy: -big * 3.2, scale: 0.78 }] : [],
      axes: [[-L * 0.03, 0, L * 1.04, 0]],
      measures: [
        { x: [start, L], side: 'above', y: [-r, -r], text: `l ${l}` },
        { x: [0, L], side: 'below', y: [s, r], text: `L ${L}` },
        { y: [-r, r], side: 'right', x: [root, root], text: shape.ball === true ? `R${r}` : `⌀${d}` },
        { y: [-s, s], side: 'left', x: [0, 0], text: `⌀${shape.shank}` },
      ],
    };
  });
}

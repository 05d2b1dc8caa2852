import type { Material } from '../../metal.ts';
import type { Point } from '../../svg.ts';
import { bar, bow, helix } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';

/** A carbide burr on a 3 or 6 mm shank. */
export function burr(shape: {
  title: string;
  caption: string;
  form: 'A' | 'C' | 'D' | 'F' | 'G' | 'H' | 'L' | 'M';
  d: number;
  l: number;
  L: number;
  shank: number;
  material: Material;
}): Pictures {
  return sketched(() => {
    const { d, l, L, form } = shape;
    const r = d / 2;
    const x = L - l;
    const head: Record<typeof form, Point[]> = {
      A: [
        [x, r],
        [L, r],
      ],
      C: [[x, r], ...bow(L - r, 0, r, 90, 0, 8).map(([px, py]): Point => [px, py])],
      D: bow(x + l / 2, 0, l / 2, 180, 0, 16).map(([px, py]): Point => [px, Math.abs(py) * (d / l)]),
      F: [
        [x, r * 0.9],
        [x + l * 0.2, r],
        [x + l * 0.55, r * 0.86],
        [x + l * 0.85, r * 0.5],
        [L - r * 0.1, r * 0.3],
        [L, 0.02],
      ],
      G: [
        [x, r * 0.9],
        [x + l * 0.2, r],
        [x + l * 0.55, r * 0.8],
        [x + l * 0.85, r * 0.36],
        [L, 0.02],
      ],
      H: [
        [x, r * 0.5],
        [x + l * 0.3, r * 0.9],
        [x + l * 0.5, r],
        [x + l * 0.8, r * 0.55],
        [L, 0.02],
      ],
      L: [
        [x, r],
        [L - r * 0.5, r * 0.42],
        [L - r * 0.12, r * 0.28],
        [L, 0.02],
      ],
      M: [
        [x, r],
        [L, 0.02],
      ],
    };
    const body = bar(head[form]);
    const s = shape.shank / 2;
    return {
      title: shape.title,
      caption: shape.caption,
      box: [0, -Math.max(r, s), L, Math.max(r, s)],
      turn: -45,
      shapes: [
        {
          d: bar([
            [0, s * 0.9],
            [s * 0.3, s],
            [x + 1, s],
          ]),
          material: 'steel',
          shading: 'round',
        },
        { d: body, material: shape.material, shading: 'round' },
        ...helix(x, L, r, d * 2.2, 9, shape.material, 0.4).map((h): Shape => ({ ...h, clip: body })),
        ...helix(x, L, r, -d * 2.2, 9, shape.material, 0.3).map((h): Shape => ({
          ...h,
          clip: body,
          opacity: 0.4,
        })),
        { d: body, material: shape.material, shading: 'line' },
      ],
      axes: [[-L * 0.04, 0, L * 1.04, 0]],
      measures: [
        { x: [x, L], side: 'above', y: [-r, 0], text: `l ${l}` },
        { x: [0, L], side: 'below', y: [s, 0], text: `L ${L}` },
        { y: [-r, r], side: 'right', x: [x + l * 0.3, x + l * 0.3], text: `⌀${d}` },
        { y: [-s, s], side: 'left', x: [0, 0], text: `⌀${shape.shank}` },
      ],
    };
  });
}

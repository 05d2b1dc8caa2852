import type { Material } from '../../metal.ts';
import type { Point } from '../../svg.ts';
import { bar, box, flow, helix, poly } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';

export interface TapShape {
  title: string;
  caption: string;
  /** Thread as written, such as M8 × 1.25. */
  thread: string;
  d: number;
  pitch: number;
  L: number;
  l: number;
  shank: number;
  flute: 'straight' | 'spiral' | 'point' | 'none';
  material: Material;
  /** How many taps the picture shows: hand taps come in sets of two or three. */
  count?: number;
  extension?: boolean;
}

/** Teeth of a thread seen from the side, with the chamfered lead at the right end. */
function threaded(x0: number, x1: number, r: number, pitch: number, lead: number): string {
  const count = Math.max(6, Math.min(22, Math.round((x1 - x0) / pitch)));
  const step = (x1 - x0) / count;
  const at = (x: number, k: number): number => r * k * Math.min(1, 0.8 + 0.2 * Math.max(0, (x1 - x) / lead));
  const top: Point[] = [];
  for (let i = 0; i < count; i += 1) {
    const x = x0 + i * step;
    top.push([x, -at(x, 0.86)], [x + step / 2, -at(x + step / 2, 1)]);
  }
  top.push([x1, -at(x1, 0.84)]);
  return poly([...top, ...[...top].reverse().map(([x, y]): Point => [x, -y])]);
}

export function tap(shape: TapShape): Pictures {
  return sketched(() => {
    const { d, L, l, material, pitch } = shape;
    const r = d / 2;
    const s = shape.shank / 2;
    const big = Math.max(r, s);
    const start = L - l;
    const square = shape.shank * 0.95;
    const lead = pitch * (shape.flute === 'point' ? 4.5 : shape.flute === 'spiral' ? 2.5 : 5);
    const body = threaded(start, L, r, Math.max(pitch, l / 22), lead);
    const neckR = Math.min(s, r) * 0.82;
    const neckFrom = s >= r ? start - Math.min(start * 0.25, d * 1.4) : start * 0.96;
    const flutes: Shape[] =
      shape.flute === 'spiral'
        ? helix(start - d * 0.4, L, r * 0.99, d * 3.2, 3, material, 0.5)
        : shape.flute === 'none'
          ? []
          : [
              {
                d: box(start - d * 0.35, -r * 0.28, l + d * 0.35, r * 0.42, r * 0.2),
                material,
                shading: 'dark',
                edge: 0.5,
              },
              {
                d: box(start - d * 0.2, r * 0.68, l + d * 0.2, r * 0.26, r * 0.1),
                material,
                shading: 'dark',
                edge: 0.4,
                opacity: 0.7,
              },
              ...(shape.flute === 'point'
                ? [
                    {
                      d: poly([
                        [L - lead * 1.2, -r * 0.3],
                        [L, -r * 0.62],
                        [L, r * 0.14],
                        [L - lead, r * 0.12],
                      ]),
                      material,
                      shading: 'side' as const,
                      edge: 0.5,
                    },
                  ]
                : []),
            ];
    const turns = Array.from({ length: Math.min(22, Math.round(l / pitch)) }, (_, i) => {
      const step = l / Math.min(22, Math.round(l / pitch));
      const x = start + i * step;
      return flow(
        [
          [x + step * 0.02, -r * 0.88],
          [x + step * 0.42, 0],
          [x + step * 0.5, r * 0.88],
        ],
        false,
      );
    }).join('');
    return {
      title: shape.title,
      caption: shape.caption,
      box: [0, -big, L, big],
      shapes: [
        {
          d: bar([
            [0, s * 0.72],
            [square, s * 0.72],
          ]),
          material,
          shading: 'face',
        },
        {
          d: bar([
            [square, s * 0.95],
            [square + s * 0.1, s],
            [neckFrom, s],
          ]),
          material,
          shading: 'round',
        },
        {
          d: bar([
            [neckFrom, s],
            [Math.min(start, neckFrom + d * 0.2), neckR],
            [start, neckR],
          ]),
          material,
          shading: 'round',
        },
        { d: body, material, shading: 'round' },
        { d: turns, material, shading: 'line', edge: 0.9, opacity: 0.6, only: 'picture' },
        ...flutes,
        { d: body, material, shading: 'line', edge: 0.6 },
      ],
      turn: -45,
      also: Array.from({ length: (shape.count ?? 1) - 1 }, (_, i) => ({
        dx: 0,
        dy: (i === 0 ? -1 : 1) * big * 3.2,
      })),
      axes: [[-L * 0.03, 0, L * 1.04, 0]],
      measures: [
        { x: [start, L], side: 'above', y: [-r, -r], text: `l ${l}` },
        { x: [0, L], side: 'below', y: [s, r], text: `L ${L}` },
        { y: [-r, r], side: 'right', x: [L - lead, L - lead], text: shape.thread },
        { y: [-s, s], side: 'left', x: [square, square], text: `⌀${shape.shank}` },
      ],
    };
  });
}

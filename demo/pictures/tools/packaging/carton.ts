import type { Point } from '../../svg.ts';
import { box, poly } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';
import { cuboid, type Piece } from './cuboid.ts';

/** A corrugated carton, closed with tape or open. */
export function carton(
  v: Piece & { L: number; W: number; H: number; tape: boolean; lines: number },
): Pictures {
  return sketched(() => {
    const { L, W, H } = v;
    const dx = W * 0.5;
    const dy = -W * 0.32;
    const at = (k: number, top: boolean): Point => (top ? [L * 0.5 + dx * k, dy * k] : [L * 0.5, 0]);
    return {
      title: v.title,
      caption: v.caption,
      box: [0, dy, L + dx, H],
      standing: true,
      shapes: [
        ...cuboid(0, 0, L, H, W, v.body),
        ...(v.tape
          ? [
              {
                d: poly([
                  [L * 0.44, 0],
                  [L * 0.44 + dx, dy],
                  [L * 0.56 + dx, dy],
                  [L * 0.56, 0],
                ]),
                material: 'ivory' as const,
                shading: 'top' as const,
                edge: 0.5,
              },
              {
                d: box(L * 0.44, 0, L * 0.12, H * 0.22),
                material: 'ivory' as const,
                shading: 'face' as const,
                edge: 0.5,
              },
              {
                d: poly([at(0, false), [L * 0.5 + dx, dy]], false),
                material: v.body,
                shading: 'line' as const,
                edge: 0.6,
              },
            ]
          : [
              {
                d: poly([
                  [0, 0],
                  [-dx * 0.36, dy * 0.5],
                  [L - dx * 0.36, dy * 0.5],
                  [L, 0],
                ]),
                material: v.body,
                shading: 'face' as const,
                edge: 1,
              },
              {
                d: poly([
                  [dx, dy],
                  [dx * 1.34, dy * 1.6],
                  [L + dx * 1.34, dy * 1.6],
                  [L + dx, dy],
                ]),
                material: v.body,
                shading: 'top' as const,
                edge: 1,
              },
            ]),
        ...Array.from({ length: v.lines }, (_, i): Shape => ({
          d: `M0 ${(H * (i + 1)) / (v.lines + 1)}H${L}`,
          material: v.body,
          shading: 'line',
          edge: 0.5,
          opacity: 0.25,
          only: 'picture',
        })),
        {
          d: [0, 1, 2]
            .map((i) => {
              const x = L * 0.11 + i * L * 0.085;
              return `M${x} ${H * 0.86}V${H * 0.72}M${x - L * 0.018} ${H * 0.76}L${x} ${H * 0.71}L${x + L * 0.018} ${H * 0.76}`;
            })
            .join(''),
          material: 'brown',
          shading: 'line',
          edge: 1.6,
          opacity: 0.7,
          only: 'picture',
        },
        {
          d: `M${L * 0.08} ${H * 0.89}H${L * 0.32}`,
          material: 'brown',
          shading: 'line',
          edge: 1.6,
          opacity: 0.7,
          only: 'picture',
        },
      ],
      measures: [
        { x: [0, L], side: 'below', y: [H, H], text: `${L}` },
        { y: [0, H], side: 'left', x: [0, 0], text: `${H}` },
        { at: [L + dx * 0.5, dy * 0.5], to: [-30, -26], text: `${W}` },
      ],
    };
  });
}

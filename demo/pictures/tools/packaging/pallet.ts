import type { Point } from '../../svg.ts';
import { box, poly } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';
import { cuboid, type Piece } from './cuboid.ts';

/** A flat pallet in wood or plastic; deck boards and runners. */
export function pallet(
  v: Piece & { L: number; W: number; H: number; boards: number; legs: 'block' | 'runner' | 'solid' },
): Pictures {
  return sketched(() => {
    const { L, W, H } = v;
    const dx = W * 0.44;
    const dy = -W * 0.3;
    const deck = H * 0.42;
    const board = (i: number): Point[] => {
      const k = i / v.boards;
      const t = (i + 0.82) / v.boards;
      return [
        [dx * k, dy * k],
        [dx * t, dy * t],
        [L + dx * t, dy * t],
        [L + dx * k, dy * k],
      ];
    };
    const legXs = v.legs === 'block' ? [0, 0.42, 0.84] : [0, 0.46, 0.92];
    return {
      title: v.title,
      caption: v.caption,
      box: [0, dy, L + dx, H],
      standing: true,
      shapes: [
        ...[1, 0.5, 0].flatMap((k) =>
          legXs.flatMap((x) =>
            cuboid(L * x + dx * k, deck + dy * k, L * 0.16, H - deck - H * 0.12, W * 0.1, v.body, 0.8),
          ),
        ),
        ...[1, 0.5, 0].map((k): Shape => ({
          d: box(dx * k, H - H * 0.12 + dy * k, L, H * 0.12),
          material: v.body,
          shading: 'face',
          edge: 0.8,
        })),
        ...(v.legs === 'solid'
          ? cuboid(0, 0, L, deck, W, v.body)
          : Array.from({ length: v.boards }, (_, i): Shape => ({
              d: poly(board(v.boards - 1 - i)),
              material: v.body,
              shading: 'top',
            }))),
        ...(v.legs === 'solid'
          ? []
          : [
              {
                d: poly([
                  [L, 0],
                  [L + dx, dy],
                  [L + dx, dy + deck * 0.34],
                  [L, deck * 0.34],
                ]),
                material: v.body,
                shading: 'side' as const,
              },
              { d: box(0, 0, L, deck * 0.34, 1), material: v.body, shading: 'face' as const, edge: 0.8 },
            ]),
      ],
      measures: [
        { x: [0, L], side: 'below', y: [H, H], text: `${L}` },
        { y: [0, H], side: 'left', text: `${H}` },
        { at: [L + dx * 0.5, dy * 0.5], to: [-30, -26], text: `${W}` },
      ],
    };
  });
}

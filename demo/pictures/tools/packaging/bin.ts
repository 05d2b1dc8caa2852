import { box, oval, poly, soft, ticks } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';
import { cuboid, type Piece } from './cuboid.ts';

/** A plastic box or storage bin. */
export function bin(
  v: Piece & { L: number; W: number; H: number; kind: 'euro' | 'open' | 'lid' | 'cage' },
): Pictures {
  return sketched(() => {
    const { L, W, H } = v;
    const dx = W * 0.5;
    const dy = -W * 0.32;
    const rim = L * 0.04;
    const shapes: Shape[] =
      v.kind === 'cage'
        ? [
            ...cuboid(0, 0, L, H, W, 'grey')
              .slice(0, 1)
              .map((s): Shape => ({ ...s, shading: 'line', edge: 1 })),
            {
              d:
                Array.from({ length: 9 }, (_, i) => `M${(L * i) / 8} 0V${H}`).join('') +
                Array.from({ length: 7 }, (_, i) => `M0 ${(H * i) / 6}H${L}`).join(''),
              material: v.body,
              shading: 'line',
              edge: 2.2,
            },
            {
              d:
                Array.from(
                  { length: 8 },
                  (_, i) => `M${L + (dx * i) / 7} ${(dy * i) / 7}V${H + (dy * i) / 7}`,
                ).join('') +
                Array.from(
                  { length: 7 },
                  (_, i) => `M${L} ${(H * i) / 6}L${L + dx} ${(H * i) / 6 + dy}`,
                ).join(''),
              material: v.body,
              shading: 'line',
              edge: 2,
            },
            ...[0, 1].map((i): Shape => ({
              d: oval(L * (0.12 + i * 0.76), H * 1.08, L * 0.06),
              material: 'rubber',
              shading: 'end',
            })),
          ]
        : [
            {
              d: poly([
                [0, 0],
                [dx, dy],
                [L + dx, dy],
                [L, 0],
              ]),
              material: v.body,
              shading: 'bore',
            },
            {
              d: poly([
                [0, 0],
                [L * 0.05, H * 0.1],
                [L * 0.9 + dx * 0.3, H * 0.06],
                [L, 0],
              ]),
              material: v.body,
              shading: 'dark',
              edge: 0.4,
              only: 'picture',
            },
            {
              d: poly([
                [0, 0],
                [L * 0.06, H],
                [L * 0.94, H],
                [L, 0],
              ]),
              material: v.body,
              shading: 'face',
            },
            {
              d: poly([
                [L, 0],
                [L + dx, dy],
                [L + dx * 0.86, H * 0.86 + dy * 0.4],
                [L * 0.94, H],
              ]),
              material: v.body,
              shading: 'side',
            },
            {
              d: poly([
                [-rim, rim * 0.6],
                [-rim, -rim * 0.6],
                [L + rim, -rim * 0.6],
                [L + rim, rim * 0.6],
              ]),
              material: v.body,
              shading: 'round',
            },
            {
              d: poly([
                [L + rim, rim * 0.6],
                [L + rim, -rim * 0.6],
                [L + dx + rim * 0.6, dy - rim * 0.4],
                [L + dx + rim * 0.6, dy + rim * 0.8],
              ]),
              material: v.body,
              shading: 'side',
            },
            ...(v.kind === 'lid'
              ? [
                  {
                    d: soft(
                      [
                        [-rim * 1.2, -rim],
                        [L + rim * 1.2, -rim],
                        [L + dx, dy - rim * 1.4],
                        [dx * 0.7, dy - rim * 1.4],
                      ],
                      rim,
                    ),
                    material: v.body,
                    shading: 'top' as const,
                  },
                ]
              : []),
            ...(v.kind === 'open'
              ? [
                  {
                    d: poly([
                      [L * 0.18, -rim * 0.4],
                      [L * 0.18, H * 0.3],
                      [L * 0.82, H * 0.3],
                      [L * 0.82, -rim * 0.4],
                    ]),
                    material: v.body,
                    shading: 'bore' as const,
                    edge: 0.8,
                  },
                ]
              : [
                  {
                    d: ticks(L * 0.16, L * 0.84, 4, H * 0.2, H * 0.86),
                    material: v.body,
                    shading: 'line' as const,
                    edge: 1.4,
                    opacity: 0.6,
                  },
                  {
                    d: box(L * 0.3, H * 0.1, L * 0.4, H * 0.2, rim),
                    material: 'white' as const,
                    shading: 'face' as const,
                    edge: 0.8,
                    only: 'picture' as const,
                  },
                ]),
          ];
    return {
      title: v.title,
      caption: v.caption,
      box: [-rim, dy - rim, L + dx, v.kind === 'cage' ? H * 1.16 : H],
      standing: true,
      shapes,
      measures: [
        { x: [0, L], side: 'below', y: [H, H], text: `${L}` },
        { y: [0, H], side: 'left', text: `${H}` },
        { at: [L + dx * 0.5, dy * 0.5], to: [-30, -26], text: `${W}` },
      ],
    };
  });
}

import { box, oval, poly } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';
import type { Piece } from './cuboid.ts';

/** Boltless shelving: uprights, shelves and their load. */
export function shelving(
  v: Piece & { L: number; D: number; H: number; levels: number; heavy: boolean },
): Pictures {
  return sketched(() => {
    const { L, H } = v;
    const d = v.D * 0.42;
    const dy = -d * 0.42;
    const post = L * (v.heavy ? 0.055 : 0.035);
    const shelves: Shape[] = [];
    for (let i = 0; i < v.levels; i += 1) {
      const y = (H * (i + 0.18)) / v.levels;
      shelves.push(
        {
          d: poly([
            [post, y],
            [post + d, y + dy],
            [L + d - post, y + dy],
            [L - post, y],
          ]),
          material: v.heavy ? 'grey' : v.body,
          shading: 'top',
          edge: 0.8,
        },
        { d: box(post, y, L - 2 * post, H * 0.035), material: v.body, shading: 'face', edge: 0.9 },
      );
    }
    const upright = (x: number, back: boolean): Shape[] => [
      {
        d: box(x + (back ? d : 0), back ? dy : 0, post, H),
        material: v.body,
        shading: 'post',
        edge: back ? 0.7 : 1,
      },
      {
        d: Array.from({ length: Math.min(24, Math.round(H / 90)) }, (_, i) =>
          oval(
            x + (back ? d : 0) + post / 2,
            (H * (i + 0.5)) / Math.min(24, Math.round(H / 90)) + (back ? dy : 0),
            post * 0.16,
          ),
        ).join(''),
        material: 'black',
        shading: 'dark',
        edge: 0.3,
        opacity: 0.6,
        only: 'picture',
      },
    ];
    return {
      title: v.title,
      caption: v.caption,
      box: [0, dy, L + d, H],
      standing: true,
      shapes: [
        ...upright(0, true),
        ...upright(L - post, true),
        ...shelves,
        ...upright(0, false),
        ...upright(L - post, false),
        {
          d: [0, L - post].map((x) => box(x - post * 0.3, H - post * 0.5, post * 1.6, post * 0.5)).join(''),
          material: 'grey',
          shading: 'face',
          edge: 0.7,
        },
      ],
      measures: [
        { x: [0, L], side: 'below', y: [H, H], text: `${L}` },
        { y: [0, H], side: 'left', text: `${H}` },
        { at: [L + d * 0.5, dy * 0.5], to: [-34, -22], text: `${v.D}` },
      ],
    };
  });
}

import type { Material } from '../../metal.ts';
import { bow, box, oval, poly, soft } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';
import { sheetOf, type Wheel } from './wheel.ts';

export function wireBrush(w: Wheel & { kind: 'cup' | 'wheel'; wire: Material }): Pictures {
  return sketched(() => {
    const R = w.D / 2;
    if (w.kind === 'wheel') {
      const s = sheetOf(w, []);
      const spokes = Array.from({ length: 60 }, (_, i) =>
        poly(
          [
            ...bow(0, 0, R * 0.4, i * 6, i * 6, 1),
            ...bow(0, 0, R * (i % 2 ? 1 : 0.96), i * 6 + 3, i * 6 + 3, 1),
          ],
          false,
        ),
      ).join('');
      const tufts = Array.from({ length: 24 }, (_, i) =>
        poly([
          ...bow(0, 0, R * 0.42, i * 15 + 4, i * 15 + 8, 2),
          ...bow(0, 0, R, i * 15 + 14, i * 15 - 2, 4),
        ]),
      );
      return {
        title: w.title,
        caption: w.caption,
        ...s,
        shapes: [
          ...tufts.map((d): Shape => ({ d, material: w.wire, shading: 'face', edge: 0.7 })),
          { d: spokes, material: w.wire, shading: 'line', edge: 0.7, only: 'picture', opacity: 0.7 },
          { d: oval(0, 0, R * 0.46), material: 'zinc', shading: 'end' },
          { d: oval(0, 0, R * 0.3), material: 'zinc', shading: 'ball', edge: 0.7 },
          { d: oval(0, 0, w.bore / 2), material: 'steel', shading: 'bore' },
          ...s.edge,
        ],
      };
    }
    const H = w.t;
    const strands = Array.from(
      { length: 36 },
      (_, i) =>
        `M${(-R * 0.78 + (i * R * 1.56) / 35).toFixed(1)} ${(H * 0.42).toFixed(1)}L${(-R + (i * 2 * R) / 35).toFixed(1)} ${H.toFixed(1)}`,
    ).join('');
    return {
      title: w.title,
      caption: w.caption,
      box: [-R, 0, R, H],
      standing: true,
      shapes: [
        { d: box(-w.bore * 0.8, 0, w.bore * 1.6, H * 0.24, 1), material: 'zinc', shading: 'post' },
        {
          d: poly([
            [-R * 0.78, H * 0.4],
            [R * 0.78, H * 0.4],
            [R, H],
            [-R, H],
          ]),
          material: w.wire,
          shading: 'post',
        },
        { d: strands, material: w.wire, shading: 'line', edge: 0.8, opacity: 0.75, only: 'picture' },
        {
          d: soft(
            [
              [-R * 0.5, H * 0.2],
              [R * 0.5, H * 0.2],
              [R * 0.82, H * 0.46],
              [-R * 0.82, H * 0.46],
            ],
            H * 0.06,
          ),
          material: 'zinc',
          shading: 'post',
        },
      ],
      axes: [[0, -H * 0.05, 0, H * 1.05]],
      measures: [
        { x: [-R, R], side: 'below', text: `⌀${w.D}` },
        { y: [0, H], side: 'right', text: `${H}` },
      ],
    };
  });
}

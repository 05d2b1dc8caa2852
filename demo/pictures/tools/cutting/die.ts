import type { Material } from '../../metal.ts';
import type { Point } from '../../svg.ts';
import { box, oval, poly } from '../lines.ts';
import { type Pictures, sketched } from '../sketch.ts';

/** A round threading die: outside diameter D, thickness E. */
export function die(shape: {
  title: string;
  caption: string;
  thread: string;
  d: number;
  D: number;
  E: number;
  material: Material;
  hex?: boolean;
}): Pictures {
  return sketched(() => {
    const { d, D, E, material } = shape;
    const R = D / 2;
    const r = d / 2;
    const hex = Array.from({ length: 6 }, (_, i): Point => [
      (R / 0.866) * Math.cos((i * Math.PI) / 3),
      (R / 0.866) * Math.sin((i * Math.PI) / 3),
    ]);
    const holes = [0, 90, 180, 270]
      .map((a) => {
        const t = ((a + 45) * Math.PI) / 180;
        return oval((r + R * 0.16) * Math.cos(t), (r + R * 0.16) * Math.sin(t), R * 0.19);
      })
      .join('');
    const reach = shape.hex === true ? R / 0.866 : R;
    const depth = E * 0.5;
    const round = shape.hex === true ? poly(hex) : oval(0, 0, R);
    const gap = R * 0.5;
    return {
      title: shape.title,
      caption: shape.caption,
      box: [-reach, -R, reach + gap + E, R],
      shapes: [
        {
          d:
            shape.hex === true
              ? poly(hex.map(([x, y]): Point => [x + depth * 0.5, y + depth * 0.5]))
              : oval(depth * 0.5, depth * 0.5, R),
          material,
          shading: 'side',
          only: 'picture',
        },
        { d: round, material, shading: 'face' },
        { d: oval(0, 0, R * 0.9), material, shading: 'end', edge: 0.6, only: 'picture' },
        { d: holes, material, shading: 'bore' },
        { d: oval(0, 0, r * 1.02), material, shading: 'bore' },
        { d: oval(0, 0, r * 0.84), material, shading: 'line', edge: 0.7 },
        { d: oval(R * 0.93, 0, R * 0.05), material, shading: 'dark', edge: 0.5 },
        { d: box(reach + gap, -R, E, 2 * R, E * 0.08), material, shading: 'post' },
      ],
      letters: [{ text: shape.thread, x: 0, y: R * 0.72, size: R * 0.17, fill: '#3B434C' }],
      axes: [
        [-reach * 1.06, 0, reach * 1.06, 0],
        [0, -R * 1.06, 0, R * 1.06],
      ],
      measures: [
        { y: [-R, R], side: 'left', x: [0, 0], text: shape.hex === true ? `SW ${D}` : `⌀${D}` },
        { x: [reach + gap, reach + gap + E], side: 'below', text: `${E}` },
        { at: [r * 0.7, -r * 0.7], to: [40, -62], text: shape.thread },
      ],
    };
  });
}

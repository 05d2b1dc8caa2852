import type { Material } from '../../metal.ts';
import { bow, oval, poly } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';
import { sheetOf, type Wheel } from './wheel.ts';

export function flapDisc(w: Wheel & { grit: Material; backing: Material }): Pictures {
  return sketched(() => {
    const R = w.D / 2;
    const s = sheetOf(w, []);
    const count = 40;
    const flap = (i: number): string => {
      const a0 = (i / count) * 360;
      const outer = bow(0, 0, R, a0, a0 + 16, 3);
      const inner = bow(0, 0, R * 0.5, a0 + 20, a0 + 2, 3);
      return poly([...outer, ...inner]);
    };
    return {
      title: w.title,
      caption: w.caption,
      ...s,
      shapes: [
        { d: oval(R * 0.06, R * 0.06, R * 0.98), material: w.backing, shading: 'side', only: 'picture' },
        { d: oval(0, 0, R), material: w.grit, shading: 'side' },
        ...Array.from({ length: count }, (_, i): Shape => ({
          d: flap(i),
          material: w.grit,
          shading: 'face',
          edge: 0.6,
          only: 'picture',
        })),
        {
          d: Array.from({ length: count }, (_, i) =>
            poly(
              bow(0, 0, R, (i / count) * 360, (i / count) * 360, 1).concat(
                bow(0, 0, R * 0.5, (i / count) * 360 + 8, (i / count) * 360 + 8, 1),
              ),
              false,
            ),
          ).join(''),
          material: w.grit,
          shading: 'line',
          only: 'sheet',
        },
        { d: oval(0, 0, R * 0.5), material: w.backing, shading: 'end' },
        { d: oval(0, 0, R * 0.34), material: w.backing, shading: 'ball', edge: 0.7 },
        { d: oval(0, 0, w.bore / 2), material: 'steel', shading: 'bore' },
        ...s.edge,
      ],
    };
  });
}

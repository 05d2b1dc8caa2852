import type { Material } from '../../metal.ts';
import { bow, oval, poly, teeth } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';
import { ringText, sheetOf, type Wheel } from './wheel.ts';

/** A circular saw blade or a segmented diamond blade. */
export function circularBlade(
  w: Wheel & { count: number; kind: 'tct' | 'diamond' | 'hss' | 'turbo'; body?: Material },
): Pictures {
  return sketched(() => {
    const R = w.D / 2;
    const s = sheetOf(w, []);
    const body = w.body ?? (w.kind === 'diamond' || w.kind === 'turbo' ? 'castIron' : 'steel');
    const shown = Math.min(w.count, 72);
    const rim: Shape[] = [];
    if (w.kind === 'diamond') {
      const seg = 360 / w.count;
      rim.push({ d: oval(0, 0, R * 0.9), material: body, shading: 'end' });
      for (let i = 0; i < w.count; i += 1) {
        rim.push({
          d: poly([
            ...bow(0, 0, R, i * seg + 1.6, (i + 1) * seg - 1.6, 5),
            ...bow(0, 0, R * 0.885, (i + 1) * seg - 1.6, i * seg + 1.6, 5),
          ]),
          material: 'bronze',
          shading: 'face',
          edge: 0.8,
        });
      }
      const slots = Array.from({ length: w.count }, (_, i) =>
        poly([
          ...bow(0, 0, R * 0.93, i * seg - 0.9, i * seg + 0.9, 1),
          ...bow(0, 0, R * 0.76, i * seg + 0.9, i * seg - 0.9, 1),
        ]),
      ).join('');
      rim.push({ d: slots, material: 'white', shading: 'flat', edge: 0.7 });
    } else if (w.kind === 'turbo') {
      rim.push(
        { d: teeth(0, 0, R, R * 0.975, 90, 0.5), material: 'bronze', shading: 'face', edge: 0.7 },
        { d: oval(0, 0, R * 0.87), material: body, shading: 'end' },
      );
    } else {
      rim.push({
        d: teeth(0, 0, R, R * (w.kind === 'hss' ? 0.965 : 0.9 + Math.min(0.05, shown / 1800)), shown),
        material: body,
        shading: 'end',
      });
      if (w.kind === 'tct') {
        const tips = Array.from({ length: shown }, (_, i) => {
          const a = ((i + 0.75) / shown) * 360;
          return poly([...bow(0, 0, R, a - 1.1, a, 1), ...bow(0, 0, R * 0.955, a + 0.2, a - 0.7, 1)]);
        }).join('');
        rim.push({ d: tips, material: 'gold', shading: 'face', edge: 0.5 });
        const slots = [40, 130, 220, 310]
          .map((a) => poly([...bow(0, 0, R * 0.9, a, a + 0.8, 1), ...bow(0, 0, R * 0.72, a + 4, a + 3.2, 1)]))
          .join('');
        rim.push({ d: slots, material: 'steel', shading: 'dark', edge: 0.4 });
      }
    }
    const rings: Shape[] = [0.7, 0.5].map((k) => ({
      d: oval(0, 0, R * k),
      material: body,
      shading: 'line',
      edge: 0.6,
      opacity: 0.6,
      only: 'picture',
    }));
    return {
      title: w.title,
      caption: w.caption,
      ...s,
      shapes: [
        ...rim,
        ...rings,
        {
          d: oval(0, 0, R * 0.42),
          material: w.kind === 'tct' ? 'red' : w.kind === 'hss' ? body : 'blue',
          shading: 'face',
          edge: 0.6,
          only: 'picture',
        },
        { d: oval(0, 0, w.bore / 2 + R * 0.05), material: body, shading: 'end' },
        { d: oval(0, 0, w.bore / 2), material: 'steel', shading: 'bore' },
        ...s.edge,
      ],
      letters: [
        ringText(`⌀${w.D}`, R * 0.27, w.kind === 'hss' ? '#3B434C' : '#fff', R * 0.1),
        ringText(
          w.kind === 'hss' || w.kind === 'tct' ? `Z${w.count}` : 'DRY · WET',
          -R * 0.28,
          w.kind === 'hss' ? '#3B434C' : '#fff',
          R * 0.09,
        ),
      ],
    };
  });
}

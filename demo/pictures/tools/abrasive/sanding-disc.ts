import type { Material } from '../../metal.ts';
import { oval } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';
import { sheetOf, type Wheel } from './wheel.ts';

/** A wire cup or wheel brush, or a coated abrasive disc with holes. */
export function sandingDisc(w: Wheel & { grit: Material; holes: number }): Pictures {
  return sketched(() => {
    const R = w.D / 2;
    const s = sheetOf(w, []);
    const ring = Array.from({ length: w.holes }, (_, i) => {
      const a = (i / w.holes) * 2 * Math.PI;
      return oval(R * 0.64 * Math.cos(a), R * 0.64 * Math.sin(a), R * 0.075);
    }).join('');
    const grains = Array.from({ length: 130 }, (_, i) => {
      const a = i * 2.39996;
      const r = R * 0.96 * Math.sqrt((i + 0.5) / 130);
      return oval(r * Math.cos(a), r * Math.sin(a), R * 0.008);
    }).join('');
    return {
      title: w.title,
      caption: w.caption,
      ...s,
      shapes: [
        ...[0.09, 0.045].map((k): Shape => ({
          d: oval(R * k, R * k * 1.3, R),
          material: 'kraft',
          shading: 'face',
          only: 'picture',
        })),
        { d: oval(0, 0, R), material: w.grit, shading: 'face' },
        { d: grains, material: w.grit, shading: 'dark', edge: 0, opacity: 0.35, only: 'picture' },
        ...(w.holes > 0 ? [{ d: ring, material: 'kraft' as const, shading: 'bore' as const }] : []),
        ...(w.bore > 0
          ? [{ d: oval(0, 0, w.bore / 2), material: 'kraft' as const, shading: 'bore' as const }]
          : []),
        ...s.edge,
      ],
    };
  });
}

import type { Material } from '../../metal.ts';
import type { Point } from '../../svg.ts';
import { bar, box, flow } from '../lines.ts';
import { type Pictures, sketched } from '../sketch.ts';

/** A step drill, its steps growing from the tip (right) to the shank (left). */
export function stepDrill(shape: {
  title: string;
  caption: string;
  from: number;
  to: number;
  step: number;
  L: number;
  shank: number;
  material: Material;
}): Pictures {
  return sketched(() => {
    const { from, to, step, L } = shape;
    const count = Math.round((to - from) / step) + 1;
    const shankL = L * 0.34;
    const rise = (L - shankL - from * 0.8) / count;
    const profile: Point[] = [];
    for (let i = 0; i < count; i += 1) {
      const d = to - i * step;
      const x = shankL + i * rise;
      profile.push([x, d / 2], [x + rise * 0.82, d / 2]);
    }
    profile.push([L - from * 0.8, from / 2], [L, 0.05]);
    const body = bar(profile);
    const r = shape.shank / 2;
    const groove = flow(
      [
        [shankL, to * 0.05],
        [shankL + (L - shankL) * 0.5, -to * 0.1],
        [L, -from * 0.02],
        [L, from * 0.16],
        [shankL + (L - shankL) * 0.55, to * 0.12],
        [shankL, to * 0.34],
      ],
      true,
    );
    return {
      title: shape.title,
      caption: shape.caption,
      box: [0, -to / 2, L, to / 2],
      turn: -45,
      shapes: [
        {
          d: bar([
            [0, r * 0.9],
            [r * 0.3, r],
            [shankL, r],
          ]),
          material: 'steel',
          shading: 'round',
        },
        { d: box(0, -r * 0.5, shankL * 0.8, r * 0.5), material: 'steel', shading: 'face', edge: 0.6 },
        { d: body, material: shape.material, shading: 'round' },
        {
          d: profile
            .filter((_, i) => i % 2 === 1 && i < count * 2)
            .map(([x, h]) => `M${x.toFixed(2)} ${(-h).toFixed(2)}V${h.toFixed(2)}`)
            .join(''),
          material: shape.material,
          shading: 'line',
          edge: 0.8,
        },
        { d: groove, material: shape.material, shading: 'dark', clip: body, edge: 0.6, opacity: 0.85 },
      ],
      axes: [[-L * 0.04, 0, L * 1.04, 0]],
      measures: [
        { x: [0, L], side: 'below', y: [r, 0], text: `L ${L}` },
        { y: [-to / 2, to / 2], side: 'left', x: [shankL, shankL], text: `⌀${to}` },
        { y: [-from / 2, from / 2], side: 'right', x: [L - from, L - from], text: `⌀${from}` },
      ],
    };
  });
}

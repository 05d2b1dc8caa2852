import type { Material } from '../../metal.ts';
import { box, poly, soft, stand } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';
import { label, type Vessel } from './label.ts';

/** Sealant cartridges and grease cartridges with a nozzle; squeeze bottles of threadlocker; twin syringes; tubes. */
export function dispenser(
  v: Vessel & { form: 'cartridge' | 'squeeze' | 'syringe' | 'tube' | 'drop'; L: number; D: number },
): Pictures {
  return sketched(() => {
    const { L, D, form } = v;
    const r = D / 2;
    let shapes: Shape[];
    let at: [number, number, number, number];
    let box0: [number, number, number, number] = [-r, 0, r, L];
    switch (form) {
      case 'cartridge': {
        const nozzle = L * 0.36;
        at = [-r, nozzle + L * 0.2, D, L * 0.34];
        shapes = [
          {
            d: stand([
              [0, r * 0.1],
              [nozzle * 0.9, r * 0.34],
              [nozzle, r * 0.36],
            ]),
            material: 'white',
            shading: 'post',
          },
          {
            d: stand([
              [nozzle * 0.98, r * 0.34],
              [nozzle + 2, r * 0.96],
              [nozzle + 5, r],
              [L - 4, r],
              [L, r * 0.98],
            ]),
            material: v.body,
            shading: 'post',
          },
          { d: box(-r, L - L * 0.035, D, L * 0.035, 2), material: 'grey', shading: 'post' },
        ];
        break;
      }
      case 'squeeze': {
        const shoulder = L * 0.4;
        at = [-r * 0.98, L * 0.54, D * 0.98, L * 0.32];
        shapes = [
          {
            d: soft(
              [
                [-r, shoulder + L * 0.06],
                [-r * 0.55, shoulder - L * 0.04],
                [r * 0.55, shoulder - L * 0.04],
                [r, shoulder + L * 0.06],
                [r, L],
                [-r, L],
              ],
              r * 0.2,
            ),
            material: v.body,
            shading: 'post',
          },
          {
            d: stand([
              [L * 0.17, r * 0.3],
              [shoulder - L * 0.03, r * 0.5],
            ]),
            material: v.body,
            shading: 'post',
          },
          {
            d: stand([
              [0, r * 0.12],
              [L * 0.04, r * 0.2],
              [L * 0.18, r * 0.34],
            ]),
            material: 'red',
            shading: 'post',
          },
        ];
        break;
      }
      case 'drop':
        at = [-r * 0.97, L * 0.46, D * 0.97, L * 0.38];
        shapes = [
          {
            d: stand([
              [L * 0.34, r * 0.3],
              [L * 0.4, r * 0.86],
              [L * 0.44, r],
              [L * 0.97, r],
              [L, r * 0.9],
            ]),
            material: v.body,
            shading: 'post',
          },
          {
            d: stand([
              [0, r * 0.16],
              [L * 0.14, r * 0.4],
              [L * 0.34, r * 0.44],
            ]),
            material: 'blue',
            shading: 'post',
          },
        ];
        break;
      case 'tube':
        at = [-r * 0.86, L * 0.34, D * 0.86, L * 0.34];
        shapes = [
          {
            d: poly([
              [-r, L * 0.02],
              [r, L * 0.02],
              [r * 0.92, L * 0.78],
              [r * 0.3, L * 0.86],
              [-r * 0.3, L * 0.86],
              [-r * 0.92, L * 0.78],
            ]),
            material: v.body,
            shading: 'post',
          },
          { d: box(-r, 0, D, L * 0.05), material: v.body, shading: 'round' },
          {
            d: stand([
              [L * 0.85, r * 0.34],
              [L, r * 0.42],
            ]),
            material: 'black',
            shading: 'post',
          },
        ];
        break;
      default: {
        const one = (x: number, m: Material): Shape[] => [
          {
            d: stand(
              [
                [L * 0.12, r * 0.36],
                [L * 0.8, r * 0.36],
              ],
              x,
            ),
            material: m,
            shading: 'post',
          },
          { d: box(x - r * 0.42, L * 0.1, r * 0.84, L * 0.03, 1), material: 'white', shading: 'post' },
        ];
        at = [-r * 0.8, L * 0.34, D * 0.8, L * 0.3];
        box0 = [-r * 1.0, -L * 0.24, r * 1.0, L];
        shapes = [
          ...one(-r * 0.45, v.body),
          ...one(r * 0.45, 'white'),
          {
            d: box(-r * 0.62, -L * 0.2, r * 0.32, L * 0.3) + box(r * 0.3, -L * 0.2, r * 0.32, L * 0.3),
            material: 'white',
            shading: 'post',
          },
          { d: box(-r * 0.74, -L * 0.24, r * 1.48, L * 0.05, 2), material: 'white', shading: 'round' },
          {
            d: stand([
              [L * 0.78, r * 0.86],
              [L * 0.84, r * 0.86],
              [L * 0.88, r * 0.3],
              [L, r * 0.14],
            ]),
            material: 'white',
            shading: 'post',
          },
        ];
      }
    }
    const l = label(v, at[0], at[1], at[2], at[3]);
    return {
      title: v.title,
      caption: v.caption,
      box: box0,
      turn: form === 'cartridge' ? 24 : 0,
      standing: form !== 'cartridge',
      also: form === 'squeeze' || form === 'drop' ? [{ dx: D * 1.15, dy: L * 0.2, scale: 0.8 }] : [],
      shapes: [...shapes, ...l.shapes],
      letters: l.letters,
      measures: [
        { y: [box0[1], L], side: 'right', text: `${Math.round(L)}` },
        { x: [-r, r], side: 'below', text: `⌀${Math.round(D)}` },
      ],
    };
  });
}

import type { Material } from '../../metal.ts';
import { box, oval, soft, stand, ticks } from '../lines.ts';
import type { Shape } from '../sketch.ts';
import type { Vessel } from './label.ts';

/** A vessel's form and its diameter and height in mm. */
export type VesselShape = Vessel & {
  form: 'drum' | 'pail' | 'jerrican' | 'bottle' | 'tub' | 'can' | 'aerosol';
  D: number;
  H: number;
  cap?: Material;
};

/** The shapes of a vessel, where its label sits, and how far it rises above its shoulder line. */
export function vesselForm(v: VesselShape): {
  shapes: Shape[];
  at: [number, number, number, number];
  top: number;
} {
  const { D, H, form, cap = 'black' } = v;
  const r = D / 2;
  let shapes: Shape[];
  let at: [number, number, number, number];
  let top = 0;
  switch (form) {
    case 'drum':
      at = [-r * 0.99, H * 0.37, D * 0.99, H * 0.26];
      shapes = [
        {
          d: stand([
            [H * 0.03, r * 0.97],
            [H * 0.97, r * 0.97],
            [H, r * 0.95],
          ]),
          material: v.body,
          shading: 'post',
        },
        ...[0.02, 0.33, 0.64, 0.955].map((k): Shape => ({
          d: box(-r, H * k, D, H * 0.035, H * 0.017),
          material: v.body,
          shading: 'post',
        })),
        { d: oval(0, H * 0.025, r * 0.97, r * 0.1), material: v.body, shading: 'top' },
        { d: oval(r * 0.62, H * 0.03, r * 0.07, r * 0.02), material: 'steel', shading: 'end', edge: 0.7 },
      ];
      break;
    case 'pail':
      at = [-r * 0.86, H * 0.34, D * 0.86, H * 0.36];
      shapes = [
        {
          d: `M${-r * 0.96} ${H * 0.16}C${-r * 1.3} ${H * 0.5} ${-r * 0.8} ${H * 0.62} 0 ${H * 0.62}C${r * 0.8} ${H * 0.62} ${r * 1.3} ${H * 0.5} ${r * 0.96} ${H * 0.16}`,
          material: 'steel',
          shading: 'line',
          edge: 2,
          only: 'picture',
        },
        {
          d: stand([
            [H * 0.08, r * 0.95],
            [H * 0.97, r * 0.86],
            [H, r * 0.82],
          ]),
          material: v.body,
          shading: 'post',
        },
        {
          d: stand([
            [0, r * 0.9],
            [H * 0.04, r],
            [H * 0.1, r],
            [H * 0.12, r * 0.94],
          ]),
          material: cap,
          shading: 'post',
        },
        { d: oval(0, H * 0.02, r * 0.9, r * 0.08), material: cap, shading: 'top', edge: 0.7 },
        {
          d: box(-r * 0.94, H * 0.18, D * 0.94, H * 0.025, 2),
          material: v.body,
          shading: 'post',
          edge: 0.7,
        },
      ];
      break;
    case 'jerrican':
      at = [-r * 0.82, H * 0.42, D * 0.74, H * 0.4];
      shapes = [
        {
          d: soft(
            [
              [-r, H * 0.3],
              [-r * 0.9, H * 0.12],
              [-r * 0.2, H * 0.12],
              [-r * 0.1, H * 0.08],
              [r * 0.6, H * 0.1],
              [r, H * 0.2],
              [r, H],
              [-r, H],
            ],
            r * 0.16,
          ),
          material: v.body,
          shading: 'face',
        },
        {
          d: soft(
            [
              [r * 0.18, H * 0.2],
              [r * 0.78, H * 0.24],
              [r * 0.76, H * 0.38],
              [r * 0.5, H * 0.34],
              [r * 0.14, H * 0.3],
            ],
            r * 0.08,
          ),
          material: 'white',
          shading: 'flat',
        },
        { d: box(-r * 0.78, 0, r * 0.5, H * 0.13, 3), material: cap, shading: 'post' },
        {
          d: ticks(-r * 0.74, -r * 0.32, 9, H * 0.02, H * 0.12),
          material: cap,
          shading: 'line',
          edge: 0.5,
        },
      ];
      break;
    case 'bottle':
      at = [-r * 0.97, H * 0.42, D * 0.97, H * 0.4];
      shapes = [
        {
          d: stand([
            [H * 0.16, r * 0.3],
            [H * 0.2, r * 0.34],
            [H * 0.3, r * 0.9],
            [H * 0.36, r],
            [H * 0.97, r],
            [H, r * 0.9],
          ]),
          material: v.body,
          shading: 'post',
        },
        {
          d: stand([
            [0, r * 0.28],
            [H * 0.02, r * 0.34],
            [H * 0.17, r * 0.36],
          ]),
          material: cap,
          shading: 'post',
        },
        { d: ticks(-r * 0.3, r * 0.3, 8, H * 0.04, H * 0.16), material: cap, shading: 'line', edge: 0.5 },
      ];
      break;
    case 'tub':
      at = [-r * 0.97, H * 0.36, D * 0.97, H * 0.42];
      shapes = [
        {
          d: stand([
            [H * 0.18, r * 0.97],
            [H * 0.96, r * 0.97],
            [H, r * 0.92],
          ]),
          material: v.body,
          shading: 'post',
        },
        {
          d: stand([
            [0, r * 0.9],
            [H * 0.04, r],
            [H * 0.2, r],
          ]),
          material: cap,
          shading: 'post',
        },
        {
          d: ticks(-r * 0.96, r * 0.96, 26, H * 0.05, H * 0.19),
          material: cap,
          shading: 'line',
          edge: 0.5,
          opacity: 0.5,
        },
      ];
      break;
    case 'can':
      top = -H * 0.1;
      at = [-r * 0.97, H * 0.3, D * 0.97, H * 0.44];
      shapes = [
        {
          d: `M${-r * 0.9} ${H * 0.18}C${-r * 0.6} ${-H * 0.12} ${r * 0.6} ${-H * 0.12} ${r * 0.9} ${H * 0.18}`,
          material: 'steel',
          shading: 'line',
          edge: 2.2,
        },
        {
          d: stand([
            [H * 0.08, r * 0.97],
            [H * 0.96, r * 0.97],
            [H, r],
          ]),
          material: v.body,
          shading: 'post',
        },
        { d: box(-r, H * 0.04, D, H * 0.06, H * 0.02), material: 'tin', shading: 'post' },
        { d: box(-r, H * 0.95, D, H * 0.05, H * 0.02), material: 'tin', shading: 'post' },
        { d: oval(0, H * 0.05, r * 0.92, r * 0.07), material: 'tin', shading: 'end' },
        { d: oval(0, H * 0.045, r * 0.72, r * 0.05), material: 'tin', shading: 'face', edge: 0.7 },
        {
          d: oval(-r * 0.9, H * 0.18, r * 0.06) + oval(r * 0.9, H * 0.18, r * 0.06),
          material: 'tin',
          shading: 'ball',
          edge: 0.6,
        },
      ];
      break;
    default:
      at = [-r, H * 0.42, D, H * 0.42];
      shapes = [
        {
          d: stand([
            [H * 0.27, r * 0.97],
            [H * 0.29, r],
            [H * 0.98, r],
            [H, r * 0.94],
          ]),
          material: v.body,
          shading: 'post',
        },
        {
          d: stand([
            [H * 0.22, r * 0.7],
            [H * 0.28, r * 0.95],
          ]),
          material: 'tin',
          shading: 'post',
        },
        {
          d: stand([
            [0, r * 0.7],
            [H * 0.02, r * 0.8],
            [H * 0.23, r * 0.82],
          ]),
          material: cap,
          shading: 'post',
        },
        { d: box(-r, H * 0.965, D, H * 0.035, 2), material: 'tin', shading: 'post' },
      ];
  }
  return { shapes, at, top };
}

import type { Material } from '../../metal.ts';
import { bar, box, poly } from '../lines.ts';
import type { Shape } from '../sketch.ts';

export interface DrillShape {
  title: string;
  caption: string;
  d: number;
  /** Overall and flute length. */
  L: number;
  l: number;
  shank?: number;
  material: Material;
  /** Metal of the shank, where it differs from the fluted part. */
  shankMaterial?: Material;
  end?: 'plain' | 'morse' | 'sds' | 'hex';
  tip?: 'cone' | 'carbide' | 'spear' | 'brad';
  point?: number;
}

/** Outline of the shank from x = 0 to `to`. */
export function shank(shape: DrillShape, to: number): Shape[] {
  const r = (shape.shank ?? shape.d) / 2;
  const material = shape.shankMaterial ?? shape.material;
  const round = (profile: readonly (readonly [number, number])[]): Shape => ({
    d: bar(profile),
    material,
    shading: 'round',
  });
  switch (shape.end) {
    case 'morse': {
      const tang = Math.min(to * 0.12, r * 1.6);
      return [
        {
          d: bar([
            [0, r * 0.52],
            [tang, r * 0.52],
          ]),
          material,
          shading: 'face',
        },
        round([
          [tang, r * 0.86],
          [to * 0.82, r],
          [to * 0.82, r * 0.92],
          [to, r * 0.92],
        ]),
      ];
    }
    case 'sds':
      return [
        round([
          [0, r * 0.82],
          [r * 0.4, r],
          [to, r],
        ]),
        { d: box(r * 1.4, -r * 0.42, r * 3.4, r * 0.84, r * 0.4), material, shading: 'bore' },
        { d: box(0, -r * 0.95, r * 3, r * 0.36), material, shading: 'groove', edge: 0.6 },
      ];
    case 'hex':
      return [
        {
          d: bar([
            [0, r * 0.84],
            [r * 0.3, r],
            [to * 0.92, r],
            [to, r * 0.7],
          ]),
          material,
          shading: 'face',
        },
        {
          d: bar([
            [0, r * 0.42],
            [to * 0.92, r * 0.5],
          ]),
          material,
          shading: 'top',
          edge: 0.7,
        },
        {
          d: bar([
            [to * 0.3, r * 0.7],
            [to * 0.42, r * 0.7],
          ]),
          material,
          shading: 'round',
        },
      ];
    default:
      return [
        round([
          [0, r * 0.9],
          [r * 0.25, r],
          [to, r],
        ]),
      ];
  }
}

export function tip(shape: DrillShape): Shape[] {
  const { d, L, material } = shape;
  const r = d / 2;
  const half = ((shape.point ?? 118) / 2) * (Math.PI / 180);
  const h = r / Math.tan(half);
  if (shape.tip === 'carbide') {
    const w = d * 0.62;
    return [
      {
        d: poly([
          [L - w, -r * 1.04],
          [L - h * 0.8, -r * 1.1],
          [L, 0],
          [L - h * 0.8, r * 1.1],
          [L - w, r * 1.04],
        ]),
        material: 'carbide',
        shading: 'face',
      },
    ];
  }
  if (shape.tip === 'spear') {
    return [
      {
        d: poly([
          [L - d * 1.15, -r * 0.5],
          [L - d * 0.75, -r],
          [L, 0],
          [L - d * 0.75, r],
          [L - d * 1.15, r * 0.5],
        ]),
        material: 'carbide',
        shading: 'face',
      },
      {
        d: poly([
          [L - d * 1.0, 0],
          [L, 0],
          [L - d * 0.75, r],
        ]),
        material: 'carbide',
        shading: 'side',
        edge: 0.6,
      },
    ];
  }
  if (shape.tip === 'brad') {
    return [
      {
        d: poly([
          [L - d * 0.55, -r],
          [L - d * 0.3, -r],
          [L - d * 0.38, -r * 0.3],
          [L, 0],
          [L - d * 0.38, r * 0.3],
          [L - d * 0.3, r],
          [L - d * 0.55, r],
        ]),
        material,
        shading: 'face',
      },
    ];
  }
  return [
    {
      d: poly([
        [L - h, -r],
        [L, 0],
        [L - h * 0.8, r * 0.15],
        [L - h * 1.1, r * 0.1],
      ]),
      material,
      shading: 'top',
      edge: 0.7,
    },
    {
      d: poly([
        [L - h, r],
        [L, 0],
        [L - h * 0.8, r * 0.15],
        [L - h * 1.1, r * 0.1],
      ]),
      material,
      shading: 'side',
      edge: 0.7,
    },
  ];
}

import type { Material } from '../../metal.ts';
import type { Point } from '../../svg.ts';
import { box, oval, poly, soft } from '../lines.ts';
import { type Pictures, sketched } from '../sketch.ts';
import { type InsertForm, outline } from './insert-form.ts';

export interface InsertShape {
  title: string;
  caption: string;
  form: InsertForm;
  ic: number;
  /** Thickness, hole and corner radius. */
  s: number;
  hole: number;
  corner: number;
  material: Material;
  /** Clearance: negative inserts have square sides. */
  positive: boolean;
}

export function insert(shape: InsertShape): Pictures {
  return sketched(() => {
    const { form, ic, s, material } = shape;
    const raw = outline(form, ic);
    const corner = Math.max(shape.corner, form === 'R' ? 0 : 0.2);
    const face = form === 'R' ? oval(0, 0, ic / 2) : soft(raw, corner * 1.6);
    const scaled = (k: number): string =>
      form === 'R'
        ? oval(0, 0, (ic / 2) * k)
        : soft(
            raw.map(([x, y]): Point => [x * k, y * k]),
            corner * 1.4,
          );
    const reach = Math.max(...raw.map(([x]) => x));
    const back = Math.min(...raw.map(([x]) => x));
    const high = Math.max(...raw.map(([, y]) => y));
    const gap = ic * 0.35;
    const lean = shape.positive ? s * 0.12 : 0;
    const x = reach + gap;
    const dx = s * 0.34;
    const shifted = (k: number): string =>
      form === 'R'
        ? oval(dx * k, dx * 1.2 * k, ic / 2)
        : soft(
            raw.map(([px, py]): Point => [px + dx * k, py + dx * 1.2 * k]),
            corner * 1.6,
          );
    return {
      title: shape.title,
      caption: shape.caption,
      box: [back, -high, x + s, high],
      shapes: [
        ...[1, 0.75, 0.5, 0.25].map((k) => ({
          d: shifted(k),
          material,
          shading: 'side' as const,
          only: 'picture' as const,
          edge: k === 1 ? 1 : 0,
        })),
        { d: face, material, shading: 'face' },
        { d: scaled(0.9), material, shading: 'end', edge: 0.5, only: 'picture', opacity: 0.75 },
        { d: scaled(0.72), material, shading: 'face', edge: 0.7 },
        ...(shape.hole > 0
          ? [
              { d: oval(0, 0, shape.hole * 0.66), material, shading: 'end' as const, edge: 0.7 },
              { d: oval(0, 0, shape.hole / 2), material, shading: 'bore' as const },
            ]
          : []),
        {
          d: poly([
            [x, -high],
            [x + s, -high + lean],
            [x + s, high - lean],
            [x, high],
          ]),
          material,
          shading: 'post',
        },
        { d: box(x, -high, s * 0.08, 2 * high), material, shading: 'flat', edge: 0.5, only: 'picture' },
      ],
      axes: [
        [back * 1.05, 0, reach * 1.05, 0],
        [0, -high * 1.05, 0, high * 1.05],
      ],
      measures: [
        { x: [x, x + s], side: 'below', text: `${s}` },
        ...(form === 'G' || form === 'A'
          ? [{ y: [-ic / 2, ic / 2] as const, side: 'left' as const, text: `${ic}` }]
          : [{ y: [-ic / 2, ic / 2] as const, x: [0, 0] as const, side: 'left' as const, text: `⌀${ic}` }]),
        ...(shape.corner > 0
          ? [{ at: [reach * 0.97, 0] as const, to: [8, -74] as const, text: `R${shape.corner}` }]
          : []),
        ...(shape.hole > 0
          ? [
              {
                at: [-shape.hole * 0.35, shape.hole * 0.35] as const,
                to: [-24, 84] as const,
                text: `⌀${shape.hole}`,
              },
            ]
          : []),
      ],
    };
  });
}

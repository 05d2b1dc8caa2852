import type { Material } from '../../metal.ts';
import type { Point } from '../../svg.ts';
import { box, oval, poly, soft } from '../lines.ts';
import { type Pictures, sketched } from '../sketch.ts';
import { type InsertForm, outline } from './insert-form.ts';

/** A turning tool holder seen from above: square shank h × b, length L, with its insert. */
export function turningHolder(shape: {
  title: string;
  caption: string;
  form: InsertForm;
  h: number;
  L: number;
  f: number;
  insertMaterial: Material;
  boring?: boolean;
}): Pictures {
  return sketched(() => {
    const { h, L, f } = shape;
    const head = h * 1.7;
    const size = h * 0.5;
    const seat = outline(shape.form, size).map(([x, y]): Point => {
      const a = (-50 * Math.PI) / 180;
      return [
        L - size * 0.62 + x * Math.cos(a) - y * Math.sin(a),
        h - f + size * 0.58 + x * Math.sin(a) + y * Math.cos(a),
      ];
    });
    const top = -(f - h);
    const body: Point[] =
      shape.boring === true
        ? [
            [0, 0],
            [L - head, 0],
            [L - size * 1.2, top],
            [L - size * 0.1, top],
            [L - size * 0.4, h * 0.55],
            [L - size * 1.4, h * 0.9],
            [L - head, h],
            [0, h],
          ]
        : [
            [0, 0],
            [L - head, 0],
            [L - head * 0.7, top],
            [L - size * 0.1, top],
            [L - size * 0.45, h * 0.62],
            [L - size * 1.3, h * 0.86],
            [L - head, h],
            [0, h],
          ];
    return {
      title: shape.title,
      caption: shape.caption,
      box: [0, Math.min(0, top) - size * 0.1, L + size * 0.2, h],
      shapes: [
        { d: soft(body, h * 0.06), material: 'carbide', shading: shape.boring === true ? 'round' : 'face' },
        {
          d: box(0, h * 0.04, L - head, h * 0.1),
          material: 'carbide',
          shading: 'top',
          edge: 0.4,
          only: 'picture',
        },
        {
          d: poly([
            [L - head * 0.82, top + h * 0.24],
            [L - size * 1.5, top + h * 0.12],
            [L - size * 0.5, h * 0.35],
            [L - head * 0.5, h * 0.7],
          ]),
          material: 'blackOxide',
          shading: 'face',
        },
        { d: soft(seat, size * 0.08), material: shape.insertMaterial, shading: 'face' },
        {
          d: oval(
            seat.reduce((a, [x]) => a + x, 0) / seat.length,
            seat.reduce((a, [, y]) => a + y, 0) / seat.length,
            size * 0.2,
          ),
          material: 'blackOxide',
          shading: 'end',
        },
        { d: oval(L - head * 0.66, h * 0.38, size * 0.22), material: 'steel', shading: 'end' },
        { d: oval(L - head * 0.66, h * 0.38, size * 0.11), material: 'steel', shading: 'dark' },
      ],
      turn: -32,
      measures: [
        { x: [0, L], side: 'below', y: [h, h], text: `L ${L}` },
        { y: [0, h], side: 'left', text: shape.boring === true ? `⌀${h}` : `${h}` },
        { y: [top, h], side: 'right', text: `f ${f}` },
      ],
    };
  });
}

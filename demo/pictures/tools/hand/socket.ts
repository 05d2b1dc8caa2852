import type { Material } from '../../metal.ts';
import type { Point } from '../../svg.ts';
import { oval, poly, ticks } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';

/** A socket standing before the viewer, its hexagon up; `deep` ones are long. */
export function socket(shape: {
  title: string;
  caption: string;
  s: number;
  D: number;
  L: number;
  drive: string;
  material: Material;
  hexBit?: boolean;
}): Pictures {
  return sketched(() => {
    const { s, D, L, material } = shape;
    const R = D / 2;
    const ry = R * 0.36;
    const waist = L * 0.56;
    const hex = Array.from({ length: 12 }, (_, i): Point => {
      const a = (i * Math.PI) / 6 + 0.15;
      const r = (s / 2) * (i % 2 ? 1 : 1.13);
      return [r * Math.cos(a), r * Math.sin(a) * (ry / R)];
    });
    const body = `M${-R} 0V${waist * 0.72}L${-R * 0.9} ${waist}V${L}A${R * 0.9} ${ry * 0.9} 0 0 0 ${R * 0.9} ${L}V${waist}L${R} ${waist * 0.72}V0Z`;
    const bit: Shape[] = shape.hexBit
      ? [
          {
            d: poly([
              [-s * 0.5, -L * 0.85],
              [s * 0.5, -L * 0.85],
              [s * 0.5, 0],
              [-s * 0.5, 0],
            ]),
            material: 'steel',
            shading: 'post',
          },
          {
            d: poly([
              [-s * 0.22, -L * 0.85],
              [s * 0.26, -L * 0.85],
              [s * 0.26, ry * 0.4],
              [-s * 0.22, ry * 0.4],
            ]),
            material: 'steel',
            shading: 'face',
            edge: 0.6,
          },
        ]
      : [];
    return {
      title: shape.title,
      caption: shape.caption,
      box: [-R, shape.hexBit ? -L * 0.85 : -ry, R, L + ry],
      standing: true,
      also: shape.hexBit
        ? []
        : [
            { dx: -D * 1.12, dy: L * 0.12, scale: 0.82 },
            { dx: D * 1.1, dy: L * 0.2, scale: 0.7 },
          ],
      shapes: [
        { d: body, material, shading: 'post' },
        {
          d: `M${-R * 0.92} ${waist * 0.98}A${R * 0.92} ${ry * 0.9} 0 0 0 ${R * 0.92} ${waist * 0.98}`,
          material,
          shading: 'line',
          edge: 0.8,
        },
        {
          d: ticks(-R * 0.86, R * 0.86, 17, waist * 1.06 + ry * 0.8, L * 0.86),
          material,
          shading: 'line',
          edge: 0.5,
          only: 'picture',
          opacity: 0.5,
        },
        { d: oval(0, 0, R, ry), material, shading: 'end' },
        ...(shape.hexBit ? [] : [{ d: poly(hex), material, shading: 'bore' as const }]),
        ...bit,
      ],
      letters: [
        {
          text: shape.hexBit ? `H${s}` : `${s}`,
          x: 0,
          y: waist * 0.55 + ry * 0.4,
          size: Math.min(D * 0.24, L * 0.2),
          fill: material === 'blackOxide' ? '#E4E8EC' : '#3B434C',
        },
      ],
      axes: [[0, -ry * 1.4, 0, L + ry * 1.6]],
      measures: [
        { x: [-R, R], side: 'above', y: [0, 0], text: `⌀${D}` },
        { y: [0, L], side: 'right', x: [R, R], text: `${L}` },
        { at: [-s * 0.3, 0], to: [-34, 74], text: `${shape.hexBit ? 'H' : ''}${s}` },
      ],
    };
  });
}

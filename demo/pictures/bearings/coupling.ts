import { face, hole, layersPicture, painted, turn } from '../layers.ts';
import { layersSheet } from '../layers-sheet.ts';
import { type Material, tone } from '../metal.ts';
import { project } from '../solid.ts';
import { EDGE, path, type Point, polygon } from '../svg.ts';
import type { Pictures } from '../tools/sketch.ts';

/** A jaw coupling: two hubs with an elastic spider between. */
export function couplingPicture(
  title: string,
  D: number,
  d: number,
  L: number,
  material: Material,
  spider: Material,
): string {
  const jaw = L * 0.2;
  return layersPicture(
    title,
    [
      turn([0, L * 0.34], D * 0.4, material),
      turn([L * 0.3, L * 0.42], D / 2, material),
      turn([L * 0.42, L * 0.42 + jaw * 0.8], D * 0.49, spider, 'none'),
      painted(L * 0.5, (pen, view) =>
        [0, 1, 2, 3]
          .map((i) => {
            const turned = -1.2 + i * 0.8;
            const r = D / 2;
            const at = (a: number, t: number): Point => project(view, a, r * Math.cos(t), r * Math.sin(t));
            const from = i % 2 === 0 ? L * 0.42 : L * 0.46;
            return path(
              polygon([
                at(from, turned),
                at(from + jaw * 0.62, turned),
                at(from + jaw * 0.62, turned + 0.22),
                at(from + jaw * 0.62, turned + 0.44),
                at(from, turned + 0.44),
                at(from, turned + 0.22),
              ]),
              { fill: pen.fill(material, 'round'), stroke: tone(material, 'edge'), 'stroke-width': EDGE },
            );
          })
          .join(''),
      ),
      turn([L * 0.58, L * 0.7], D / 2, material),
      turn([L * 0.7, L], D * 0.4, material),
      face(L, d * 0.54, material, 'bore'),
      hole(L, d / 2, L * 0.4, material, false),
    ],
    { angle: -28, tilt: 0.5, room: 300 },
  );
}

/** A jaw coupling ⌀55×78. */
export const jawCoupling = (): Pictures => ({
  shaded: () => couplingPicture('Jaw coupling', 65, 25, 78, 'aluminium', 'red'),
  dimension: () =>
    layersSheet('GS · ⌀55×78', {
      layers: [
        turn([0, 26], 22, 'aluminium'),
        turn([26, 52], 27.5, 'aluminium'),
        turn([52, 78], 22, 'aluminium'),
      ],
      measures: [
        { length: [0, 78], text: 'L 78' },
        { diameter: 55, at: 26, text: '⌀55' },
        { length: [0, 30], text: 'l 30', above: true },
        { diameter: 44, at: 78, text: '⌀44', left: true },
      ],
    }),
});

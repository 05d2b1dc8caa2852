import type { Material } from './metal.ts';
import { edge } from './solid.ts';
import { path, type Pen, polygon, rect } from './svg.ts';

/** A block seen from the front, its depth running off to the upper right; rounded front corners if `round`. */
export function block(
  pen: Pen,
  [x, y, wide, high]: readonly [number, number, number, number],
  depth: number,
  material: Material,
  round = 2,
): string {
  const dx = depth * 0.62;
  const dy = -depth * 0.42;
  const top = polygon([
    [x, y],
    [x + dx, y + dy],
    [x + wide + dx, y + dy],
    [x + wide, y],
  ]);
  const side = polygon([
    [x + wide, y],
    [x + wide + dx, y + dy],
    [x + wide + dx, y + high + dy],
    [x + wide, y + high],
  ]);
  const paint = edge(material, { 'stroke-linejoin': 'round' });
  return (
    path(top, { ...paint, fill: pen.fill(material, 'top') }) +
    path(side, { ...paint, fill: pen.fill(material, 'side') }) +
    rect(x, y, wide, high, { ...paint, rx: round, fill: pen.fill(material, 'face') })
  );
}

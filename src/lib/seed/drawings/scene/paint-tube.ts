import { mix, tone } from '../metal.ts';
import { EDGE, path, polygon } from '../svg.ts';
import type { Tube } from './solids.ts';
import { type Camera, paper } from './space.ts';

/** Layers of a bent round bar: share of its width, how far moved to the light, and how light it is there. */
const LAYERS: readonly (readonly [share: number, shift: number])[] = [
  [0.94, 0.02], [0.8, 0.08], [0.64, 0.13], [0.48, 0.17], [0.32, 0.2], [0.16, 0.22],
];

export function paintTube(camera: Camera, body: Tube): string {
  const points = body.points.map((point) => paper(camera, point));
  const wide = body.r * 2 * camera.scale;
  const shades = [
    tone(body.material, 'deep'),
    tone(body.material, 'shade'),
    mix(tone(body.material, 'shade'), tone(body.material, 'body'), 0.6),
    tone(body.material, 'body'),
    mix(tone(body.material, 'body'), tone(body.material, 'light'), 0.7),
    mix(tone(body.material, 'light'), tone(body.material, 'gloss'), 0.6),
  ];
  const common = { fill: 'none', 'stroke-linejoin': 'round' } as const;
  const backing = path(polygon(points, false), { ...common, stroke: tone(body.material, 'edge'), 'stroke-width': wide + EDGE * 1.2 });
  const layers = LAYERS.map(([share, shift], i) => {
    const moved = points.map(([x, y]) => [x - wide * shift * 0.58, y - wide * shift * 0.82] as const);
    return path(polygon(moved, false), { ...common, stroke: shades[i] ?? '#999', 'stroke-width': Math.max(0.4, wide * share) });
  });
  return backing + layers.join('');
}

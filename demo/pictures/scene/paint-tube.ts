import { mix, tone } from '../metal.ts';
import { EDGE, path, polygon } from '../svg.ts';
import type { Tube } from './solids.ts';
import { type Camera, paper } from './space.ts';

export function paintTube(camera: Camera, body: Tube): string {
  const points = body.points.map((point) => paper(camera, point));
  const steps = body.layers ?? 11;
  const wide = body.r * 2 * camera.scale;
  const tones = (['deep', 'shade', 'body', 'light', 'gloss'] as const).map((name) =>
    tone(body.material, name),
  );
  const shade = (t: number): string => {
    const place = Math.min(t, 0.999) * (tones.length - 1);
    return mix(tones[Math.floor(place)] ?? '#999', tones[Math.floor(place) + 1] ?? '#999', place % 1);
  };
  const common = { fill: 'none', 'stroke-linejoin': 'round' } as const;
  const backing = path(polygon(points, false), {
    ...common,
    stroke: tone(body.material, 'edge'),
    'stroke-width': wide + EDGE * 1.2,
  });
  const layers = Array.from({ length: steps }, (_, i) => {
    const t = i / (steps - 1);
    const shift = wide * 0.23 * t ** 0.8;
    const moved = points.map(([x, y]) => [x - shift * 0.58, y - shift * 0.82] as const);
    const width = Math.max(0.4, wide * (0.97 - 0.85 * t));
    return path(polygon(moved, false), { ...common, stroke: shade(0.08 + 0.86 * t), 'stroke-width': width });
  });
  return backing + layers.join('');
}

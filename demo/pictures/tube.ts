import { mix, tone, type Material, type Tone } from './metal.ts';
import { EDGE, group, num, path } from './svg.ts';

const RAMP: readonly Tone[] = ['deep', 'shade', 'body', 'light', 'gloss'];

/** A bent round bar, hose or ring along the path `d`, `width` px thick. Thicker ones get finer steps of light. */
export function tube(d: string, width: number, material: Material, cap: 'butt' | 'round' = 'butt'): string {
  const steps = width < 18 ? 4 : width < 40 ? 7 : 11;
  const bands = Array.from({ length: steps + 1 }, (_, i) => {
    const share = i / steps;
    const place = Math.min(share * (RAMP.length - 1), RAMP.length - 1.001);
    const low = Math.floor(place);
    const colour = mix(
      tone(material, RAMP[low] ?? 'deep'),
      tone(material, RAMP[low + 1] ?? 'gloss'),
      place - low,
    );
    const moved = width * 0.17 * share;
    const transform = i === 0 ? undefined : `translate(${num(-moved * 0.7)} ${num(-moved)})`;
    return path(d, { stroke: colour, 'stroke-width': width * (1 - 0.9 * share ** 0.9), transform });
  });
  return group(
    { fill: 'none', 'stroke-linecap': cap, 'stroke-linejoin': 'round' },
    path(d, { stroke: tone(material, 'edge'), 'stroke-width': width + 2 * EDGE }),
    ...bands,
  );
}

/** A round ring as a path. */
export function ring(cx: number, cy: number, rx: number, ry = rx): string {
  return `M${num(cx - rx)} ${num(cy)}a${num(rx)} ${num(ry)} 0 1 1 ${num(2 * rx)} 0a${num(rx)} ${num(ry)} 0 1 1 ${num(-2 * rx)} 0Z`;
}

import { tone, type Material, type Tone } from './metal.ts';
import { EDGE, group, num, path } from './svg.ts';

/** A bent round bar, hose or ring along the path `d`, `width` px thick. */
export function tube(d: string, width: number, material: Material, cap: 'butt' | 'round' = 'butt'): string {
  const stroke = (of: Tone, wide: number): string => path(d, { stroke: tone(material, of), 'stroke-width': wide });
  const moved = (share: number, of: Tone, wide: number): string =>
    group({ transform: `translate(${num(-width * share * 0.7)} ${num(-width * share)})` }, stroke(of, wide));
  return group(
    { fill: 'none', 'stroke-linecap': cap, 'stroke-linejoin': 'round' },
    stroke('edge', width + 2 * EDGE),
    stroke('deep', width),
    moved(0.04, 'shade', width * 0.84),
    moved(0.09, 'body', width * 0.62),
    moved(0.13, 'light', width * 0.34),
    moved(0.16, 'gloss', width * 0.12),
  );
}

/** A round ring as a path. */
export function ring(cx: number, cy: number, rx: number, ry = rx): string {
  return `M${num(cx - rx)} ${num(cy)}a${num(rx)} ${num(ry)} 0 1 1 ${num(2 * rx)} 0a${num(rx)} ${num(ry)} 0 1 1 ${num(-2 * rx)} 0Z`;
}

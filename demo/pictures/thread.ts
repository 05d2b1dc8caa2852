import { type Material, type Shading, tone } from './metal.ts';
import { disc, edge, project, turned, type View } from './solid.ts';
import { EDGE, num, path, type Pen, type Point, polygon } from './svg.ts';

/**
 * A screw thread: teeth on both flanks and shaded turns between. At most `turns` are drawn however fine it is;
 * over the first `taper` mm it grows from a point.
 */
export function thread(
  pen: Pen,
  view: View,
  [from, to]: readonly [number, number],
  r: number,
  pitch: number,
  material: Material,
  { turns = 26, near = 'end' as Shading | 'none', taper = 0 } = {},
): string {
  const count = Math.max(2, Math.min(turns, Math.round((to - from) / pitch)));
  const step = (to - from) / count;
  const share = (r - Math.min(step * 0.55, r * (taper > 0 ? 0.3 : 0.16))) / r;
  const root = r * share;
  const crest = (axial: number): number =>
    axial - from < taper ? r * Math.max(0.06, (axial - from) / taper) : r;
  const at = (axial: number, cross: number): Point => project(view, axial, 0, cross);
  const upper: Point[] = [];
  const lower: Point[] = [];
  let turnsPath = '';
  let crests = '';
  for (let i = 0; i < count; i += 1) {
    const a = from + i * step;
    const rise = crest(a + step / 2);
    const end = crest(a + step);
    const arc = `A${num(rise * view.scale * view.tilt)} ${num(rise * view.scale)} 0 0 0 `;
    upper.push(at(a, -crest(a) * share), at(a + step / 2, -rise));
    lower.push(at(a + step / 2, rise * share), at(a + step, end));
    const [x0, y0] = at(a + step * 0.02, -crest(a) * share);
    const [x1, y1] = at(a + step * 0.52, rise * share);
    turnsPath += `M${num(x0)} ${num(y0)}${arc}${num(x1)} ${num(y1)}`;
    const [x2, y2] = at(a + step * 0.5, -rise);
    const [x3, y3] = at(a + step, end);
    crests += `M${num(x2)} ${num(y2)}${arc}${num(x3)} ${num(y3)}`;
  }
  const core = taper > 0 ? '' : turned(pen, view, [from, to], root, material, near);
  const flanks = path(
    polygon([...upper, at(to, -root), at(to, root), ...lower.reverse(), at(from, crest(from) * share)]),
    {
      ...edge(material),
      fill: pen.fill(material, 'round'),
    },
  );
  const wide = Math.max(EDGE, step * view.scale * 0.42);
  const grooves = path(turnsPath, {
    fill: 'none',
    stroke: pen.fill(material, 'groove'),
    'stroke-width': wide,
  });
  const shine = path(crests, {
    fill: 'none',
    stroke: tone(material, 'gloss'),
    'stroke-width': wide * 0.3,
    'stroke-opacity': '.55',
  });
  const lid = near === 'none' ? '' : disc(pen, view, to, root, material, near);
  return core + flanks + grooves + shine + lid;
}

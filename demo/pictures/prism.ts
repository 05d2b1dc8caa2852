import { lit, type Material, tone } from './metal.ts';
import { disc, edge, lightOn, project, type View } from './solid.ts';
import { group, num, path, type Pen, type Point, polygon } from './svg.ts';

/** A prism with `sides` equal flats; `r` is the radius over its corners, `turn` where the first corner points. */
export function prism(
  pen: Pen,
  view: View,
  [from, to]: readonly [number, number],
  r: number,
  material: Material,
  { sides = 6, turn = 0, chamfer = 0.12 } = {},
): string {
  const step = (2 * Math.PI) / sides;
  const inner = r * Math.cos(step / 2);
  const drop = Math.min(chamfer * r, (to - from) / 2);
  const corner = (i: number, at: number, radius = r): Point =>
    project(view, at, radius * Math.cos(turn + i * step), radius * Math.sin(turn + i * step));
  const rim = Array.from({ length: sides }, (_, i) => {
    const [x, y] = corner(i, to - drop);
    const [mx, my] = corner(i + 0.5, to + drop, inner);
    const [nx, ny] = corner(i + 1, to - drop);
    return { start: `${num(x)} ${num(y)}`, curve: `Q${num(mx)} ${num(my)} ${num(nx)} ${num(ny)}` };
  });
  const crown = path(`M${rim[0]?.start ?? ''}${rim.map((part) => part.curve).join('')}Z`, {
    ...edge(material),
    fill: chamfer > 0 ? lit(material, lightOn(view, 0, 0.85)) : pen.fill(material, 'end'),
  });
  const flats = rim.map((part, i) => {
    const normal = turn + (i + 0.5) * step;
    if (Math.cos(normal) < 0.01) return '';
    const light = lightOn(view, normal);
    const fill = pen.define(
      (id) =>
        `<linearGradient id="${id}"><stop stop-color="${lit(material, light - 0.1)}"/>` +
        `<stop offset="1" stop-color="${lit(material, light + 0.12)}"/></linearGradient>`,
    );
    const d = `${polygon([corner(i + 1, from), corner(i, from)], false)}L${part.start}${part.curve}Z`;
    return path(d, edge(material, { fill }));
  });
  // Without a chamfer the end is a plain polygon.
  const lid = chamfer > 0 ? disc(pen, view, to, inner * 0.94, material) : '';
  return flats.join('') + crown + lid;
}

/** A hexagonal recess in the near face at `at`; `r` over its corners. */
export function recess(
  pen: Pen,
  view: View,
  at: number,
  r: number,
  depth: number,
  material: Material,
  sides = 6,
): string {
  const step = (2 * Math.PI) / sides;
  const corner = (i: number, level: number): Point =>
    project(view, level, r * Math.cos(i * step + step / 2), r * Math.sin(i * step + step / 2));
  const ring = Array.from({ length: sides }, (_, i) => corner(i, at));
  const mouth = polygon(ring);
  const region = pen.define((id) => `<clipPath id="${id}">${path(mouth)}</clipPath>`);
  const walls = ring.map((start, i) => {
    const normal = (i + 1) * step;
    if (Math.cos(normal) > -0.01) return '';
    const wall = [start, corner(i + 1, at), corner(i + 1, at - depth), corner(i, at - depth)];
    return path(
      polygon(wall),
      edge(material, { fill: lit(material, lightOn(view, normal + Math.PI) - 0.25) }),
    );
  });
  const floor = path(mouth, edge(material, { fill: tone(material, 'edge') }));
  return floor + group({ 'clip-path': region }, ...walls) + path(mouth, edge(material, { fill: 'none' }));
}

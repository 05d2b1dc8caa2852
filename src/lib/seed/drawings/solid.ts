import { lit, tone, type Material, type Shading } from './metal.ts';
import { EDGE, ellipse, group, num, path, polygon, rect, type Attributes, type Pen, type Point } from './svg.ts';

/**
 * How a part lies before the viewer. Its axis runs through (x, y) at `angle` degrees on paper (0 to the right,
 * 90 down) with the near end ahead; `tilt` is how open circles look, 0 a line to 1 a full circle; `scale` px per mm.
 * Positions on the axis are counted in mm, the near end is the larger one.
 */
export interface View {
  x: number;
  y: number;
  angle: number;
  tilt: number;
  scale: number;
}

const LIGHT = [-0.48, -0.68, 0.55] as const;

/** Where the upper left lies for a part: its cross axis is flipped so that gradients always start at the light. */
function flipped(view: View): boolean {
  const turn = (view.angle * Math.PI) / 180;
  return LIGHT[0] * Math.sin(turn) - LIGHT[1] * Math.cos(turn) < 0;
}

/** Lays the drawn pieces of one part on the sheet. */
export function place(view: View, ...pieces: string[]): string {
  const flip = flipped(view) ? ' scale(1 -1)' : '';
  const turn = view.angle === 0 ? '' : ` rotate(${num(view.angle)})`;
  return group({ transform: `translate(${num(view.x)} ${num(view.y)})${turn}${flip}`, 'stroke-linejoin': 'round' }, ...pieces);
}

/** From part coordinates (axial, towards the viewer, across) to the part's paper. */
export function project(view: View, axial: number, towards: number, cross: number): Point {
  const along = Math.sqrt(1 - view.tilt ** 2);
  return [view.scale * (axial * along - towards * view.tilt), view.scale * cross];
}

/** Light between 0 and 1 on a side face whose normal stands at `turn` radians from the viewer. */
export function lightOn(view: View, turn: number, axial = 0): number {
  const along = Math.sqrt(1 - view.tilt ** 2);
  const side = Math.sqrt(1 - axial ** 2);
  const x = axial * along - side * Math.cos(turn) * view.tilt;
  const z = axial * view.tilt + side * Math.cos(turn) * along;
  const y = side * Math.sin(turn) * (flipped(view) ? -1 : 1);
  const angle = (view.angle * Math.PI) / 180;
  const sx = x * Math.cos(angle) - y * Math.sin(angle);
  const sy = x * Math.sin(angle) + y * Math.cos(angle);
  return 0.3 + 0.68 * Math.max(0, sx * LIGHT[0] + sy * LIGHT[1] + z * LIGHT[2]);
}

const edge = (material: Material, attributes: Attributes = {}): Attributes => ({
  stroke: tone(material, 'edge'),
  'stroke-width': EDGE,
  ...attributes,
});

/** A disc square to the axis. */
export function disc(pen: Pen, view: View, at: number, r: number, material: Material, shading: Shading = 'end'): string {
  const [x] = project(view, at, 0, 0);
  return ellipse(x, 0, r * view.scale * view.tilt, r * view.scale, edge(material, { fill: pen.fill(material, shading) }));
}

/** A cylinder or cone from `from` (radius r0) to `to` (radius r1), with its near end closed unless `open`. */
export function turned(
  pen: Pen,
  view: View,
  [from, to]: readonly [number, number],
  radius: number | readonly [number, number],
  material: Material,
  near: Shading | 'none' = 'end',
): string {
  const [r0, r1] = (typeof radius === 'number' ? [radius, radius] : radius).map((r) => r * view.scale) as [number, number];
  const [x0] = project(view, from, 0, 0);
  const [x1] = project(view, to, 0, 0);
  const k = Math.max(view.tilt, 0.001);
  const paint = edge(material, { fill: pen.fill(material, 'round') });
  const apart = (x1 - x0) / k;
  const lid = near === 'none' ? '' : disc(pen, view, to, r1 / view.scale, material, near);
  if (Math.abs(r0 - r1) >= apart) {
    const [x, r] = r0 > r1 ? [x0, r0] : [x1, r1];
    return ellipse(x, 0, r * k, r, paint) + lid;
  }
  const lean = Math.acos((r0 - r1) / apart);
  const touch = (x: number, r: number, sign: number): string =>
    `${num(x + k * r * Math.cos(lean))} ${num(sign * r * Math.sin(lean))}`;
  const arc = (r: number, large: number, sweep: number): string => `A${num(k * r)} ${num(r)} 0 ${large} ${sweep} `;
  const farLarge = r0 > r1 ? 1 : 0;
  const body =
    `M${touch(x0, r0, -1)}L${touch(x1, r1, -1)}${arc(r1, 1 - farLarge, 1)}${touch(x1, r1, 1)}` +
    `L${touch(x0, r0, 1)}${arc(r0, farLarge, 1)}${touch(x0, r0, -1)}Z`;
  return path(body, paint) + lid;
}

/** A round hole from the near face at `at`, `depth` deep; `through` shows the ground behind it. */
export function bore(pen: Pen, view: View, at: number, r: number, depth: number, material: Material, through = true): string {
  const [x] = project(view, at, 0, 0);
  const [back] = project(view, at - depth, 0, 0);
  const rx = r * view.scale * view.tilt;
  const ry = r * view.scale;
  const mouth = ellipse(x, 0, rx, ry, edge(material, { fill: pen.fill(material, 'bore') }));
  const hole = `M${num(x - rx)} 0A${num(rx)} ${num(ry)} 0 1 1 ${num(x + rx)} 0A${num(rx)} ${num(ry)} 0 1 1 ${num(x - rx)} 0Z`;
  const region = pen.define((id) => `<clipPath id="${id}">${path(hole)}</clipPath>`);
  const ground = through ? '#fff' : tone(material, 'edge');
  return mouth + ellipse(back, 0, rx, ry, { fill: ground, 'clip-path': region, ...edge(material) });
}

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
export function recess(pen: Pen, view: View, at: number, r: number, depth: number, material: Material, sides = 6): string {
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
    return path(polygon(wall), edge(material, { fill: lit(material, lightOn(view, normal + Math.PI) - 0.25) }));
  });
  const floor = path(mouth, edge(material, { fill: tone(material, 'edge') }));
  return floor + group({ 'clip-path': region }, ...walls) + path(mouth, edge(material, { fill: 'none' }));
}

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
  const crest = (axial: number): number => (axial - from < taper ? r * Math.max(0.06, (axial - from) / taper) : r);
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
  const flanks = path(polygon([...upper, at(to, -root), at(to, root), ...lower.reverse(), at(from, crest(from) * share)]), {
    ...edge(material),
    fill: pen.fill(material, 'round'),
  });
  const wide = Math.max(EDGE, step * view.scale * 0.42);
  const grooves = path(turnsPath, { fill: 'none', stroke: pen.fill(material, 'groove'), 'stroke-width': wide });
  const shine = path(crests, { fill: 'none', stroke: tone(material, 'gloss'), 'stroke-width': wide * 0.3, 'stroke-opacity': '.55' });
  const lid = near === 'none' ? '' : disc(pen, view, to, root, material, near);
  return core + flanks + grooves + shine + lid;
}

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
  const top = polygon([[x, y], [x + dx, y + dy], [x + wide + dx, y + dy], [x + wide, y]]);
  const side = polygon([[x + wide, y], [x + wide + dx, y + dy], [x + wide + dx, y + high + dy], [x + wide, y + high]]);
  const paint = edge(material, { 'stroke-linejoin': 'round' });
  return (
    path(top, { ...paint, fill: pen.fill(material, 'top') }) +
    path(side, { ...paint, fill: pen.fill(material, 'side') }) +
    rect(x, y, wide, high, { ...paint, rx: round, fill: pen.fill(material, 'face') })
  );
}

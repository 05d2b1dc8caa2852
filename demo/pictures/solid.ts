import { type Material, type Shading, tone } from './metal.ts';
import { type Attributes, EDGE, ellipse, group, num, path, type Pen, type Point } from './svg.ts';

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
  return group(
    { transform: `translate(${num(view.x)} ${num(view.y)})${turn}${flip}`, 'stroke-linejoin': 'round' },
    ...pieces,
  );
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

export const edge = (material: Material, attributes: Attributes = {}): Attributes => ({
  stroke: tone(material, 'edge'),
  'stroke-width': EDGE,
  ...attributes,
});

/** A disc square to the axis. */
export function disc(
  pen: Pen,
  view: View,
  at: number,
  r: number,
  material: Material,
  shading: Shading = 'end',
): string {
  const [x] = project(view, at, 0, 0);
  return ellipse(
    x,
    0,
    r * view.scale * view.tilt,
    r * view.scale,
    edge(material, { fill: pen.fill(material, shading) }),
  );
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
  const [r0, r1] = (typeof radius === 'number' ? [radius, radius] : radius).map((r) => r * view.scale) as [
    number,
    number,
  ];
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
  const arc = (r: number, large: number, sweep: number): string =>
    `A${num(k * r)} ${num(r)} 0 ${large} ${sweep} `;
  const farLarge = r0 > r1 ? 1 : 0;
  const body =
    `M${touch(x0, r0, -1)}L${touch(x1, r1, -1)}${arc(r1, 1 - farLarge, 1)}${touch(x1, r1, 1)}` +
    `L${touch(x0, r0, 1)}${arc(r0, farLarge, 1)}${touch(x0, r0, -1)}Z`;
  return path(body, paint) + lid;
}

/** A round hole from the near face at `at`, `depth` deep; `through` shows the ground behind it. */
export function bore(
  pen: Pen,
  view: View,
  at: number,
  r: number,
  depth: number,
  material: Material,
  through = true,
): string {
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

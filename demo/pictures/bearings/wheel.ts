import { across, blueprint, centreLine, cross, outline, thin, upright } from '../dimension.ts';
import { inkRing } from '../layers-sheet.ts';
import { face, hole, layersPicture, painted, turn } from '../layers.ts';
import { type Material, tone } from '../metal.ts';
import { project } from '../solid.ts';
import { EDGE, num, path, type Point, polygon } from '../svg.ts';
import { text } from './size-text.ts';

/** Corners of a gear-like outline: tooth roots and tips on radii r0 and r1. */
export function toothed(teeth: number, r0: number, r1: number, tip = 0.3): Point[] {
  return Array.from({ length: teeth }, (_, i) => {
    const at = (share: number, r: number): Point => {
      const turned = ((i + share) / teeth) * 2 * Math.PI;
      return [r * Math.cos(turned), r * Math.sin(turned)];
    };
    return [at(0.08, r0), at(0.5 - tip / 2, r1), at(0.5 + tip / 2, r1), at(0.92, r0)];
  }).flat();
}

/** A sprocket or toothed pulley with its hub; `z` teeth, outside diameter D, bore d, width b, hub H × L. */
export function wheelPicture(
  title: string,
  z: number,
  D: number,
  depth: number,
  d: number,
  b: number,
  hub: number,
  L: number,
  material: Material,
  tip = 0.22,
): string {
  const teeth = painted(b, (pen, view) => {
    const outline0 = toothed(z, D / 2 - depth, D / 2, tip);
    const on = (at: number): Point[] => outline0.map(([u, v]) => project(view, at, u, v));
    const rim = { stroke: tone(material, 'edge'), 'stroke-width': EDGE };
    const flanks = (z > 20 ? [0, 0.4, 0.75] : [0, 0.25, 0.5, 0.75]).map((share) =>
      path(polygon(on(b * share)), {
        fill: tone(material, share < 0.5 ? 'deep' : 'shade'),
        stroke: share === 0 ? tone(material, 'edge') : undefined,
      }),
    );
    return flanks.join('') + path(polygon(on(b)), { ...rim, fill: pen.fill(material, 'end') });
  });
  const layers = [
    teeth,
    turn([b, L], hub / 2, material),
    face(L, d * 0.55, material, 'bore'),
    hole(L, d / 2, L, material),
  ];
  return layersPicture(title, [turn([0, b * 0.02], D / 2 - depth, material, 'none'), ...layers], {
    angle: 22,
    tilt: 0.84,
    room: 312,
  });
}

export function wheelSheet(
  caption: string,
  z: number,
  D: number,
  depth: number,
  d: number,
  b: number,
  hub: number,
  L: number,
  tip = 0.22,
): string {
  const k = 176 / D;
  const [cx, cy] = [140, 178];
  const outlinePoints = toothed(z, D / 2 - depth, D / 2, tip).map(([u, v]): Point => [
    cx + u * k,
    cy + v * k,
  ]);
  const x = 290;
  const R = (D / 2) * k;
  return blueprint(caption, () => [
    outline(polygon(outlinePoints)),
    inkRing(cx, cy, (hub / 2) * k, '#EEF4FB'),
    inkRing(cx, cy, (d / 2) * k),
    cross(cx, cy, R + 10),
    outline(`M${x} ${num(cy - R)}h${num(b * k)}v${num(2 * R)}h${num(-b * k)}Z`),
    outline(
      `M${num(x + b * k)} ${num(cy - (hub / 2) * k)}h${num((L - b) * k)}v${num(hub * k)}h${num(-(L - b) * k)}Z`,
    ),
    thin(`M${x} ${num(cy - (d / 2) * k)}h${num(L * k)}M${x} ${num(cy + (d / 2) * k)}h${num(L * k)}`),
    centreLine(x - 10, cy, x + L * k + 10, cy),
    across(cx - R, cx + R, cy + R + 34, `⌀${text(D)}  z=${z}`, [cy, cy]),
    across(cx - (d / 2) * k, cx + (d / 2) * k, cy - R - 20, `⌀${text(d)}`, [cy, cy]),
    across(x, x + L * k, cy + R + 34, `L ${text(L)}`, [cy + R, cy]),
    upright(cy - (hub / 2) * k, cy + (hub / 2) * k, x + L * k + 26, `⌀${text(hub)}`, [x + L * k, x + L * k]),
  ]);
}

import { across, blueprint, cross, hatch, outline, upright } from '../dimension.ts';
import { face, hole, layersPicture, painted, turn, type Layer } from '../layers.ts';
import { inkRing } from '../layers-sheet.ts';
import { tone, type Material } from '../metal.ts';
import { project } from '../solid.ts';
import { EDGE, num, path, polygon } from '../svg.ts';

export type WasherKind = 'flat' | 'spring' | 'toothed' | 'square';

export interface WasherShape {
  kind: WasherKind;
  inner: number;
  outer: number;
  thick: number;
  material: Material;
}

const text = (value: number): string => String(Math.round(value * 100) / 100);

/** The slit of a spring washer, and the ends that stand apart. */
function slit(w: WasherShape): Layer {
  return painted(w.thick, (_pen, view) => {
    const at = (axial: number, u: number, v: number): readonly [number, number] => project(view, axial, u, v);
    const r0 = w.inner / 2;
    const r1 = w.outer / 2;
    const mid = w.outer * 0.035;
    const gap = polygon([
      at(w.thick, r0, -mid),
      at(w.thick, r1, mid),
      at(0, r1, mid * 3),
      at(w.thick, r1, mid * 3.4),
      at(w.thick, r0, mid * 1.6),
    ]);
    return path(gap, {
      fill: tone(w.material, 'edge'),
      stroke: tone(w.material, 'edge'),
      'stroke-width': EDGE,
    });
  });
}

/** Lock teeth on the outer edge. */
function teeth(w: WasherShape): Layer {
  return painted(w.thick, (pen, view) => {
    const count = 12;
    const points = Array.from({ length: count * 4 }, (_, i) => {
      const step = i % 4;
      const r = (step === 0 || step === 1 ? w.outer : w.outer * 0.8) / 2;
      const turned = ((i + (step % 2) * 0.35) / (count * 4)) * 2 * Math.PI;
      return project(view, w.thick * (step < 2 ? 1.6 : 1), r * Math.cos(turned), r * Math.sin(turned));
    });
    return path(polygon(points), {
      fill: pen.fill(w.material, 'end'),
      stroke: tone(w.material, 'edge'),
      'stroke-width': EDGE,
    });
  });
}

export function washerPicture(title: string, w: WasherShape): string {
  const body = w.kind === 'toothed' ? teeth(w) : turn([0, w.thick], w.outer / 2, w.material);
  const layers = [
    body,
    face(w.thick, w.inner * 0.53, w.material, 'bore'),
    hole(w.thick, w.inner / 2, w.thick, w.material),
  ];
  if (w.kind === 'spring') layers.push(slit(w));
  return layersPicture(title, [turn([0, w.thick * 0.02], w.outer / 2, w.material, 'none'), ...layers], {
    angle: 28,
    tilt: 0.74,
    room: 312,
  });
}

/** A ring in front view beside its cut. */
export function washerSheet(caption: string, w: WasherShape): string {
  const scale = 190 / w.outer;
  const [cx, y] = [150, 176];
  const r1 = (w.outer / 2) * scale;
  const r0 = (w.inner / 2) * scale;
  const x = 300;
  const thick = Math.max(w.thick * scale, 5);
  return blueprint(caption, (pen) => {
    const cut = (from: number, to: number): string =>
      outline(`M${num(x)} ${num(from)}h${num(thick)}V${num(to)}h${num(-thick)}Z`, { fill: hatch(pen) });
    return [
      inkRing(cx, y, r1, '#EEF4FB'),
      inkRing(cx, y, r0),
      w.kind === 'spring'
        ? outline(
            `M${num(cx + 4)} ${num(y - r0)}L${num(cx - 6)} ${num(y - r1)}h7L${num(cx + 11)} ${num(y - r0)}Z`,
            { fill: '#fff' },
          )
        : '',
      cross(cx, y, r1 + 12),
      outline(`M${num(x)} ${num(y - r1)}h${num(thick)}V${num(y + r1)}h${num(-thick)}Z`, { fill: '#fff' }),
      cut(y - r1, y - r0),
      cut(y + r0, y + r1),
      across(cx - r1, cx + r1, y + r1 + 34, `⌀${text(w.outer)}`, [y, y]),
      across(cx - r0, cx + r0, y - r1 - 28, `⌀${text(w.inner)}`, [y, y]),
      across(x, x + thick, y + r1 + 34, text(w.thick), [y + r1, y + r1]),
      upright(y - r1, y + r1, x + thick + 30, `⌀${text(w.outer)}`, [x + thick, x + thick]),
    ];
  });
}

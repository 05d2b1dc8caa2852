import { across, blueprint, cross, outline, upright } from '../dimension.ts';
import { tone, type Material } from '../metal.ts';
import { drawing, EDGE, group, num, path, shadow } from '../svg.ts';
import { inkRing } from '../layers-sheet.ts';

const text = (value: number): string => String(Math.round(value * 100) / 100);

/** Outline of a retaining ring with lugs: for shafts the lugs stand outside, for bores inside. */
function outlineOf(r: number, inside: boolean): string {
  const wide = r * 0.2;
  const [outer, inner] = [r, r - wide];
  const open = 0.16;
  const at = (radius: number, turned: number): string =>
    `${num(radius * Math.sin(turned))} ${num(-radius * Math.cos(turned))}`;
  const lug = inside ? inner - wide * 0.95 : outer + wide * 0.85;
  const [edge, other] = inside ? [outer, inner] : [inner, outer];
  const base = open + 0.3;
  return (
    `M${at(edge, open)}A${num(edge)} ${num(edge)} 0 1 1 ${at(edge, -open)}L${at(lug, -open)}` +
    `A${num(wide * 0.8)} ${num(wide * 0.8)} 0 0 ${inside ? 0 : 0} ${at(lug, -base)}L${at(other, -base - 0.06)}` +
    `A${num(other)} ${num(other)} 0 1 0 ${at(other, base + 0.06)}L${at(lug, base)}` +
    `A${num(wide * 0.8)} ${num(wide * 0.8)} 0 0 0 ${at(lug, open)}Z`
  );
}

function eyes(r: number, inside: boolean): { x: number; y: number; radius: number } {
  const wide = r * 0.2;
  const reach = inside ? r - wide * 1.55 : r + wide * 0.42;
  const turned = 0.31;
  return { x: reach * Math.sin(turned), y: -reach * Math.cos(turned), radius: wide * 0.24 };
}

export function circlipPicture(title: string, inside: boolean, material: Material): string {
  const r = inside ? 132 : 116;
  const d = outlineOf(r, inside);
  const eye = eyes(r, inside);
  const stroke = { stroke: tone(material, 'edge'), 'stroke-width': EDGE, 'stroke-linejoin': 'round' };
  const hole = (sign: number): string =>
    `<ellipse cx="${num(sign * eye.x)}" cy="${num(eye.y)}" rx="${num(eye.radius)}" ry="${num(eye.radius)}" fill="#fff" stroke="${tone(material, 'edge')}" stroke-width="${EDGE}"/>`;
  return drawing(title, (pen) => [
    shadow(pen, 206, 318, 126, 24),
    group(
      { transform: 'matrix(.96 .1 -.06 .97 202 206)' },
      path(d, { ...stroke, fill: tone(material, 'deep'), transform: 'translate(-9 5)' }),
      path(d, { ...stroke, fill: tone(material, 'shade'), stroke: 'none', transform: 'translate(-5 3)' }),
      path(d, { ...stroke, fill: pen.fill(material, 'end') }),
      hole(1),
      hole(-1),
    ),
  ]);
}

/** `d` nominal diameter of shaft or bore, `free` diameter of the free ring, `s` thickness. */
export function circlipSheet(caption: string, inside: boolean, d: number, free: number, s: number): string {
  const r = 84;
  const [cx, cy] = [160, 186];
  const eye = eyes(r, inside);
  const measured = inside ? r : r * 0.8;
  const thick = Math.max(5, (s / free) * measured * 2);
  return blueprint(caption, () => [
    group({ transform: `translate(${cx} ${cy})` }, outline(outlineOf(r, inside))),
    inkRing(cx - eye.x, cy + eye.y, eye.radius),
    inkRing(cx + eye.x, cy + eye.y, eye.radius),
    cross(cx, cy, r + 26),
    across(cx - measured, cx + measured, 322, `${inside ? 'd3' : 'd3'} ${text(free)}`, [cy, cy]),
    outline(`M304 ${cy - r}h${num(thick)}v${2 * r}h${num(-thick)}Z`),
    across(304, 304 + thick, 72, `s ${text(s)}`, [cy - r, cy - r]),
    upright(cy - measured, cy + measured, 44, `d1 ${text(d)}`, [cx, cx]),
  ]);
}

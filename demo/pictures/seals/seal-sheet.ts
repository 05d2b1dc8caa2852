import { across, blueprint, centreLine, cross, hatch, outline, thin, upright } from '../dimension.ts';
import { inkRing } from '../layers-sheet.ts';
import { num } from '../svg.ts';

const text = (value: number): string => String(Math.round(value * 100) / 100);

/** An O-ring in front view with its section enlarged beside it. */
export function oRingSheet(caption: string, inner: number, section: number): string {
  const k = 180 / (inner + 2 * section);
  const R = 90;
  const r = (inner / 2) * k;
  const s = 42;
  return blueprint(caption, (pen) => [
    inkRing(136, 180, R, '#EEF4FB'),
    inkRing(136, 180, r),
    cross(136, 180, R + 12),
    across(136 - r, 136 + r, 60, `d1 ${text(inner)}`, [180, 180]),
    across(136 - R, 136 + R, 308, `⌀${text(inner + 2 * section)}`, [180, 180]),
    `<circle cx="312" cy="180" r="${s}" fill="${hatch(pen)}" stroke="#1B4F8A" stroke-width="2"/>`,
    cross(312, 180, s + 12),
    across(312 - s, 312 + s, 262, `d2 ${text(section)}`, [180, 180]),
  ]);
}

/** Both halves of a ring cut along its axis; `profile` draws the section between its inner and outer wall, y away from the axis. */
function cutRing(
  caption: string,
  d: number,
  D: number,
  B: number,
  half: (x: number, Y: (share: number) => number, wide: number, fill: string) => string,
): string {
  const k = Math.min(210 / D, 150 / B, 7);
  const [cx, cy] = [196, 178];
  const wide = Math.max(B * k, 12);
  const x = cx - wide / 2;
  const R = (D / 2) * k;
  const r = (d / 2) * k;
  return blueprint(caption, (pen) => {
    const fill = hatch(pen);
    const one = (sign: 1 | -1): string => half(x, (share) => cy + sign * (r + (R - r) * share), wide, fill);
    return [
      thin(`M${num(x)} ${num(cy - R)}V${num(cy + R)}M${num(x + wide)} ${num(cy - R)}V${num(cy + R)}`),
      one(-1),
      one(1),
      centreLine(x - 20, cy, x + wide + 20, cy),
      across(x, x + wide, cy - R - 26, text(B), [cy - R, cy - R]),
      upright(cy - r, cy + r, x - 34, `⌀${text(d)}`, [x, x]),
      upright(cy - R, cy + R, x + wide + 40, `⌀${text(D)}`, [x + wide, x + wide]),
    ];
  });
}

/** Radial shaft seal: case, lip, garter spring, dust lip. */
export const lipSealSheet = (caption: string, d: number, D: number, B: number, dust: boolean): string =>
  cutRing(caption, d, D, B, (x, Y, wide, fill) => {
    const at = (share: number, y: number): string => `${num(x + wide * share)} ${num(Y(y))}`;
    const body = `M${at(0, 1)}L${at(1, 1)}L${at(1, 0.78)}L${at(0.3, 0.74)}L${at(0.34, 0.42)}L${at(0.86, 0.36)}L${at(0.86, 0.12)}L${at(0.6, 0)}L${at(0.34, 0.16)}${dust ? `L${at(0.16, 0.02)}L${at(0.06, 0.06)}L${at(0.16, 0.24)}` : ''}L${at(0, 0.3)}Z`;
    return outline(body, { fill }) + inkRing(x + wide * 0.66, Y(0.42), Math.max(3, wide * 0.06));
  });

/** U-shaped lip rings and rectangular rings. */
export const ringSealSheet = (caption: string, d: number, D: number, B: number, lips: boolean): string =>
  cutRing(caption, d, D, B, (x, Y, wide, fill) => {
    const at = (share: number, y: number): string => `${num(x + wide * share)} ${num(Y(y))}`;
    return outline(
      lips
        ? `M${at(0, 0.04)}L${at(0.6, 0.04)}L${at(1, -0.03)}L${at(0.98, 0.22)}L${at(0.5, 0.42)}L${at(0.5, 0.58)}L${at(0.98, 0.78)}L${at(1, 1.03)}L${at(0.6, 0.96)}L${at(0, 0.96)}Z`
        : `M${at(0, 0)}L${at(1, 0)}L${at(1, 1)}L${at(0, 1)}Z`,
      { fill },
    );
  });

/** A flat ring with its thickness; bolt holes on a circle if there are any. */
export function gasketSheet(caption: string, d: number, D: number, thick: number, holes = 0): string {
  const k = 200 / D;
  const [cx, cy] = [150, 178];
  const r = (d / 2) * k;
  const bolts = Array.from({ length: holes }, (_, i) => {
    const turned = ((i + 0.5) / holes) * 2 * Math.PI;
    const reach = (r + 100) / 2 + (100 - r) * 0.16;
    return inkRing(
      cx + reach * Math.cos(turned),
      cy + reach * Math.sin(turned),
      Math.min(7, (100 - r) * 0.2),
    );
  });
  const wide = Math.max(5, thick * k);
  return blueprint(caption, (pen) => [
    inkRing(cx, cy, 100, '#EEF4FB'),
    inkRing(cx, cy, r),
    ...bolts,
    cross(cx, cy, 112),
    across(cx - 100, cx + 100, 316, `⌀${text(D)}`, [cy, cy]),
    across(cx - r, cx + r, 46, `⌀${text(d)}`, [cy, cy]),
    outline(`M310 ${cy - 100}h${num(wide)}v${num(100 - r)}h${num(-wide)}Z`, { fill: hatch(pen) }),
    outline(`M310 ${num(cy + r)}h${num(wide)}v${num(100 - r)}h${num(-wide)}Z`, { fill: hatch(pen) }),
    across(310, 310 + wide, 316, text(thick), [cy + 100, cy + 100]),
  ]);
}

/** A square or rectangular section with its two sizes: packing, tape, strip. */
export function sectionSheet(caption: string, wide: number, high: number, highText = text(high)): string {
  const k = Math.min(170 / wide, 150 / high);
  const [w, h] = [wide * k, Math.max(6, high * k)];
  return blueprint(caption, (pen) => [
    outline(`M${num(200 - w / 2)} ${num(180 - h / 2)}h${num(w)}v${num(h)}h${num(-w)}Z`, { fill: hatch(pen) }),
    across(200 - w / 2, 200 + w / 2, 180 + h / 2 + 34, text(wide), [180 + h / 2, 180 + h / 2]),
    upright(180 - h / 2, 180 + h / 2, 200 + w / 2 + 36, highText, [200 + w / 2, 200 + w / 2]),
  ]);
}

import { across, blueprint, centreLine, cross, outline, thin, upright } from '../dimension.ts';
import { inkRing } from '../layers-sheet.ts';
import type { Material } from '../metal.ts';
import { place, turned, type View } from '../solid.ts';
import { thread } from '../thread.ts';
import { drawing, num, shadow } from '../svg.ts';
import { ring, tube } from '../tube.ts';

export interface EyeShape {
  d: number;
  pitch: number;
  /** Ring outside and inside, collar diameter, thread length. */
  outer: number;
  inner: number;
  collar: number;
  length: number;
  height: number;
  /** A lifting nut has a threaded collar instead of a shank. */
  nut?: boolean;
  material: Material;
}

export function eyePicture(title: string, e: EyeShape): string {
  const scale = Math.min(320 / (e.height + (e.nut === true ? 0 : e.length) + 4), 230 / e.outer);
  const top = 200 - ((e.height + (e.nut === true ? 0 : e.length)) * scale) / 2;
  const mid = top + (e.outer / 2) * scale;
  const bar = ((e.outer - e.inner) / 2) * scale;
  const foot = top + e.height * scale;
  const view: View = { x: 200, y: foot, angle: -90, tilt: 0.3, scale: scale / 0.95 };
  const collar = (e.height - (e.outer + e.inner) / 2) * 0.5;
  return drawing(title, (pen) => [
    shadow(pen, 204, Math.min(368, foot + (e.nut === true ? 6 : e.length * scale)), 92, 17),
    e.nut === true
      ? ''
      : place(
          view,
          turned(pen, view, [-e.length, -e.length + 1], [e.d * 0.4, e.d * 0.48], e.material, 'none'),
          thread(pen, view, [-e.length + 1, 0], e.d / 2, e.pitch, e.material, { near: 'none', turns: 14 }),
        ),
    place(
      view,
      turned(pen, view, [0, collar], e.collar / 2, e.material),
      turned(pen, view, [collar, collar * 2.4], [e.collar * 0.42, e.collar * 0.24], e.material, 'none'),
    ),
    tube(ring(200, mid, ((e.outer + e.inner) / 4) * scale), bar, e.material),
  ]);
}

export function eyeSheet(caption: string, e: EyeShape): string {
  const total = e.height + (e.nut === true ? 0 : e.length);
  const scale = 250 / total;
  const top = 48;
  const foot = top + e.height * scale;
  const mid = top + (e.outer / 2) * scale;
  const r = (e.d / 2) * scale;
  const c = (e.collar / 2) * scale;
  const end = foot + e.length * scale;
  return blueprint(caption, () => [
    e.nut === true
      ? ''
      : outline(`M${num(200 - r)} ${num(foot)}V${num(end - 3)}l3 3H${num(200 + r - 3)}l3 -3V${num(foot)}Z`),
    e.nut === true
      ? ''
      : thin(
          `M${num(200 - r * 0.82)} ${num(foot)}V${num(end)}M${num(200 + r * 0.82)} ${num(foot)}V${num(end)}`,
        ),
    outline(
      `M${num(200 - c)} ${num(foot)}V${num(foot - 0.12 * e.height * scale)}L${num(200 - c * 0.6)} ${num(foot - 0.24 * e.height * scale)}H${num(200 + c * 0.6)}L${num(200 + c)} ${num(foot - 0.12 * e.height * scale)}V${num(foot)}Z`,
    ),
    inkRing(200, mid, (e.outer / 2) * scale, '#EEF4FB'),
    inkRing(200, mid, (e.inner / 2) * scale),
    cross(200, mid, (e.outer / 2) * scale + 10),
    centreLine(200, top - 8, 200, (e.nut === true ? foot : end) + 12),
    across(200 - (e.inner / 2) * scale, 200 + (e.inner / 2) * scale, mid + 5, `⌀${e.inner}`, [mid, mid]),
    upright(top, foot, 330, `h ${e.height}`, [200, 200 + c]),
    across(200 - (e.outer / 2) * scale, 200 + (e.outer / 2) * scale, 34, `⌀${e.outer}`, [mid, mid]),
    e.nut === true ? '' : upright(foot, end, 100, `l ${e.length}`, [200 - c, 200 - r]),
    across(200 - r, 200 + r, Math.min(end + 26, 340), `M${e.d}`, [
      e.nut === true ? foot : end,
      e.nut === true ? foot : end,
    ]),
  ]);
}

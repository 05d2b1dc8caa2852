import { across, blueprint, outline, thin, upright } from '../dimension.ts';
import { tone } from '../metal.ts';
import { drawing, num, path, shadow } from '../svg.ts';
import { tube } from '../tube.ts';
import { text } from './size-text.ts';

/** An endless belt; `toothedInside` for timing belts. */
export function beltPicture(title: string, toothedInside: boolean, wide: number): string {
  const loop = (dx: number, dy: number): string =>
    `M${100 + dx} ${232 + dy}A64 64 0 0 1 ${100 + dx} ${118 + dy}C170 ${92 + dy} 250 ${150 + dy} 306 ${120 + dy}A62 62 0 0 1 ${308 + dx} ${244 + dy}C250 ${262 + dy} 170 ${206 + dy} ${100 + dx} ${232 + dy}Z`;
  const steps = Math.max(6, Math.round(wide / 3));
  return drawing(title, (pen) => [
    shadow(pen, 206, 286, 160, 22),
    ...Array.from({ length: steps }, (_, i) =>
      path(loop((i / steps) * wide * 0.5, -(i / steps) * wide * 0.6), {
        fill: 'none',
        stroke: i === 0 ? tone('rubber', 'edge') : tone('rubber', i < steps * 0.5 ? 'shade' : 'body'),
        'stroke-width': 15,
      }),
    ),
    toothedInside
      ? path(loop(wide * 0.5, -wide * 0.6), {
          fill: 'none',
          stroke: tone('rubber', 'deep'),
          'stroke-width': 17,
          'stroke-dasharray': '5 5',
        })
      : '',
    tube(loop(wide * 0.5, -wide * 0.6), toothedInside ? 8 : 11, 'rubber'),
  ]);
}

/** Cross-section of a V-belt or of a timing belt, with its top width (or pitch) and height. */
export function beltSheet(
  caption: string,
  timing: boolean,
  top: number,
  high: number,
  length: string,
): string {
  const k = timing ? 200 / (top * 3) : Math.min(150 / top, 100 / high);
  const y = 140;
  const loop = 'M110 300A22 22 0 0 1 110 256H290A22 22 0 0 1 290 300Z';
  if (timing) {
    const teeth = [0, 1, 2]
      .map(
        () =>
          `V${num(y + high * k * 0.5)}h${num(top * k * 0.25)}c0 ${num(high * k * 0.6)} ${num(top * k * 0.5)} ${num(high * k * 0.6)} ${num(top * k * 0.5)} 0h${num(top * k * 0.25)}`,
      )
      .map((d, i) => (i === 0 ? d : d.replace(/^V[\d.]+/, '')))
      .join('');
    return blueprint(caption, () => [
      outline(`M100 ${y}${teeth}V${y}Z`),
      thin(`M100 ${num(y + high * k * 0.28)}h200`),
      across(100 + top * k * 0.5, 100 + top * k * 1.5, y + high * k + 34, `p ${text(top)}`, [
        y + high * k * 0.9,
        y + high * k * 0.9,
      ]),
      upright(y, y + high * k * 0.95, 326, `h ${text(high)}`, [300, 280]),
      outline(loop, { fill: 'none' }),
      across(88, 312, 330, `Lp ${length}`, [278, 278]),
    ]);
  }
  const half = (top / 2) * k;
  const foot = half - high * k * Math.tan((20 * Math.PI) / 180);
  return blueprint(caption, () => [
    outline(
      `M${num(200 - half)} ${y}H${num(200 + half)}L${num(200 + foot)} ${num(y + high * k)}H${num(200 - foot)}Z`,
    ),
    thin(`M${num(200 - half * 0.95)} ${num(y + high * k * 0.25)}H${num(200 + half * 0.95)}`),
    across(200 - half, 200 + half, y - 26, `b ${text(top)}`, [y, y]),
    upright(y, y + high * k, 200 + half + 40, `h ${text(high)}`, [200 + half, 200 + foot]),
    outline(loop, { fill: 'none' }),
    across(88, 312, 334, length, [278, 278]),
  ]);
}

import { across, blueprint, centreLine, hatch, outline, upright } from '../dimension.ts';
import { inkRing } from '../layers-sheet.ts';
import { num } from '../svg.ts';
import type { BearingShape } from './bearing.ts';

const text = (value: number): string => String(Math.round(value * 100) / 100);

/** The cut through a bearing: ring sections hatched, ball or roller between, with d, D and B. */
export function bearingSheet(caption: string, b: BearingShape): string {
  const width = b.T ?? b.B;
  const scale = Math.min(220 / b.D, 190 / width);
  const [cx, cy] = [196, 180];
  const half = (b.B / 2) * scale;
  const R = (b.D / 2) * scale;
  const r = (b.d / 2) * scale;
  const h = R - r;
  const extra = (width - b.B) * scale;
  return blueprint(caption, (pen) => {
    const paint = hatch(pen);
    const other = hatch(pen, true);
    const box = (x: number, y: number, wide: number, high: number, fill: string): string =>
      outline(`M${num(x)} ${num(y)}h${num(wide)}v${num(high)}h${num(-wide)}Z`, { fill });
    const side = (sign: 1 | -1): string => {
      const Y = (value: number): number => cy + sign * value;
      const between = (from: number, to: number): readonly [number, number] => [
        Math.min(Y(from), Y(to)),
        Math.abs(to - from),
      ];
      if (b.kind === 'needle' || b.kind === 'linear') {
        const [y, high] = between(r, R);
        const [ny, nh] = between(r, r + h * 0.55);
        return box(cx - half, y, 2 * half, high, paint) + box(cx - half * 0.82, ny, half * 1.64, nh, '#fff');
      }
      if (b.kind === 'thrust') {
        const [y, high] = between(r, R);
        return (
          box(cx - half, y, half * 0.66, high, paint) +
          box(cx + half * 0.34, y, half * 0.66, high, other) +
          inkRing(cx, Y((R + r) / 2), half * 0.5)
        );
      }
      const [oy, oh] = between(R - h * 0.3, R);
      const [iy, ih] = between(r, r + h * 0.3);
      const shift = b.kind === 'taper' ? extra : 0;
      const mid = Y((R + r) / 2);
      const rings = box(cx - half, oy, 2 * half, oh, paint) + box(cx - half - shift, iy, 2 * half, ih, other);
      const roller = `M${num(cx - half * 0.6)} ${num(mid - h * 0.2)}H${num(cx + half * 0.6)}V${num(mid + h * 0.2)}H${num(cx - half * 0.6)}Z`;
      const tilt = b.kind === 'taper' ? `rotate(${-sign * 12} ${num(cx)} ${num(mid)})` : undefined;
      if (b.kind === 'cylindrical' || b.kind === 'taper')
        return rings + outline(roller, { fill: '#fff', transform: tilt });
      if (b.kind === 'spherical') {
        const barrel = (x: number, turn: number): string =>
          `<ellipse cx="${num(x)}" cy="${num(mid)}" rx="${num(half * 0.4)}" ry="${num(h * 0.22)}" fill="#fff" stroke="#1B4F8A" stroke-width="2" transform="rotate(${turn} ${num(x)} ${num(mid)})"/>`;
        return rings + barrel(cx - half * 0.46, sign * 10) + barrel(cx + half * 0.46, -sign * 10);
      }
      const cover =
        b.kind === 'seal' || b.kind === 'shield'
          ? [-1, 1]
              .map((s) =>
                outline(`M${num(cx + s * half * 0.88)} ${num(Y(R - h * 0.32))}V${num(Y(r + h * 0.34))}`, {
                  fill: 'none',
                  'stroke-width': b.kind === 'seal' ? 5 : 3,
                }),
              )
              .join('')
          : '';
      return rings + inkRing(cx, mid, Math.min(h * 0.28, half * 0.72)) + cover;
    };
    const left = cx - half - (b.kind === 'taper' ? extra : 0);
    return [
      outline(`M${num(cx - half)} ${num(cy - R)}h${num(2 * half)}v${num(2 * R)}h${num(-2 * half)}Z`, {
        fill: '#fff',
        'stroke-width': 1,
      }),
      side(-1),
      side(1),
      centreLine(left - 18, cy, cx + half + 18, cy),
      across(cx - half, cx + half, cy - R - 26, `B ${text(b.B)}`, [cy - R, cy - R]),
      b.T === undefined ? '' : across(left, cx + half, cy + R + 30, `T ${text(b.T)}`, [cy + r, cy + R]),
      upright(cy - r, cy + r, left - 30, `⌀d ${text(b.d)}`, [left, left]),
      upright(cy - R, cy + R, cx + half + 36, `⌀D ${text(b.D)}`, [cx + half, cx + half]),
    ];
  });
}

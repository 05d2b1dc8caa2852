import { across, blueprint, centreLine, cross, hidden, note, outline, thin, upright } from '../dimension.ts';
import { driveOutline } from '../drive.ts';
import { circle, num, polygon, type Point } from '../svg.ts';
import { shown, type ScrewShape } from './shape.ts';

const mm = (value: number): string => String(Math.round(value * 100) / 100);

/** Head seen from the side: outline from its bearing face at x (0) to the left. */
function headProfile(shape: ScrewShape, x: number, y: number, scale: number): string {
  const r = (shape.width / 2) * scale;
  const k = shape.height * scale;
  switch (shape.head) {
    case 'hex':
    case 'flange': {
      const e = r / 0.866;
      const f = shape.head === 'flange' ? ((shape.flange ?? 0) / 2) * scale : 0;
      const base = x - (f > 0 ? k * 0.16 : 0);
      const hexagon = outline(
        `M${num(base)} ${num(y - e)}H${num(x - k * 0.88)}L${num(x - k)} ${num(y - e * 0.86)}V${num(y + e * 0.86)}L${num(x - k * 0.88)} ${num(y + e)}H${num(base)}Z`,
      );
      const edges = thin(
        `M${num(base)} ${num(y - e / 2)}H${num(x - k * 0.95)}M${num(base)} ${num(y + e / 2)}H${num(x - k * 0.95)}`,
      );
      const flange =
        f > 0
          ? outline(
              `M${num(x)} ${num(y - f)}H${num(x - k * 0.12)}L${num(x - k * 0.34)} ${num(y - e)}V${num(y + e)}L${num(x - k * 0.12)} ${num(y + f)}H${num(x)}Z`,
            )
          : '';
      return hexagon + edges + flange;
    }
    case 'countersunk':
      return outline(
        `M${num(x)} ${num(y - r)}L${num(x + k)} ${num(y - (shape.d / 2) * scale)}V${num(y + (shape.d / 2) * scale)}L${num(x)} ${num(y + r)}Z`,
      );
    case 'none':
      return '';
    case 'button':
    case 'pan':
    case 'mushroom':
      return outline(
        `M${num(x)} ${num(y - r)}C${num(x - k * 0.9)} ${num(y - r)} ${num(x - k)} ${num(y - r * 0.55)} ${num(x - k)} ${num(y)}S${num(x - k * 0.9)} ${num(y + r)} ${num(x)} ${num(y + r)}Z`,
      );
    default:
      return outline(
        `M${num(x)} ${num(y - r)}H${num(x - k * 0.9)}L${num(x - k)} ${num(y - r * 0.92)}V${num(y + r * 0.92)}L${num(x - k * 0.9)} ${num(y + r)}H${num(x)}Z`,
      );
  }
}

function shankProfile(shape: ScrewShape, x: number, y: number, scale: number): string {
  const r = (shape.d / 2) * scale;
  const start = x + (shape.head === 'countersunk' ? shape.height * scale : 0);
  const end = x + shape.length * scale;
  const sharp =
    shape.point === 'gimlet' ? 1.5 : shape.point === 'cone' ? 0.5 : shape.point === 'drill' ? 0.35 : 0;
  const tip = sharp > 0 ? shape.d * sharp * scale : r * 0.2;
  const nose = sharp > 0 ? r * 0.05 : r * 0.8;
  const body = outline(
    `M${num(start)} ${num(y - r)}H${num(end - tip)}L${num(end)} ${num(y - nose)}V${num(y + nose)}L${num(end - tip)} ${num(y + r)}H${num(start)}Z`,
  );
  const root = r - Math.min(0.61 * shape.pitch * scale, r * 0.25);
  const run = start + shape.shank * scale;
  const threads = thin(
    `M${num(run)} ${num(y - root)}H${num(end - tip * 0.9)}M${num(run)} ${num(y + root)}H${num(end - tip * 0.9)}M${num(run)} ${num(y - r)}V${num(y + r)}`,
  );
  return body + threads;
}

function endView(shape: ScrewShape, x: number, y: number, scale: number): string[] {
  const r = (shape.width / 2) * scale;
  const hexagon = (reach: number): Point[] =>
    Array.from({ length: 6 }, (_, i) => [
      x + reach * Math.cos((i * Math.PI) / 3 + Math.PI / 6),
      y + reach * Math.sin((i * Math.PI) / 3 + Math.PI / 6),
    ]);
  const ink = { fill: '#EEF4FB', stroke: '#1B4F8A', 'stroke-width': 2 };
  const six = shape.head === 'hex' || shape.head === 'flange';
  const parts: string[] = [];
  if (shape.flange !== undefined) parts.push(circle(x, y, (shape.flange / 2) * scale, ink));
  if (six)
    parts.push(outline(polygon(hexagon(r / 0.866))), circle(x, y, r * 0.94, { ...ink, 'stroke-width': 1 }));
  else parts.push(circle(x, y, shape.head === 'none' ? (shape.d / 2) * scale : r, ink));
  if (shape.drive) {
    const points = driveOutline(shape.drive.kind, shape.drive.size).map(([u, v]): Point => [
      x + u * scale,
      y + v * scale,
    ]);
    parts.push(outline(polygon(points), { fill: '#fff' }));
  }
  return [...parts, cross(x, y, Math.max(r, ((shape.flange ?? 0) / 2) * scale) + 14)];
}

/** Side view and view on the head with the sizes of one SKU. `name` is the thread as written: `M8`, `ST4.8`. */
export function screwSheet(caption: string, name: string, given: ScrewShape): string {
  const shape = shown(given);
  const sinks = shape.head === 'countersunk' || shape.head === 'none';
  const k = sinks ? 0 : shape.height;
  const wide = Math.max(shape.width, shape.flange ?? 0, shape.d) * (shape.head === 'hex' ? 1.155 : 1);
  const scale = Math.min(262 / (shape.length + k), 96 / wide, 150 / shape.length + 6);
  const y = 258;
  const x = 62 + k * scale + (262 - (shape.length + k) * scale) / 2;
  const tall = (wide / 2) * scale;
  const r = (shape.d / 2) * scale;
  const end = x + shape.length * scale;
  const six = shape.head === 'hex' || shape.head === 'flange';
  const viewScale = Math.min(94 / wide, scale * 1.4);
  const half = (shape.width / 2) * viewScale;
  const low = Math.min(y + tall + 30, 338);
  return blueprint(caption, () => [
    headProfile(shape, x, y, scale),
    shankProfile(shape, x, y, scale),
    centreLine(x - k * scale - 12, y, end + 14, y),
    across(x, end, low, `L ${mm(given.length)}`, [y + tall, y + r]),
    k > 0 ? across(x - k * scale, x, y - tall - 18, `k ${mm(shape.height)}`, [y - tall, y - tall]) : '',
    upright(y - r, y + r, end + 26, name, [end, end]),
    shape.drive?.kind === 'hex' && !sinks
      ? hidden(
          `M${num(x - k * scale)} ${num(y - (shape.drive.size / 2) * scale)}h${num(k * scale * 0.55)}v${num(shape.drive.size * scale)}h${num(-k * scale * 0.55)}`,
        )
      : '',
    ...endView(shape, 128, 104, viewScale),
    shape.head === 'none'
      ? ''
      : upright(104 - half, 104 + half, 46, `${six ? 's' : 'dk'} ${mm(shape.width)}`, [128, 128]),
    shape.drive && shape.drive.kind === 'hex'
      ? note(128 + shape.drive.size * 0.45 * viewScale, 104, 214, 66, `s ${mm(shape.drive.size)}`)
      : '',
    shape.flange !== undefined
      ? note(
          128 + (shape.flange / 2) * viewScale * 0.7,
          104 - (shape.flange / 2) * viewScale * 0.7,
          214,
          52,
          `dc ${mm(shape.flange)}`,
        )
      : '',
    note(
      end - (end - x) * 0.22,
      y - r,
      Math.min(end - 30, 280),
      y - tall - 44,
      shape.point === 'gimlet' || shape.point === 'drill'
        ? `P ${mm(shape.pitch)}`
        : `${name} × ${mm(shape.pitch)}`,
    ),
  ]);
}

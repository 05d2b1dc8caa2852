import { INK, centreLine } from '../dimension.ts';
import { EDGE, num, path, polygon, type Point } from '../svg.ts';
import { faces, onPaper, openings, paintDecal } from './paint-flat.ts';
import type { Lathe, Solid, Tube } from './solids.ts';
import { type Camera, type Vec, add, paper, turn, unit } from './space.ts';

const TINT = '#EEF4FB';
const pens = { fill: TINT, stroke: INK, 'stroke-width': EDGE * 1.15, 'stroke-linejoin': 'round' } as const;
const fine = { fill: 'none', stroke: INK, 'stroke-width': 0.8 } as const;

/** Places on the axis where the outline turns sharply. */
function corners(body: Lathe): (readonly [number, number])[] {
  const list = body.profile;
  return list.filter(([s, r], i) => {
    const [before, after] = [list[i - 1], list[i + 1]];
    if (!before || !after) return true;
    const bend = Math.atan2(after[1] - r, after[0] - s) - Math.atan2(r - before[1], s - before[0]);
    return Math.abs(bend) > 0.42;
  });
}

function planLathe(camera: Camera, body: Lathe): string {
  const axis = unit(body.axis);
  const seen = turn(camera, axis);
  const along = Math.hypot(seen.x, seen.y);
  const at = (s: number): Point => paper(camera, add(body.at, axis, s));
  if (along < 0.2) {
    const list = seen.away < 0 ? body.profile : [...body.profile].reverse();
    const rings = list.filter((point) => corners(body).includes(point));
    const most = Math.max(...body.profile.map(([, r]) => r));
    const [x, y] = at(0);
    const ring = (r: number): string => `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r * camera.scale)}"`;
    const paint = ` fill="${TINT}" stroke="${INK}" stroke-width="1.3"/>`;
    const hole = body.hole ? `${ring(body.hole)} fill="#fff" stroke="${INK}" stroke-width="1.3"/>` : '';
    return `${ring(most)}${paint}${rings.map(([, r]) => `${ring(r)}${paint}`).join('')}${hole}`;
  }
  const side = { x: -seen.y / along, y: seen.x / along };
  const edge = ([s, r]: readonly [number, number], sign: number): Point => {
    const [x, y] = at(s);
    return [x + side.x * r * camera.scale * sign, y + side.y * r * camera.scale * sign];
  };
  const upper = body.profile.map((point) => edge(point, 1));
  const lower = body.profile.map((point) => edge(point, -1)).reverse();
  const shoulders = corners(body).map((point) => polygon([edge(point, 1), edge(point, -1)], false));
  let threads = '';
  if (body.thread) {
    const [from, to] = body.thread;
    const r = (body.profile.find(([s]) => s >= from)?.[1] ?? 0) * 0.86;
    threads = path(
      [1, -1].map((sign) => polygon([edge([from, r], sign), edge([to, r], sign)], false)).join(''),
      fine,
    );
  }
  return path(polygon([...upper, ...lower]), pens) + path(shoulders.join(''), fine) + threads;
}

function planTube(camera: Camera, body: Tube): string {
  const points = body.points.map((point) => paper(camera, point));
  const wide = body.r * 2 * camera.scale;
  const common = { fill: 'none', 'stroke-linejoin': 'round' } as const;
  const d = polygon(points, false);
  return (
    path(d, { ...common, stroke: INK, 'stroke-width': wide + 1.3 }) +
    path(d, { ...common, stroke: TINT, 'stroke-width': Math.max(0.6, wide - 1.3) })
  );
}

/** The solids as an outline drawing in blueprint ink, seen square on. */
export function planView(camera: Camera, solids: readonly Solid[]): string {
  return solids
    .map((solid) => {
      if (solid.kind === 'lathe') return planLathe(camera, solid);
      if (solid.kind === 'tube') return planTube(camera, solid);
      if (solid.kind === 'decal') return solid.shadedOnly ? '' : paintDecal(camera, solid);
      const { walls, end } = faces(camera, solid);
      const rings = [
        ...walls.map((wall) => wall.ring),
        ...(Math.abs(turn(camera, end.normal).away) > 0.01 ? [end.ring] : []),
      ];
      const holes = Math.abs(turn(camera, end.normal).away) > 0.01 ? openings(solid, end.lift) : [];
      return (
        rings.map((ring) => path(polygon(onPaper(camera, ring)), pens)).join('') +
        holes.map((hole) => path(polygon(onPaper(camera, hole)), { ...pens, fill: '#fff' })).join('')
      );
    })
    .join('');
}

/** A centre line between two model points, drawn a little beyond both. */
export function axisLine(camera: Camera, from: Vec, to: Vec): string {
  const [a, b] = [paper(camera, from), paper(camera, to)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [dx, dy] = [((b[0] - a[0]) / length) * 12, ((b[1] - a[1]) / length) * 12];
  return centreLine(a[0] - dx, a[1] - dy, b[0] + dx, b[1] + dy);
}

import { tone } from '../metal.ts';
import { EDGE, num, path, polygon, type Pen, type Point } from '../svg.ts';
import { flat } from './paint-lathe.ts';
import type { Decal, Prism } from './solids.ts';
import { type Camera, type Vec, add, cross, facing, paper, turn, unit } from './space.ts';

interface Wall {
  ring: Vec[];
  normal: Vec;
  depth: number;
}

/** Faces of a prism that look at the viewer, far ones first: its sides, then the end. */
export function faces(camera: Camera, body: Prism): { walls: Wall[]; end: Wall & { lift: number } } {
  const axis = unit(cross(body.u, body.v));
  const at = ([a, b]: readonly [number, number], lift: number): Vec =>
    add(add(add(body.at, body.u, a), body.v, b), axis, lift);
  const area = body.polygon.reduce((sum, [x, y], i) => {
    const [nx, ny] = body.polygon[(i + 1) % body.polygon.length] ?? [x, y];
    return sum + x * ny - nx * y;
  }, 0);
  const walls: Wall[] = [];
  body.polygon.forEach((start, i) => {
    const next = body.polygon[(i + 1) % body.polygon.length] ?? start;
    const [dx, dy] = [next[0] - start[0], next[1] - start[1]];
    const sign = area > 0 ? 1 : -1;
    const normal = unit(add(add([0, 0, 0], body.u, dy * sign), body.v, -dx * sign));
    if (turn(camera, normal).away > -0.01) return;
    const ring = [at(start, 0), at(next, 0), at(next, body.depth), at(start, body.depth)];
    const depth =
      (turn(camera, at(start, body.depth / 2)).away + turn(camera, at(next, body.depth / 2)).away) / 2;
    walls.push({ ring, normal, depth });
  });
  walls.sort((a, b) => b.depth - a.depth);
  const up = turn(camera, axis).away < 0;
  const lift = up ? body.depth : 0;
  const normal: Vec = up ? axis : [-axis[0], -axis[1], -axis[2]];
  return { walls, end: { ring: body.polygon.map((corner) => at(corner, lift)), normal, depth: 0, lift } };
}

export const onPaper = (camera: Camera, ring: readonly Vec[]): Point[] =>
  ring.map((corner) => paper(camera, corner));

/** Rings of the openings in the visible end face. */
export function openings(body: Prism, lift: number): Vec[][] {
  const axis = unit(cross(body.u, body.v));
  return (body.holes ?? []).map((hole) =>
    hole.map(([a, b]) => add(add(add(body.at, body.u, a), body.v, b), axis, lift)),
  );
}

export function paintPrism(pen: Pen, camera: Camera, body: Prism): string {
  const { walls, end } = faces(camera, body);
  const edge = tone(body.material, 'edge');
  const pens = { stroke: edge, 'stroke-width': EDGE * 0.75, 'stroke-linejoin': 'round' } as const;
  // Rounded outlines are made of many small walls; their edges must not show.
  const quiet = body.polygon.length > 16 ? { 'stroke-width': 0.5, 'stroke-opacity': '.3' } : {};
  const sides = walls.map((wall) =>
    path(polygon(onPaper(camera, wall.ring)), {
      ...pens,
      ...quiet,
      fill: flat(pen, body.material, facing(camera, wall.normal)),
    }),
  );
  const dark = pen.fill(body.material, 'bore');
  const lid = path(polygon(onPaper(camera, end.ring)), {
    ...pens,
    fill: flat(pen, body.material, facing(camera, end.normal)),
  });
  const holes = openings(body, end.lift).map((hole) =>
    path(polygon(onPaper(camera, hole)), { ...pens, fill: dark }),
  );
  return sides.join('') + lid + holes.join('');
}

/** Draws SVG content on its plane; nothing when the plane looks away. */
export function paintDecal(camera: Camera, piece: Decal): string {
  const origin = paper(camera, piece.at);
  const [u, v] = [turn(camera, piece.u), turn(camera, piece.v)];
  if (Math.abs(u.x * v.y - u.y * v.x) < 0.05) return '';
  const s = camera.scale;
  const m = [u.x * s, u.y * s, v.x * s, v.y * s].map((value) => String(Math.round(value * 10000) / 10000));
  return `<g transform="matrix(${m.join(' ')} ${num(origin[0])} ${num(origin[1])})">${piece.svg}</g>`;
}

import { drawing, shadow, type Pen } from '../svg.ts';
import { paintDecal, paintPrism } from './paint-flat.ts';
import { paintLathe } from './paint-lathe.ts';
import { paintTube } from './paint-tube.ts';
import type { Solid } from './solids.ts';
import { type Camera, type Vec, add, paper, turn, unit } from './space.ts';

/** Smallest upright box on paper around the solids. */
export interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function extent(camera: Camera, solids: readonly Solid[]): Extent {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const cover = (at: Vec, dx: number, dy: number): void => {
    const [x, y] = paper(camera, at);
    box.left = Math.min(box.left, x - dx);
    box.right = Math.max(box.right, x + dx);
    box.top = Math.min(box.top, y - dy);
    box.bottom = Math.max(box.bottom, y + dy);
  };
  for (const solid of solids) {
    if (solid.kind === 'lathe') {
      const axis = unit(solid.axis);
      const seen = turn(camera, axis);
      for (const [s, r] of solid.profile) {
        cover(
          add(solid.at, axis, s),
          r * camera.scale * Math.sqrt(1 - seen.x ** 2),
          r * camera.scale * Math.sqrt(1 - seen.y ** 2),
        );
      }
    } else if (solid.kind === 'tube') {
      for (const point of solid.points) cover(point, solid.r * camera.scale, solid.r * camera.scale);
    } else if (solid.kind === 'prism') {
      const axis = unit([
        solid.u[1] * solid.v[2] - solid.u[2] * solid.v[1],
        solid.u[2] * solid.v[0] - solid.u[0] * solid.v[2],
        solid.u[0] * solid.v[1] - solid.u[1] * solid.v[0],
      ]);
      for (const [a, b] of solid.polygon) {
        const corner = add(add(solid.at, solid.u, a), solid.v, b);
        cover(corner, 0, 0);
        cover(add(corner, axis, solid.depth), 0, 0);
      }
    } else {
      cover(solid.at, 0, 0);
      cover(add(add(solid.at, solid.u, solid.size[0]), solid.v, solid.size[1]), 0, 0);
    }
  }
  return box;
}

/** A camera of the given stance that brings the solids into the box. */
export function fit(stance: Pick<Camera, 'yaw' | 'pitch'>, solids: readonly Solid[], into: Extent): Camera {
  const plain: Camera = { ...stance, scale: 1, x: 0, y: 0 };
  const box = extent(plain, solids);
  const scale = Math.min(
    (into.right - into.left) / (box.right - box.left),
    (into.bottom - into.top) / (box.bottom - box.top),
  );
  return {
    ...stance,
    scale,
    x: (into.left + into.right) / 2 - ((box.left + box.right) / 2) * scale,
    y: (into.top + into.bottom) / 2 - ((box.top + box.bottom) / 2) * scale,
  };
}

export function paint(pen: Pen, camera: Camera, solids: readonly Solid[]): string[] {
  return solids.map((solid) => {
    if (solid.kind === 'lathe') return paintLathe(pen, camera, solid);
    if (solid.kind === 'prism') return paintPrism(pen, camera, solid);
    if (solid.kind === 'tube') return paintTube(camera, solid);
    return paintDecal(camera, solid);
  });
}

export const STANCE = { yaw: 32, pitch: 20 } as const;
const ROOM: Extent = { left: 34, top: 34, right: 366, bottom: 358 };

/** The square shaded picture of the solids, standing on a soft shadow. */
export function shadedPicture(
  title: string,
  solids: readonly Solid[],
  stance: Pick<Camera, 'yaw' | 'pitch'> = STANCE,
): string {
  const camera = fit(stance, solids, ROOM);
  const box = extent(camera, solids);
  const wide = (box.right - box.left) / 2;
  return drawing(title, (pen) => [
    shadow(pen, (box.left + box.right) / 2 + 6, box.bottom - 5, wide * 1.02, Math.min(26, 9 + wide * 0.09)),
    ...paint(pen, camera, solids),
  ]);
}

import type { Point } from '../svg.ts';

/** Model space in mm: x to the right along the pipe, y away from the viewer, z up. */
export type Vec = readonly [x: number, y: number, z: number];

export const X: Vec = [1, 0, 0];
export const Y: Vec = [0, 1, 0];
export const Z: Vec = [0, 0, 1];

export const add = (a: Vec, b: Vec, times = 1): Vec => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export function unit(a: Vec): Vec {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** Two unit vectors square to `axis` and to each other. */
export function across(axis: Vec): readonly [Vec, Vec] {
  const u = unit(Math.abs(axis[2]) > 0.9 ? cross(axis, Y) : cross(Z, axis));
  return [u, unit(cross(axis, u))];
}

/** A parallel projection: turned by `yaw`, seen from `pitch` above (degrees), `scale` px per mm, origin at (x, y). */
export interface Camera {
  yaw: number;
  pitch: number;
  scale: number;
  x: number;
  y: number;
}

/** How a direction lies on paper (x right, y down) and how fast it runs away from the viewer. */
export function turn(camera: Camera, v: Vec): { x: number; y: number; away: number } {
  const yaw = (camera.yaw * Math.PI) / 180;
  const pitch = (camera.pitch * Math.PI) / 180;
  const right = v[0] * Math.cos(yaw) - v[1] * Math.sin(yaw);
  const back = v[0] * Math.sin(yaw) + v[1] * Math.cos(yaw);
  return {
    x: right,
    y: -(v[2] * Math.cos(pitch) + back * Math.sin(pitch)),
    away: back * Math.cos(pitch) - v[2] * Math.sin(pitch),
  };
}

export function paper(camera: Camera, v: Vec): Point {
  const seen = turn(camera, v);
  return [camera.x + seen.x * camera.scale, camera.y + seen.y * camera.scale];
}

const LIGHT = [-0.48, -0.68, 0.55] as const;

/** How squarely a surface with this normal faces the common light, −1 to 1. */
export function facing(camera: Camera, normal: Vec): number {
  const seen = turn(camera, unit(normal));
  return seen.x * LIGHT[0] + seen.y * LIGHT[1] - seen.away * LIGHT[2];
}

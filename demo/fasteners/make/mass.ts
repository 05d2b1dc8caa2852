import type { ScrewShape } from '#demo/pictures/fasteners/shape.ts';

const disc = (d: number): number => (Math.PI / 4) * d * d;
const hexagon = (s: number): number => 0.866 * s * s;

function headVolume(shape: ScrewShape): number {
  const { width: b, height: k, d } = shape;
  const socket = shape.drive?.kind === 'hex' ? hexagon(shape.drive.size) * Math.max(k, d) * 0.5 : 0;
  switch (shape.head) {
    case 'hex':
      return hexagon(b) * k * 0.96;
    case 'flange':
      return hexagon(b) * k * 0.86 + (disc(shape.flange ?? b) - hexagon(b)) * k * 0.22;
    case 'cylinder':
      return disc(b) * k * 0.98 - socket;
    case 'cheese':
      return disc(b) * k * 0.93;
    case 'button':
    case 'mushroom':
      return disc(b) * k * 0.62 - socket * 0.8;
    case 'pan':
      return disc(b) * k * 0.78;
    case 'countersunk':
      return (Math.PI / 12) * k * (b * b + b * d - 2 * d * d) - socket * 0.6;
    case 'none':
      return -socket * 0.8;
  }
}

/** Theoretical mass of a screw in grams: head, plain shank at full diameter, thread at its pitch diameter. */
export function screwMass(shape: ScrewShape, density: number): number {
  const root =
    shape.point === 'gimlet' || shape.point === 'drill' ? shape.d * 0.78 : shape.d - 0.6495 * shape.pitch;
  const shank = Math.min(shape.shank, shape.length);
  const volume = headVolume(shape) + disc(shape.d) * shank + disc(root) * (shape.length - shank);
  return (Math.max(volume, 0.5) * density) / 1000;
}

import type { View } from './solid.ts';

/** How a part between two axial positions, `wide` mm across, fills the sheet. */
export function laid(from: number, to: number, wide: number, angle: number, tilt: number, room = 318): View {
  const along = Math.sqrt(1 - tilt ** 2);
  const turn = (angle * Math.PI) / 180;
  const span = (to - from) * along + wide * tilt;
  const boxX = span * Math.abs(Math.cos(turn)) + wide * Math.abs(Math.sin(turn));
  const boxY = span * Math.abs(Math.sin(turn)) + wide * Math.abs(Math.cos(turn));
  const scale = Math.min(room / boxX, room / boxY);
  const middle = ((from + to) / 2) * along * scale;
  return { x: 200 - middle * Math.cos(turn), y: 194 - middle * Math.sin(turn), angle, tilt, scale };
}

import { box } from '../lines.ts';
import type { Measure, Shape } from '../sketch.ts';

export interface Wheel {
  title: string;
  caption: string;
  D: number;
  bore: number;
  t: number;
}

/** Front view and edge side by side: the edge stands to the right, four times its thickness when it is very thin. */
export function sheetOf(
  w: Wheel,
  profile: Shape[],
  edgeWidth = w.t,
): {
  box: readonly [number, number, number, number];
  pictureBox: readonly [number, number, number, number];
  measures: Measure[];
  axes: [number, number, number, number][];
  edge: Shape[];
} {
  const R = w.D / 2;
  const x = R * 1.28;
  const show = Math.max(edgeWidth, w.D * 0.022);
  return {
    box: [-R, -R, x + show, R],
    pictureBox: [-R, -R, R, R],
    edge: [
      { d: box(x, -R, show, w.D, show * 0.1), material: 'grey', shading: 'flat', only: 'sheet' },
      ...profile,
    ],
    axes: [
      [-R * 1.05, 0, R * 1.05, 0],
      [0, -R * 1.05, 0, R * 1.05],
    ],
    measures: [
      { y: [-R, R], x: [0, 0], side: 'left', text: `⌀${w.D}` },
      { x: [x, x + show], side: 'below', text: `${w.t}` },
      { at: [w.bore * 0.35, -w.bore * 0.35], to: [46, -58], text: `⌀${w.bore}` },
    ],
  };
}

export const ringText = (
  text: string,
  r: number,
  fill: string,
  size: number,
): { text: string; x: number; y: number; size: number; fill: string } => ({ text, x: 0, y: -r, size, fill });

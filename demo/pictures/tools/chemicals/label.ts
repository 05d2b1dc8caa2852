import type { Material } from '../../metal.ts';
import { box } from '../lines.ts';
import type { Lettering, Shape } from '../sketch.ts';

export interface Vessel {
  title: string;
  caption: string;
  /** Colours of the body, its label band and the letters on it. */
  body: Material;
  label: Material;
  /** Two lines on the label. */
  mark: string;
  sub: string;
}

export function label(
  v: Vessel,
  x: number,
  y: number,
  wide: number,
  high: number,
): { shapes: Shape[]; letters: Lettering[] } {
  const ink = v.label === 'white' || v.label === 'ivory' || v.label === 'yellow' ? '#1D2129' : '#FFFFFF';
  return {
    shapes: [
      { d: box(x, y, wide, high), material: v.label, shading: 'post', edge: 0.5 },
      {
        d: box(x, y + high * 0.62, wide, high * 0.09),
        material: v.label === 'red' ? 'white' : 'red',
        shading: 'post',
        edge: 0.3,
        only: 'picture',
      },
    ],
    letters: [
      {
        text: v.mark,
        x: x + wide / 2,
        y: y + high * 0.34,
        size: Math.min(high * 0.3, (wide * 0.86) / (v.mark.length * 0.72)),
        fill: ink,
      },
      {
        text: v.sub,
        x: x + wide / 2,
        y: y + high * 0.84,
        size: Math.min(high * 0.14, (wide * 0.8) / (v.sub.length * 0.64)),
        fill: ink,
      },
    ],
  };
}

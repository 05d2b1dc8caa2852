import type { Point } from '../../svg.ts';
import { box, oval, poly, soft } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';
import { cordOf, type ToolShape, vents } from './tool-shape.ts';

/** Jig saw, circular saw, sander and their like: a body over a sole plate. */
export function onSole(shape: ToolShape & { kind: 'jig' | 'circular' | 'sander' | 'marble' }): Pictures {
  return sketched(() => {
    const k = shape.L / 260;
    const s = (list: Point[]): Point[] => list.map(([x, y]) => [x * k, y * k]);
    const c = shape.colour;
    const parts: Shape[] = [];
    let low = 170;
    if (shape.kind === 'jig') {
      low = 222;
      parts.push(
        {
          d: poly(
            s([
              [196, 166],
              [206, 166],
              [206, 222],
              [198, 222],
            ]),
          ),
          material: 'steel',
          shading: 'post',
        },
        { d: box(60 * k, 164 * k, 190 * k, 8 * k, 2 * k), material: 'steel', shading: 'round' },
        {
          d: soft(
            s([
              [6, 30],
              [60, 4],
              [180, 0],
              [230, 20],
              [236, 60],
              [226, 126],
              [186, 132],
              [176, 70],
              [80, 66],
              [60, 84],
              [62, 116],
              [186, 118],
              [190, 160],
              [70, 164],
              [22, 140],
              [4, 92],
            ]),
            15 * k,
          ),
          material: c,
          shading: 'face',
        },
        {
          d: soft(
            s([
              [64, 8],
              [176, 4],
              [200, 14],
              [190, 30],
              [76, 34],
              [52, 24],
            ]),
            9 * k,
          ),
          material: 'black',
          shading: 'round',
        },
        {
          d: soft(
            s([
              [84, 62],
              [130, 62],
              [126, 78],
              [92, 80],
            ]),
            6 * k,
          ),
          material: 'red',
          shading: 'face',
        },
        { d: box(190 * k, 122 * k, 24 * k, 44 * k, 4 * k), material: 'aluminium', shading: 'post' },
        { ...vents(84 * k, 128 * k, 8, 24 * k, 9 * k) },
      );
    } else if (shape.kind === 'circular' || shape.kind === 'marble') {
      const R = (shape.disc ?? 185) / 2 / k;
      const y = shape.kind === 'marble' ? 112 : 104;
      low = y + R + 2;
      parts.push(
        { d: oval(160 * k, y * k, R * k), material: 'steel', shading: 'end' },
        {
          d: Array.from({ length: 28 }, (_, i) => {
            const a = (i * Math.PI) / 14;
            return `M${((160 + R * 0.9 * Math.cos(a)) * k).toFixed(1)} ${((y + R * 0.9 * Math.sin(a)) * k).toFixed(1)}L${((160 + R * Math.cos(a + 0.08)) * k).toFixed(1)} ${((y + R * Math.sin(a + 0.08)) * k).toFixed(1)}`;
          }).join(''),
          material: 'steel',
          shading: 'line',
          edge: 0.8,
        },
        {
          d: `M${(160 - R - 10) * k} ${(y + 24) * k}A${(R + 10) * k} ${(R + 10) * k} 0 0 1 ${(160 + R + 10) * k} ${(y + 24) * k}Z`,
          material: c,
          shading: 'face',
        },
        {
          d: soft(
            s([
              [0, 62],
              [26, 20],
              [110, 6],
              [186, 12],
              [196, 30],
              [120, 36],
              [60, 52],
              [46, 84],
              [60, 120],
              [40, 128],
              [8, 110],
            ]),
            13 * k,
          ),
          material: 'black',
          shading: 'face',
        },
        { d: oval(160 * k, (y - 16) * k, 40 * k), material: 'black', shading: 'end' },
        { ...vents(142 * k, (y - 30) * k, 5, 28 * k, 8 * k) },
        { d: box(20 * k, (y + 24) * k, 250 * k, 10 * k, 2 * k), material: 'aluminium', shading: 'round' },
        {
          d: soft(
            s([
              [62, 54],
              [84, 48],
              [88, 62],
              [68, 70],
            ]),
            4 * k,
          ),
          material: 'red',
          shading: 'face',
        },
      );
    } else {
      low = 176;
      parts.push(
        {
          d: soft(
            s([
              [40, 40],
              [90, 10],
              [170, 10],
              [210, 40],
              [214, 84],
              [186, 104],
              [180, 136],
              [80, 136],
              [72, 104],
              [40, 84],
            ]),
            18 * k,
          ),
          material: c,
          shading: 'face',
        },
        {
          d: soft(
            s([
              [60, 34],
              [96, 12],
              [164, 12],
              [196, 34],
              [150, 48],
              [100, 48],
            ]),
            12 * k,
          ),
          material: 'black',
          shading: 'round',
        },
        {
          d: box(62 * k, 138 * k, 132 * k, 18 * k, 4 * k),
          material: 'black',
          shading: 'round',
        },
        {
          d: box(58 * k, 156 * k, 140 * k, 10 * k, 3 * k),
          material: 'brown',
          shading: 'round',
        },
        { ...vents(104 * k, 80 * k, 6, 26 * k, 9 * k) },
        {
          d: soft(
            s([
              [188, 96],
              [250, 92],
              [258, 120],
              [190, 126],
            ]),
            8 * k,
          ),
          material: 'black',
          shading: 'round',
        },
      );
    }
    return {
      title: shape.title,
      caption: shape.caption,
      box: [0, 0, 270 * k, low * k],
      standing: true,
      shapes: [
        ...(shape.volts ? [] : cordOf(shape.kind === 'sander' ? 44 * k : 8 * k, 46 * k).slice(0, 1)),
        ...parts,
      ],
      measures: [
        { x: [0, 260 * k], side: 'below', text: `${shape.L}` },
        { y: [0, low * k], side: 'right', text: `${Math.round(low * k)}` },
      ],
    };
  });
}

import type { Point } from '../../svg.ts';
import { bar, bow, box, poly, ticks } from '../lines.ts';
import { type Pictures, sketched } from '../sketch.ts';

export function micrometer(shape: {
  title: string;
  caption: string;
  from: number;
  to: number;
  digital: boolean;
}): Pictures {
  return sketched(() => {
    const r = 16 + shape.to * 0.42;
    const cx = 0;
    const gap = shape.to * 0.7 + 4;
    const left = -gap / 2;
    const right = gap / 2;
    const inner: Point[] = bow(cx, 6, r * 0.74, 12, 168, 16);
    const frame = poly([
      [left - 12, -7],
      [left - 2, -7],
      [left - 2, 5],
      ...[...inner].reverse().map(([x, y]): Point => [x * (gap / 2 / (r * 0.74)) * 1.02, y]),
      [right + 6, 6],
      [right + 6, -9],
      [right + 20, -9],
      [right + 22, 8],
      ...bow(cx, 6, r + 6, 20, 160, 18).map(([x, y]): Point => [x * ((gap / 2 + 20) / (r + 6)), y]),
      [left - 14, 6],
    ]);
    const sleeve = right + 20;
    return {
      title: shape.title,
      caption: shape.caption,
      box: [left - 16, -14, right + 122, r + 14],
      turn: -16,
      shapes: [
        { d: frame, material: shape.digital ? 'stainless' : 'castIron', shading: 'face' },
        {
          d: bar(
            [
              [left - 4, 4.5],
              [left + 2, 4.5],
            ],
            -1,
          ),
          material: 'chrome',
          shading: 'round',
        },
        {
          d: bar(
            [
              [left + 6, 3.6],
              [sleeve, 3.6],
            ],
            -1,
          ),
          material: 'chrome',
          shading: 'round',
        },
        {
          d: bar(
            [
              [sleeve - 2, 8.5],
              [sleeve + 34, 8.5],
            ],
            -1,
          ),
          material: 'stainless',
          shading: 'round',
        },
        { d: ticks(sleeve + 2, sleeve + 32, 16, -3, 2), material: 'black', shading: 'line', edge: 0.6 },
        {
          d: bar(
            [
              [sleeve + 30, 9.5],
              [sleeve + 38, 12],
              [sleeve + 78, 12],
              [sleeve + 82, 9],
            ],
            -1,
          ),
          material: 'stainless',
          shading: 'round',
        },
        {
          d: ticks(sleeve + 46, sleeve + 76, 22, -12.5, 10.5),
          material: 'black',
          shading: 'line',
          edge: 0.5,
          opacity: 0.6,
        },
        {
          d: bar(
            [
              [sleeve + 82, 7],
              [sleeve + 100, 7],
              [sleeve + 102, 5.5],
            ],
            -1,
          ),
          material: 'steel',
          shading: 'round',
        },
        ...(shape.digital
          ? [
              {
                d: box(left + gap * 0.08 - 6, r * 0.62, gap * 0.84 + 12, 22, 4),
                material: 'black' as const,
                shading: 'face' as const,
              },
              {
                d: box(left + gap * 0.16, r * 0.62 + 4, gap * 0.56, 13, 1.5),
                material: 'green' as const,
                shading: 'top' as const,
                edge: 0.8,
              },
            ]
          : [
              {
                d: box(-gap * 0.3, r * 0.9, gap * 0.6, 9, 2),
                material: 'black' as const,
                shading: 'face' as const,
                edge: 0.7,
              },
            ]),
      ],
      letters: shape.digital
        ? [{ text: '12.345', x: left + gap * 0.44, y: r * 0.62 + 10.5, size: 8, fill: '#12261A' }]
        : [{ text: `${shape.from}-${shape.to}`, x: 0, y: r * 0.9 + 4.5, size: 6, fill: '#fff' }],
      measures: [
        {
          x: [left + 2, left + 6 + gap * 0.2],
          side: 'above',
          y: [-1, -1],
          text: `${shape.from}-${shape.to}`,
        },
        { y: [-14, r + 14], side: 'left', text: `${Math.round(r + 28)}` },
      ],
    };
  });
}

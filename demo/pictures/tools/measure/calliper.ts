import { bow, box, oval, poly, ticks } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';

/** A calliper: beam, fixed and sliding jaws; digital, dial or vernier. */
export function calliper(shape: {
  title: string;
  caption: string;
  range: number;
  kind: 'vernier' | 'digital' | 'dial';
  jaw: number;
}): Pictures {
  return sketched(() => {
    const R = shape.range;
    const L = R + 86;
    const j = shape.jaw;
    const h = 16;
    const open = R * 0.22;
    const slide: Shape[] = [
      {
        d: poly([
          [open, -4],
          [open + 66, -4],
          [open + 66, h + 6],
          [open + 12, h + 6],
          [open + 8, j],
          [open, j],
          [open, -4],
        ]),
        material: 'stainless',
        shading: 'face',
      },
      {
        d: poly([
          [open, -4],
          [open, -j * 0.44],
          [open + 9, -4],
        ]),
        material: 'stainless',
        shading: 'face',
      },
    ];
    const display: Shape[] =
      shape.kind === 'digital'
        ? [
            { d: box(open + 6, -8, 76, h + 16, 4), material: 'black', shading: 'face' },
            { d: box(open + 12, -4, 44, 14, 1.5), material: 'green', shading: 'top', edge: 0.8 },
            ...[0, 1, 2].map((i): Shape => ({
              d: oval(open + 65 + (i % 2) * 10, 0 + i * 6, 3),
              material: i === 2 ? 'red' : 'grey',
              shading: 'end',
              edge: 0.7,
            })),
          ]
        : shape.kind === 'dial'
          ? [
              { d: oval(open + 38, h / 2 - 2, 21), material: 'black', shading: 'end' },
              { d: oval(open + 38, h / 2 - 2, 17.5), material: 'white', shading: 'face', edge: 0.7 },
              {
                d: poly([
                  [open + 37.3, h / 2 - 1],
                  [open + 46, h / 2 - 15],
                  [open + 38.6, h / 2 - 1.4],
                ]),
                material: 'red',
                shading: 'flat',
                edge: 0.3,
              },
              {
                d: Array.from({ length: 20 }, (_, i) =>
                  poly(
                    [
                      ...bow(open + 38, h / 2 - 2, 16.6, i * 18, i * 18, 1).slice(0, 1),
                      ...bow(open + 38, h / 2 - 2, 14, i * 18, i * 18, 1).slice(0, 1),
                    ],
                    false,
                  ),
                ).join(''),
                material: 'black',
                shading: 'line',
                edge: 0.6,
              },
            ]
          : [
              { d: box(open + 6, h - 6, 56, 10), material: 'white', shading: 'face', edge: 0.6 },
              {
                d: ticks(open + 8, open + 58, 21, h - 6, (i) => h - 6 + (i % 5 === 0 ? 5 : 3)),
                material: 'black',
                shading: 'line',
                edge: 0.6,
              },
            ];
    return {
      title: shape.title,
      caption: shape.caption,
      box: [-30, -j * 0.46, L, j],
      turn: -40,
      shapes: [
        { d: box(-2, 2, L - 2, h - 4), material: 'stainless', shading: 'round' },
        {
          d: ticks(4, L - 20, Math.min(120, Math.round(L / 3)), 3, (i) =>
            i % 10 === 0 ? 10 : i % 5 === 0 ? 8 : 6,
          ),
          material: 'black',
          shading: 'line',
          edge: 0.5,
          only: 'picture',
        },
        {
          d: poly([
            [-30, -4],
            [0, -4],
            [0, j],
            [-7, j],
            [-12, h + 8],
            [-30, h + 2],
          ]),
          material: 'stainless',
          shading: 'face',
        },
        {
          d: poly([
            [-1, -4],
            [-1, -j * 0.44],
            [-10, -4],
          ]),
          material: 'stainless',
          shading: 'face',
        },
        ...slide,
        ...display,
        { d: box(open + 54, h + 6, 12, 5, 2), material: 'steel', shading: 'post' },
      ],
      letters:
        shape.kind === 'digital'
          ? [{ text: open.toFixed(2), x: open + 34, y: 3, size: 10, fill: '#12261A' }]
          : [],
      measures: [
        { x: [0, open], side: 'below', text: `0-${R}` },
        { x: [-30, L], side: 'above', y: [-4, 2], text: `${Math.round(L + 30)}` },
        { y: [h, j], side: 'right', x: [open + 8, open + 8], text: `${Math.round(j - h)}` },
      ],
    };
  });
}

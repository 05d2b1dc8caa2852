import { bar, box, oval, poly, soft, stand } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';
import { vents } from './tool-shape.ts';
import type { Machine } from './machine.ts';

/** A piston or screw air compressor on its tank. */
export function compressor(
  shape: Machine & { L: number; H: number; tank: number; silent: boolean },
): Pictures {
  return sketched(() => {
    const { L, H } = shape;
    const r = H * 0.24;
    const ty = H - r - H * 0.1;
    const head = (x: number): Shape[] => [
      {
        d: stand(
          [
            [H * 0.02, L * 0.055],
            [H * 0.26, L * 0.055],
          ],
          x,
        ),
        material: 'aluminium',
        shading: 'post',
      },
      {
        d: Array.from({ length: 7 }, (_, i) => `M${x - L * 0.07} ${H * (0.05 + i * 0.03)}h${L * 0.14}`).join(
          '',
        ),
        material: 'black',
        shading: 'line',
        edge: 0.9,
      },
      { d: box(x - L * 0.06, 0, L * 0.12, H * 0.04, 3), material: 'castIron', shading: 'post' },
    ];
    return {
      title: shape.title,
      caption: shape.caption,
      box: [0, 0, L, H],
      standing: true,
      shapes: [
        {
          d: box(L * 0.14, H * 0.78, L * 0.03, H * 0.2) + box(L * 0.8, H * 0.78, L * 0.03, H * 0.2),
          material: 'black',
          shading: 'post',
        },
        { d: oval(L * 0.82, H * 0.91, H * 0.09), material: 'rubber', shading: 'end' },
        { d: oval(L * 0.82, H * 0.91, H * 0.045), material: shape.colour, shading: 'end', edge: 0.6 },
        {
          d: `M${L * 0.1} ${ty - r}H${L * 0.9}Q${L} ${ty - r} ${L} ${ty}Q${L} ${ty + r} ${L * 0.9} ${ty + r}H${L * 0.1}Q0 ${ty + r} 0 ${ty}Q0 ${ty - r} ${L * 0.1} ${ty - r}Z`,
          material: shape.colour,
          shading: 'round',
        },
        {
          d: `M${L * 0.1} ${ty - r}Q${L * 0.13} ${ty} ${L * 0.1} ${ty + r}M${L * 0.9} ${ty - r}Q${L * 0.93} ${ty} ${L * 0.9} ${ty + r}`,
          material: shape.colour,
          shading: 'line',
          edge: 0.8,
        },
        {
          d: box(L * 0.34, ty - r * 0.4, L * 0.3, r * 0.8, 4),
          material: 'white',
          shading: 'face',
          edge: 0.6,
          only: 'picture',
        },
        { d: box(L * 0.16, H * 0.3, L * 0.66, H * 0.05), material: 'black', shading: 'round' },
        ...(shape.silent
          ? [
              {
                d: soft(
                  [
                    [L * 0.18, H * 0.3],
                    [L * 0.18, H * 0.08],
                    [L * 0.24, H * 0.02],
                    [L * 0.76, H * 0.02],
                    [L * 0.8, H * 0.08],
                    [L * 0.8, H * 0.3],
                  ],
                  10,
                ),
                material: 'black' as const,
                shading: 'face' as const,
              },
              vents(L * 0.26, H * 0.1, 8, H * 0.13, L * 0.025),
            ]
          : [
              ...head(L * 0.28),
              ...head(L * 0.42),
              {
                d: box(L * 0.2, H * 0.2, L * 0.3, H * 0.11, 6),
                material: 'castIron' as const,
                shading: 'round' as const,
              },
              {
                d: bar(
                  [
                    [L * 0.54, H * 0.1],
                    [L * 0.76, H * 0.1],
                    [L * 0.79, H * 0.07],
                  ],
                  H * 0.2,
                ),
                material: shape.colour,
                shading: 'round' as const,
              },
              vents(L * 0.58, H * 0.14, 6, H * 0.12, L * 0.022),
            ]),
        { d: oval(L * 0.88, H * 0.34, H * 0.055), material: 'chrome', shading: 'end' },
        { d: oval(L * 0.88, H * 0.34, H * 0.042), material: 'white', shading: 'face', edge: 0.5 },
        {
          d: poly([
            [L * 0.88 - 1, H * 0.34],
            [L * 0.9, H * 0.315],
            [L * 0.88, H * 0.344],
          ]),
          material: 'red',
          shading: 'flat',
          edge: 0.3,
        },
      ],
      letters: [{ text: `${shape.tank} L`, x: L * 0.49, y: ty, size: r * 0.42, fill: '#22303F' }],
      measures: [
        { x: [0, L], side: 'below', text: `${L}` },
        { y: [0, H], side: 'right', text: `${H}` },
      ],
    };
  });
}

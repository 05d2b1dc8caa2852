import { box, oval, soft } from '../lines.ts';
import { type Pictures, sketched } from '../sketch.ts';
import { pack, vents } from './tool-shape.ts';
import type { Machine } from './machine.ts';

/** A battery pack on its own, or with its charger behind it. */
export function battery(shape: Machine & { volts: string; ah: string; charger: boolean }): Pictures {
  return sketched(() => {
    const b = pack(0, 0, 118, 84, shape.volts);
    return {
      title: shape.title,
      caption: shape.caption,
      box: [0, shape.charger ? -60 : 0, shape.charger ? 190 : 118, 84],
      standing: true,
      shapes: [
        ...(shape.charger
          ? [
              {
                d: soft(
                  [
                    [60, -54],
                    [186, -54],
                    [190, 80],
                    [54, 80],
                  ],
                  12,
                ),
                material: shape.colour,
                shading: 'face' as const,
              },
              vents(140, -34, 5, 60, 8),
              {
                d: oval(86, -36, 5) + oval(102, -36, 5),
                material: 'green' as const,
                shading: 'ball' as const,
                edge: 0.5,
              },
            ]
          : []),
        ...b.shapes,
        { d: box(12, 24, 94, 6, 3), material: shape.colour, shading: 'round', edge: 0.6 },
        {
          d: [0, 1, 2, 3].map((i) => box(34 + i * 14, 70, 9, 5, 2)).join(''),
          material: 'green',
          shading: 'face',
          edge: 0.4,
        },
      ],
      letters: [{ text: `${shape.volts}  ${shape.ah}`, x: 59, y: 50, size: 12.5, fill: '#1D2129' }],
      measures: [
        { x: [0, 118], side: 'below', text: '118' },
        { y: [0, 84], side: 'left', text: '84' },
      ],
    };
  });
}

import type { Material } from '../../metal.ts';
import { box, oval, soft, ticks } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';
import type { Wear } from './wear-shape.ts';

/** A moulded or folding dust mask, or a half mask with cartridges. */
export function mask(
  shape: Wear & { kind: 'cup' | 'fold' | 'half' | 'full'; valve: boolean; filter: Material; mark: string },
): Pictures {
  return sketched(() => {
    const base = { title: shape.title, caption: shape.caption };
    if (shape.kind === 'half' || shape.kind === 'full') {
      const cart = (x: number): Shape[] => [
        { d: oval(x, 128, 46, 50), material: shape.filter, shading: 'end' },
        { d: oval(x, 128, 38, 41), material: 'grey', shading: 'face', edge: 0.7 },
        {
          d: oval(x, 128, 36, 38) + oval(x, 128, 25, 27) + oval(x, 128, 14, 15),
          material: shape.filter,
          shading: 'line',
          edge: 0.8,
        },
      ];
      return {
        ...base,
        box: [0, shape.kind === 'full' ? -120 : 0, 280, 220],
        standing: true,
        shapes: [
          ...(shape.kind === 'full'
            ? [
                {
                  d: soft(
                    [
                      [60, -90],
                      [110, -120],
                      [170, -120],
                      [220, -90],
                      [228, 40],
                      [190, 80],
                      [90, 80],
                      [52, 40],
                    ],
                    34,
                  ),
                  material: shape.colour,
                  shading: 'face' as const,
                },
                {
                  d: soft(
                    [
                      [72, -78],
                      [114, -104],
                      [166, -104],
                      [208, -78],
                      [212, 30],
                      [180, 62],
                      [100, 62],
                      [68, 30],
                    ],
                    28,
                  ),
                  material: 'clear' as const,
                  shading: 'face' as const,
                },
                {
                  d: 'M92 20L150 -84M112 34L176 -76',
                  material: 'white' as const,
                  shading: 'line' as const,
                  edge: 2,
                  only: 'picture' as const,
                },
              ]
            : [
                {
                  d: 'M70 60C20 20 10 10 4 26M210 60C260 20 270 10 276 26',
                  material: 'black' as const,
                  shading: 'line' as const,
                  edge: 4,
                },
              ]),
          {
            d: soft(
              [
                [112, 8],
                [168, 8],
                [206, 78],
                [218, 150],
                [186, 204],
                [94, 204],
                [62, 150],
                [74, 78],
              ],
              30,
            ),
            material: shape.colour,
            shading: 'post',
          },
          { d: oval(140, 158, 32, 30), material: 'black', shading: 'end' },
          { d: ticks(120, 160, 6, 140, 176), material: 'grey', shading: 'line', edge: 1.4 },
          {
            d: soft(
              [
                [118, 30],
                [162, 30],
                [178, 92],
                [160, 112],
                [120, 112],
                [102, 92],
              ],
              16,
            ),
            material: shape.colour,
            shading: 'top',
            edge: 0.7,
          },
          ...cart(48),
          ...cart(232),
        ],
        letters: [48, 232].map((x) => ({ text: shape.mark, x, y: 128, size: 13, fill: '#22303F' })),
        measures: [
          { x: [2, 278], side: 'below', text: '165' },
          {
            y: [shape.kind === 'full' ? -120 : 8, 204],
            side: 'right',
            x: [206, 206],
            text: shape.kind === 'full' ? '190' : '115',
          },
        ],
      };
    }
    const outline =
      shape.kind === 'cup'
        ? 'M140 0C190 4 250 60 262 130C266 170 220 212 140 214C60 212 14 170 18 130C30 60 90 4 140 0Z'
        : 'M8 100L60 40L140 6L220 40L272 100L220 168L140 208L60 168Z';
    return {
      ...base,
      box: [0, 0, 280, 216],
      turn: -5,
      shapes: [
        {
          d: 'M22 130C-16 90 -10 20 40 -6M258 130C296 90 290 20 240 -6M40 170C0 180 -10 140 14 110M240 170C280 180 290 140 266 110',
          material: 'yellow',
          shading: 'line',
          edge: 3,
          only: 'picture',
        },
        { d: outline, material: shape.colour, shading: 'ball' },
        ...(shape.kind === 'cup'
          ? [
              {
                d: 'M34 118C80 96 200 96 246 118M40 150C90 172 190 172 240 150',
                material: shape.colour,
                shading: 'line' as const,
                edge: 1,
              },
            ]
          : [
              {
                d: 'M8 100C80 84 200 84 272 100M140 6V208',
                material: shape.colour,
                shading: 'line' as const,
                edge: 1,
              },
            ]),
        {
          d: soft(
            [
              [104, 10],
              [176, 10],
              [184, 20],
              [140, 16],
              [96, 20],
            ],
            4,
          ),
          material: 'aluminium',
          shading: 'round',
        },
        ...(shape.valve
          ? [
              { d: box(110, 108, 60, 52, 10), material: 'white' as const, shading: 'face' as const },
              {
                d: ticks(120, 160, 6, 118, 150),
                material: 'grey' as const,
                shading: 'line' as const,
                edge: 1.6,
              },
            ]
          : []),
      ],
      letters: [{ text: shape.mark, x: 140, y: shape.valve ? 70 : 118, size: 24, fill: '#4E5969' }],
      measures: [
        { x: [14, 266], side: 'below', text: shape.kind === 'cup' ? '130' : '155' },
        { y: [0, 212], side: 'right', x: [200, 200], text: '105' },
      ],
    };
  });
}

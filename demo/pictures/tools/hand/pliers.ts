import type { Material } from '../../metal.ts';
import type { Point } from '../../svg.ts';
import { bar, flow, oval, soft, ticks } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';

export interface PlierShape {
  title: string;
  caption: string;
  L: number;
  jaw: 'combination' | 'long' | 'diagonal' | 'pump' | 'locking' | 'cable' | 'crimp';
  grip: Material;
  grip2?: Material;
}

/** Pliers lying with the jaws to the right; the lower arm mirrors the upper one. */
export function pliers(shape: PlierShape): Pictures {
  return sketched(() => {
    const k = shape.L / 200;
    const p = (list: readonly Point[]): Point[] => list.map(([x, y]) => [x * k, y * k]);
    const mirror = (list: readonly Point[]): Point[] => list.map(([x, y]) => [x, -y]);
    const jaws: Record<PlierShape['jaw'], Point[]> = {
      combination: [
        [136, -13],
        [150, -22],
        [178, -17],
        [198, -10],
        [200, -1],
        [160, -1],
        [148, -5],
        [140, -2],
      ],
      long: [
        [138, -11],
        [150, -16],
        [166, -12],
        [198, -4],
        [200, -0.6],
        [150, -0.6],
        [142, -3],
      ],
      diagonal: [
        [138, -12],
        [150, -20],
        [166, -20],
        [180, -8],
        [182, -0.6],
        [150, -0.6],
        [142, -3],
      ],
      pump: [
        [134, -12],
        [146, -21],
        [166, -27],
        [186, -25],
        [200, -15],
        [199, -9],
        [184, -8],
        [168, -10],
        [156, -8],
        [146, -2],
      ],
      locking: [
        [134, -13],
        [150, -22],
        [176, -20],
        [196, -12],
        [200, -3],
        [180, -2],
        [164, -8],
        [148, -4],
      ],
      cable: [
        [136, -12],
        [150, -24],
        [176, -30],
        [196, -22],
        [200, -6],
        [190, -1],
        [176, -10],
        [160, -11],
        [148, -2],
      ],
      crimp: [
        [136, -15],
        [146, -24],
        [182, -22],
        [188, -14],
        [188, -1],
        [150, -1],
        [142, -4],
      ],
    };
    const reach = shape.jaw === 'diagonal' ? 182 : shape.jaw === 'crimp' ? 188 : 200;
    const high = 40;
    const arm = p([
      [128, -6],
      [142, -15],
      [150, -8],
      [140, 8],
      [112, 18],
      [84, 24],
      [60, 27],
      [60, 20],
      [84, 15],
      [108, 8],
    ]);
    const grip = p([
      [0, 34],
      [4, 27],
      [30, 25],
      [62, 20],
      [88, 12],
      [112, 5],
      [120, 10],
      [108, 18],
      [88, 25],
      [60, 33],
      [30, 38],
      [6, 40],
    ]);
    const inlay = p([
      [14, 33],
      [40, 30],
      [66, 25],
      [86, 18],
      [90, 21],
      [68, 29],
      [40, 35],
      [16, 37],
    ]);
    const colour2 = shape.grip2 ?? 'black';
    const half = (flip: boolean): Shape[] => {
      const m = flip ? mirror : (list: readonly Point[]): Point[] => [...list];
      return [
        { d: soft(m(p(jaws[shape.jaw])), 2 * k), material: 'steel', shading: 'face' },
        { d: flow(m(arm)), material: 'steel', shading: 'face' },
        { d: flow(m(grip)), material: shape.grip, shading: 'round' },
        { d: flow(m(inlay)), material: colour2, shading: 'round', edge: 0.6 },
      ];
    };
    const serration =
      shape.jaw === 'combination' || shape.jaw === 'long' || shape.jaw === 'locking'
        ? [
            {
              d: ticks(166 * k, 198 * k, 12, -3 * k, 3 * k),
              material: 'steel' as const,
              shading: 'line' as const,
              edge: 0.8,
            },
          ]
        : [];
    return {
      title: shape.title,
      caption: shape.caption,
      box: [0, -high * k, reach * k, high * k],
      turn: -45,
      shapes: [
        ...half(true),
        ...half(false),
        ...serration,
        ...(shape.jaw === 'locking'
          ? [
              {
                d: bar(
                  [
                    [-12 * k, 6 * k],
                    [6 * k, 6 * k],
                  ],
                  34 * k,
                ),
                material: 'steel' as const,
                shading: 'round' as const,
              },
            ]
          : []),
        { d: oval(136 * k, 0, 13 * k), material: 'steel', shading: 'end' },
        { d: oval(136 * k, 0, 6.5 * k), material: 'steel', shading: 'ball', edge: 0.8 },
      ],
      measures: [
        { x: [0, reach * k], side: 'below', y: [high * k, 0], text: `L ${shape.L}` },
        { y: [-high * k, high * k], side: 'left', text: `${Math.round(high * 2 * k)}` },
      ],
    };
  });
}

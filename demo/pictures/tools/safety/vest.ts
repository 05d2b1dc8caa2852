import type { Material } from '../../metal.ts';
import { box, poly, soft } from '../lines.ts';
import { type Pictures, sketched } from '../sketch.ts';
import type { Wear } from './wear-shape.ts';

export function vest(shape: Wear & { sleeves: boolean; tape: Material; trousers?: boolean }): Pictures {
  return sketched(() => {
    const low = shape.trousers === true ? 430 : 270;
    return {
      title: shape.title,
      caption: shape.caption,
      box: [shape.sleeves ? -50 : 0, 0, shape.sleeves ? 290 : 240, low],
      turn: 0,
      shapes: [
        ...(shape.sleeves
          ? [
              {
                d: soft(
                  [
                    [48, 14],
                    [20, 40],
                    [-46, 190],
                    [-10, 208],
                    [40, 110],
                  ],
                  10,
                ),
                material: shape.colour,
                shading: 'post' as const,
              },
              {
                d: soft(
                  [
                    [192, 14],
                    [220, 40],
                    [286, 190],
                    [250, 208],
                    [200, 110],
                  ],
                  10,
                ),
                material: shape.colour,
                shading: 'post' as const,
              },
              {
                d:
                  poly([
                    [-30, 150],
                    [-22, 132],
                    [16, 148],
                    [8, 166],
                  ]) +
                  poly([
                    [270, 150],
                    [262, 132],
                    [224, 148],
                    [232, 166],
                  ]),
                material: shape.tape,
                shading: 'face' as const,
                edge: 0.7,
              },
            ]
          : []),
        ...(shape.trousers === true
          ? [
              {
                d:
                  poly([
                    [26, 250],
                    [118, 250],
                    [112, 428],
                    [36, 428],
                  ]) +
                  poly([
                    [214, 250],
                    [122, 250],
                    [128, 428],
                    [204, 428],
                  ]),
                material: shape.colour,
                shading: 'post' as const,
              },
              {
                d: box(35, 370, 78, 16) + box(127, 370, 78, 16),
                material: shape.tape,
                shading: 'face' as const,
                edge: 0.7,
              },
            ]
          : []),
        {
          d: 'M74 0C90 70 114 108 120 116C126 108 150 70 166 0L206 12C204 60 214 92 232 108L230 264Q230 270 224 270H16Q10 270 10 264L8 108C26 92 36 60 34 12Z',
          material: shape.colour,
          shading: 'post',
        },
        {
          d: 'M48 4C52 60 52 90 50 166H74C78 110 72 50 66 2ZM192 4C188 60 188 90 190 166H166C162 110 168 50 174 2Z',
          material: shape.tape,
          shading: 'face',
          edge: 0.7,
        },
        { d: box(9, 166, 222, 26) + box(10, 218, 220, 26), material: shape.tape, shading: 'face', edge: 0.7 },
        { d: 'M120 116V270', material: 'black', shading: 'line', edge: 2.6 },
        { d: box(30, 200, 56, 12, 2), material: shape.colour, shading: 'side', edge: 0.6, only: 'picture' },
      ],
      measures: [
        { x: [8, 232], side: 'below', y: [low, low], text: 'W' },
        { y: [0, low], side: 'right', text: 'L' },
      ],
    };
  });
}

/** A protective suit in one piece, from its hood to its cuffs; a zip to the waist. */
export function overall(shape: Wear): Pictures {
  return sketched(() => {
    const sleeve = (mirror: (x: number) => number): string =>
      soft(
        (
          [
            [54, 20],
            [22, 40],
            [-46, 190],
            [-10, 208],
            [46, 110],
          ] as const
        ).map(([x, y]) => [mirror(x), y]),
        10,
      );
    const leg = (mirror: (x: number) => number): string =>
      poly(
        (
          [
            [24, 250],
            [121, 250],
            [112, 428],
            [36, 428],
          ] as const
        ).map(([x, y]) => [mirror(x), y]),
      );
    const cuff = (mirror: (x: number) => number): string =>
      poly(
        (
          [
            [-42, 181],
            [-6, 199],
            [-11, 210],
            [-47, 192],
          ] as const
        ).map(([x, y]) => [mirror(x), y]),
      ) +
      poly(
        (
          [
            [36, 418],
            [112.5, 418],
            [112, 430],
            [36, 430],
          ] as const
        ).map(([x, y]) => [mirror(x), y]),
      );
    const same = (x: number): number => x;
    const other = (x: number): number => 240 - x;
    return {
      title: shape.title,
      caption: shape.caption,
      box: [-50, -62, 290, 430],
      turn: 0,
      shapes: [
        { d: sleeve(same), material: shape.colour, shading: 'post' },
        { d: sleeve(other), material: shape.colour, shading: 'post' },
        { d: leg(same) + leg(other), material: shape.colour, shading: 'post' },
        {
          d: 'M34 14C60 10 84 18 120 34C156 18 180 10 206 14C212 60 220 92 224 120L216 262L128 266L120 284L112 266L24 262L16 120C20 92 28 60 34 14Z',
          material: shape.colour,
          shading: 'post',
        },
        {
          d: 'M66 22C62 -36 84 -60 120 -60C156 -60 178 -36 174 22C158 44 82 44 66 22Z',
          material: shape.colour,
          shading: 'ball',
        },
        {
          d: 'M92 14C88 -22 98 -40 120 -40C142 -40 152 -22 148 14C140 28 100 28 92 14Z',
          material: 'grey',
          shading: 'ball',
          edge: 0.8,
        },
        { d: cuff(same) + cuff(other), material: 'grey', shading: 'face', edge: 0.6 },
        { d: 'M18 196H222', material: 'grey', shading: 'line', edge: 1.4 },
        { d: 'M120 36V262', material: 'black', shading: 'line', edge: 2.2 },
      ],
      measures: [
        { x: [16, 224], side: 'below', y: [430, 430], text: 'W' },
        { y: [-60, 430], side: 'right', text: 'L' },
      ],
    };
  });
}

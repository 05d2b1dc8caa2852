import type { Material } from '../../metal.ts';
import type { Point } from '../../svg.ts';
import { flow, soft, ticks } from '../lines.ts';
import { type Pictures, sketched } from '../sketch.ts';
import type { Wear } from './wear-shape.ts';

export function glove(
  shape: Wear & { cuff: Material; coat: Material; coated: 'palm' | 'full' | 'none'; long?: boolean },
): Pictures {
  return sketched(() => {
    const wrist = shape.long === true ? 360 : 250;
    const hand: Point[] = [
      [44, wrist - 70],
      [40, 150],
      [24, 120],
      [4, 92],
      [4, 78],
      [18, 76],
      [44, 104],
      [56, 110],
      [54, 40],
      [60, 24],
      [72, 26],
      [76, 44],
      [80, 92],
      [84, 92],
      [86, 16],
      [94, 4],
      [104, 8],
      [108, 24],
      [108, 92],
      [112, 92],
      [118, 24],
      [126, 14],
      [136, 18],
      [138, 34],
      [134, 98],
      [138, 100],
      [148, 52],
      [156, 44],
      [164, 50],
      [164, 66],
      [156, 130],
      [148, 160],
      [144, wrist - 70],
    ];
    const skin = flow(hand);
    const cuff = soft(
      [
        [40, wrist - 74],
        [148, wrist - 74],
        [152, wrist],
        [36, wrist],
      ],
      8,
    );
    return {
      title: shape.title,
      caption: shape.caption,
      box: [0, 0, 168, wrist],
      turn: 8,
      also: [{ dx: 120, dy: 26, turn: 10 }],
      shapes: [
        { d: cuff, material: shape.cuff, shading: 'post' },
        {
          d:
            shape.long === true
              ? `M44 ${wrist - 30}H146M42 ${wrist - 14}H150`
              : ticks(46, 144, 15, wrist - 72, wrist - 4),
          material: shape.cuff,
          shading: 'line',
          edge: 0.7,
          opacity: 0.6,
          only: 'picture',
        },
        { d: skin, material: shape.coated === 'none' ? shape.colour : shape.coat, shading: 'post' },
        ...(shape.coated === 'palm'
          ? [
              {
                d: flow([
                  [30, 128],
                  [60, 150],
                  [100, 156],
                  [140, 148],
                  [164, 128],
                  [150, wrist - 64],
                  [40, wrist - 64],
                ]),
                material: shape.colour,
                shading: 'post' as const,
                clip: skin,
                edge: 0.8,
              },
            ]
          : []),
        {
          d: 'M80 92C82 110 86 116 86 116M110 92C110 108 108 116 108 116M136 100C134 112 130 118 130 118M56 112C64 130 70 140 86 150',
          material: shape.coat,
          shading: 'line',
          edge: 0.9,
          opacity: 0.6,
        },
      ],
      measures: [
        { y: [4, wrist], side: 'right', text: `${wrist}` },
        { x: [40, 152], side: 'below', text: '112' },
      ],
    };
  });
}

import { box, oval } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';
import type { Wear } from './wear-shape.ts';

/** A fall-arrest lanyard: rope, absorber pack and hooks, `hooks` of them at the far end. */
export function lanyard(shape: Wear & { hooks: 1 | 2 }): Pictures {
  return sketched(() => {
    const hook = (x: number, y: number): Shape[] => [
      {
        d: `M${x - 14} ${y}H${x + 14}V${y + 44}Q${x + 14} ${y + 66} ${x} ${y + 66}Q${x - 14} ${y + 66} ${x - 14} ${y + 44}Z M${x - 7} ${y + 8}V${y + 44}Q${x - 7} ${y + 58} ${x} ${y + 58}Q${x + 7} ${y + 58} ${x + 7} ${y + 44}V${y + 8}Z`,
        material: 'zinc',
        shading: 'post',
      },
      { d: box(x - 5, y - 12, 10, 14, 4), material: 'zinc', shading: 'post', edge: 0.8 },
    ];
    const arms = shape.hooks === 2 ? [-70, 70] : [50];
    return {
      title: shape.title,
      caption: shape.caption,
      box: [-100, 0, 100, 300],
      shapes: [
        ...arms.map((x): Shape => ({
          d: `M0 120C${x * 0.2} 150 ${x * 1.5} 140 ${x * 1.2} 180C${x} 200 ${x} 210 ${x} 222`,
          material: shape.colour,
          shading: 'line',
          edge: 8,
        })),
        { d: 'M0 60V36', material: shape.colour, shading: 'line', edge: 8 },
        { d: box(-22, 54, 44, 76, 8), material: 'black', shading: 'post' },
        { d: box(-15, 72, 30, 38, 3), material: shape.colour, shading: 'face', edge: 0.7 },
        { d: oval(0, 20, 18, 20) + oval(0, 20, 10, 12), material: 'zinc', shading: 'face' },
        ...arms.flatMap((x) => hook(x, 230)),
      ],
      measures: [{ y: [0, 296], side: 'right', text: '≤ 2000' }],
    };
  });
}

import { box, oval, ticks } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';

/** A steel rule or a set of feeler leaves. */
export function steelRule(shape: { title: string; caption: string; L: number; wide: number }): Pictures {
  return sketched(() => {
    const { L, wide: w } = shape;
    const count = Math.min(151, L / 2 + 1);
    return {
      title: shape.title,
      caption: shape.caption,
      box: [0, 0, L + 14, w],
      turn: -36,
      also: [{ dx: 0, dy: w * 1.5 }],
      shapes: [
        { d: box(0, 0, L + 14, w, w * 0.06), material: 'stainless', shading: 'face' },
        {
          d: ticks(3, L + 3, count, 0, (i) => w * (i % 10 === 0 ? 0.42 : i % 5 === 0 ? 0.32 : 0.2)),
          material: 'black',
          shading: 'line',
          edge: 0.6,
          only: 'picture',
        },
        { d: oval(L + 8, w / 2, w * 0.13), material: 'black', shading: 'dark' },
      ].map((s) => s as Shape),
      letters: [0.2, 0.4, 0.6, 0.8].map((k) => ({
        text: String(Math.round((L * k) / 10) * 10),
        x: L * k,
        y: w * 0.68,
        size: w * 0.28,
        fill: '#1D2129',
      })),
      measures: [
        { x: [0, L + 14], side: 'below', text: `${L}` },
        { y: [0, w], side: 'right', text: `${w}` },
      ],
    };
  });
}

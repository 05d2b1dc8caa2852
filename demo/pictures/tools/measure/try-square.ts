import { box, oval } from '../lines.ts';
import { type Pictures, sketched } from '../sketch.ts';

/** A try square or a combination of rule and stock. */
export function trySquare(shape: {
  title: string;
  caption: string;
  blade: number;
  stock: number;
  broad: boolean;
}): Pictures {
  return sketched(() => {
    const { blade: B, stock: S } = shape;
    const w = S * 0.17;
    return {
      title: shape.title,
      caption: shape.caption,
      box: [0, -B, S, 0],
      turn: 0,
      standing: true,
      shapes: [
        { d: box(w * 0.18, -B, w * 1.2, B), material: 'stainless', shading: 'face' },
        ...(shape.broad
          ? []
          : [
              {
                d: Array.from(
                  { length: 40 },
                  (_, i) =>
                    `M${(w * 0.18).toFixed(1)} ${(-B + 4 + (i * (B - w * 1.6)) / 40).toFixed(1)}h${(i % 10 === 0 ? w * 0.6 : i % 5 === 0 ? w * 0.42 : w * 0.26).toFixed(1)}`,
                ).join(''),
                material: 'black' as const,
                shading: 'line' as const,
                edge: 0.6,
              },
            ]),
        {
          d: box(0, -w * 1.3, S, w * 1.3, w * 0.06),
          material: shape.broad ? 'steel' : 'castIron',
          shading: 'face',
        },
        {
          d: box(w * 0.2, -w * 1.12, S - w * 0.4, w * 0.24, w * 0.1),
          material: shape.broad ? 'steel' : 'castIron',
          shading: 'top',
          edge: 0.5,
          only: 'picture',
        },
        {
          d: [0.3, 0.5, 0.7].map((k) => oval(S * k, -w * 0.6, w * 0.14)).join(''),
          material: 'brass',
          shading: 'end',
          edge: 0.6,
        },
      ],
      measures: [
        { y: [-B, 0], side: 'left', text: `${B}` },
        { x: [0, S], side: 'below', text: `${S}` },
      ],
    };
  });
}

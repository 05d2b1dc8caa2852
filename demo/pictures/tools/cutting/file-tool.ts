import { bar, box, flow } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';

/** An engineer's file with its handle. */
export function fileTool(shape: {
  title: string;
  caption: string;
  L: number;
  form: 'flat' | 'half' | 'round' | 'square' | 'triangle' | 'needle';
  wide: number;
}): Pictures {
  return sketched(() => {
    const { L, wide } = shape;
    const r = wide / 2;
    const slim = shape.form === 'round' || shape.form === 'needle';
    const grip = L * 0.42;
    const blade = bar([
      [0, r * 0.35],
      [L * 0.07, r],
      [L * 0.55, r],
      [L, r * (shape.form === 'flat' ? 0.86 : 0.34)],
    ]);
    const shading = slim ? 'round' : 'face';
    const cuts = (lean: number): string =>
      Array.from({ length: 56 }, (_, i) => {
        const x = L * 0.09 + (i * L * 0.89) / 56;
        return `M${x.toFixed(2)} ${(-r).toFixed(2)}L${(x + lean * wide).toFixed(2)} ${r.toFixed(2)}`;
      }).join('');
    const lower: Shape[] =
      shape.form === 'half' || shape.form === 'triangle' || shape.form === 'square'
        ? [
            {
              d: bar(
                [
                  [L * 0.04, r * 0.04],
                  [L * 0.98, r * 0.05],
                ],
                r * 0.28,
              ),
              material: 'steel',
              shading: 'side',
              edge: 0.5,
            },
          ]
        : [];
    const red = shape.form === 'needle' ? 'orange' : 'red';
    return {
      title: shape.title,
      caption: shape.caption,
      box: [-grip, -Math.max(r, L * 0.05), L, Math.max(r, L * 0.05)],
      turn: -45,
      also: L / wide > 9 ? [{ dx: 0, dy: -Math.max(wide, L * 0.1) * 1.35, scale: 0.8 }] : [],
      shapes: [
        {
          d: bar([
            [-4, r * 0.3],
            [L * 0.06, r * 0.5],
          ]),
          material: 'steel',
          shading: 'face',
        },
        { d: blade, material: 'steel', shading },
        { d: cuts(0.55), material: 'steel', shading: 'line', edge: 0.8, clip: blade, opacity: 0.75 },
        {
          d: cuts(-0.4),
          material: 'steel',
          shading: 'line',
          edge: 0.5,
          clip: blade,
          opacity: 0.5,
          only: 'picture',
        },
        ...lower,
        {
          d: flow([
            [0, -L * 0.022],
            [-grip * 0.12, -L * 0.036],
            [-grip * 0.3, -L * 0.026],
            [-grip * 0.6, -L * 0.044],
            [-grip * 0.94, -L * 0.04],
            [-grip, 0],
            [-grip * 0.94, L * 0.04],
            [-grip * 0.6, L * 0.044],
            [-grip * 0.3, L * 0.026],
            [-grip * 0.12, L * 0.036],
            [0, L * 0.022],
          ]),
          material: red,
          shading: 'round',
        },
        {
          d: box(-grip * 0.86, -L * 0.014, grip * 0.46, L * 0.028, L * 0.012),
          material: 'black',
          shading: 'round',
          edge: 0.6,
        },
      ],
      measures: [
        { x: [0, L], side: 'below', y: [r, r], text: `${L}` },
        {
          y: [-r, r],
          side: 'right',
          x: [L * 0.5, L * 0.5],
          text: shape.form === 'round' ? `⌀${wide}` : `${wide}`,
        },
      ],
    };
  });
}

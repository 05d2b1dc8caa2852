import type { Material } from '../../metal.ts';
import { bar, box, flow, poly, soft, ticks } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';

/** A frame hacksaw, a folding saw or a snap-off knife, a chisel: long blades with a grip. */
export function bladeTool(shape: {
  title: string;
  caption: string;
  L: number;
  kind: 'hacksaw' | 'knife' | 'chisel' | 'cold' | 'putty' | 'snips';
  wide: number;
  colour: Material;
}): Pictures {
  return sketched(() => {
    const { L, wide: w, kind, colour } = shape;
    const shapes: Shape[] = [];
    let high = Math.max(w, L * 0.09);
    let low = high;
    if (kind === 'hacksaw') {
      high = L * 0.17;
      low = L * 0.13;
      shapes.push(
        {
          d: `M${L * 0.24} ${-L * 0.02}V${-L * 0.13}Q${L * 0.25} ${-L * 0.165} ${L * 0.3} ${-L * 0.165}H${L * 0.93}Q${L} ${-L * 0.165} ${L} ${-L * 0.1}V${L * 0.07}H${L * 0.965}V${-L * 0.09}Q${L * 0.965} ${-L * 0.13} ${L * 0.92} ${-L * 0.13}H${L * 0.32}Q${L * 0.28} ${-L * 0.13} ${L * 0.28} ${-L * 0.02}Z`,
          material: 'steel',
          shading: 'face',
        },
        { d: box(L * 0.22, L * 0.045, L * 0.76, L * 0.025), material: 'blue', shading: 'face' },
        {
          d: ticks(L * 0.25, L * 0.96, 90, L * 0.063, L * 0.07),
          material: 'black',
          shading: 'line',
          edge: 0.5,
        },
        {
          d: flow([
            [L * 0.28, -L * 0.06],
            [L * 0.27, L * 0.08],
            [L * 0.2, L * 0.07],
            [L * 0.1, L * 0.12],
            [0, L * 0.1],
            [-L * 0.01, L * 0.06],
            [L * 0.08, L * 0.01],
            [L * 0.14, -L * 0.04],
            [L * 0.22, -L * 0.075],
          ]),
          material: colour,
          shading: 'face',
        },
        {
          d: flow([
            [L * 0.23, -L * 0.025],
            [L * 0.225, L * 0.035],
            [L * 0.16, L * 0.05],
            [L * 0.12, L * 0.045],
            [L * 0.17, -L * 0.01],
          ]),
          material: 'white',
          shading: 'flat',
        },
      );
    } else if (kind === 'knife') {
      shapes.push(
        {
          d: poly([
            [L * 0.6, -w * 0.5],
            [L * 0.96, -w * 0.5],
            [L, w * 0.5],
            [L * 0.6, w * 0.5],
          ]),
          material: 'steel',
          shading: 'face',
        },
        {
          d: Array.from(
            { length: 6 },
            (_, i) =>
              `M${(L * (0.66 + i * 0.055)).toFixed(1)} ${(-w * 0.5).toFixed(1)}L${(L * (0.685 + i * 0.055)).toFixed(1)} ${(w * 0.5).toFixed(1)}`,
          ).join(''),
          material: 'steel',
          shading: 'line',
          edge: 0.7,
        },
        {
          d: soft(
            [
              [0, -w * 0.9],
              [L * 0.62, -w * 0.75],
              [L * 0.66, -w * 0.4],
              [L * 0.66, w * 0.6],
              [L * 0.58, w * 0.85],
              [L * 0.3, w * 0.75],
              [L * 0.04, w * 1.05],
              [0, w * 0.6],
            ],
            w * 0.3,
          ),
          material: colour,
          shading: 'round',
        },
        {
          d: box(L * 0.16, -w * 0.5, L * 0.44, w * 0.3, w * 0.14),
          material: 'black',
          shading: 'bore',
          edge: 0.6,
        },
        { d: box(L * 0.36, -w * 0.95, L * 0.12, w * 0.6, w * 0.16), material: 'black', shading: 'round' },
      );
    } else if (kind === 'cold') {
      shapes.push(
        {
          d: bar([
            [0, w * 0.36],
            [w * 0.3, w * 0.44],
            [L * 0.72, w * 0.44],
            [L * 0.86, w * 0.5],
            [L, w * 0.5],
          ]),
          material: colour,
          shading: 'face',
        },
        {
          d: bar([
            [L * 0.86, w * 0.5],
            [L, w * 0.5],
          ]),
          material: 'steel',
          shading: 'face',
        },
        {
          d: bar([
            [w * 0.2, w * 0.16],
            [L * 0.74, w * 0.16],
          ]),
          material: colour,
          shading: 'top',
          edge: 0.6,
        },
      );
    } else {
      const grip = L * 0.46;
      const blade =
        kind === 'putty'
          ? poly([
              [grip, -w * 0.16],
              [grip + L * 0.12, -w * 0.22],
              [L * 0.78, -w * 0.5],
              [L, -w * 0.5],
              [L, w * 0.5],
              [L * 0.78, w * 0.5],
              [grip + L * 0.12, w * 0.22],
              [grip, w * 0.16],
            ])
          : bar([
              [grip, w * 0.28],
              [grip + L * 0.06, w * 0.3],
              [grip + L * 0.1, w * 0.5],
              [L, w * 0.5],
            ]);
      shapes.push(
        { d: blade, material: 'steel', shading: 'face' },
        ...(kind === 'chisel'
          ? [
              {
                d: bar([
                  [L * 0.93, w * 0.5],
                  [L, w * 0.5],
                ]),
                material: 'white' as const,
                shading: 'face' as const,
              },
            ]
          : []),
        {
          d: flow([
            [grip, -w * 0.3],
            [grip * 0.9, -L * 0.035],
            [grip * 0.5, -L * 0.05],
            [grip * 0.1, -L * 0.048],
            [0, -L * 0.03],
            [0, L * 0.03],
            [grip * 0.1, L * 0.048],
            [grip * 0.5, L * 0.05],
            [grip * 0.9, L * 0.035],
            [grip, w * 0.3],
          ]),
          material: colour,
          shading: 'round',
        },
        {
          d: bar([
            [0, L * 0.036],
            [grip * 0.06, L * 0.044],
          ]),
          material: 'steel',
          shading: 'round',
        },
      );
    }
    return {
      title: shape.title,
      caption: shape.caption,
      box: [0, -high, L, low],
      turn: -38,
      shapes,
      measures: [
        { x: [0, L], side: 'below', y: [0, 0], text: `${L}` },
        ...(kind === 'hacksaw'
          ? []
          : [{ y: [-w / 2, w / 2] as const, side: 'right' as const, x: [L, L] as const, text: `${w}` }]),
      ],
    };
  });
}

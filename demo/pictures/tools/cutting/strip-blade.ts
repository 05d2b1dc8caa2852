import type { Material } from '../../metal.ts';
import type { Point } from '../../svg.ts';
import { oval, poly } from '../lines.ts';
import { type Pictures, sketched } from '../sketch.ts';

function serrated(x0: number, x1: number, y: number, pitch: number, deep: number): Point[] {
  const count = Math.max(8, Math.min(90, Math.round((x1 - x0) / pitch)));
  const step = (x1 - x0) / count;
  return Array.from({ length: count }, (_, i): Point[] => [
    [x0 + i * step, y - deep],
    [x0 + (i + 0.85) * step, y],
  ]).flat();
}

/** Saw blades in strips: hacksaw, jig saw, sabre saw. */
export function stripBlade(shape: {
  title: string;
  caption: string;
  L: number;
  H: number;
  tpi: number;
  kind: 'hack' | 'jig' | 'sabre';
  material: Material;
  tip?: Material;
}): Pictures {
  return sketched(() => {
    const { L, H, material, kind } = shape;
    const pitch = 25.4 / shape.tpi;
    const deep = Math.min(H * 0.22, Math.max(pitch * 0.45, H * 0.06));
    const rim = serrated(
      kind === 'jig' ? L * 0.26 : kind === 'sabre' ? L * 0.12 : L * 0.04,
      L * 0.97,
      H,
      pitch,
      deep,
    );
    const back: Point[] =
      kind === 'hack'
        ? [
            [L, H * 0.3],
            [L, 0],
            [0, 0],
            [0, H * 0.9],
          ]
        : kind === 'jig'
          ? [
              [L, H * 0.62],
              [L * 0.94, 0],
              [L * 0.25, 0],
              [L * 0.22, H * 0.16],
              [L * 0.13, H * 0.16],
              [L * 0.13, -H * 0.14],
              [L * 0.06, -H * 0.14],
              [0, H * 0.3],
              [0, H * 0.7],
              [L * 0.06, H * 0.98],
              [L * 0.13, H * 0.98],
              [L * 0.13, H * 0.86],
              [L * 0.22, H * 0.86],
            ]
          : [
              [L, H * 0.5],
              [L * 0.96, 0],
              [L * 0.1, 0],
              [0, H * 0.28],
              [0, H * 0.72],
              [L * 0.03, H * 0.72],
              [L * 0.1, H * 0.9],
            ];
    const body = poly([...rim, ...back]);
    const holes =
      kind === 'hack'
        ? oval(L * 0.018, H * 0.45, H * 0.16) + oval(L * 0.982, H * 0.45, H * 0.16)
        : kind === 'sabre'
          ? oval(L * 0.04, H * 0.45, H * 0.13)
          : '';
    return {
      title: shape.title,
      caption: shape.caption,
      box: [0, -H * 0.14, L, H],
      turn: -45,
      also: [
        { dx: 0, dy: H * 1.9 },
        { dx: 0, dy: -H * 1.9 },
      ],
      shapes: [
        { d: body, material, shading: 'face' },
        ...(shape.tip
          ? [
              {
                d: poly([...rim, [L, H * 0.74], [L * 0.1, H * 0.74]]),
                material: shape.tip,
                shading: 'face' as const,
                edge: 0.4,
              },
            ]
          : []),
        ...(holes ? [{ d: holes, material, shading: 'dark' as const }] : []),
      ],
      letters: [
        {
          text: `${shape.tpi} TPI`,
          x: L * 0.55,
          y: H * 0.38,
          size: H * 0.3,
          fill: material === 'steel' || material === 'white' ? '#3B434C' : '#fff',
        },
      ],
      measures: [
        { x: [0, L], side: 'below', text: `${L}` },
        { y: [0, H], side: 'right', text: `${H}` },
      ],
    };
  });
}

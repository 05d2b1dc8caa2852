import { box, oval, poly } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';
import type { Machine } from './machine.ts';

/** An inverter welder or a charger: a cabinet with a front panel and sockets. */
export function welder(shape: Machine & { W: number; H: number; amps: string; mig?: boolean }): Pictures {
  return sketched(() => {
    const { W, H } = shape;
    const d = W * 0.5;
    const dx = d * 0.62;
    const dy = -d * 0.34;
    return {
      title: shape.title,
      caption: shape.caption,
      box: [0, dy - H * 0.14, W + dx, H],
      standing: true,
      shapes: [
        {
          d: `M${W * 0.3 + dx * 0.5} ${dy * 0.5}V${dy * 0.5 - H * 0.1}Q${W * 0.3 + dx * 0.5} ${dy * 0.5 - H * 0.16} ${W * 0.4 + dx * 0.5} ${dy * 0.5 - H * 0.16}H${W * 0.74 + dx * 0.5}Q${W * 0.84 + dx * 0.5} ${dy * 0.5 - H * 0.16} ${W * 0.84 + dx * 0.5} ${dy * 0.5 - H * 0.1}V${dy * 0.5}H${W * 0.78 + dx * 0.5}V${dy * 0.5 - H * 0.08}H${W * 0.36 + dx * 0.5}V${dy * 0.5}Z`,
          material: 'black',
          shading: 'face',
          only: 'picture',
        },
        {
          d: poly([
            [0, 0],
            [dx, dy],
            [W + dx, dy],
            [W, 0],
          ]),
          material: shape.colour,
          shading: 'top',
          only: 'picture',
        },
        {
          d: poly([
            [W, 0],
            [W + dx, dy],
            [W + dx, H + dy],
            [W, H],
          ]),
          material: shape.colour,
          shading: 'face',
          only: 'picture',
        },
        {
          d: Array.from({ length: 6 }, (_, i) =>
            poly([
              [W + dx * 0.2, H * (0.3 + i * 0.08) + dy * 0.2],
              [W + dx * 0.8, H * (0.3 + i * 0.08) + dy * 0.8],
              [W + dx * 0.8, H * (0.34 + i * 0.08) + dy * 0.8],
              [W + dx * 0.2, H * (0.34 + i * 0.08) + dy * 0.2],
            ]),
          ).join(''),
          material: 'black',
          shading: 'dark',
          edge: 0.4,
          only: 'picture',
        },
        { d: box(0, 0, W, H, W * 0.03), material: 'black', shading: 'face' },
        {
          d: box(W * 0.06, H * 0.06, W * 0.88, H * 0.42, W * 0.03),
          material: 'white',
          shading: 'face',
          edge: 0.7,
        },
        {
          d: box(W * 0.12, H * 0.1, W * 0.36, H * 0.16, W * 0.01),
          material: 'black',
          shading: 'face',
          edge: 0.6,
        },
        { d: oval(W * 0.72, H * 0.3, W * 0.13), material: 'black', shading: 'end' },
        {
          d: poly([
            [W * 0.71, H * 0.3],
            [W * 0.77, H * 0.21],
            [W * 0.74, H * 0.31],
          ]),
          material: 'white',
          shading: 'flat',
          edge: 0.3,
        },
        {
          d: oval(W * 0.18, H * 0.38, W * 0.02) + oval(W * 0.27, H * 0.38, W * 0.02),
          material: 'green',
          shading: 'ball',
          edge: 0.5,
        },
        ...(shape.mig
          ? [{ d: oval(W * 0.5, H * 0.73, W * 0.12), material: 'brass' as const, shading: 'end' as const }]
          : []),
        ...[0.24, 0.76].map((x): Shape => ({
          d: oval(W * x, H * 0.73, W * 0.11),
          material: 'grey',
          shading: 'end',
        })),
        ...[0.24, 0.76].map((x): Shape => ({
          d: oval(W * x, H * 0.73, W * 0.06),
          material: 'bronze',
          shading: 'bore',
        })),
        {
          d: box(W * 0.02, H * 0.97, W * 0.12, H * 0.04) + box(W * 0.86, H * 0.97, W * 0.12, H * 0.04),
          material: 'black',
          shading: 'flat',
        },
      ],
      letters: [
        { text: shape.amps, x: W * 0.3, y: H * 0.18, size: W * 0.1, fill: '#F0705C' },
        { text: '+', x: W * 0.24, y: H * 0.9, size: H * 0.1, fill: '#fff' },
        { text: '−', x: W * 0.76, y: H * 0.9, size: H * 0.1, fill: '#fff' },
      ],
      measures: [
        { x: [0, W], side: 'below', text: `${W}` },
        { y: [0, H], side: 'left', text: `${H}` },
      ],
    };
  });
}

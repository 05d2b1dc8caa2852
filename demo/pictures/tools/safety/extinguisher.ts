import { box, flow, oval, poly, stand, ticks } from '../lines.ts';
import { type Pictures, sketched } from '../sketch.ts';
import type { Wear } from './wear-shape.ts';

export function extinguisher(shape: Wear & { d: number; H: number; mark: string; horn: boolean }): Pictures {
  return sketched(() => {
    const r = shape.d / 2;
    const H = shape.H;
    return {
      title: shape.title,
      caption: shape.caption,
      box: [-r * 1.5, 0, r * (shape.horn ? 2.3 : 1.6), H],
      standing: true,
      shapes: [
        {
          d: `M${r * 0.3} ${H * 0.09}C${r * 1.7} ${H * 0.06} ${r * 1.5} ${H * 0.4} ${r * 1.26} ${H * 0.62}`,
          material: 'black',
          shading: 'line',
          edge: 5,
        },
        {
          d: shape.horn
            ? poly([
                [r * 1.1, H * 0.5],
                [r * 1.5, H * 0.5],
                [r * 1.9, H * 0.84],
                [r * 0.96, H * 0.84],
              ])
            : box(r * 1.16, H * 0.56, r * 0.2, H * 0.18, r * 0.06),
          material: 'black',
          shading: 'post',
        },
        {
          d: stand([
            [H * 0.12, r * 0.3],
            [H * 0.16, r * 0.34],
            [H * 0.19, r * 0.62],
            [H * 0.24, r * 0.96],
            [H * 0.27, r],
            [H * 0.96, r],
            [H * 0.97, r * 0.96],
            [H * 0.985, r * 0.9],
          ]),
          material: shape.colour,
          shading: 'post',
        },
        {
          d: stand([
            [H * 0.965, r * 0.98],
            [H, r * 0.94],
          ]),
          material: 'black',
          shading: 'post',
        },
        {
          d: stand([
            [H * 0.08, r * 0.22],
            [H * 0.13, r * 0.24],
          ]),
          material: 'brass',
          shading: 'post',
        },
        {
          d: flow([
            [-r * 0.2, H * 0.1],
            [-r * 0.9, H * 0.06],
            [-r * 1.4, H * 0.1],
            [-r * 1.44, H * 0.085],
            [-r * 0.9, H * 0.035],
            [r * 0.2, H * 0.05],
            [r * 0.24, H * 0.09],
          ]),
          material: 'black',
          shading: 'round',
        },
        {
          d: flow([
            [r * 0.2, H * 0.06],
            [-r * 0.4, H * 0.02],
            [-r * 1.2, 0],
            [-r * 1.24, H * 0.016],
            [-r * 0.4, H * 0.04],
            [r * 0.1, H * 0.08],
          ]),
          material: shape.colour,
          shading: 'round',
        },
        { d: oval(r * 0.02, H * 0.105, r * 0.17), material: 'chrome', shading: 'end' },
        { d: oval(r * 0.02, H * 0.105, r * 0.12), material: 'green', shading: 'face', edge: 0.5 },
        {
          d: box(-r * 0.72, H * 0.36, r * 1.44, H * 0.4, r * 0.06),
          material: 'white',
          shading: 'post',
          edge: 0.7,
          only: 'picture',
        },
        {
          d: box(-r * 0.72, H * 0.36, r * 1.44, H * 0.1),
          material: 'yellow',
          shading: 'post',
          edge: 0.5,
          only: 'picture',
        },
        {
          d: [0, 1, 2]
            .map((i) => box(-r * 0.56 + i * r * 0.4, H * 0.56, r * 0.32, H * 0.07, r * 0.05))
            .join(''),
          material: 'red',
          shading: 'face',
          edge: 0.5,
          only: 'picture',
        },
        {
          d: ticks(-r * 0.5, r * 0.5, 5, H * 0.67, H * 0.7),
          material: 'black',
          shading: 'line',
          edge: 0.8,
          only: 'picture',
        },
      ],
      letters: [{ text: shape.mark, x: 0, y: H * 0.41, size: r * 0.3, fill: '#1D2129' }],
      axes: [[0, -H * 0.02, 0, H * 1.03]],
      measures: [
        { x: [-r, r], side: 'below', y: [H, H], text: `⌀${shape.d}` },
        { y: [0, H], side: 'right', x: [r, r], text: `${H}` },
      ],
    };
  });
}

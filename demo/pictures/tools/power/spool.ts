import { oval } from '../lines.ts';
import { type Pictures, sketched } from '../sketch.ts';
import type { Machine } from './machine.ts';

export function spool(shape: Machine & { D: number; W: number; wire: number; grade: string }): Pictures {
  return sketched(() => {
    const R = shape.D / 2;
    const rx = R * 0.42;
    const W = shape.W;
    return {
      title: shape.title,
      caption: shape.caption,
      box: [-rx - W, -R, rx, R],
      standing: true,
      shapes: [
        { d: oval(-W, 0, rx, R), material: 'black', shading: 'face' },
        {
          d: `M0 ${-R * 0.86}H${-W}A${rx * 0.86} ${R * 0.86} 0 0 0 ${-W} ${R * 0.86}H0Z`,
          material: shape.colour,
          shading: 'round',
        },
        {
          d: Array.from({ length: 16 }, (_, i) => {
            const x = -W + (i * W) / 16;
            return `M${x.toFixed(1)} ${(-R * 0.86).toFixed(1)}A${(rx * 0.86).toFixed(1)} ${(R * 0.86).toFixed(1)} 0 0 0 ${x.toFixed(1)} ${(R * 0.86).toFixed(1)}`;
          }).join(''),
          material: shape.colour,
          shading: 'line',
          edge: 0.7,
          opacity: 0.7,
          only: 'picture',
        },
        { d: oval(0, 0, rx, R), material: 'black', shading: 'face' },
        { d: oval(0, 0, rx * 0.9, R * 0.9), material: 'black', shading: 'end', edge: 0.5 },
        {
          d: [0, 60, 120, 180, 240, 300]
            .map((a) =>
              oval(
                rx * 0.62 * Math.cos((a * Math.PI) / 180),
                R * 0.62 * Math.sin((a * Math.PI) / 180),
                rx * 0.13,
                R * 0.13,
              ),
            )
            .join(''),
          material: 'black',
          shading: 'bore',
          edge: 0.6,
        },
        {
          d: oval(0, 0, rx * 0.46, R * 0.46),
          material: 'yellow',
          shading: 'face',
          edge: 0.6,
          only: 'picture',
        },
        { d: oval(0, 0, rx * 0.18, R * 0.18), material: 'black', shading: 'bore' },
      ],
      letters: [
        { text: shape.grade, x: 0, y: -R * 0.31, size: R * 0.075, fill: '#1D2129' },
        { text: `⌀${shape.wire}`, x: 0, y: R * 0.31, size: R * 0.1, fill: '#1D2129' },
      ],
      measures: [
        { y: [-R, R], side: 'left', text: `⌀${shape.D}` },
        { x: [-W, 0], side: 'below', y: [R, R], text: `${W}` },
      ],
    };
  });
}

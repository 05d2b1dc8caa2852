import { bar, box, flow, oval, ticks } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';

/** A ratchet or a torque wrench of the click type, head at the right. */
export function wrench(shape: {
  title: string;
  caption: string;
  L: number;
  kind: 'ratchet' | 'torque' | 'bar' | 'breaker';
  drive: string;
  scale?: string;
  head: number;
}): Pictures {
  return sketched(() => {
    const { L, head: h, kind } = shape;
    const r = kind === 'torque' ? h * 0.34 : h * 0.3;
    const grip = L * (kind === 'torque' ? 0.24 : 0.42);
    const knurl = ticks(grip * 0.08, grip * 0.94, 26, -r * 1.06, r * 1.06);
    const parts: Shape[] = [
      {
        d: bar([
          [grip, r * 0.72],
          [L - h * 1.6, r * 0.72],
          [L - h * 1.1, r * 1.1],
          [L - h * 0.9, r * 1.1],
        ]),
        material: 'chrome',
        shading: 'round',
      },
      {
        d: bar([
          [0, r * 0.9],
          [r * 0.4, r * 1.15],
          [grip * 0.98, r * 1.15],
          [grip, r * 0.9],
        ]),
        material: kind === 'ratchet' ? 'red' : 'steel',
        shading: 'round',
      },
      { d: knurl, material: 'black', shading: 'line', edge: 0.8, opacity: 0.55, only: 'picture' },
      {
        d: flow([
          [L - h * 1.25, -r * 0.9],
          [L - h * 0.8, -h * 0.46],
          [L - h * 0.3, -h * 0.5],
          [L, 0],
          [L - h * 0.3, h * 0.5],
          [L - h * 0.8, h * 0.46],
          [L - h * 1.25, r * 0.9],
        ]),
        material: 'chrome',
        shading: 'face',
      },
      { d: oval(L - h * 0.48, 0, h * 0.36), material: 'steel', shading: 'end' },
      { d: box(L - h * 0.48 - h * 0.16, -h * 0.16, h * 0.32, h * 0.32), material: 'steel', shading: 'side' },
      { d: oval(L - h * 0.48, 0, h * 0.06), material: 'steel', shading: 'end', edge: 0.6 },
    ];
    if (kind === 'torque')
      parts.push(
        {
          d: bar([
            [-h * 0.3, r * 0.8],
            [-h * 0.26, r],
            [0, r],
          ]),
          material: 'black',
          shading: 'round',
        },
        {
          d: box(grip * 1.06, -r * 0.46, L * 0.2, r * 0.92, r * 0.1),
          material: 'white',
          shading: 'flat',
          edge: 0.6,
        },
        {
          d: ticks(grip * 1.1, grip * 1.06 + L * 0.18, 17, -r * 0.4, (i) =>
            i % 4 === 0 ? r * 0.2 : -r * 0.1,
          ),
          material: 'black',
          shading: 'line',
          edge: 0.8,
        },
      );
    return {
      title: shape.title,
      caption: shape.caption,
      box: [kind === 'torque' ? -h * 0.3 : 0, -h * 0.52, L, h * 0.52],
      turn: -45,
      shapes: parts,
      measures: [
        { x: [0, L], side: 'below', y: [r, 0], text: `L ${L}` },
        { y: [-h * 0.5, h * 0.5], side: 'right', x: [L - h * 0.4, L - h * 0.4], text: `${h}` },
        { at: [L - h * 0.48, -h * 0.1], to: [-30, -64], text: `□ ${shape.drive}` },
      ],
    };
  });
}

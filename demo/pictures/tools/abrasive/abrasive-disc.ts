import type { Material } from '../../metal.ts';
import { box, oval } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';
import { ringText, sheetOf, type Wheel } from './wheel.ts';

/** A bonded cutting or grinding disc; grinding discs have a depressed centre. */
export function abrasiveDisc(
  w: Wheel & { kind: 'cut' | 'grind'; label: Material; mark: string; body?: Material },
): Pictures {
  return sketched(() => {
    const R = w.D / 2;
    const s = sheetOf(w, []);
    const body = w.body ?? 'black';
    const thick = w.kind === 'grind' ? w.D * 0.045 : w.D * 0.012;
    const labelR = R * (w.kind === 'grind' ? 0.52 : 0.58);
    const mesh = Array.from({ length: 15 }, (_, i) => {
      const y = -R * 0.94 + (i * R * 1.88) / 14;
      const half = Math.sqrt(Math.max(0, R * R * 0.95 - y * y));
      return `M${(-half).toFixed(1)} ${y.toFixed(1)}H${half.toFixed(1)}M${y.toFixed(1)} ${(-half).toFixed(1)}V${half.toFixed(1)}`;
    }).join('');
    return {
      title: w.title,
      caption: w.caption,
      ...s,
      shapes: [
        { d: oval(thick, thick, R), material: body, shading: 'side', only: 'picture' },
        { d: oval(0, 0, R), material: body, shading: 'face' },
        ...(w.kind === 'cut'
          ? [
              {
                d: mesh,
                material: body,
                shading: 'line' as const,
                edge: 0.7,
                opacity: 0.35,
                only: 'picture' as const,
              },
            ]
          : [
              ...[0.93, 0.86, 0.79, 0.72].map((k): Shape => ({
                d: oval(0, 0, R * k),
                material: body,
                shading: 'line',
                edge: 0.8,
                opacity: 0.4,
                only: 'picture',
              })),
              { d: oval(0, 0, R * 0.42 + R * 0.16), material: body, shading: 'ball' as const, edge: 0.6 },
            ]),
        { d: oval(0, 0, labelR), material: w.label, shading: 'face', edge: 0.7, only: 'picture' },
        {
          d: oval(0, 0, labelR * 0.95) + oval(0, 0, labelR * 0.92),
          material: 'white',
          shading: 'flat',
          edge: 0,
          only: 'picture',
        },
        {
          d: box(-labelR * 0.78, labelR * 0.4, labelR * 1.56, labelR * 0.07),
          material: 'white',
          shading: 'flat',
          edge: 0,
          only: 'picture',
        },
        { d: oval(0, 0, w.bore * 0.5 + R * 0.09), material: 'zinc', shading: 'end' },
        { d: oval(0, 0, w.bore / 2), material: 'steel', shading: 'bore' },
        ...s.edge,
      ],
      letters: [
        ringText(w.mark, labelR * 0.62, '#fff', labelR * 0.24),
        { ...ringText(`${w.D}×${w.t}×${w.bore}`, -labelR * 0.66, '#fff', labelR * 0.16) },
      ],
    };
  });
}

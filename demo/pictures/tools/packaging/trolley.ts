import { box, poly, soft, ticks } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';
import { type Piece, wheel } from './wheel.ts';

/** A platform trolley or hand truck. */
export function trolley(v: Piece & { L: number; H: number; kind: 'platform' | 'handtruck' }): Pictures {
  return sketched(() => {
    const { L, H } = v;
    if (v.kind === 'handtruck') {
      return {
        title: v.title,
        caption: v.caption,
        box: [0, 0, L, H],
        standing: true,
        shapes: [
          {
            d: `M${L * 0.26} ${H * 0.86}V${H * 0.2}C${L * 0.26} ${H * 0.02} ${L * 0.86} ${H * 0.02} ${L * 0.86} ${H * 0.2}V${H * 0.86}H${L * 0.78}V${H * 0.2}C${L * 0.78} ${H * 0.1} ${L * 0.36} ${H * 0.1} ${L * 0.36} ${H * 0.2}V${H * 0.86}Z`,
            material: v.body,
            shading: 'post',
          },
          ...[0.34, 0.56, 0.72].map((k): Shape => ({
            d: box(L * 0.32, H * k, L * 0.48, H * 0.03),
            material: v.body,
            shading: 'round',
            edge: 0.8,
          })),
          {
            d: soft(
              [
                [L * 0.06, H * 0.94],
                [L * 0.06, H * 0.86],
                [L * 0.94, H * 0.86],
                [L * 0.94, H * 0.94],
                [L * 0.5, H * 0.98],
              ],
              4,
            ),
            material: 'steel',
            shading: 'face',
          },
          { d: box(L * 0.04, H * 0.93, L * 0.92, H * 0.025), material: 'steel', shading: 'round' },
          ...wheel(L * 0.2, H * 0.92, H * 0.08),
          ...wheel(L * 0.8, H * 0.92, H * 0.08),
        ],
        measures: [
          { y: [0, H], side: 'right', text: `${H}` },
          { x: [0, L], side: 'below', text: `${L}` },
        ],
      };
    }
    const d = H * 0.32;
    const dx = d * 0.5;
    const dy = -d * 0.34;
    const y = H * 0.74;
    return {
      title: v.title,
      caption: v.caption,
      box: [0, 0, L + dx, H],
      standing: true,
      shapes: [
        ...[dx, 0].map((o): Shape => ({
          d: `M${L * 0.06 + o} ${y}V${H * 0.12}Q${L * 0.06 + o} 0 ${L * 0.14 + o} 0H${L * 0.34 + o}Q${L * 0.4 + o} 0 ${L * 0.4 + o} ${H * 0.1}V${y}`,
          material: 'steel',
          shading: 'line',
          edge: 5,
        })),
        {
          d: poly([
            [0, y],
            [dx, y + dy],
            [L + dx, y + dy],
            [L, y],
          ]),
          material: v.body,
          shading: 'top',
        },
        {
          d: poly([
            [L, y],
            [L + dx, y + dy],
            [L + dx, y + dy + H * 0.06],
            [L, y + H * 0.06],
          ]),
          material: v.body,
          shading: 'side',
        },
        { d: box(0, y, L, H * 0.06, 3), material: v.body, shading: 'face' },
        {
          d: ticks(L * 0.06, L * 0.9, 22, y - H * 0.02, y - H * 0.005),
          material: v.body,
          shading: 'line',
          edge: 0.5,
          opacity: 0.3,
          only: 'picture',
        },
        ...wheel(L * 0.14, H * 0.9, H * 0.1),
        ...wheel(L * 0.84, H * 0.9, H * 0.1),
        ...wheel(L * 0.14 + dx, H * 0.86, H * 0.08),
        ...wheel(L * 0.84 + dx, H * 0.86, H * 0.08),
      ],
      measures: [
        { x: [0, L], side: 'below', text: `${L}` },
        { y: [0, H], side: 'left', text: `${H}` },
      ],
    };
  });
}

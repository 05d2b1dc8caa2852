import { box } from '../lines.ts';
import { type Pictures, sketched } from '../sketch.ts';
import type { Wear } from './wear-shape.ts';

/** A kit in a box: first aid, spill response. */
export function kitBox(shape: Wear & { W: number; H: number; sign: string }): Pictures {
  return sketched(() => {
    const { W, H } = shape;
    return {
      title: shape.title,
      caption: shape.caption,
      box: [0, -H * 0.12, W, H],
      standing: true,
      shapes: [
        {
          d: `M${W * 0.36} 0V${-H * 0.05}Q${W * 0.36} ${-H * 0.12} ${W * 0.43} ${-H * 0.12}H${W * 0.57}Q${W * 0.64} ${-H * 0.12} ${W * 0.64} ${-H * 0.05}V0H${W * 0.59}V${-H * 0.06}H${W * 0.41}V0Z`,
          material: 'black',
          shading: 'face',
        },
        { d: box(0, 0, W, H, W * 0.05), material: shape.colour, shading: 'face' },
        { d: `M0 ${H * 0.36}H${W}`, material: shape.colour, shading: 'line', edge: 2 },
        {
          d: box(W * 0.16, H * 0.3, W * 0.09, H * 0.13, 3) + box(W * 0.75, H * 0.3, W * 0.09, H * 0.13, 3),
          material: 'black',
          shading: 'post',
        },
        {
          d: box(W * 0.36, H * 0.46, W * 0.28, W * 0.28, 4),
          material: shape.sign === '+' ? 'green' : 'yellow',
          shading: 'flat',
          edge: 0.6,
        },
        ...(shape.sign === '+'
          ? [
              {
                d: `M${W * 0.47} ${H * 0.46 + W * 0.05}h${W * 0.06}v${W * 0.06}h${W * 0.06}v${W * 0.06}h${-W * 0.06}v${W * 0.06}h${-W * 0.06}v${-W * 0.06}h${-W * 0.06}v${-W * 0.06}h${W * 0.06}z`,
                material: 'white' as const,
                shading: 'flat' as const,
                edge: 0,
              },
            ]
          : []),
      ],
      letters:
        shape.sign === '+'
          ? []
          : [{ text: shape.sign, x: W / 2, y: H * 0.46 + W * 0.14, size: W * 0.07, fill: '#1D2129' }],
      measures: [
        { x: [0, W], side: 'below', text: `${W}` },
        { y: [0, H], side: 'right', text: `${H}` },
      ],
    };
  });
}

import type { Material } from '../../metal.ts';
import { oval } from '../lines.ts';
import { type Pictures, sketched } from '../sketch.ts';

/** A roll of tape or film seen a little from the side: outside diameter, width, core. */
export function roll(v: {
  title: string;
  caption: string;
  body: Material;
  D: number;
  W: number;
  core: number;
  coreMaterial?: Material;
  upright?: boolean;
  mark?: string;
  rolls?: number;
}): Pictures {
  return sketched(() => {
    const R = v.D / 2;
    const k = 0.55;
    const W = v.W;
    const rc = v.core / 2;
    const rings = Array.from({ length: 7 }, (_, i) => {
      const q = rc * 1.2 + ((R - rc * 1.2) * (i + 1)) / 8;
      return oval(0, 0, q * k, q);
    }).join('');
    if (v.upright === true) {
      const ry = R * 0.3;
      return {
        title: v.title,
        caption: v.caption,
        box: [-R, -ry, R, W + ry],
        standing: true,
        shapes: [
          { d: `M${-R} 0V${W}A${R} ${ry} 0 0 0 ${R} ${W}V0Z`, material: v.body, shading: 'post' },
          { d: oval(0, 0, R, ry), material: v.body, shading: 'end' },
          {
            d: [0.9, 0.75, 0.6].map((q) => oval(0, 0, R * q, ry * q)).join(''),
            material: v.body,
            shading: 'line',
            edge: 0.5,
            only: 'picture',
            opacity: 0.6,
          },
          { d: oval(0, 0, rc * 1.2, rc * 1.2 * 0.3), material: v.coreMaterial ?? 'kraft', shading: 'face' },
          { d: oval(0, 0, rc, rc * 0.3), material: v.coreMaterial ?? 'kraft', shading: 'bore' },
          {
            d: `M${-R * 0.86} ${W * 0.06}V${W * 0.98}`,
            material: v.body,
            shading: 'line',
            edge: 0.8,
            only: 'picture',
            opacity: 0.5,
          },
        ],
        letters: v.mark
          ? [{ text: v.mark, x: 0, y: W * 0.55, size: Math.min(W * 0.12, R * 0.34), fill: '#1D2129' }]
          : [],
        measures: [
          { x: [-R, R], side: 'below', y: [W, W], text: `⌀${Math.round(v.D)}` },
          { y: [0, W], side: 'right', text: `${W}` },
        ],
      };
    }
    return {
      title: v.title,
      caption: v.caption,
      box: [-R * k - W, -R, R * k, R],
      standing: true,
      also: (v.rolls ?? 1) > 1 ? [{ dx: -W * 1.2 - R * 0.6, dy: R * 0.16, scale: 0.86 }] : [],
      shapes: [
        { d: `M0 ${-R}H${-W}A${R * k} ${R} 0 0 0 ${-W} ${R}H0Z`, material: v.body, shading: 'round' },
        { d: oval(0, 0, R * k, R), material: v.body, shading: 'end' },
        { d: rings, material: v.body, shading: 'line', edge: 0.5, opacity: 0.55, only: 'picture' },
        { d: oval(0, 0, rc * 1.16 * k, rc * 1.16), material: v.coreMaterial ?? 'kraft', shading: 'face' },
        { d: oval(0, 0, rc * k, rc), material: v.coreMaterial ?? 'kraft', shading: 'bore' },
      ],
      letters: v.mark
        ? [
            {
              text: v.mark,
              x: -W * 0.5 - R * k * 0.62,
              y: 0,
              size: Math.min(W * 0.4, R * 0.22),
              fill: ['white', 'ivory', 'clear', 'yellow', 'grey', 'kraft'].includes(v.body)
                ? '#22303F'
                : '#FFFFFF',
              turn: -90,
            },
          ]
        : [],
      measures: [
        { y: [-R, R], side: 'left', text: `⌀${Math.round(v.D)}` },
        { x: [-W, 0], side: 'below', y: [R, R], text: `${W}` },
        { at: [0, -rc], to: [30, -40], text: `⌀${v.core}` },
      ],
    };
  });
}

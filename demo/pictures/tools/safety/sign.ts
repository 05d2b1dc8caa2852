import type { Material } from '../../metal.ts';
import { box, oval, poly, soft } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';
import { pictogram } from './pictogram.ts';

export type SignForm = 'ban' | 'warn' | 'must' | 'info' | 'fire';

/** A safety sign after GB 2894 / ISO 7010: its shape and colour tell its meaning. */
export function sign(shape: {
  title: string;
  caption: string;
  form: SignForm;
  glyph: string;
  text: string;
  W: number;
  H: number;
}): Pictures {
  return sketched(() => {
    const { W, H, form } = shape;
    const cx = W / 2;
    const r = Math.min(W * 0.38, H * 0.32);
    const cy = H * 0.4;
    const tri = (k: number): string =>
      soft(
        [
          [cx, cy - r * 1.15 * k],
          [cx + r * 1.16 * k, cy + r * 0.84 * k],
          [cx - r * 1.16 * k, cy + r * 0.84 * k],
        ],
        r * 0.12,
      );
    const colour: Record<SignForm, Material> = {
      ban: 'red',
      warn: 'yellow',
      must: 'blue',
      info: 'green',
      fire: 'red',
    };
    const emblem: Shape[] =
      form === 'ban'
        ? [
            { d: oval(cx, cy, r), material: 'red', shading: 'flat', edge: 0.4 },
            { d: oval(cx, cy, r * 0.8), material: 'white', shading: 'flat', edge: 0.4 },
          ]
        : form === 'warn'
          ? [
              { d: tri(1.08), material: 'black', shading: 'dark', edge: 0.4 },
              { d: tri(0.94), material: 'yellow', shading: 'flat', edge: 0.4 },
            ]
          : form === 'must'
            ? [{ d: oval(cx, cy, r), material: 'blue', shading: 'flat', edge: 0.4 }]
            : [
                {
                  d: box(cx - r, cy - r, 2 * r, 2 * r, r * 0.08),
                  material: form === 'fire' ? 'red' : 'green',
                  shading: 'flat',
                  edge: 0.4,
                },
              ];
    const bar45: Shape[] =
      form === 'ban'
        ? [
            {
              d: poly([
                [cx - r * 0.72, cy - r * 0.56],
                [cx - r * 0.56, cy - r * 0.72],
                [cx + r * 0.72, cy + r * 0.56],
                [cx + r * 0.56, cy + r * 0.72],
              ]),
              material: 'red',
              shading: 'flat',
              edge: 0.3,
            },
          ]
        : [];
    const reach = r * (form === 'warn' ? 0.62 : form === 'ban' ? 0.72 : 0.84);
    const symbol: Shape = {
      d: pictogram(shape.glyph, cx, cy + (form === 'warn' ? r * 0.26 : 0), reach),
      material: form === 'ban' || form === 'warn' ? 'black' : 'white',
      shading: form === 'ban' || form === 'warn' ? 'dark' : 'flat',
      edge: 0.3,
    };
    return {
      title: shape.title,
      caption: shape.caption,
      box: [0, 0, W, H],
      turn: -3,
      shapes: [
        { d: box(0, 0, W, H, W * 0.03), material: 'white', shading: 'face' },
        {
          d: box(W * 0.03, H * 0.025, W * 0.94, H * 0.95, W * 0.02),
          material: colour[form],
          shading: 'line',
          edge: 1.6,
        },
        ...emblem,
        symbol,
        ...bar45,
        {
          d: box(W * 0.06, H * 0.77, W * 0.88, H * 0.17, W * 0.015),
          material: form === 'warn' ? 'yellow' : colour[form],
          shading: 'flat',
          edge: 0.4,
        },
        {
          d: [
            [0.06, 0.05],
            [0.94, 0.05],
            [0.06, 0.95],
            [0.94, 0.95],
          ]
            .map(([x, y]) => oval(W * (x ?? 0), H * (y ?? 0), W * 0.014))
            .join(''),
          material: 'grey',
          shading: 'bore',
          edge: 0.5,
        },
      ],
      letters: [
        {
          text: shape.text,
          x: cx,
          y: H * 0.855,
          size: Math.min(H * 0.09, (W * 0.8) / shape.text.length),
          fill: form === 'warn' ? '#1D2129' : '#FFFFFF',
        },
      ],
      measures: [
        { x: [0, W], side: 'below', text: `${W}` },
        { y: [0, H], side: 'right', text: `${H}` },
      ],
    };
  });
}

import { box, oval, poly, soft } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';
import type { Piece } from './wheel.ts';

/** A ratchet strap, a stretch wrapper, a label sheet and bags: small packing goods drawn simply. */
export function strap(
  v: Piece & { kind: 'ratchet' | 'bag' | 'foam' | 'corner'; W: number; H: number },
): Pictures {
  return sketched(() => {
    const { W, H } = v;
    const parts: Record<typeof v.kind, Shape[]> = {
      ratchet: [
        { d: box(W * 0.3, H * 0.62, W * 0.5, H * 0.12), material: v.body, shading: 'round' },
        { d: oval(W * 0.24, H * 0.5, H * 0.36), material: v.body, shading: 'end' },
        {
          d: [0.31, 0.26, 0.21, 0.16].map((k) => oval(W * 0.24, H * 0.5, H * k)).join(''),
          material: v.body,
          shading: 'line',
          edge: 0.9,
          opacity: 0.7,
        },
        { d: oval(W * 0.24, H * 0.5, H * 0.09), material: v.body, shading: 'bore' },
        {
          d: soft(
            [
              [W * 0.56, H * 0.52],
              [W * 0.86, H * 0.52],
              [W * 0.9, H * 0.6],
              [W * 0.9, H * 0.84],
              [W * 0.56, H * 0.84],
            ],
            8,
          ),
          material: 'zinc',
          shading: 'face',
        },
        {
          d: soft(
            [
              [W * 0.7, H * 0.62],
              [W * 0.6, H * 0.12],
              [W * 0.68, H * 0.08],
              [W * 0.8, H * 0.56],
            ],
            8,
          ),
          material: 'zinc',
          shading: 'post',
        },
        {
          d: soft(
            [
              [W * 0.58, H * 0.04],
              [W * 0.68, H * 0.02],
              [W * 0.71, H * 0.2],
              [W * 0.61, H * 0.22],
            ],
            6,
          ),
          material: 'black',
          shading: 'post',
        },
        { d: oval(W * 0.74, H * 0.66, H * 0.13), material: 'steel', shading: 'end' },
        { d: oval(W * 0.74, H * 0.66, H * 0.06), material: v.body, shading: 'end', edge: 0.7 },
        {
          d: `M${W * 0.9} ${H * 0.68}H${W * 0.97}C${W * 1.02} ${H * 0.7} ${W * 1.02} ${H * 0.92} ${W * 0.94} ${H * 0.9}`,
          material: 'zinc',
          shading: 'line',
          edge: 4,
        },
      ],
      bag: [
        {
          d: soft(
            [
              [W * 0.06, H * 0.04],
              [W * 0.94, H * 0.04],
              [W, H * 0.9],
              [W * 0.94, H],
              [W * 0.06, H],
              [0, H * 0.9],
            ],
            6,
          ),
          material: v.body,
          shading: 'face',
        },
        { d: box(W * 0.04, 0, W * 0.92, H * 0.08, 3), material: v.body, shading: 'round' },
        {
          d: `M${W * 0.34} ${H * 0.04}C${W * 0.34} ${-H * 0.1} ${W * 0.66} ${-H * 0.1} ${W * 0.66} ${H * 0.04}`,
          material: v.body,
          shading: 'line',
          edge: 4,
        },
        {
          d: box(W * 0.12, H * 0.36, W * 0.76, H * 0.3, 4),
          material: 'white',
          shading: 'face',
          edge: 0.5,
          opacity: 0.5,
          only: 'picture',
        },
      ],
      foam: [
        ...Array.from({ length: 5 }, (_, i): Shape => ({
          d: box(0, H * (0.02 + i * 0.2), W, H * 0.17, 4),
          material: v.body,
          shading: 'face',
          edge: 0.8,
        })),
        ...[0.22, 0.42, 0.62, 0.82].map((k): Shape => ({
          d: box(0, H * k, W, H * 0.03),
          material: v.body,
          shading: 'side',
          edge: 0.4,
        })),
      ],
      corner: [
        {
          d: soft(
            [
              [0, 0],
              [W * 0.1, 0],
              [W * 0.1, H * 0.9],
              [W, H * 0.9],
              [W, H],
              [0, H],
            ],
            W * 0.03,
          ),
          material: v.body,
          shading: 'face',
        },
        {
          d: poly([
            [0, 0],
            [W * 0.3, -H * 0.12],
            [W * 0.4, -H * 0.12],
            [W * 0.1, 0],
          ]),
          material: v.body,
          shading: 'top',
          edge: 0.8,
        },
        {
          d: poly([
            [W * 0.1, 0],
            [W * 0.4, -H * 0.12],
            [W * 0.4, H * 0.78],
            [W * 0.1, H * 0.9],
          ]),
          material: v.body,
          shading: 'side',
          edge: 0.8,
        },
        {
          d: poly([
            [W * 0.1, H * 0.9],
            [W * 0.4, H * 0.78],
            [W * 1.3, H * 0.78],
            [W, H * 0.9],
          ]),
          material: v.body,
          shading: 'top',
          edge: 0.8,
        },
        {
          d: poly([
            [W, H * 0.9],
            [W * 1.3, H * 0.78],
            [W * 1.3, H * 0.88],
            [W, H],
          ]),
          material: v.body,
          shading: 'side',
          edge: 0.8,
        },
      ],
    };
    return {
      title: v.title,
      caption: v.caption,
      box: [
        0,
        v.kind === 'corner' ? -H * 0.12 : v.kind === 'bag' ? -H * 0.1 : 0,
        v.kind === 'corner' ? W * 1.3 : W,
        H,
      ],
      standing: v.kind !== 'ratchet',
      turn: v.kind === 'ratchet' ? -6 : 0,
      shapes: parts[v.kind],
      measures: [
        { x: [0, W], side: 'below', text: `${W}` },
        { y: [0, H], side: 'right', text: `${H}` },
      ],
    };
  });
}

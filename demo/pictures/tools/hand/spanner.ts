import type { Material } from '../../metal.ts';
import type { Point } from '../../svg.ts';
import { bow, box, flow, oval, poly } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';

/** Twelve-point or six-point opening of a ring. */
const star = (x: number, y: number, flats: number, points: number): string => {
  const outer = flats / 2 / Math.cos(Math.PI / 6);
  const inner = points === 6 ? flats / 2 : (flats / 2) * 0.97;
  const ring = Array.from({ length: points * 2 }, (_, i): Point => {
    const a = (i * Math.PI) / points + 0.1;
    const r = points === 6 ? (i % 2 ? inner : outer) : i % 2 ? inner : outer;
    return [x + r * Math.cos(a), y + r * Math.sin(a)];
  });
  return poly(ring);
};

/** The open jaw about (x, y): a round head with a slot of width `s`, turned by `turn` degrees; `side` 1 opens to the right. */
function jaw(x: number, y: number, s: number, side: 1 | -1, material: Material): Shape[] {
  const r = s * 1.12;
  const a = side === 1 ? -15 : 165;
  const turn = (p: Point): Point => {
    const t = (a * Math.PI) / 180;
    return [x + p[0] * Math.cos(t) - p[1] * Math.sin(t), y + p[0] * Math.sin(t) + p[1] * Math.cos(t)];
  };
  const deep = -r * 0.28;
  const outline: Point[] = [
    ...bow(0, 0, r, -38, -322, 22),
    [r * 0.98, s / 2],
    [deep + s * 0.24, s / 2],
    [deep, s * 0.27],
    [deep, -s * 0.27],
    [deep + s * 0.24, -s / 2],
    [r * 0.98, -s / 2],
  ];
  return [{ d: poly(outline.map(turn)), material, shading: 'face' }];
}

function ring(x: number, s: number, material: Material, points = 12): Shape[] {
  return [
    { d: oval(x, 0, s * 0.84), material, shading: 'face' },
    { d: oval(x, 0, s * 0.74), material, shading: 'end', edge: 0.5, only: 'picture' },
    { d: star(x, 0, s, points), material, shading: 'bore' },
  ];
}

export interface SpannerShape {
  title: string;
  caption: string;
  /** Widths across flats at the two ends; the second may be the same. */
  s: number;
  s2?: number;
  L: number;
  kind: 'combination' | 'open' | 'ring' | 'ratchet';
  material: Material;
  /** How many of a set the picture shows. */
  set?: number;
}

export function spanner(shape: SpannerShape): Pictures {
  return sketched(() => {
    const { s, L, kind, material } = shape;
    const t = shape.s2 ?? s;
    const left = s * 1.0;
    const right = L - t * (kind === 'open' ? 1 : 0.84);
    const w = Math.min(s, t) * 0.46;
    const shaft = flow([
      [left, -w * 1.25],
      [left + L * 0.12, -w * 0.92],
      [L / 2, -w * 0.8],
      [right - L * 0.12, -w * 0.86],
      [right, -w * 1.1],
      [right, w * 1.1],
      [right - L * 0.12, w * 0.86],
      [L / 2, w * 0.8],
      [left + L * 0.12, w * 0.92],
      [left, w * 1.25],
    ]);
    const high = Math.max(s, t) * 1.14;
    const gear: Shape[] =
      kind === 'ratchet'
        ? [
            {
              d: oval(right, 0, t * 0.66) + oval(right, 0, t * 0.56),
              material: 'black',
              shading: 'flat',
              edge: 0.6,
              only: 'picture',
            },
          ]
        : [];
    return {
      title: shape.title,
      caption: shape.caption,
      box: [0, -high, L, high],
      turn: -45,
      also: Array.from({ length: (shape.set ?? 2) - 1 }, (_, i) => ({
        dx: 0,
        dy: -high * (1.55 * (i + 1) - 0.1 * i * i),
        scale: 0.86 - 0.08 * i,
      })),
      shapes: [
        { d: shaft, material, shading: 'round' },
        { d: box(L * 0.3, -w * 0.46, L * 0.4, w * 0.92, w * 0.4), material, shading: 'top', edge: 0.6 },
        ...(kind === 'ring' ? ring(s * 0.84, s, material) : jaw(left, 0, s, -1, material)),
        ...(kind === 'open' ? jaw(right, 0, t, 1, material) : ring(right, t, material)),
        ...gear,
      ],
      letters: [
        {
          text: String(s),
          x: L / 2,
          y: 0,
          size: w * 0.72,
          fill: material === 'blackOxide' ? '#E4E8EC' : '#3B434C',
        },
      ],
      measures: [
        { x: [0, L], side: 'below', y: [0, 0], text: `L ${L}` },
        { at: [left * 0.5, 0], to: [16, 66], text: `${s}` },
        { at: [right, -t * 0.5], to: [-14, -52], text: `${t}` },
      ],
    };
  });
}

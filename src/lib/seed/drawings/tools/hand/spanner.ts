import type { Material } from '../../metal.ts';
import type { Point } from '../../svg.ts';
import { bow, box, flow, oval, poly, soft } from '../lines.ts';
import { sketched, type Pictures, type Shape } from '../sketch.ts';

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
    [r * 0.98, s / 2], [deep + s * 0.24, s / 2], [deep, s * 0.27], [deep, -s * 0.27], [deep + s * 0.24, -s / 2], [r * 0.98, -s / 2],
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
    const shaft = flow([[left, -w * 1.25], [left + L * 0.12, -w * 0.92], [L / 2, -w * 0.8], [right - L * 0.12, -w * 0.86], [right, -w * 1.1], [right, w * 1.1], [right - L * 0.12, w * 0.86], [L / 2, w * 0.8], [left + L * 0.12, w * 0.92], [left, w * 1.25]]);
    const high = Math.max(s, t) * 1.14;
    const gear: Shape[] = kind === 'ratchet' ? [{ d: oval(right, 0, t * 0.66) + oval(right, 0, t * 0.56), material: 'black', shading: 'flat', edge: 0.6, only: 'picture' }] : [];
    return {
      title: shape.title, caption: shape.caption, box: [0, -high, L, high], turn: -45,
      also: Array.from({ length: (shape.set ?? 2) - 1 }, (_, i) => ({ dx: 0, dy: -high * (1.55 * (i + 1) - 0.1 * i * i), scale: 0.86 - 0.08 * i })),
      shapes: [
        { d: shaft, material, shading: 'round' },
        { d: box(L * 0.3, -w * 0.46, L * 0.4, w * 0.92, w * 0.4), material, shading: 'top', edge: 0.6 },
        ...(kind === 'ring' ? ring(s * 0.84, s, material) : jaw(left, 0, s, -1, material)),
        ...(kind === 'open' ? jaw(right, 0, t, 1, material) : ring(right, t, material)),
        ...gear,
      ],
      letters: [{ text: String(s), x: L / 2, y: 0, size: w * 0.72, fill: material === 'blackOxide' ? '#E4E8EC' : '#3B434C' }],
      measures: [
        { x: [0, L], side: 'below', y: [0, 0], text: `L ${L}` },
        { at: [left * 0.5, 0], to: [16, 66], text: `${s}` },
        { at: [right, -t * 0.5], to: [-14, -52], text: `${t}` },
      ],
    };
  });
}

/** An adjustable wrench or a pipe wrench. */
export function adjustable(shape: { title: string; caption: string; L: number; opening: number; kind: 'adjustable' | 'pipe'; material: Material; grip?: Material }): Pictures {
  return sketched(() => {
    const { L, opening: o, material } = shape;
    const k = L / 250;
    const grip: Shape[] = shape.grip ? [{ d: flow([[0, -13 * k], [40 * k, -15 * k], [100 * k, -12.5 * k], [112 * k, -10 * k], [112 * k, 10 * k], [100 * k, 12.5 * k], [40 * k, 15 * k], [0, 13 * k], [-4 * k, 0]]), material: shape.grip, shading: 'round' }] : [{ d: oval(14 * k, 0, 5 * k), material, shading: 'dark' }];
    if (shape.kind === 'pipe') {
      const head = L - 78 * k;
      const saw = (y: number, dir: 1 | -1): Point[] => Array.from({ length: 9 }, (_, i): Point[] => [[L - 2 * k - i * 5 * k, y], [L - 4 * k - i * 5 * k, y + dir * 3 * k]]).flat();
      return {
        title: shape.title, caption: shape.caption, box: [0, -o - 30 * k, L, 34 * k], turn: -45,
        shapes: [
          { d: soft([[0, -12 * k], [head, -13 * k], [head + 10 * k, -24 * k], [head + 26 * k, -24 * k], [head + 26 * k, -2 * k], ...saw(0, 1).reverse(), [L, 0], [L, 16 * k], [L - 20 * k, 32 * k], [head, 26 * k], [head - 22 * k, 13 * k], [0, 12 * k]], 3 * k), material: shape.grip ?? 'red', shading: 'face' },
          { d: box(14 * k, -5 * k, head - 50 * k, 10 * k, 5 * k), material: shape.grip ?? 'red', shading: 'side', edge: 0.7 },
          { d: soft([[head - 26 * k, -o - 14 * k], [L - 12 * k, -o - 28 * k], [L, -o - 20 * k], [L - 2 * k, -o], [L - 44 * k, -o], [head + 22 * k, -o + 2 * k], [head + 22 * k, 0], [head + 6 * k, 0], [head + 4 * k, -o + 3 * k], [head - 24 * k, -o + 2 * k]], 3 * k), material: 'blackOxide', shading: 'face' },
          { d: poly([...saw(-o, 1), [L - 46 * k, -o - 3 * k], [L - 2 * k, -o - 3 * k]]), material: 'blackOxide', shading: 'face', edge: 0.6 },
          { d: box(head + 1 * k, -20 * k, 26 * k, 15 * k, 2 * k), material: 'steel', shading: 'round' },
          { d: Array.from({ length: 8 }, (_, i) => `M${(head + (3 + i * 3) * k).toFixed(1)} ${(-20 * k).toFixed(1)}V${(-5 * k).toFixed(1)}`).join(''), material: 'steel', shading: 'line', edge: 0.6 },
          { d: oval(16 * k, 0, 5 * k), material: 'black', shading: 'dark' },
        ],
        measures: [{ x: [0, L], side: 'below', y: [12 * k, 16 * k], text: `L ${L}` }, { y: [-o, 0], side: 'right', x: [L, L], text: `${o}` }],
      };
    }
    const head = L - 62 * k;
    const up = -34 * k;
    return {
      title: shape.title, caption: shape.caption, box: [-4 * k, up, L, 38 * k], turn: -45,
      shapes: [
        { d: flow([[4 * k, -9 * k], [60 * k, -9 * k], [head - 30 * k, -12 * k], [head, -24 * k], [head + 26 * k, -33 * k], [L, -30 * k], [L - 4 * k, -22 * k], [head + 34 * k, -o / 2 - 2 * k], [head + 26 * k, -o / 2 + 6 * k], [head + 26 * k, 20 * k], [head + 8 * k, 30 * k], [head - 12 * k, 22 * k], [head - 34 * k, 12 * k], [60 * k, 9 * k], [4 * k, 9 * k], [0, 0]]), material, shading: 'face' },
        { d: box(56 * k, -5 * k, head - 96 * k, 10 * k, 5 * k), material, shading: 'side', edge: 0.6 },
        { d: soft([[head + 24 * k, o / 2 - 4 * k], [L - 2 * k, o / 2 + 2 * k], [L, o / 2 + 10 * k], [head + 40 * k, 36 * k], [head + 6 * k, 37 * k], [head + 6 * k, 24 * k], [head + 22 * k, 20 * k]], 4 * k), material, shading: 'face' },
        { d: box(head - 6 * k, 10 * k, 26 * k, 12 * k, 3 * k), material: 'steel', shading: 'round' },
        { d: Array.from({ length: 7 }, (_, i) => `M${(head + (-3 + i * 3.4) * k).toFixed(1)} ${(10 * k).toFixed(1)}v${(12 * k).toFixed(1)}`).join(''), material: 'steel', shading: 'line', edge: 0.7 },
        ...grip,
      ],
      letters: [{ text: `${L}`, x: L * 0.48, y: 0, size: 7 * k, fill: '#fff' }],
      measures: [{ x: [0, L], side: 'below', y: [8 * k, 10 * k], text: `L ${L}` }, { y: [-o / 2, o / 2], side: 'right', x: [L, L], text: `0-${o}` }],
    };
  });
}

/** An L-shaped hexagon or TORX key; `ball` adds the ball end. Several nest into a set. */
export function hexKey(shape: { title: string; caption: string; s: number; long: number; short: number; ball: boolean; material: Material; set?: number }): Pictures {
  return sketched(() => {
    const { s, long, short, material } = shape;
    const r = s * 1.4;
    const key = `M0 ${-s / 2}H${long - r - s / 2}A${r + s / 2} ${r + s / 2} 0 0 1 ${long} ${r}V${short}H${long - s}V${r}A${r - s / 2} ${r - s / 2} 0 0 0 ${long - r - s / 2} ${s / 2}H0Z`;
    const shine = `M0 ${-s * 0.2}H${long - r - s / 2}A${r + s * 0.2} ${r + s * 0.2} 0 0 1 ${long - s * 0.3} ${r}V${short}H${long - s * 0.62}V${r}A${r - s * 0.12} ${r - s * 0.12} 0 0 0 ${long - r - s / 2} ${s * 0.12}H0Z`;
    const tip: Shape[] = shape.ball ? [{ d: poly([[0, -s * 0.5], [-s * 0.3, -s * 0.34], [-s * 0.55, -s * 0.34], [-s * 0.8, -s * 0.48], [-s * 1.2, -s * 0.5], [-s * 1.5, -s * 0.26], [-s * 1.5, s * 0.26], [-s * 1.2, s * 0.5], [-s * 0.8, s * 0.48], [-s * 0.55, s * 0.34], [-s * 0.3, s * 0.34], [0, s * 0.5]]), material, shading: 'round' }] : [];
    return {
      title: shape.title, caption: shape.caption, box: [shape.ball ? -s * 1.5 : 0, -s / 2, long, short], turn: -40,
      also: Array.from({ length: (shape.set ?? 1) - 1 }, (_, i) => ({ dx: -long * 0.02 * (i + 1), dy: -s * 2.1 * (i + 1), scale: 1 - 0.1 * (i + 1) })),
      shapes: [...tip, { d: key, material, shading: 'face' }, { d: shine, material, shading: 'top', edge: 0.5, only: 'picture' }],
      measures: [
        { x: [shape.ball ? -s * 1.5 : 0, long], side: 'above', y: [0, 0], text: `${long}` },
        { y: [-s / 2, short], side: 'right', text: `${short}` },
        { at: [long * 0.3, s / 2], to: [20, 56], text: `SW ${s}` },
      ],
    };
  });
}

import type { Material } from '../../metal.ts';
import type { Point } from '../../svg.ts';
import { box, oval, poly, soft, ticks } from '../lines.ts';
import { sketched, type Pictures, type Shape } from '../sketch.ts';

interface Piece { title: string; caption: string; body: Material }

/** The three visible sides of a block whose depth runs off to the upper right. */
export function cuboid(x: number, y: number, w: number, h: number, d: number, m: Material, edge = 1): Shape[] {
  const dx = d * 0.5;
  const dy = -d * 0.32;
  return [
    { d: poly([[x, y], [x + dx, y + dy], [x + w + dx, y + dy], [x + w, y]]), material: m, shading: 'top', edge },
    { d: poly([[x + w, y], [x + w + dx, y + dy], [x + w + dx, y + h + dy], [x + w, y + h]]), material: m, shading: 'side', edge },
    { d: box(x, y, w, h), material: m, shading: 'face', edge },
  ];
}

/** A corrugated carton, closed with tape or open. */
export function carton(v: Piece & { L: number; W: number; H: number; tape: boolean; lines: number }): Pictures {
  return sketched(() => {
    const { L, W, H } = v;
    const dx = W * 0.5;
    const dy = -W * 0.32;
    const at = (k: number, top: boolean): Point => (top ? [L * 0.5 + dx * k, dy * k] : [L * 0.5, 0]);
    return {
      title: v.title, caption: v.caption, box: [0, dy, L + dx, H], standing: true,
      shapes: [
        ...cuboid(0, 0, L, H, W, v.body),
        ...(v.tape ? [
          { d: poly([[L * 0.44, 0], [L * 0.44 + dx, dy], [L * 0.56 + dx, dy], [L * 0.56, 0]]), material: 'ivory' as const, shading: 'top' as const, edge: 0.5 },
          { d: box(L * 0.44, 0, L * 0.12, H * 0.22), material: 'ivory' as const, shading: 'face' as const, edge: 0.5 },
          { d: poly([at(0, false), [L * 0.5 + dx, dy]], false), material: v.body, shading: 'line' as const, edge: 0.6 },
        ] : [
          { d: poly([[0, 0], [-dx * 0.36, dy * 0.5], [L - dx * 0.36, dy * 0.5], [L, 0]]), material: v.body, shading: 'face' as const, edge: 1 },
          { d: poly([[dx, dy], [dx * 1.34, dy * 1.6], [L + dx * 1.34, dy * 1.6], [L + dx, dy]]), material: v.body, shading: 'top' as const, edge: 1 },
        ]),
        ...Array.from({ length: v.lines }, (_, i): Shape => ({ d: `M0 ${(H * (i + 1)) / (v.lines + 1)}H${L}`, material: v.body, shading: 'line', edge: 0.5, opacity: 0.25, only: 'picture' })),
        { d: [0, 1, 2].map((i) => { const x = L * 0.11 + i * L * 0.085; return `M${x} ${H * 0.86}V${H * 0.72}M${x - L * 0.018} ${H * 0.76}L${x} ${H * 0.71}L${x + L * 0.018} ${H * 0.76}`; }).join(''), material: 'brown', shading: 'line', edge: 1.6, opacity: 0.7, only: 'picture' },
        { d: `M${L * 0.08} ${H * 0.89}H${L * 0.32}`, material: 'brown', shading: 'line', edge: 1.6, opacity: 0.7, only: 'picture' },
      ],
      measures: [{ x: [0, L], side: 'below', y: [H, H], text: `${L}` }, { y: [0, H], side: 'left', x: [0, 0], text: `${H}` }, { at: [L + dx * 0.5, dy * 0.5], to: [-30, -26], text: `${W}` }],
    };
  });
}

/** A flat pallet in wood or plastic; deck boards and runners. */
export function pallet(v: Piece & { L: number; W: number; H: number; boards: number; legs: 'block' | 'runner' | 'solid' }): Pictures {
  return sketched(() => {
    const { L, W, H } = v;
    const dx = W * 0.44;
    const dy = -W * 0.3;
    const deck = H * 0.42;
    const board = (i: number): Point[] => {
      const k = i / v.boards;
      const t = (i + 0.82) / v.boards;
      return [[dx * k, dy * k], [dx * t, dy * t], [L + dx * t, dy * t], [L + dx * k, dy * k]];
    };
    const legXs = v.legs === 'block' ? [0, 0.42, 0.84] : [0, 0.46, 0.92];
    return {
      title: v.title, caption: v.caption, box: [0, dy, L + dx, H], standing: true,
      shapes: [
        ...[1, 0.5, 0].flatMap((k) => legXs.flatMap((x) => cuboid(L * x + dx * k, deck + dy * k, L * 0.16, H - deck - H * 0.12, W * 0.1, v.body, 0.8))),
        ...[1, 0.5, 0].map((k): Shape => ({ d: box(dx * k, H - H * 0.12 + dy * k, L, H * 0.12), material: v.body, shading: 'face', edge: 0.8 })),
        ...(v.legs === 'solid' ? cuboid(0, 0, L, deck, W, v.body) : Array.from({ length: v.boards }, (_, i): Shape => ({ d: poly(board(v.boards - 1 - i)), material: v.body, shading: 'top' }))),
        ...(v.legs === 'solid' ? [] : [{ d: poly([[L, 0], [L + dx, dy], [L + dx, dy + deck * 0.34], [L, deck * 0.34]]), material: v.body, shading: 'side' as const }, { d: box(0, 0, L, deck * 0.34, 1), material: v.body, shading: 'face' as const, edge: 0.8 }]),
      ],
      measures: [{ x: [0, L], side: 'below', y: [H, H], text: `${L}` }, { y: [0, H], side: 'left', text: `${H}` }, { at: [L + dx * 0.5, dy * 0.5], to: [-30, -26], text: `${W}` }],
    };
  });
}

/** A plastic box or storage bin. */
export function bin(v: Piece & { L: number; W: number; H: number; kind: 'euro' | 'open' | 'lid' | 'cage' }): Pictures {
  return sketched(() => {
    const { L, W, H } = v;
    const dx = W * 0.5;
    const dy = -W * 0.32;
    const rim = L * 0.04;
    const shapes: Shape[] = v.kind === 'cage' ? [
      ...cuboid(0, 0, L, H, W, 'grey').slice(0, 1).map((s): Shape => ({ ...s, shading: 'line', edge: 1 })),
      { d: Array.from({ length: 9 }, (_, i) => `M${(L * i) / 8} 0V${H}`).join('') + Array.from({ length: 7 }, (_, i) => `M0 ${(H * i) / 6}H${L}`).join(''), material: v.body, shading: 'line', edge: 2.2 },
      { d: Array.from({ length: 8 }, (_, i) => `M${L + (dx * i) / 7} ${(dy * i) / 7}V${H + (dy * i) / 7}`).join('') + Array.from({ length: 7 }, (_, i) => `M${L} ${(H * i) / 6}L${L + dx} ${(H * i) / 6 + dy}`).join(''), material: v.body, shading: 'line', edge: 2 },
      ...[0, 1].map((i): Shape => ({ d: oval(L * (0.12 + i * 0.76), H * 1.08, L * 0.06), material: 'rubber', shading: 'end' })),
    ] : [
      { d: poly([[0, 0], [dx, dy], [L + dx, dy], [L, 0]]), material: v.body, shading: 'bore' },
      { d: poly([[0, 0], [L * 0.05, H * 0.1], [L * 0.9 + dx * 0.3, H * 0.06], [L, 0]]), material: v.body, shading: 'dark', edge: 0.4, only: 'picture' },
      { d: poly([[0, 0], [L * 0.06, H], [L * 0.94, H], [L, 0]]), material: v.body, shading: 'face' },
      { d: poly([[L, 0], [L + dx, dy], [L + dx * 0.86, H * 0.86 + dy * 0.4], [L * 0.94, H]]), material: v.body, shading: 'side' },
      { d: poly([[-rim, rim * 0.6], [-rim, -rim * 0.6], [L + rim, -rim * 0.6], [L + rim, rim * 0.6]]), material: v.body, shading: 'round' },
      { d: poly([[L + rim, rim * 0.6], [L + rim, -rim * 0.6], [L + dx + rim * 0.6, dy - rim * 0.4], [L + dx + rim * 0.6, dy + rim * 0.8]]), material: v.body, shading: 'side' },
      ...(v.kind === 'lid' ? [{ d: soft([[-rim * 1.2, -rim], [L + rim * 1.2, -rim], [L + dx, dy - rim * 1.4], [dx * 0.7, dy - rim * 1.4]], rim), material: v.body, shading: 'top' as const }] : []),
      ...(v.kind === 'open' ? [{ d: poly([[L * 0.18, -rim * 0.4], [L * 0.18, H * 0.3], [L * 0.82, H * 0.3], [L * 0.82, -rim * 0.4]]), material: v.body, shading: 'bore' as const, edge: 0.8 }] : [
        { d: ticks(L * 0.16, L * 0.84, 4, H * 0.2, H * 0.86), material: v.body, shading: 'line' as const, edge: 1.4, opacity: 0.6 },
        { d: box(L * 0.3, H * 0.1, L * 0.4, H * 0.2, rim), material: 'white' as const, shading: 'face' as const, edge: 0.8, only: 'picture' as const },
      ]),
    ];
    return {
      title: v.title, caption: v.caption, box: [-rim, dy - rim, L + dx, v.kind === 'cage' ? H * 1.16 : H], standing: true, shapes,
      measures: [{ x: [0, L], side: 'below', y: [H, H], text: `${L}` }, { y: [0, H], side: 'left', text: `${H}` }, { at: [L + dx * 0.5, dy * 0.5], to: [-30, -26], text: `${W}` }],
    };
  });
}

/** Boltless shelving: uprights, shelves and their load. */
export function shelving(v: Piece & { L: number; D: number; H: number; levels: number; heavy: boolean }): Pictures {
  return sketched(() => {
    const { L, H } = v;
    const d = v.D * 0.42;
    const dy = -d * 0.42;
    const post = L * (v.heavy ? 0.055 : 0.035);
    const shelves: Shape[] = [];
    for (let i = 0; i < v.levels; i += 1) {
      const y = H * (i + 0.18) / v.levels;
      shelves.push(
        { d: poly([[post, y], [post + d, y + dy], [L + d - post, y + dy], [L - post, y]]), material: v.heavy ? 'grey' : v.body, shading: 'top', edge: 0.8 },
        { d: box(post, y, L - 2 * post, H * 0.035), material: v.body, shading: 'face', edge: 0.9 },
      );
    }
    const upright = (x: number, back: boolean): Shape[] => [{ d: box(x + (back ? d : 0), back ? dy : 0, post, H), material: v.body, shading: 'post', edge: back ? 0.7 : 1 }, { d: Array.from({ length: Math.min(24, Math.round(H / 90)) }, (_, i) => oval(x + (back ? d : 0) + post / 2, (H * (i + 0.5)) / Math.min(24, Math.round(H / 90)) + (back ? dy : 0), post * 0.16)).join(''), material: 'black', shading: 'dark', edge: 0.3, opacity: 0.6, only: 'picture' }];
    return {
      title: v.title, caption: v.caption, box: [0, dy, L + d, H], standing: true,
      shapes: [...upright(0, true), ...upright(L - post, true), ...shelves, ...upright(0, false), ...upright(L - post, false), { d: [0, L - post].map((x) => box(x - post * 0.3, H - post * 0.5, post * 1.6, post * 0.5)).join(''), material: 'grey', shading: 'face', edge: 0.7 }],
      measures: [{ x: [0, L], side: 'below', y: [H, H], text: `${L}` }, { y: [0, H], side: 'left', text: `${H}` }, { at: [L + d * 0.5, dy * 0.5], to: [-34, -22], text: `${v.D}` }],
    };
  });
}

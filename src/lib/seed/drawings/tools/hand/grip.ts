import type { Material } from '../../metal.ts';
import type { Point } from '../../svg.ts';
import { bar, box, flow, oval, poly, soft, ticks } from '../lines.ts';
import { sketched, type Pictures, type Shape } from '../sketch.ts';

export interface DriverShape { title: string; caption: string; size: string; tip: 'PH' | 'PZ' | 'SL' | 'TX' | 'HEX'; blade: number; d: number; colour: Material; insulated?: boolean }

/** A screwdriver; its tip at the right. */
export function screwdriver(shape: DriverShape): Pictures {
  return sketched(() => {
    const { blade: L, d } = shape;
    const grip = 70 + d * 6;
    const r = 9 + d * 1.1;
    const end: Shape = shape.tip === 'SL'
      ? { d: poly([[L - d * 2.4, -d / 2], [L - d * 0.8, -d * 0.72], [L, -d * 0.62], [L, d * 0.62], [L - d * 0.8, d * 0.72], [L - d * 2.4, d / 2]]), material: 'blackOxide', shading: 'face' }
      : shape.tip === 'TX' || shape.tip === 'HEX' ? { d: bar([[L - d * 1.8, d * 0.5], [L - d * 1.6, d * 0.4], [L, d * 0.38]]), material: 'blackOxide', shading: 'face' }
        : { d: poly([[L - d * 1.9, -d / 2], [L - d * 0.6, -d * 0.42], [L, -d * 0.12], [L, d * 0.12], [L - d * 0.6, d * 0.42], [L - d * 1.9, d / 2]]), material: 'blackOxide', shading: 'round' };
    const ribs: Shape[] = [-0.5, 0, 0.5].map((k) => ({ d: box(-grip * 0.8, k * r - r * 0.12, grip * 0.58, r * 0.24, r * 0.12), material: 'black', shading: 'round', edge: 0.6 }));
    return {
      title: shape.title, caption: shape.caption, box: [-grip, -r, L, r], turn: -45,
      also: [{ dx: 0, dy: -r * 2.7, scale: 0.84 }],
      shapes: [
        { d: bar([[-2, d / 2], [L - d * 1.7, d / 2]]), material: 'chrome', shading: 'round' },
        ...(shape.insulated === true ? [{ d: bar([[-2, d * 0.72], [L - d * 3, d * 0.72], [L - d * 2.6, d * 0.6]]), material: shape.colour, shading: 'round' as const }] : []),
        end,
        { d: flow([[0, -r * 0.42], [-grip * 0.1, -r * 0.5], [-grip * 0.2, -r * 0.62], [-grip * 0.36, -r * 0.98], [-grip * 0.7, -r], [-grip * 0.92, -r * 0.9], [-grip, -r * 0.4], [-grip, r * 0.4], [-grip * 0.92, r * 0.9], [-grip * 0.7, r], [-grip * 0.36, r * 0.98], [-grip * 0.2, r * 0.62], [-grip * 0.1, r * 0.5], [0, r * 0.42]]), material: shape.colour, shading: 'round' },
        ...ribs,
        { d: bar([[-grip, r * 0.4], [-grip * 0.96, r * 0.72], [-grip * 0.95, r * 0.74]]), material: 'black', shading: 'round', edge: 0.6 },
      ],
      letters: [{ text: shape.size, x: -grip * 0.12, y: 0, size: r * 0.4, fill: '#fff', turn: 90 }],
      measures: [{ x: [0, L], side: 'above', y: [-d, -d], text: `${L}` }, { x: [-grip, L], side: 'below', y: [0, 0], text: `${Math.round(L + grip)}` }, { y: [-d / 2, d / 2], side: 'right', x: [L - d * 3, L - d * 3], text: `⌀${d}` }],
    };
  });
}

export interface PlierShape { title: string; caption: string; L: number; jaw: 'combination' | 'long' | 'diagonal' | 'pump' | 'locking' | 'cable' | 'crimp'; grip: Material; grip2?: Material }

/** Pliers lying with the jaws to the right; the lower arm mirrors the upper one. */
export function pliers(shape: PlierShape): Pictures {
  return sketched(() => {
    const k = shape.L / 200;
    const p = (list: readonly Point[]): Point[] => list.map(([x, y]) => [x * k, y * k]);
    const mirror = (list: readonly Point[]): Point[] => list.map(([x, y]) => [x, -y]);
    const jaws: Record<PlierShape['jaw'], Point[]> = {
      combination: [[136, -13], [150, -22], [178, -17], [198, -10], [200, -1], [160, -1], [148, -5], [140, -2]],
      long: [[138, -11], [150, -16], [166, -12], [198, -4], [200, -0.6], [150, -0.6], [142, -3]],
      diagonal: [[138, -12], [150, -20], [166, -20], [180, -8], [182, -0.6], [150, -0.6], [142, -3]],
      pump: [[134, -12], [146, -21], [166, -27], [186, -25], [200, -15], [199, -9], [184, -8], [168, -10], [156, -8], [146, -2]],
      locking: [[134, -13], [150, -22], [176, -20], [196, -12], [200, -3], [180, -2], [164, -8], [148, -4]],
      cable: [[136, -12], [150, -24], [176, -30], [196, -22], [200, -6], [190, -1], [176, -10], [160, -11], [148, -2]],
      crimp: [[136, -15], [146, -24], [182, -22], [188, -14], [188, -1], [150, -1], [142, -4]],
    };
    const reach = shape.jaw === 'diagonal' ? 182 : shape.jaw === 'crimp' ? 188 : 200;
    const high = 40;
    const arm = p([[128, -6], [142, -15], [150, -8], [140, 8], [112, 18], [84, 24], [60, 27], [60, 20], [84, 15], [108, 8]]);
    const grip = p([[0, 34], [4, 27], [30, 25], [62, 20], [88, 12], [112, 5], [120, 10], [108, 18], [88, 25], [60, 33], [30, 38], [6, 40]]);
    const inlay = p([[14, 33], [40, 30], [66, 25], [86, 18], [90, 21], [68, 29], [40, 35], [16, 37]]);
    const colour2 = shape.grip2 ?? 'black';
    const half = (flip: boolean): Shape[] => {
      const m = flip ? mirror : (list: readonly Point[]): Point[] => [...list];
      return [
        { d: soft(m(p(jaws[shape.jaw])), 2 * k), material: 'steel', shading: 'face' },
        { d: flow(m(arm)), material: 'steel', shading: 'face' },
        { d: flow(m(grip)), material: shape.grip, shading: 'round' },
        { d: flow(m(inlay)), material: colour2, shading: 'round', edge: 0.6 },
      ];
    };
    const serration = shape.jaw === 'combination' || shape.jaw === 'long' || shape.jaw === 'locking'
      ? [{ d: ticks(166 * k, 198 * k, 12, -3 * k, 3 * k), material: 'steel' as const, shading: 'line' as const, edge: 0.8 }] : [];
    return {
      title: shape.title, caption: shape.caption, box: [0, -high * k, reach * k, high * k], turn: -45,
      shapes: [
        ...half(true), ...half(false), ...serration,
        ...(shape.jaw === 'locking' ? [{ d: bar([[-12 * k, 6 * k], [6 * k, 6 * k]], 34 * k), material: 'steel' as const, shading: 'round' as const }] : []),
        { d: oval(136 * k, 0, 13 * k), material: 'steel', shading: 'end' },
        { d: oval(136 * k, 0, 6.5 * k), material: 'steel', shading: 'ball', edge: 0.8 },
      ],
      measures: [{ x: [0, reach * k], side: 'below', y: [high * k, 0], text: `L ${shape.L}` }, { y: [-high * k, high * k], side: 'left', text: `${Math.round(high * 2 * k)}` }],
    };
  });
}

export interface HammerShape { title: string; caption: string; L: number; head: number; face: number; kind: 'claw' | 'machinist' | 'sledge' | 'rubber' | 'ball'; handle: Material; metal?: Material }

export function hammer(shape: HammerShape): Pictures {
  return sketched(() => {
    const { L, head: H, face: f, kind } = shape;
    const metal = shape.metal ?? (kind === 'rubber' ? 'black' : 'blackOxide');
    const top = -L;
    const w = f * 0.42;
    const y = top + f * 0.5;
    const left = -H * 0.52;
    const right = H * 0.48;
    const block: Shape[] =
      kind === 'claw' ? [
        { d: flow([[-f * 0.2, y - f * 0.36], [right * 0.5, y - f * 0.36], [right, y - f * 0.1], [right * 1.16, y + f * 0.44], [right * 0.96, y + f * 0.34], [right * 0.6, y + f * 0.12], [f * 0.3, y + f * 0.4], [-f * 0.3, y + f * 0.4]]), material: metal, shading: 'face' },
        { d: bar([[left + f * 0.3, f * 0.3], [-f * 0.1, f * 0.36]], y), material: metal, shading: 'round' },
        { d: bar([[left, f * 0.46], [left + f * 0.06, f * 0.5], [left + f * 0.3, f * 0.5], [left + f * 0.36, f * 0.32]], y), material: 'steel', shading: 'round' },
      ] : kind === 'machinist' ? [
        { d: poly([[left, y - f * 0.5], [f * 0.4, y - f * 0.5], [right, y - f * 0.1], [right, y + f * 0.14], [f * 0.4, y + f * 0.5], [left, y + f * 0.5]]), material: metal, shading: 'face' },
        { d: box(left, y - f * 0.5, f * 0.26, f), material: 'steel', shading: 'round', edge: 0.8 },
        { d: poly([[right - f * 0.2, y - f * 0.18], [right, y - f * 0.1], [right, y + f * 0.14], [right - f * 0.2, y + f * 0.22]]), material: 'steel', shading: 'face', edge: 0.8 },
      ] : kind === 'ball' ? [
        { d: bar([[left, f * 0.5], [left + f * 0.5, f * 0.5], [left + f * 0.7, f * 0.34], [right - f * 0.7, f * 0.36], [right - f * 0.5, f * 0.3]], y), material: metal, shading: 'round' },
        { d: oval(right - f * 0.36, y, f * 0.4), material: 'steel', shading: 'ball' },
        { d: box(left, y - f * 0.5, f * 0.2, f), material: 'steel', shading: 'round', edge: 0.8 },
      ] : [
        { d: kind === 'rubber' ? box(left, y - f * 0.5, H, f, f * 0.08) : soft([[left, y - f * 0.38], [left + f * 0.14, y - f * 0.5], [right - f * 0.14, y - f * 0.5], [right, y - f * 0.38], [right, y + f * 0.38], [right - f * 0.14, y + f * 0.5], [left + f * 0.14, y + f * 0.5], [left, y + f * 0.38]], f * 0.05), material: metal, shading: 'round' },
        ...(kind === 'sledge' ? [{ d: box(left, y - f * 0.4, f * 0.1, f * 0.8) + box(right - f * 0.1, y - f * 0.4, f * 0.1, f * 0.8), material: 'steel' as const, shading: 'round' as const }] : []),
      ];
    const wood = shape.handle === 'wood';
    const shaft = flow([[-w * 0.62, y], [-w * 0.56, -L * 0.62], [-w * 0.66, -L * 0.36], [-w * 0.95, -L * 0.14], [-w * 0.88, -4], [0, 0], [w * 0.88, -4], [w * 0.95, -L * 0.14], [w * 0.66, -L * 0.36], [w * 0.56, -L * 0.62], [w * 0.62, y]]);
    return {
      title: shape.title, caption: shape.caption, box: [left, top - f * 0.06, kind === 'claw' ? right * 1.16 : right, 0], turn: 32,
      shapes: [
        { d: shaft, material: shape.handle, shading: 'post' },
        ...(wood ? [] : [{ d: flow([[-w * 0.9, -L * 0.36], [-w * 1.05, -L * 0.16], [-w * 0.98, -3], [0, 1], [w * 0.98, -3], [w * 1.05, -L * 0.16], [w * 0.9, -L * 0.36]]), material: 'black' as const, shading: 'post' as const }]),
        ...block,
        { d: box(-w * 0.5, y - f * 0.54, w, f * 0.1, f * 0.02), material: wood ? 'wood' : shape.handle, shading: 'post', edge: 0.7 },
      ],
      measures: [{ x: [left, right], side: 'above', y: [y, y], text: `${Math.round(H)}` }, { y: [top, 0], side: 'right', x: [right, w], text: `${L}` }, { y: [y - f / 2, y + f / 2], side: 'left', x: [left, left], text: `${f}` }],
    };
  });
}

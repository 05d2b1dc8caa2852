import type { Material } from '../../metal.ts';
import type { Point } from '../../svg.ts';
import { bar, box, flow, oval, poly, soft, ticks } from '../lines.ts';
import { sketched, type Measure, type Pictures, type Shape } from '../sketch.ts';

export interface ToolShape { title: string; caption: string; colour: Material; /** Overall length in mm. */ L: number; cord?: boolean; volts?: string; disc?: number }

/** Cooling slots. */
export const vents = (x: number, y: number, count: number, high: number, gap: number): Shape => ({ d: Array.from({ length: count }, (_, i) => box(x + i * gap, y, gap * 0.42, high, gap * 0.2)).join(''), material: 'black', shading: 'dark', edge: 0.4, opacity: 0.8 });

export const plate = (x: number, y: number, wide: number, high: number): Shape => ({ d: box(x, y, wide, high, high * 0.2), material: 'white', shading: 'face', edge: 0.5, only: 'picture' });

export const cordOf = (x: number, y: number): Shape[] => [
  { d: bar([[x - 26, 5], [x - 22, 7], [x, 9], [x + 4, 10]], y), material: 'black', shading: 'round' },
  { d: flow([[x - 24, y - 3], [x - 52, y - 1], [x - 60, y + 22], [x - 40, y + 40], [x - 34, y + 62], [x - 40, y + 62], [x - 47, y + 42], [x - 67, y + 24], [x - 56, y - 8], [x - 24, y + 3]]), material: 'black', shading: 'round', only: 'picture' },
];

export const sized = (L: number, h: [number, number], text: string): Measure[] => [
  { x: [0, L], side: 'below', text: `${Math.round(L)}` }, { y: h, side: 'right', text },
];

/** The slide-on battery of cordless tools, its top at y. */
export function pack(x: number, y: number, wide: number, high: number, volts: string): { shapes: Shape[]; letters: { text: string; x: number; y: number; size: number; fill: string }[] } {
  return {
    shapes: [
      { d: box(x + wide * 0.06, y, wide * 0.88, high * 0.3, 4), material: 'black', shading: 'post' },
      { d: soft([[x, y + high * 0.24], [x + wide, y + high * 0.24], [x + wide, y + high], [x, y + high]], 6), material: 'black', shading: 'face' },
      { d: box(x + wide * 0.08, y + high * 0.42, wide * 0.84, high * 0.34, 3), material: 'grey', shading: 'face', edge: 0.6, only: 'picture' },
    ],
    letters: [{ text: volts, x: x + wide / 2, y: y + high * 0.59, size: high * 0.26, fill: '#1D2129' }],
  };
}

/** A cordless drill, impact driver or impact wrench: pistol form with its battery. */
export function pistol(shape: ToolShape & { nose: 'chuck' | 'hex' | 'square' }): Pictures {
  return sketched(() => {
    const k = shape.L / 200;
    const s = (list: Point[]): Point[] => list.map(([x, y]) => [x * k, y * k]);
    const c = shape.colour;
    const volts = shape.volts ?? '20 V';
    const b = pack(8 * k, 164 * k, 92 * k, 58 * k, volts);
    const compact = shape.nose !== 'chuck';
    const front: Shape[] = shape.nose === 'chuck' ? [
      { d: bar([[128 * k, 25 * k], [142 * k, 27 * k], [146 * k, 24 * k], [178 * k, 22 * k], [190 * k, 14 * k]], 34 * k), material: 'black', shading: 'round' },
      { d: ticks(148 * k, 176 * k, 9, 12 * k, 56 * k), material: 'black', shading: 'line', edge: 0.8, only: 'picture' },
      { d: bar([[188 * k, 9 * k], [200 * k, 5 * k]], 34 * k), material: 'steel', shading: 'round' },
      { d: bar([[112 * k, 31 * k], [130 * k, 30 * k]], 34 * k), material: 'grey', shading: 'round' },
      { d: ticks(114 * k, 128 * k, 5, 4 * k, 64 * k), material: 'black', shading: 'line', edge: 0.6, only: 'picture' },
    ] : [
      { d: bar([[112 * k, 31 * k], [150 * k, 25 * k], [168 * k, 17 * k]], 34 * k), material: 'aluminium', shading: 'round' },
      { d: bar([[118 * k, 31 * k], [134 * k, 29 * k]], 34 * k), material: 'black', shading: 'round' },
      ...(shape.nose === 'hex' ? [{ d: bar([[166 * k, 12 * k], [188 * k, 11 * k], [192 * k, 8 * k]], 34 * k), material: 'black' as const, shading: 'round' as const }, { d: bar([[190 * k, 4 * k], [200 * k, 4 * k]], 34 * k), material: 'steel' as const, shading: 'round' as const }] : [{ d: bar([[166 * k, 13 * k], [178 * k, 13 * k]], 34 * k), material: 'steel' as const, shading: 'round' as const }, { d: bar([[178 * k, 10 * k], [200 * k, 10 * k]], 34 * k), material: 'steel' as const, shading: 'face' as const }]),
    ];
    return {
      title: shape.title, caption: shape.caption, box: [0, 0, 200 * k, 222 * k], standing: true,
      shapes: [
        ...front,
        { d: soft(s([[30, 56], [80, 58], [86, 88], [80, 118], [86, 160], [92, 178], [14, 178], [18, 150], [26, 110]]), 12 * k), material: c, shading: 'post' },
        { d: soft(s([[32, 60], [50, 66], [44, 112], [40, 150], [44, 164], [20, 164], [24, 140], [28, 104]]), 9 * k), material: 'black', shading: 'post' },
        { d: soft(s([[2, 8], [20, 0], [96, 0], [116, 6], [118, 62], [92, 68], [26, 68], [4, 58]]), 13 * k), material: c, shading: 'round' },
        { d: soft(s([[0, 16], [18, 10], [22, 58], [2, 52]]), 6 * k), material: 'black', shading: 'face' },
        { ...vents(30 * k, 40 * k, compact ? 5 : 6, 18 * k, 7 * k) },
        plate(34 * k, 12 * k, 62 * k, 18 * k),
        { d: soft(s([[82, 70], [100, 74], [98, 100], [82, 104]]), 6 * k), material: 'black', shading: 'face' },
        { d: box(84 * k, 62 * k, 22 * k, 9 * k, 4 * k), material: 'red', shading: 'face', edge: 0.7 },
        ...b.shapes,
      ],
      letters: [...b.letters, { text: shape.nose === 'chuck' ? 'DRILL' : 'IMPACT', x: 65 * k, y: 21 * k, size: 11 * k, fill: '#22303F' }],
      measures: sized(200 * k, [0, 222 * k], `${Math.round(222 * k)}`),
    };
  });
}

/** An angle grinder seen from the side, disc to the right below. */
export function grinder(shape: ToolShape): Pictures {
  return sketched(() => {
    const k = shape.L / 300;
    const s = (list: Point[]): Point[] => list.map(([x, y]) => [x * k, y * k]);
    const D = shape.disc ?? 125;
    const big = D > 160;
    const cx = 266 * k;
    return {
      title: shape.title, caption: shape.caption, box: [shape.volts ? -14 * k : 0, 0, Math.max(300 * k, cx + D / 2), 106 * k], turn: -20,
      shapes: [
        ...(shape.volts ? pack(-18 * k, 36 * k, 54 * k, 58 * k, shape.volts).shapes : cordOf(2 * k, 50 * k)),
        { d: soft(s(big ? [[0, 36], [20, 24], [70, 30], [86, 52], [86, 78], [20, 78], [0, 66]] : [[0, 34], [24, 26], [130, 22], [140, 26], [140, 72], [20, 72], [0, 64]]), 9 * k), material: 'black', shading: 'round' },
        { d: soft(s([[84, 24], [110, 14], [206, 14], [216, 22], [216, 74], [206, 82], [110, 82], [84, 74]]), 8 * k), material: shape.colour, shading: 'round' },
        { ...vents(98 * k, 34 * k, 5, 28 * k, 6 * k) },
        plate(134 * k, 34 * k, 66 * k, 28 * k),
        { d: box(40 * k, 18 * k, 30 * k, 9 * k, 4 * k), material: 'red', shading: 'face', edge: 0.7 },
        { d: soft(s([[210, 12], [262, 10], [286, 24], [290, 62], [282, 74], [214, 80]]), 9 * k), material: 'aluminium', shading: 'face' },
        { d: [[224, 22], [224, 66]].map(([x, y]) => oval((x ?? 0) * k, (y ?? 0) * k, 3.4 * k)).join(''), material: 'steel', shading: 'end', edge: 0.7 },
        { d: oval(250 * k, 40 * k, 12 * k), material: 'steel', shading: 'end' },
        { d: box(cx - 15 * k, 72 * k, 30 * k, 18 * k, 3 * k), material: 'steel', shading: 'post' },
        { d: soft([[cx - D * 0.56, 78 * k], [cx + D * 0.1, 74 * k], [cx + D * 0.1, 88 * k], [cx - D * 0.56, 96 * k]], 3 * k), material: 'blackOxide', shading: 'face' },
        { d: box(cx - D / 2, 91 * k, D, 5 * k, 1), material: 'grey', shading: 'round' },
        { d: box(cx - 13 * k, 94 * k, 26 * k, 9 * k, 2 * k), material: 'steel', shading: 'post' },
      ],
      letters: [{ text: `⌀${D}`, x: 167 * k, y: 48 * k, size: 15 * k, fill: '#22303F' }],
      measures: [{ x: [0, 290 * k], side: 'above', text: `${shape.L}` }, { x: [cx - D / 2, cx + D / 2], side: 'below', y: [96 * k, 96 * k], text: `⌀${D}` }],
    };
  });
}

/** A rotary or demolition hammer with its chisel to the right. */
export function rotaryHammer(shape: ToolShape & { demolition: boolean; mark?: string }): Pictures {
  return sketched(() => {
    const k = shape.L / 360;
    const s = (list: Point[]): Point[] => list.map(([x, y]) => [x * k, y * k]);
    const c = shape.colour;
    const tip = shape.demolition ? 520 : 470;
    const b = pack(46 * k, 192 * k, 96 * k, 54 * k, shape.volts ?? '');
    return {
      title: shape.title, caption: shape.caption, box: [0, 0, tip * k, 246 * k * (shape.demolition ? 0.86 : 1)], turn: shape.demolition ? 14 : -8,
      shapes: [
        { d: bar([[330 * k, 6 * k], [tip * k - 30 * k, 6 * k], [tip * k - 8 * k, 7 * k], [tip * k, 1 * k]], 48 * k), material: 'steel', shading: 'round' },
        { d: bar([[292 * k, 21 * k], [310 * k, 19 * k], [336 * k, 17 * k], [350 * k, 10 * k]], 48 * k), material: 'black', shading: 'round' },
        { d: bar([[240 * k, 30 * k], [262 * k, 27 * k], [294 * k, 25 * k]], 48 * k), material: 'aluminium', shading: 'round' },
        { d: soft(s([[244, 78], [264, 78], [268, 168], [264, 176], [240, 176], [238, 168]]), 8 * k), material: 'black', shading: 'post' },
        { d: bar([[240 * k, 31 * k], [270 * k, 30 * k]], 48 * k), material: 'black', shading: 'round' },
        { d: soft(s([[56, 14], [90, 2], [236, 8], [246, 22], [246, 76], [232, 88], [186, 96], [176, 176], [160, 190], [104, 190], [92, 170], [92, 110], [60, 96], [50, 60]]), 13 * k), material: c, shading: 'face' },
        { d: soft(s([[98, 112], [172, 100], [166, 174], [156, 182], [108, 182], [98, 168]]), 10 * k), material: c, shading: 'side', edge: 0.6 },
        { ...vents(112 * k, 126 * k, 6, 40 * k, 8 * k) },
        plate(96 * k, 30 * k, 112 * k, 30 * k),
        { d: soft(s([[2, 20], [44, 4], [70, 14], [72, 36], [40, 40], [30, 60], [30, 150], [44, 164], [94, 170], [96, 190], [30, 190], [4, 168]]), 13 * k), material: 'black', shading: 'post' },
        { d: soft(s([[30, 56], [42, 54], [46, 92], [32, 96]]), 5 * k), material: 'red', shading: 'face' },
        { d: oval(206 * k, 70 * k, 13 * k), material: 'black', shading: 'end' },
        ...(shape.volts ? b.shapes : cordOf(14 * k, 178 * k)),
      ],
      letters: [...(shape.volts ? b.letters : []), { text: shape.mark ?? (shape.demolition ? 'SDS-max' : 'SDS-plus'), x: 152 * k, y: 45 * k, size: 16 * k, fill: '#22303F' }],
      measures: [{ x: [0, 350 * k], side: 'above', text: `${shape.L}` }, { y: [0, 190 * k], side: 'left', text: `${Math.round(190 * k)}` }],
    };
  });
}

/** Jig saw, circular saw, sander and their like: a body over a sole plate. */
export function onSole(shape: ToolShape & { kind: 'jig' | 'circular' | 'sander' | 'marble' | 'planer' }): Pictures {
  return sketched(() => {
    const k = shape.L / 260;
    const s = (list: Point[]): Point[] => list.map(([x, y]) => [x * k, y * k]);
    const c = shape.colour;
    const parts: Shape[] = [];
    let low = 170;
    if (shape.kind === 'jig') {
      low = 222;
      parts.push({ d: poly(s([[196, 166], [206, 166], [206, 222], [198, 222]])), material: 'steel', shading: 'post' }, { d: box(60 * k, 164 * k, 190 * k, 8 * k, 2 * k), material: 'steel', shading: 'round' }, { d: soft(s([[6, 30], [60, 4], [180, 0], [230, 20], [236, 60], [226, 126], [186, 132], [176, 70], [80, 66], [60, 84], [62, 116], [186, 118], [190, 160], [70, 164], [22, 140], [4, 92]]), 15 * k), material: c, shading: 'face' }, { d: soft(s([[64, 8], [176, 4], [200, 14], [190, 30], [76, 34], [52, 24]]), 9 * k), material: 'black', shading: 'round' }, { d: soft(s([[84, 62], [130, 62], [126, 78], [92, 80]]), 6 * k), material: 'red', shading: 'face' }, { d: box(190 * k, 122 * k, 24 * k, 44 * k, 4 * k), material: 'aluminium', shading: 'post' }, { ...vents(84 * k, 128 * k, 8, 24 * k, 9 * k) });
    } else if (shape.kind === 'circular' || shape.kind === 'marble') {
      const R = (shape.disc ?? 185) / 2 / k;
      const y = shape.kind === 'marble' ? 112 : 104;
      low = y + R + 2;
      parts.push({ d: oval(160 * k, y * k, R * k), material: 'steel', shading: 'end' }, { d: Array.from({ length: 28 }, (_, i) => { const a = (i * Math.PI) / 14; return `M${((160 + R * 0.9 * Math.cos(a)) * k).toFixed(1)} ${((y + R * 0.9 * Math.sin(a)) * k).toFixed(1)}L${((160 + R * Math.cos(a + 0.08)) * k).toFixed(1)} ${((y + R * Math.sin(a + 0.08)) * k).toFixed(1)}`; }).join(''), material: 'steel', shading: 'line', edge: 0.8 }, { d: `M${(160 - R - 10) * k} ${(y + 24) * k}A${(R + 10) * k} ${(R + 10) * k} 0 0 1 ${(160 + R + 10) * k} ${(y + 24) * k}Z`, material: c, shading: 'face' }, { d: soft(s([[0, 62], [26, 20], [110, 6], [186, 12], [196, 30], [120, 36], [60, 52], [46, 84], [60, 120], [40, 128], [8, 110]]), 13 * k), material: 'black', shading: 'face' }, { d: oval(160 * k, (y - 16) * k, 40 * k), material: 'black', shading: 'end' }, { ...vents(142 * k, (y - 30) * k, 5, 28 * k, 8 * k) }, { d: box(20 * k, (y + 24) * k, 250 * k, 10 * k, 2 * k), material: 'aluminium', shading: 'round' }, { d: soft(s([[62, 54], [84, 48], [88, 62], [68, 70]]), 4 * k), material: 'red', shading: 'face' });
    } else {
      const pad = shape.kind === 'sander';
      low = 176;
      parts.push({ d: soft(s(pad ? [[40, 40], [90, 10], [170, 10], [210, 40], [214, 84], [186, 104], [180, 136], [80, 136], [72, 104], [40, 84]] : [[4, 60], [20, 30], [120, 20], [150, 0], [220, 4], [250, 60], [256, 140], [10, 140]]), 18 * k), material: c, shading: 'face' }, { d: soft(s(pad ? [[60, 34], [96, 12], [164, 12], [196, 34], [150, 48], [100, 48]] : [[22, 34], [118, 24], [124, 44], [60, 58], [40, 80], [22, 74]]), 12 * k), material: 'black', shading: 'round' }, { d: box((pad ? 62 : 2) * k, 138 * k, (pad ? 132 : 256) * k, 18 * k, 4 * k), material: 'black', shading: 'round' }, { d: box((pad ? 58 : 0) * k, 156 * k, (pad ? 140 : 260) * k, 10 * k, 3 * k), material: pad ? 'brown' : 'aluminium', shading: 'round' }, { ...vents(104 * k, 80 * k, 6, 26 * k, 9 * k) }, ...(pad ? [{ d: soft(s([[188, 96], [250, 92], [258, 120], [190, 126]]), 8 * k), material: 'black' as const, shading: 'round' as const }] : []));
    }
    return {
      title: shape.title, caption: shape.caption, box: [0, 0, 270 * k, low * k], standing: true,
      shapes: [...(shape.volts ? [] : cordOf(shape.kind === 'sander' ? 44 * k : 8 * k, 46 * k).slice(0, 1)), ...parts],
      measures: [{ x: [0, 260 * k], side: 'below', text: `${shape.L}` }, { y: [0, low * k], side: 'right', text: `${Math.round(low * k)}` }],
    };
  });
}

import type { Material } from '../../metal.ts';
import type { Point } from '../../svg.ts';
import { bar, bow, box, oval, poly, soft, ticks } from '../lines.ts';
import { sketched, type Pictures, type Shape } from '../sketch.ts';

/** A calliper: beam, fixed and sliding jaws; digital, dial or vernier. */
export function calliper(shape: { title: string; caption: string; range: number; kind: 'vernier' | 'digital' | 'dial'; jaw: number }): Pictures {
  return sketched(() => {
    const R = shape.range;
    const L = R + 86;
    const j = shape.jaw;
    const h = 16;
    const open = R * 0.22;
    const slide: Shape[] = [
      { d: poly([[open, -4], [open + 66, -4], [open + 66, h + 6], [open + 12, h + 6], [open + 8, j], [open, j], [open, -4]]), material: 'stainless', shading: 'face' },
      { d: poly([[open, -4], [open, -j * 0.44], [open + 9, -4]]), material: 'stainless', shading: 'face' },
    ];
    const display: Shape[] = shape.kind === 'digital' ? [
      { d: box(open + 6, -8, 76, h + 16, 4), material: 'black', shading: 'face' },
      { d: box(open + 12, -4, 44, 14, 1.5), material: 'green', shading: 'top', edge: 0.8 },
      ...[0, 1, 2].map((i): Shape => ({ d: oval(open + 65 + (i % 2) * 10, 0 + i * 6, 3), material: i === 2 ? 'red' : 'grey', shading: 'end', edge: 0.7 })),
    ] : shape.kind === 'dial' ? [
      { d: oval(open + 38, h / 2 - 2, 21), material: 'black', shading: 'end' }, { d: oval(open + 38, h / 2 - 2, 17.5), material: 'white', shading: 'face', edge: 0.7 },
      { d: poly([[open + 37.3, h / 2 - 1], [open + 46, h / 2 - 15], [open + 38.6, h / 2 - 1.4]]), material: 'red', shading: 'flat', edge: 0.3 },
      { d: Array.from({ length: 20 }, (_, i) => poly([...bow(open + 38, h / 2 - 2, 16.6, i * 18, i * 18, 1).slice(0, 1), ...bow(open + 38, h / 2 - 2, 14, i * 18, i * 18, 1).slice(0, 1)], false)).join(''), material: 'black', shading: 'line', edge: 0.6 },
    ] : [{ d: box(open + 6, h - 6, 56, 10), material: 'white', shading: 'face', edge: 0.6 }, { d: ticks(open + 8, open + 58, 21, h - 6, (i) => h - 6 + (i % 5 === 0 ? 5 : 3)), material: 'black', shading: 'line', edge: 0.6 }];
    return {
      title: shape.title, caption: shape.caption, box: [-30, -j * 0.46, L, j], turn: -40,
      shapes: [
        { d: box(-2, 2, L - 2, h - 4), material: 'stainless', shading: 'round' },
        { d: ticks(4, L - 20, Math.min(120, Math.round(L / 3)), 3, (i) => (i % 10 === 0 ? 10 : i % 5 === 0 ? 8 : 6)), material: 'black', shading: 'line', edge: 0.5, only: 'picture' },
        { d: poly([[-30, -4], [0, -4], [0, j], [-7, j], [-12, h + 8], [-30, h + 2]]), material: 'stainless', shading: 'face' },
        { d: poly([[-1, -4], [-1, -j * 0.44], [-10, -4]]), material: 'stainless', shading: 'face' },
        ...slide, ...display,
        { d: box(open + 54, h + 6, 12, 5, 2), material: 'steel', shading: 'post' },
      ],
      letters: shape.kind === 'digital' ? [{ text: (open).toFixed(2), x: open + 34, y: 3, size: 10, fill: '#12261A' }] : [],
      measures: [{ x: [0, open], side: 'below', text: `0-${R}` }, { x: [-30, L], side: 'above', y: [-4, 2], text: `${Math.round(L + 30)}` }, { y: [h, j], side: 'right', x: [open + 8, open + 8], text: `${Math.round(j - h)}` }],
    };
  });
}

export function micrometer(shape: { title: string; caption: string; from: number; to: number; digital: boolean }): Pictures {
  return sketched(() => {
    const r = 16 + shape.to * 0.42;
    const cx = 0;
    const gap = shape.to * 0.7 + 4;
    const left = -gap / 2;
    const right = gap / 2;
    const inner: Point[] = bow(cx, 6, r * 0.74, 12, 168, 16);
    const frame = poly([[left - 12, -7], [left - 2, -7], [left - 2, 5], ...[...inner].reverse().map(([x, y]): Point => [x * (gap / 2 / (r * 0.74)) * 1.02, y]), [right + 6, 6], [right + 6, -9], [right + 20, -9], [right + 22, 8], ...bow(cx, 6, r + 6, 20, 160, 18).map(([x, y]): Point => [x * ((gap / 2 + 20) / (r + 6)), y]), [left - 14, 6]]);
    const sleeve = right + 20;
    return {
      title: shape.title, caption: shape.caption, box: [left - 16, -14, right + 122, r + 14], turn: -16,
      shapes: [
        { d: frame, material: shape.digital ? 'stainless' : 'castIron', shading: 'face' },
        { d: bar([[left - 4, 4.5], [left + 2, 4.5]], -1), material: 'chrome', shading: 'round' },
        { d: bar([[left + 6, 3.6], [sleeve, 3.6]], -1), material: 'chrome', shading: 'round' },
        { d: bar([[sleeve - 2, 8.5], [sleeve + 34, 8.5]], -1), material: 'stainless', shading: 'round' },
        { d: ticks(sleeve + 2, sleeve + 32, 16, -3, 2), material: 'black', shading: 'line', edge: 0.6 },
        { d: bar([[sleeve + 30, 9.5], [sleeve + 38, 12], [sleeve + 78, 12], [sleeve + 82, 9]], -1), material: 'stainless', shading: 'round' },
        { d: ticks(sleeve + 46, sleeve + 76, 22, -12.5, 10.5), material: 'black', shading: 'line', edge: 0.5, opacity: 0.6 },
        { d: bar([[sleeve + 82, 7], [sleeve + 100, 7], [sleeve + 102, 5.5]], -1), material: 'steel', shading: 'round' },
        ...(shape.digital ? [{ d: box(left + gap * 0.08 - 6, r * 0.62, gap * 0.84 + 12, 22, 4), material: 'black' as const, shading: 'face' as const }, { d: box(left + gap * 0.16, r * 0.62 + 4, gap * 0.56, 13, 1.5), material: 'green' as const, shading: 'top' as const, edge: 0.8 }] : [{ d: box(-gap * 0.3, r * 0.9, gap * 0.6, 9, 2), material: 'black' as const, shading: 'face' as const, edge: 0.7 }]),
      ],
      letters: shape.digital ? [{ text: '12.345', x: left + gap * 0.44, y: r * 0.62 + 10.5, size: 8, fill: '#12261A' }] : [{ text: `${shape.from}-${shape.to}`, x: 0, y: r * 0.9 + 4.5, size: 6, fill: '#fff' }],
      measures: [{ x: [left + 2, left + 6 + gap * 0.2], side: 'above', y: [-1, -1], text: `${shape.from}-${shape.to}` }, { y: [-14, r + 14], side: 'left', text: `${Math.round(r + 28)}` }],
    };
  });
}

export function tapeMeasure(shape: { title: string; caption: string; length: number; width: number; colour: Material }): Pictures {
  return sketched(() => {
    const s = 52 + shape.length * 3;
    return {
      title: shape.title, caption: shape.caption, box: [0, -s, s * 1.9, 0], standing: true,
      shapes: [
        { d: poly([[s * 0.9, -6], [s * 1.86, -6], [s * 1.86, -2], [s * 0.9, -2]]), material: 'yellow', shading: 'face' },
        { d: ticks(s * 1.02, s * 1.84, 26, -6, (i) => (i % 5 === 0 ? -2.6 : -4)), material: 'black', shading: 'line', edge: 0.6 },
        { d: poly([[s * 1.85, -9], [s * 1.89, -9], [s * 1.89, 1], [s * 1.85, 1]]), material: 'steel', shading: 'post' },
        { d: soft([[0, 0], [0, -s * 0.72], [s * 0.24, -s], [s * 0.78, -s], [s, -s * 0.66], [s * 1.04, 0]], s * 0.16), material: 'black', shading: 'face' },
        { d: soft([[s * 0.08, -s * 0.1], [s * 0.08, -s * 0.66], [s * 0.28, -s * 0.9], [s * 0.72, -s * 0.9], [s * 0.88, -s * 0.64], [s * 0.92, -s * 0.1]], s * 0.14), material: shape.colour, shading: 'face' },
        { d: oval(s * 0.48, -s * 0.48, s * 0.29), material: 'white', shading: 'face', edge: 0.7 },
        { d: soft([[s * 0.74, -s * 1.0], [s * 0.98, -s * 0.74], [s * 1.02, -s * 0.8], [s * 0.84, -s * 1.04]], s * 0.03), material: 'black', shading: 'face' },
      ],
      letters: [{ text: `${shape.length}m`, x: s * 0.48, y: -s * 0.53, size: s * 0.2, fill: '#1D2129' }, { text: `${shape.width} mm`, x: s * 0.48, y: -s * 0.37, size: s * 0.1, fill: '#1D2129' }],
      measures: [{ x: [0, s * 1.04], side: 'below', text: `${Math.round(s * 1.04)}` }, { y: [-s, 0], side: 'left', text: `${Math.round(s)}` }],
    };
  });
}

export function level(shape: { title: string; caption: string; L: number; colour: Material }): Pictures {
  return sketched(() => {
    const { L } = shape;
    const h = Math.min(60, L * 0.13);
    const vial = (x: number, upright: boolean): Shape[] => upright
      ? [{ d: oval(x, 0, h * 0.36), material: 'black', shading: 'bore' }, { d: box(x - h * 0.1, -h * 0.3, h * 0.2, h * 0.6, h * 0.1), material: 'yellow', shading: 'post', edge: 0.7 }]
      : [{ d: soft([[x - h * 0.62, -h * 0.5], [x + h * 0.62, -h * 0.5], [x + h * 0.5, h * 0.16], [x - h * 0.5, h * 0.16]], h * 0.1), material: 'black', shading: 'bore' }, { d: box(x - h * 0.46, -h * 0.34, h * 0.92, h * 0.3, h * 0.14), material: 'yellow', shading: 'round', edge: 0.7 }, { d: `M${x - h * 0.14} ${-h * 0.34}v${h * 0.3}M${x + h * 0.14} ${-h * 0.34}v${h * 0.3}`, material: 'black', shading: 'line' }];
    return {
      title: shape.title, caption: shape.caption, box: [0, -h / 2, L, h / 2], turn: -26,
      also: [{ dx: L * 0.02, dy: h * 1.7 }],
      shapes: [
        { d: box(0, -h / 2, L, h, h * 0.06), material: shape.colour, shading: 'face' },
        { d: box(0, -h / 2, L, h * 0.14), material: 'aluminium', shading: 'top', edge: 0.6 }, { d: box(0, h * 0.36, L, h * 0.14), material: 'aluminium', shading: 'round', edge: 0.6 },
        ...vial(L / 2, false), ...vial(L * 0.12, true), ...vial(L * 0.88, true),
        { d: box(-1, -h * 0.52, h * 0.16, h * 1.04, h * 0.04) + box(L + 1 - h * 0.16, -h * 0.52, h * 0.16, h * 1.04, h * 0.04), material: 'black', shading: 'post' },
      ],
      measures: [{ x: [0, L], side: 'below', text: `L ${L}` }, { y: [-h / 2, h / 2], side: 'right', text: `${Math.round(h)}` }],
    };
  });
}

/** A try square or a combination of rule and stock. */
export function trySquare(shape: { title: string; caption: string; blade: number; stock: number; broad: boolean }): Pictures {
  return sketched(() => {
    const { blade: B, stock: S } = shape;
    const w = S * 0.17;
    return {
      title: shape.title, caption: shape.caption, box: [0, -B, S, 0], turn: 0, standing: true,
      shapes: [
        { d: box(w * 0.18, -B, w * 1.2, B), material: 'stainless', shading: 'face' },
        ...(shape.broad ? [] : [{ d: Array.from({ length: 40 }, (_, i) => `M${(w * 0.18).toFixed(1)} ${(-B + 4 + (i * (B - w * 1.6)) / 40).toFixed(1)}h${(i % 10 === 0 ? w * 0.6 : i % 5 === 0 ? w * 0.42 : w * 0.26).toFixed(1)}`).join(''), material: 'black' as const, shading: 'line' as const, edge: 0.6 }]),
        { d: box(0, -w * 1.3, S, w * 1.3, w * 0.06), material: shape.broad ? 'steel' : 'castIron', shading: 'face' },
        { d: box(w * 0.2, -w * 1.12, S - w * 0.4, w * 0.24, w * 0.1), material: shape.broad ? 'steel' : 'castIron', shading: 'top', edge: 0.5, only: 'picture' },
        { d: [0.3, 0.5, 0.7].map((k) => oval(S * k, -w * 0.6, w * 0.14)).join(''), material: 'brass', shading: 'end', edge: 0.6 },
      ],
      measures: [{ y: [-B, 0], side: 'left', text: `${B}` }, { x: [0, S], side: 'below', text: `${S}` }],
    };
  });
}

export function dialGauge(shape: { title: string; caption: string; range: number; reading: string; digital: boolean }): Pictures {
  return sketched(() => ({
    title: shape.title, caption: shape.caption, box: [-29, -48, 29, 72], standing: true,
    shapes: [
      { d: box(-4, -48, 8, 22, 1), material: 'stainless', shading: 'post' },
      { d: box(-4.2, 24, 8.4, 26, 1), material: 'stainless', shading: 'post' }, { d: box(-2, 48, 4, 16), material: 'steel', shading: 'post' }, { d: oval(0, 66, 3, 4), material: 'steel', shading: 'ball' },
      { d: oval(0, 0, 29), material: shape.digital ? 'black' : 'chrome', shading: 'end' }, { d: oval(0, 0, 25.5), material: 'black', shading: 'face', edge: 0.6 }, { d: oval(0, 0, 24.5), material: shape.digital ? 'black' : 'white', shading: 'face', edge: 0.5 },
      ...(shape.digital ? [{ d: box(-18, -11, 36, 15, 1.5), material: 'green' as const, shading: 'top' as const }, { d: [-10, 0, 10].map((x) => oval(x, 13, 3)).join(''), material: 'grey' as const, shading: 'end' as const, edge: 0.7 }] : [
        { d: Array.from({ length: 50 }, (_, i) => { const t = (i * Math.PI) / 25; const r = i % 5 === 0 ? 19.5 : 21.5; return `M${(23.5 * Math.sin(t)).toFixed(2)} ${(-23.5 * Math.cos(t)).toFixed(2)}L${(r * Math.sin(t)).toFixed(2)} ${(-r * Math.cos(t)).toFixed(2)}`; }).join(''), material: 'black' as const, shading: 'line' as const, edge: 0.7 },
        { d: oval(0, 9, 5.5), material: 'white' as const, shading: 'face' as const, edge: 0.6 }, { d: poly([[-1, 3], [13, -16], [1, 4]]), material: 'red' as const, shading: 'flat' as const, edge: 0.4 }, { d: oval(0, 0, 2), material: 'black' as const, shading: 'ball' as const, edge: 0.5 },
      ]),
    ],
    letters: shape.digital ? [{ text: '0.000', x: 0, y: -3.4, size: 11, fill: '#12261A' }] : [{ text: '0', x: 0, y: -15.6, size: 5, fill: '#1D2129' }, { text: `${shape.reading} mm`, x: 0, y: -8, size: 3.6, fill: '#1D2129' }],
    measures: [{ x: [-29, 29], side: 'below', y: [0, 0], text: '⌀58' }, { y: [-48, 70], side: 'right', x: [4, 3], text: '118' }, { at: [-4, 36], to: [-58, 30], text: '⌀8 h6' }],
  }));
}

/** A steel rule or a set of feeler leaves. */
export function steelRule(shape: { title: string; caption: string; L: number; wide: number }): Pictures {
  return sketched(() => {
    const { L, wide: w } = shape;
    const count = Math.min(151, L / 2 + 1);
    return {
      title: shape.title, caption: shape.caption, box: [0, 0, L + 14, w], turn: -36, also: [{ dx: 0, dy: w * 1.5 }],
      shapes: [
        { d: box(0, 0, L + 14, w, w * 0.06), material: 'stainless', shading: 'face' },
        { d: ticks(3, L + 3, count, 0, (i) => w * (i % 10 === 0 ? 0.42 : i % 5 === 0 ? 0.32 : 0.2)), material: 'black', shading: 'line', edge: 0.6, only: 'picture' },
        { d: oval(L + 8, w / 2, w * 0.13), material: 'black', shading: 'dark' },
      ].map((s) => s as Shape),
      letters: [0.2, 0.4, 0.6, 0.8].map((k) => ({ text: String(Math.round((L * k) / 10) * 10), x: L * k, y: w * 0.68, size: w * 0.28, fill: '#1D2129' })),
      measures: [{ x: [0, L + 14], side: 'below', text: `${L}` }, { y: [0, w], side: 'right', text: `${w}` }],
    };
  });
}


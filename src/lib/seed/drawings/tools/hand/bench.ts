import type { Material } from '../../metal.ts';
import { bar, box, flow, oval, poly, soft, ticks } from '../lines.ts';
import { sketched, type Pictures, type Shape } from '../sketch.ts';

export function clamp(shape: { title: string; caption: string; kind: 'F' | 'G'; opening: number; depth: number; metal: Material }): Pictures {
  return sketched(() => {
    const { opening: o, depth: d } = shape;
    if (shape.kind === 'F') {
      const w = Math.max(8, d * 0.16);
      const arm = o * 0.82;
      return {
        title: shape.title, caption: shape.caption, box: [0, -w * 1.6, o + w * 6, d + w * 6], turn: -8,
        shapes: [
          { d: box(0, 0, o + w * 6, w * 1.25, w * 0.1), material: 'steel', shading: 'round' },
          { d: ticks(w * 4, o + w * 5, 40, 0, w * 0.3), material: 'black', shading: 'line', edge: 0.5, only: 'picture' },
          { d: soft([[0, -w * 0.4], [w * 2.4, -w * 0.4], [w * 2.3, w * 2], [w * 1.9, d], [w * 0.5, d], [0, w * 2]], w * 0.4), material: shape.metal, shading: 'post' },
          { d: soft([[arm - w * 0.2, -w * 0.5], [arm + w * 2.2, -w * 0.5], [arm + w * 2.2, w * 2], [arm + w * 2, d + w * 0.6], [arm + w * 0.2, d + w * 0.6], [arm - w * 0.2, w * 2]], w * 0.4), material: shape.metal, shading: 'post' },
          { d: bar([[arm - w * 3.4, w * 0.4], [arm + w * 5.4, w * 0.4]], d - w * 0.1), material: 'zinc', shading: 'round' },
          { d: ticks(arm - w * 3, arm + w * 5, 34, d - w * 0.5, d + w * 0.3), material: 'black', shading: 'line', edge: 0.6, opacity: 0.6 },
          { d: bar([[arm - w * 4, w * 1.1], [arm - w * 3.3, w * 1.1]], d - w * 0.1), material: 'black', shading: 'round' },
          { d: bar([[arm + w * 4.6, w * 0.7], [arm + w * 5.2, w], [arm + w * 10, w * 1.05], [arm + w * 11, w * 0.8]], d - w * 0.1), material: 'wood', shading: 'round' },
        ],
        measures: [{ x: [w * 2, arm - w * 4], side: 'above', y: [0, d], text: `${o}` }, { y: [w * 1.25, d], side: 'left', text: `${d}` }],
      };
    }
    const t = o * 0.26;
    return {
      title: shape.title, caption: shape.caption, box: [-t, -t, o * 1.95, d + t * 1.3], turn: -30,
      shapes: [
        { d: `M${-t} ${d}V${t}Q${-t} ${-t} ${t} ${-t}H${o - t * 0.1}Q${o + t * 0.9} ${-t} ${o + t * 0.9} ${t}V${d * 0.72}H${o + t * 1.2}V${d + t * 0.5}H${o - t * 0.3}V${d * 0.72}H${o}V${t * 0.5}Q${o} 0 ${o - t * 0.4} 0H${t * 0.4}Q0 0 0 ${t * 0.5}V${d}Z`, material: shape.metal, shading: 'face' },
        { d: bar([[o * 0.3, t * 0.3], [o * 1.7, t * 0.3]], d * 0.86), material: 'steel', shading: 'round' },
        { d: ticks(o * 0.36, o * 1.64, 36, d * 0.86 - t * 0.3, d * 0.86 + t * 0.3), material: 'black', shading: 'line', edge: 0.6, opacity: 0.6 },
        { d: box(o - t * 0.3, d * 0.62, t * 1.5, d * 0.46, t * 0.2), material: shape.metal, shading: 'round' },
        { d: bar([[o * 0.22, t * 0.7], [o * 0.3, t * 0.6]], d * 0.86), material: 'steel', shading: 'round' },
        { d: box(o * 1.72, d * 0.86 - t * 1.5, t * 0.36, t * 3, t * 0.18), material: 'steel', shading: 'post' },
        { d: bar([[o * 1.66, t * 0.5], [o * 1.84, t * 0.5]], d * 0.86), material: 'steel', shading: 'round' },
      ],
      measures: [{ x: [0, o], side: 'above', y: [0, 0], text: `${o}` }, { y: [0, d * 0.86], side: 'left', x: [0, 0], text: `${d}` }],
    };
  });
}

export function vice(shape: { title: string; caption: string; jaw: number; opening: number; colour: Material }): Pictures {
  return sketched(() => {
    const k = shape.jaw / 100;
    const c = shape.colour;
    const s = (list: [number, number][]): [number, number][] => list.map(([x, y]) => [x * k, y * k]);
    return {
      title: shape.title, caption: shape.caption, box: [-150 * k, -150 * k, 130 * k, 0], standing: true,
      shapes: [
        { d: bar([[-148 * k, 6 * k], [20 * k, 6 * k]], -86 * k), material: 'steel', shading: 'round' },
        { d: box(-116 * k, -104 * k, 170 * k, 34 * k, 4 * k), material: c, shading: 'round' },
        { d: soft(s([[-116, -104], [-116, -134], [-92, -150], [-62, -150], [-62, -104], [-70, -70], [-104, -70]]), 6 * k), material: c, shading: 'face' },
        { d: soft(s([[-8, -150], [26, -150], [70, -138], [112, -132], [128, -120], [112, -108], [80, -96], [70, -60], [80, -38], [-30, -38], [-14, -70], [-8, -104]]), 8 * k), material: c, shading: 'face' },
        { d: box(-64 * k, -146 * k, 8 * k, 30 * k, k), material: 'steel', shading: 'post' }, { d: box(-14 * k, -146 * k, 8 * k, 30 * k, k), material: 'steel', shading: 'post' },
        { d: oval(22 * k, -22 * k, 66 * k, 18 * k), material: c, shading: 'round' },
        { d: box(-52 * k, -16 * k, 148 * k, 16 * k, 6 * k), material: c, shading: 'round' },
        { d: oval(-30 * k, -13 * k, 10 * k, 5 * k) + oval(76 * k, -13 * k, 10 * k, 5 * k), material: 'blackOxide', shading: 'bore', edge: 0.7 },
        { d: box(-146 * k, -132 * k, 6 * k, 92 * k, 3 * k), material: 'steel', shading: 'post' },
        { d: oval(-143 * k, -132 * k, 6 * k) + oval(-143 * k, -40 * k, 6 * k), material: 'steel', shading: 'ball' },
        { d: bar([[-152 * k, 10 * k], [-134 * k, 10 * k]], -86 * k), material: 'steel', shading: 'round' },
      ],
      measures: [{ x: [-56 * k, -14 * k], side: 'above', y: [-146 * k, -146 * k], text: `0-${shape.opening}` }, { y: [-150 * k, 0], side: 'right', x: [26 * k, 90 * k], text: `${Math.round(150 * k)}` }],
    };
  });
}

export function toolBox(shape: { title: string; caption: string; L: number; W: number; H: number; colour: Material; trays: boolean }): Pictures {
  return sketched(() => {
    const { L, H } = shape;
    const c = shape.colour;
    const lid = H * 0.3;
    return {
      title: shape.title, caption: shape.caption, box: [0, -H * 1.22, L, 0], standing: true,
      shapes: [
        { d: `M${L * 0.26} ${-H}V${-H * 1.12}Q${L * 0.26} ${-H * 1.22} ${L * 0.34} ${-H * 1.22}H${L * 0.66}Q${L * 0.74} ${-H * 1.22} ${L * 0.74} ${-H * 1.12}V${-H}H${L * 0.69}V${-H * 1.1}H${L * 0.31}V${-H}Z`, material: 'black', shading: 'face' },
        { d: soft([[L * 0.02, 0], [0, -H + lid], [L, -H + lid], [L * 0.98, 0]], H * 0.06), material: c, shading: 'face' },
        { d: soft([[0, -H + lid], [L * 0.03, -H], [L * 0.97, -H], [L, -H + lid]], H * 0.08), material: shape.trays ? 'black' : c, shading: 'top' },
        { d: box(0, -H + lid - H * 0.04, L, H * 0.08, H * 0.02), material: 'black', shading: 'round' },
        ...[0.2, 0.72].map((x): Shape => ({ d: box(L * x, -H + lid - H * 0.1, L * 0.08, H * 0.24, H * 0.03), material: shape.trays ? 'yellow' : 'chrome', shading: 'post' })),
        { d: box(L * 0.36, -H * 0.46, L * 0.28, H * 0.2, H * 0.03), material: 'white', shading: 'face', edge: 0.7, only: 'picture' },
        { d: ticks(L * 0.1, L * 0.9, 9, -H * 0.16, -H * 0.05), material: c, shading: 'line', edge: 0.8, opacity: 0.6 },
      ],
      letters: [{ text: `${shape.L}×${shape.W}×${shape.H}`, x: L / 2, y: -H * 0.36, size: H * 0.06, fill: '#22303F' }],
      measures: [{ x: [0, L], side: 'below', text: `${shape.L}` }, { y: [-H, 0], side: 'right', text: `${shape.H}` }],
    };
  });
}

/** A frame hacksaw, a folding saw or a snap-off knife, a chisel: long blades with a grip. */
export function bladeTool(shape: { title: string; caption: string; L: number; kind: 'hacksaw' | 'knife' | 'chisel' | 'cold' | 'putty' | 'snips'; wide: number; colour: Material }): Pictures {
  return sketched(() => {
    const { L, wide: w, kind, colour } = shape;
    const shapes: Shape[] = [];
    let high = Math.max(w, L * 0.09);
    let low = high;
    if (kind === 'hacksaw') {
      high = L * 0.17; low = L * 0.13;
      shapes.push(
        { d: `M${L * 0.24} ${-L * 0.02}V${-L * 0.13}Q${L * 0.25} ${-L * 0.165} ${L * 0.3} ${-L * 0.165}H${L * 0.93}Q${L} ${-L * 0.165} ${L} ${-L * 0.1}V${L * 0.07}H${L * 0.965}V${-L * 0.09}Q${L * 0.965} ${-L * 0.13} ${L * 0.92} ${-L * 0.13}H${L * 0.32}Q${L * 0.28} ${-L * 0.13} ${L * 0.28} ${-L * 0.02}Z`, material: 'steel', shading: 'face' },
        { d: box(L * 0.22, L * 0.045, L * 0.76, L * 0.025), material: 'blue', shading: 'face' }, { d: ticks(L * 0.25, L * 0.96, 90, L * 0.063, L * 0.07), material: 'black', shading: 'line', edge: 0.5 },
        { d: flow([[L * 0.28, -L * 0.06], [L * 0.27, L * 0.08], [L * 0.2, L * 0.07], [L * 0.1, L * 0.12], [0, L * 0.1], [-L * 0.01, L * 0.06], [L * 0.08, L * 0.01], [L * 0.14, -L * 0.04], [L * 0.22, -L * 0.075]]), material: colour, shading: 'face' },
        { d: flow([[L * 0.23, -L * 0.025], [L * 0.225, L * 0.035], [L * 0.16, L * 0.05], [L * 0.12, L * 0.045], [L * 0.17, -L * 0.01]]), material: 'white', shading: 'flat' },
      );
    } else if (kind === 'knife') {
      shapes.push({ d: poly([[L * 0.6, -w * 0.5], [L * 0.96, -w * 0.5], [L, w * 0.5], [L * 0.6, w * 0.5]]), material: 'steel', shading: 'face' }, { d: Array.from({ length: 6 }, (_, i) => `M${(L * (0.66 + i * 0.055)).toFixed(1)} ${(-w * 0.5).toFixed(1)}L${(L * (0.685 + i * 0.055)).toFixed(1)} ${(w * 0.5).toFixed(1)}`).join(''), material: 'steel', shading: 'line', edge: 0.7 }, { d: soft([[0, -w * 0.9], [L * 0.62, -w * 0.75], [L * 0.66, -w * 0.4], [L * 0.66, w * 0.6], [L * 0.58, w * 0.85], [L * 0.3, w * 0.75], [L * 0.04, w * 1.05], [0, w * 0.6]], w * 0.3), material: colour, shading: 'round' }, { d: box(L * 0.16, -w * 0.5, L * 0.44, w * 0.3, w * 0.14), material: 'black', shading: 'bore', edge: 0.6 }, { d: box(L * 0.36, -w * 0.95, L * 0.12, w * 0.6, w * 0.16), material: 'black', shading: 'round' });
    } else if (kind === 'cold') {
      shapes.push({ d: bar([[0, w * 0.36], [w * 0.3, w * 0.44], [L * 0.72, w * 0.44], [L * 0.86, w * 0.5], [L, w * 0.5]]), material: colour, shading: 'face' }, { d: bar([[L * 0.86, w * 0.5], [L, w * 0.5]]), material: 'steel', shading: 'face' }, { d: bar([[w * 0.2, w * 0.16], [L * 0.74, w * 0.16]]), material: colour, shading: 'top', edge: 0.6 });
    } else {
      const grip = L * 0.46;
      const blade = kind === 'putty' ? poly([[grip, -w * 0.16], [grip + L * 0.12, -w * 0.22], [L * 0.78, -w * 0.5], [L, -w * 0.5], [L, w * 0.5], [L * 0.78, w * 0.5], [grip + L * 0.12, w * 0.22], [grip, w * 0.16]]) : bar([[grip, w * 0.28], [grip + L * 0.06, w * 0.3], [grip + L * 0.1, w * 0.5], [L, w * 0.5]]);
      shapes.push({ d: blade, material: 'steel', shading: 'face' }, ...(kind === 'chisel' ? [{ d: bar([[L * 0.93, w * 0.5], [L, w * 0.5]]), material: 'white' as const, shading: 'face' as const }] : []), { d: flow([[grip, -w * 0.3], [grip * 0.9, -L * 0.035], [grip * 0.5, -L * 0.05], [grip * 0.1, -L * 0.048], [0, -L * 0.03], [0, L * 0.03], [grip * 0.1, L * 0.048], [grip * 0.5, L * 0.05], [grip * 0.9, L * 0.035], [grip, w * 0.3]]), material: colour, shading: 'round' }, { d: bar([[0, L * 0.036], [grip * 0.06, L * 0.044]]), material: 'steel', shading: 'round' });
    }
    return { title: shape.title, caption: shape.caption, box: [0, -high, L, low], turn: -38, shapes, measures: [{ x: [0, L], side: 'below', y: [0, 0], text: `${L}` }, ...(kind === 'hacksaw' ? [] : [{ y: [-w / 2, w / 2] as const, side: 'right' as const, x: [L, L] as const, text: `${w}` }])] };
  });
}

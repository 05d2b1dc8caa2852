import type { Material } from '../../metal.ts';
import type { Point } from '../../svg.ts';
import { bar, box, bow, flow, helix, oval, poly, soft } from '../lines.ts';
import { sketched, type Pictures, type Shape } from '../sketch.ts';

function serrated(x0: number, x1: number, y: number, pitch: number, deep: number): Point[] {
  const count = Math.max(8, Math.min(90, Math.round((x1 - x0) / pitch)));
  const step = (x1 - x0) / count;
  return Array.from({ length: count }, (_, i): Point[] => [[x0 + i * step, y - deep], [x0 + (i + 0.85) * step, y]]).flat();
}

/** Saw blades in strips: hacksaw, jig saw, sabre saw. */
export function stripBlade(shape: { title: string; caption: string; L: number; H: number; tpi: number; kind: 'hack' | 'jig' | 'sabre'; material: Material; tip?: Material }): Pictures {
  return sketched(() => {
    const { L, H, material, kind } = shape;
    const pitch = 25.4 / shape.tpi;
    const deep = Math.min(H * 0.22, Math.max(pitch * 0.45, H * 0.06));
    const rim = serrated(kind === 'jig' ? L * 0.26 : kind === 'sabre' ? L * 0.12 : L * 0.04, L * 0.97, H, pitch, deep);
    const back: Point[] = kind === 'hack' ? [[L, H * 0.3], [L, 0], [0, 0], [0, H * 0.9]]
      : kind === 'jig' ? [[L, H * 0.62], [L * 0.94, 0], [L * 0.25, 0], [L * 0.22, H * 0.16], [L * 0.13, H * 0.16], [L * 0.13, -H * 0.14], [L * 0.06, -H * 0.14], [0, H * 0.3], [0, H * 0.7], [L * 0.06, H * 0.98], [L * 0.13, H * 0.98], [L * 0.13, H * 0.86], [L * 0.22, H * 0.86]]
        : [[L, H * 0.5], [L * 0.96, 0], [L * 0.1, 0], [0, H * 0.28], [0, H * 0.72], [L * 0.03, H * 0.72], [L * 0.1, H * 0.9]];
    const body = poly([...rim, ...back]);
    const holes = kind === 'hack' ? oval(L * 0.018, H * 0.45, H * 0.16) + oval(L * 0.982, H * 0.45, H * 0.16) : kind === 'sabre' ? oval(L * 0.04, H * 0.45, H * 0.13) : '';
    return {
      title: shape.title, caption: shape.caption, box: [0, -H * 0.14, L, H], turn: -45,
      also: [{ dx: 0, dy: H * 1.9 }, { dx: 0, dy: -H * 1.9 }],
      shapes: [
        { d: body, material, shading: 'face' },
        ...(shape.tip ? [{ d: poly([...rim, [L, H * 0.74], [L * 0.1, H * 0.74]]), material: shape.tip, shading: 'face' as const, edge: 0.4 }] : []),
        ...(holes ? [{ d: holes, material, shading: 'dark' as const }] : []),
      ],
      letters: [{ text: `${shape.tpi} TPI`, x: L * 0.55, y: H * 0.38, size: H * 0.3, fill: material === 'steel' || material === 'white' ? '#3B434C' : '#fff' }],
      measures: [{ x: [0, L], side: 'below', text: `${L}` }, { y: [0, H], side: 'right', text: `${H}` }],
    };
  });
}

/** An engineer's file with its handle. */
export function fileTool(shape: { title: string; caption: string; L: number; form: 'flat' | 'half' | 'round' | 'square' | 'triangle' | 'needle'; wide: number }): Pictures {
  return sketched(() => {
    const { L, wide } = shape;
    const r = wide / 2;
    const slim = shape.form === 'round' || shape.form === 'needle';
    const grip = L * 0.42;
    const blade = bar([[0, r * 0.35], [L * 0.07, r], [L * 0.55, r], [L, r * (shape.form === 'flat' ? 0.86 : 0.34)]]);
    const shading = slim ? 'round' : 'face';
    const cuts = (lean: number): string => Array.from({ length: 56 }, (_, i) => {
      const x = L * 0.09 + (i * L * 0.89) / 56;
      return `M${x.toFixed(2)} ${(-r).toFixed(2)}L${(x + lean * wide).toFixed(2)} ${r.toFixed(2)}`;
    }).join('');
    const lower: Shape[] = shape.form === 'half' || shape.form === 'triangle' || shape.form === 'square'
      ? [{ d: bar([[L * 0.04, r * 0.04], [L * 0.98, r * 0.05]], r * 0.28), material: 'steel', shading: 'side', edge: 0.5 }] : [];
    const red = shape.form === 'needle' ? 'orange' : 'red';
    return {
      title: shape.title, caption: shape.caption, box: [-grip, -Math.max(r, L * 0.05), L, Math.max(r, L * 0.05)], turn: -45,
      also: L / wide > 9 ? [{ dx: 0, dy: -Math.max(wide, L * 0.1) * 1.35, scale: 0.8 }] : [],
      shapes: [
        { d: bar([[-4, r * 0.3], [L * 0.06, r * 0.5]]), material: 'steel', shading: 'face' },
        { d: blade, material: 'steel', shading },
        { d: cuts(0.55), material: 'steel', shading: 'line', edge: 0.8, clip: blade, opacity: 0.75 },
        { d: cuts(-0.4), material: 'steel', shading: 'line', edge: 0.5, clip: blade, opacity: 0.5, only: 'picture' },
        ...lower,
        { d: flow([[0, -L * 0.022], [-grip * 0.12, -L * 0.036], [-grip * 0.3, -L * 0.026], [-grip * 0.6, -L * 0.044], [-grip * 0.94, -L * 0.04], [-grip, 0], [-grip * 0.94, L * 0.04], [-grip * 0.6, L * 0.044], [-grip * 0.3, L * 0.026], [-grip * 0.12, L * 0.036], [0, L * 0.022]]), material: red, shading: 'round' },
        { d: box(-grip * 0.86, -L * 0.014, grip * 0.46, L * 0.028, L * 0.012), material: 'black', shading: 'round', edge: 0.6 },
      ],
      measures: [{ x: [0, L], side: 'below', y: [r, r], text: `${L}` }, { y: [-r, r], side: 'right', x: [L * 0.5, L * 0.5], text: shape.form === 'round' ? `⌀${wide}` : `${wide}` }],
    };
  });
}

/** A step drill, its steps growing from the tip (right) to the shank (left). */
export function stepDrill(shape: { title: string; caption: string; from: number; to: number; step: number; L: number; shank: number; material: Material }): Pictures {
  return sketched(() => {
    const { from, to, step, L } = shape;
    const count = Math.round((to - from) / step) + 1;
    const shankL = L * 0.34;
    const rise = (L - shankL - from * 0.8) / count;
    const profile: Point[] = [];
    for (let i = 0; i < count; i += 1) {
      const d = to - i * step;
      const x = shankL + i * rise;
      profile.push([x, d / 2], [x + rise * 0.82, d / 2]);
    }
    profile.push([L - from * 0.8, from / 2], [L, 0.05]);
    const body = bar(profile);
    const r = shape.shank / 2;
    const groove = flow([[shankL, to * 0.05], [shankL + (L - shankL) * 0.5, -to * 0.1], [L, -from * 0.02], [L, from * 0.16], [shankL + (L - shankL) * 0.55, to * 0.12], [shankL, to * 0.34]], true);
    return {
      title: shape.title, caption: shape.caption, box: [0, -to / 2, L, to / 2], turn: -45,
      shapes: [
        { d: bar([[0, r * 0.9], [r * 0.3, r], [shankL, r]]), material: 'steel', shading: 'round' },
        { d: box(0, -r * 0.5, shankL * 0.8, r * 0.5), material: 'steel', shading: 'face', edge: 0.6 },
        { d: body, material: shape.material, shading: 'round' },
        { d: profile.filter((_, i) => i % 2 === 1 && i < count * 2).map(([x, h]) => `M${x.toFixed(2)} ${(-h).toFixed(2)}V${h.toFixed(2)}`).join(''), material: shape.material, shading: 'line', edge: 0.8 },
        { d: groove, material: shape.material, shading: 'dark', clip: body, edge: 0.6, opacity: 0.85 },
      ],
      axes: [[-L * 0.04, 0, L * 1.04, 0]],
      measures: [
        { x: [0, L], side: 'below', y: [r, 0], text: `L ${L}` },
        { y: [-to / 2, to / 2], side: 'left', x: [shankL, shankL], text: `⌀${to}` },
        { y: [-from / 2, from / 2], side: 'right', x: [L - from, L - from], text: `⌀${from}` },
      ],
    };
  });
}

/** A carbide burr on a 3 or 6 mm shank. */
export function burr(shape: { title: string; caption: string; form: 'A' | 'C' | 'D' | 'F' | 'G' | 'H' | 'L' | 'M'; d: number; l: number; L: number; shank: number; material: Material }): Pictures {
  return sketched(() => {
    const { d, l, L, form } = shape;
    const r = d / 2;
    const x = L - l;
    const head: Record<typeof form, Point[]> = {
      A: [[x, r], [L, r]],
      C: [[x, r], ...bow(L - r, 0, r, 90, 0, 8).map(([px, py]): Point => [px, py])],
      D: bow(x + l / 2, 0, l / 2, 180, 0, 16).map(([px, py]): Point => [px, Math.abs(py) * (d / l)]),
      F: [[x, r * 0.9], [x + l * 0.2, r], [x + l * 0.55, r * 0.86], [x + l * 0.85, r * 0.5], [L - r * 0.1, r * 0.3], [L, 0.02]],
      G: [[x, r * 0.9], [x + l * 0.2, r], [x + l * 0.55, r * 0.8], [x + l * 0.85, r * 0.36], [L, 0.02]],
      H: [[x, r * 0.5], [x + l * 0.3, r * 0.9], [x + l * 0.5, r], [x + l * 0.8, r * 0.55], [L, 0.02]],
      L: [[x, r], [L - r * 0.5, r * 0.42], [L - r * 0.12, r * 0.28], [L, 0.02]],
      M: [[x, r], [L, 0.02]],
    };
    const body = bar(head[form]);
    const s = shape.shank / 2;
    return {
      title: shape.title, caption: shape.caption, box: [0, -Math.max(r, s), L, Math.max(r, s)], turn: -45,
      shapes: [
        { d: bar([[0, s * 0.9], [s * 0.3, s], [x + 1, s]]), material: 'steel', shading: 'round' },
        { d: body, material: shape.material, shading: 'round' },
        ...helix(x, L, r, d * 2.2, 9, shape.material, 0.4).map((h): Shape => ({ ...h, clip: body })),
        ...helix(x, L, r, -d * 2.2, 9, shape.material, 0.3).map((h): Shape => ({ ...h, clip: body, opacity: 0.4 })),
        { d: body, material: shape.material, shading: 'line' },
      ],
      axes: [[-L * 0.04, 0, L * 1.04, 0]],
      measures: [
        { x: [x, L], side: 'above', y: [-r, 0], text: `l ${l}` },
        { x: [0, L], side: 'below', y: [s, 0], text: `L ${L}` },
        { y: [-r, r], side: 'right', x: [x + l * 0.3, x + l * 0.3], text: `⌀${d}` },
        { y: [-s, s], side: 'left', x: [0, 0], text: `⌀${shape.shank}` },
      ],
    };
  });
}

/** A spade bit for wood. */
export function spadeBit(shape: { title: string; caption: string; d: number; L: number }): Pictures {
  return sketched(() => {
    const { d, L } = shape;
    const r = d / 2;
    const x = L - d * 1.9;
    return {
      title: shape.title, caption: shape.caption, box: [0, -Math.max(r, 4), L, Math.max(r, 4)], turn: -45,
      shapes: [
        { d: bar([[0, 2.7], [1, 3.2], [22, 3.2], [24, 2.6]]), material: 'steel', shading: 'face' },
        { d: bar([[24, 2.6], [x, 2.6]]), material: 'steel', shading: 'round' },
        { d: soft([[x - 3, -2.6], [x + d * 0.35, -r], [L - d * 0.75, -r], [L - d * 0.62, -r * 0.7], [L - d * 0.66, -r * 0.2], [L, 0], [L - d * 0.66, r * 0.2], [L - d * 0.62, r * 0.7], [L - d * 0.75, r], [x + d * 0.35, r], [x - 3, 2.6]], d * 0.03), material: 'steel', shading: 'face' },
        { d: oval(x + d * 0.62, 0, d * 0.13), material: 'steel', shading: 'dark' },
      ],
      axes: [[-L * 0.03, 0, L * 1.03, 0]],
      measures: [{ x: [0, L], side: 'below', y: [3, 0], text: `${L}` }, { y: [-r, r], side: 'right', x: [L - d * 0.8, L - d * 0.8], text: `⌀${d}` }],
    };
  });
}

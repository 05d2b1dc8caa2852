import type { Material } from '../../metal.ts';
import type { Point } from '../../svg.ts';
import { bar, bow, box, flow, oval, poly, ticks } from '../lines.ts';
import { sketched, type Pictures, type Shape } from '../sketch.ts';

/** A socket standing before the viewer, its hexagon up; `deep` ones are long. */
export function socket(shape: { title: string; caption: string; s: number; D: number; L: number; drive: string; material: Material; hexBit?: boolean }): Pictures {
  return sketched(() => {
    const { s, D, L, material } = shape;
    const R = D / 2;
    const ry = R * 0.36;
    const waist = L * 0.56;
    const hex = Array.from({ length: 12 }, (_, i): Point => {
      const a = (i * Math.PI) / 6 + 0.15;
      const r = (s / 2) * (i % 2 ? 1 : 1.13);
      return [r * Math.cos(a), r * Math.sin(a) * (ry / R)];
    });
    const body = `M${-R} 0V${waist * 0.72}L${-R * 0.9} ${waist}V${L}A${R * 0.9} ${ry * 0.9} 0 0 0 ${R * 0.9} ${L}V${waist}L${R} ${waist * 0.72}V0Z`;
    const bit: Shape[] = shape.hexBit ? [{ d: poly([[-s * 0.5, -L * 0.85], [s * 0.5, -L * 0.85], [s * 0.5, 0], [-s * 0.5, 0]]), material: 'steel', shading: 'post' }, { d: poly([[-s * 0.22, -L * 0.85], [s * 0.26, -L * 0.85], [s * 0.26, ry * 0.4], [-s * 0.22, ry * 0.4]]), material: 'steel', shading: 'face', edge: 0.6 }] : [];
    return {
      title: shape.title, caption: shape.caption, box: [-R, shape.hexBit ? -L * 0.85 : -ry, R, L + ry], standing: true,
      also: shape.hexBit ? [] : [{ dx: -D * 1.12, dy: L * 0.12, scale: 0.82 }, { dx: D * 1.1, dy: L * 0.2, scale: 0.7 }],
      shapes: [
        { d: body, material, shading: 'post' },
        { d: `M${-R * 0.92} ${waist * 0.98}A${R * 0.92} ${ry * 0.9} 0 0 0 ${R * 0.92} ${waist * 0.98}`, material, shading: 'line', edge: 0.8 },
        { d: ticks(-R * 0.86, R * 0.86, 17, waist * 1.06 + ry * 0.8, L * 0.86), material, shading: 'line', edge: 0.5, only: 'picture', opacity: 0.5 },
        { d: oval(0, 0, R, ry), material, shading: 'end' },
        ...(shape.hexBit ? [] : [{ d: poly(hex), material, shading: 'bore' as const }]),
        ...bit,
      ],
      letters: [{ text: shape.hexBit ? `H${s}` : `${s}`, x: 0, y: waist * 0.55 + ry * 0.4, size: Math.min(D * 0.24, L * 0.2), fill: material === 'blackOxide' ? '#E4E8EC' : '#3B434C' }],
      axes: [[0, -ry * 1.4, 0, L + ry * 1.6]],
      measures: [{ x: [-R, R], side: 'above', y: [0, 0], text: `⌀${D}` }, { y: [0, L], side: 'right', x: [R, R], text: `${L}` }, { at: [-s * 0.3, 0], to: [-34, 74], text: `${shape.hexBit ? 'H' : ''}${s}` }],
    };
  });
}

/** A ratchet or a torque wrench of the click type, head at the right. */
export function wrench(shape: { title: string; caption: string; L: number; kind: 'ratchet' | 'torque' | 'bar' | 'breaker'; drive: string; scale?: string; head: number }): Pictures {
  return sketched(() => {
    const { L, head: h, kind } = shape;
    const r = kind === 'torque' ? h * 0.34 : h * 0.3;
    const grip = L * (kind === 'torque' ? 0.24 : 0.42);
    const knurl = ticks(grip * 0.08, grip * 0.94, 26, -r * 1.06, r * 1.06);
    const parts: Shape[] = [
      { d: bar([[grip, r * 0.72], [L - h * 1.6, r * 0.72], [L - h * 1.1, r * 1.1], [L - h * 0.9, r * 1.1]]), material: 'chrome', shading: 'round' },
      { d: bar([[0, r * 0.9], [r * 0.4, r * 1.15], [grip * 0.98, r * 1.15], [grip, r * 0.9]]), material: kind === 'ratchet' ? 'red' : 'steel', shading: 'round' },
      { d: knurl, material: 'black', shading: 'line', edge: 0.8, opacity: 0.55, only: 'picture' },
      { d: flow([[L - h * 1.25, -r * 0.9], [L - h * 0.8, -h * 0.46], [L - h * 0.3, -h * 0.5], [L, 0], [L - h * 0.3, h * 0.5], [L - h * 0.8, h * 0.46], [L - h * 1.25, r * 0.9]]), material: 'chrome', shading: 'face' },
      { d: oval(L - h * 0.48, 0, h * 0.36), material: 'steel', shading: 'end' },
      { d: box(L - h * 0.48 - h * 0.16, -h * 0.16, h * 0.32, h * 0.32), material: 'steel', shading: 'side' },
      { d: oval(L - h * 0.48, 0, h * 0.06), material: 'steel', shading: 'end', edge: 0.6 },
    ];
    if (kind === 'torque') parts.push(
      { d: bar([[-h * 0.3, r * 0.8], [-h * 0.26, r], [0, r]]), material: 'black', shading: 'round' },
      { d: box(grip * 1.06, -r * 0.46, L * 0.2, r * 0.92, r * 0.1), material: 'white', shading: 'flat', edge: 0.6 },
      { d: ticks(grip * 1.1, grip * 1.06 + L * 0.18, 17, -r * 0.4, (i) => (i % 4 === 0 ? r * 0.2 : -r * 0.1)), material: 'black', shading: 'line', edge: 0.8 },
    );
    return {
      title: shape.title, caption: shape.caption, box: [kind === 'torque' ? -h * 0.3 : 0, -h * 0.52, L, h * 0.52], turn: -45, shapes: parts,
      measures: [{ x: [0, L], side: 'below', y: [r, 0], text: `L ${L}` }, { y: [-h * 0.5, h * 0.5], side: 'right', x: [L - h * 0.4, L - h * 0.4], text: `${h}` }, { at: [L - h * 0.48, -h * 0.1], to: [-30, -64], text: `□ ${shape.drive}` }],
    };
  });
}

/** An opened case with rows of sockets and a ratchet. */
export function toolCase(shape: { title: string; caption: string; wide: number; high: number; pieces: number; colour: Material; metal: Material }): Pictures {
  return sketched(() => {
    const { wide: W, high: H } = shape;
    const round = (x: number, y: number, r: number): Shape[] => [
      { d: oval(x, y, r), material: shape.metal, shading: 'end', only: 'picture' },
      { d: poly(bow(x, y, r * 0.6, 0, 300, 5)), material: shape.metal, shading: 'bore', edge: 0.7, only: 'picture' },
    ];
    const rows: Shape[] = [];
    const upper = Math.min(13, Math.max(6, Math.round(shape.pieces / 7)));
    for (let i = 0; i < upper; i += 1) rows.push(...round(W * (0.1 + (0.8 * i) / (upper - 1)), H * 0.22, (W / upper) * (0.28 + 0.2 * (i / upper))));
    for (let i = 0; i < 9; i += 1) rows.push(...round(W * (0.54 + (0.37 * i) / 8), H * 0.42, W * 0.021));
    for (let i = 0; i < 10; i += 1) rows.push({ d: box(W * (0.54 + (0.36 * i) / 9), H * 0.53, W * 0.018, H * 0.12, W * 0.004), material: shape.metal, shading: 'post', edge: 0.7, only: 'picture' });
    for (let i = 0; i < 5; i += 1) rows.push({ d: box(W * 0.1, H * (0.72 + i * 0.045), W * (0.44 - i * 0.03), H * 0.026, H * 0.012), material: shape.metal, shading: 'round', edge: 0.7, only: 'picture' });
    return {
      title: shape.title, caption: shape.caption, box: [-W * 0.02, -H * 0.06, W * 1.02, H * 1.03],
      shapes: [
        { d: box(-W * 0.02, -H * 0.06, W * 1.04, H * 1.09, W * 0.04), material: 'black', shading: 'face' },
        { d: box(W * 0.015, -H * 0.01, W * 0.97, H * 0.99, W * 0.03), material: shape.colour, shading: 'side', edge: 0.6 },
        { d: box(W * 0.04, H * 0.03, W * 0.92, H * 0.91, W * 0.02), material: 'black', shading: 'face', edge: 0.6 },
        ...rows,
        { d: bar([[W * 0.08, H * 0.02], [W * 0.28, H * 0.02]], H * 0.47), material: 'red', shading: 'round', only: 'picture' },
        { d: bar([[W * 0.28, H * 0.014], [W * 0.42, H * 0.014]], H * 0.47), material: shape.metal, shading: 'round', only: 'picture' },
        { d: oval(W * 0.45, H * 0.47, W * 0.032), material: shape.metal, shading: 'end', only: 'picture' },
        { d: bar([[W * 0.08, H * 0.012], [W * 0.46, H * 0.012]], H * 0.6), material: shape.metal, shading: 'round', only: 'picture' },
        ...[0.6, 0.7, 0.8, 0.9].map((x): Shape => ({ d: `M${W * x} ${H * 0.74}h${W * 0.028}v${H * 0.14}h${-W * 0.028}z`, material: 'red', shading: 'post', edge: 0.7, only: 'picture' })),
        ...[0.2, 0.76].map((x): Shape => ({ d: box(W * x, H * 0.99, W * 0.09, H * 0.05, W * 0.01), material: shape.colour, shading: 'post' })),
      ],
      measures: [{ x: [-W * 0.02, W * 1.02], side: 'below', text: `${W}` }, { y: [-H * 0.06, H * 1.03], side: 'right', text: `${H}` }],
    };
  });
}

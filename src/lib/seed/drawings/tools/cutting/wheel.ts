import type { Material } from '../../metal.ts';
import type { Point } from '../../svg.ts';
import { box, bow, oval, poly, soft, teeth } from '../lines.ts';
import { sketched, type Measure, type Pictures, type Shape } from '../sketch.ts';

interface Wheel {
  title: string;
  caption: string;
  D: number;
  bore: number;
  t: number;
}

/** Front view and edge side by side: the edge stands to the right, four times its thickness when it is very thin. */
function sheetOf(w: Wheel, profile: Shape[], edgeWidth = w.t): { box: readonly [number, number, number, number]; pictureBox: readonly [number, number, number, number]; measures: Measure[]; axes: [number, number, number, number][]; edge: Shape[] } {
  const R = w.D / 2;
  const x = R * 1.28;
  const show = Math.max(edgeWidth, w.D * 0.022);
  return {
    box: [-R, -R, x + show, R],
    pictureBox: [-R, -R, R, R],
    edge: [{ d: box(x, -R, show, w.D, show * 0.1), material: 'grey', shading: 'flat', only: 'sheet' }, ...profile],
    axes: [[-R * 1.05, 0, R * 1.05, 0], [0, -R * 1.05, 0, R * 1.05]],
    measures: [
      { y: [-R, R], x: [0, 0], side: 'left', text: `⌀${w.D}` },
      { x: [x, x + show], side: 'below', text: `${w.t}` },
      { at: [w.bore * 0.35, -w.bore * 0.35], to: [46, -58], text: `⌀${w.bore}` },
    ],
  };
}

const ringText = (text: string, r: number, fill: string, size: number): { text: string; x: number; y: number; size: number; fill: string } => ({ text, x: 0, y: -r, size, fill });

/** A bonded cutting or grinding disc; grinding discs have a depressed centre. */
export function abrasiveDisc(w: Wheel & { kind: 'cut' | 'grind'; label: Material; mark: string; body?: Material }): Pictures {
  return sketched(() => {
    const R = w.D / 2;
    const s = sheetOf(w, []);
    const body = w.body ?? 'black';
    const thick = w.kind === 'grind' ? w.D * 0.045 : w.D * 0.012;
    const labelR = R * (w.kind === 'grind' ? 0.52 : 0.58);
    const mesh = Array.from({ length: 15 }, (_, i) => {
      const y = -R * 0.94 + (i * R * 1.88) / 14;
      const half = Math.sqrt(Math.max(0, R * R * 0.95 - y * y));
      return `M${(-half).toFixed(1)} ${y.toFixed(1)}H${half.toFixed(1)}M${y.toFixed(1)} ${(-half).toFixed(1)}V${half.toFixed(1)}`;
    }).join('');
    return {
      title: w.title,
      caption: w.caption,
      ...s,
      shapes: [
        { d: oval(thick, thick, R), material: body, shading: 'side', only: 'picture' },
        { d: oval(0, 0, R), material: body, shading: 'face' },
        ...(w.kind === 'cut' ? [{ d: mesh, material: body, shading: 'line' as const, edge: 0.7, opacity: 0.35, only: 'picture' as const }] : [
          ...[0.93, 0.86, 0.79, 0.72].map((k): Shape => ({ d: oval(0, 0, R * k), material: body, shading: 'line', edge: 0.8, opacity: 0.4, only: 'picture' })),
          { d: oval(0, 0, R * 0.42 + R * 0.16), material: body, shading: 'ball' as const, edge: 0.6 },
        ]),
        { d: oval(0, 0, labelR), material: w.label, shading: 'face', edge: 0.7, only: 'picture' },
        { d: oval(0, 0, labelR * 0.95) + oval(0, 0, labelR * 0.92), material: 'white', shading: 'flat', edge: 0, only: 'picture' },
        { d: box(-labelR * 0.78, labelR * 0.4, labelR * 1.56, labelR * 0.07), material: 'white', shading: 'flat', edge: 0, only: 'picture' },
        { d: oval(0, 0, w.bore * 0.5 + R * 0.09), material: 'zinc', shading: 'end' },
        { d: oval(0, 0, w.bore / 2), material: 'steel', shading: 'bore' },
        ...s.edge,
      ],
      letters: [ringText(w.mark, labelR * 0.62, '#fff', labelR * 0.24), { ...ringText(`${w.D}×${w.t}×${w.bore}`, -labelR * 0.66, '#fff', labelR * 0.16) }],
    };
  });
}

export function flapDisc(w: Wheel & { grit: Material; backing: Material }): Pictures {
  return sketched(() => {
    const R = w.D / 2;
    const s = sheetOf(w, []);
    const count = 40;
    const flap = (i: number): string => {
      const a0 = (i / count) * 360;
      const outer = bow(0, 0, R, a0, a0 + 16, 3);
      const inner = bow(0, 0, R * 0.5, a0 + 20, a0 + 2, 3);
      return poly([...outer, ...inner]);
    };
    return {
      title: w.title,
      caption: w.caption,
      ...s,
      shapes: [
        { d: oval(R * 0.06, R * 0.06, R * 0.98), material: w.backing, shading: 'side', only: 'picture' },
        { d: oval(0, 0, R), material: w.grit, shading: 'side' },
        ...Array.from({ length: count }, (_, i): Shape => ({ d: flap(i), material: w.grit, shading: 'face', edge: 0.6, only: 'picture' })),
        { d: Array.from({ length: count }, (_, i) => poly(bow(0, 0, R, (i / count) * 360, (i / count) * 360, 1).concat(bow(0, 0, R * 0.5, (i / count) * 360 + 8, (i / count) * 360 + 8, 1)), false)).join(''), material: w.grit, shading: 'line', only: 'sheet' },
        { d: oval(0, 0, R * 0.5), material: w.backing, shading: 'end' },
        { d: oval(0, 0, R * 0.34), material: w.backing, shading: 'ball', edge: 0.7 },
        { d: oval(0, 0, w.bore / 2), material: 'steel', shading: 'bore' },
        ...s.edge,
      ],
    };
  });
}

/** A circular saw blade or a segmented diamond blade. */
export function circularBlade(w: Wheel & { count: number; kind: 'tct' | 'diamond' | 'hss' | 'turbo'; body?: Material }): Pictures {
  return sketched(() => {
    const R = w.D / 2;
    const s = sheetOf(w, []);
    const body = w.body ?? (w.kind === 'diamond' || w.kind === 'turbo' ? 'castIron' : 'steel');
    const shown = Math.min(w.count, 72);
    const rim: Shape[] = [];
    if (w.kind === 'diamond') {
      const seg = 360 / w.count;
      rim.push({ d: oval(0, 0, R * 0.9), material: body, shading: 'end' });
      for (let i = 0; i < w.count; i += 1) {
        rim.push({ d: poly([...bow(0, 0, R, i * seg + 1.6, (i + 1) * seg - 1.6, 5), ...bow(0, 0, R * 0.885, (i + 1) * seg - 1.6, i * seg + 1.6, 5)]), material: 'bronze', shading: 'face', edge: 0.8 });
      }
      const slots = Array.from({ length: w.count }, (_, i) => poly([...bow(0, 0, R * 0.93, i * seg - 0.9, i * seg + 0.9, 1), ...bow(0, 0, R * 0.76, i * seg + 0.9, i * seg - 0.9, 1)])).join('');
      rim.push({ d: slots, material: 'white', shading: 'flat', edge: 0.7 });
    } else if (w.kind === 'turbo') {
      rim.push({ d: teeth(0, 0, R, R * 0.975, 90, 0.5), material: 'bronze', shading: 'face', edge: 0.7 }, { d: oval(0, 0, R * 0.87), material: body, shading: 'end' });
    } else {
      rim.push({ d: teeth(0, 0, R, R * (w.kind === 'hss' ? 0.965 : 0.9 + Math.min(0.05, shown / 1800)), shown), material: body, shading: 'end' });
      if (w.kind === 'tct') {
        const tips = Array.from({ length: shown }, (_, i) => {
          const a = ((i + 0.75) / shown) * 360;
          return poly([...bow(0, 0, R, a - 1.1, a, 1), ...bow(0, 0, R * 0.955, a + 0.2, a - 0.7, 1)]);
        }).join('');
        rim.push({ d: tips, material: 'gold', shading: 'face', edge: 0.5 });
        const slots = [40, 130, 220, 310].map((a) => poly([...bow(0, 0, R * 0.9, a, a + 0.8, 1), ...bow(0, 0, R * 0.72, a + 4, a + 3.2, 1)])).join('');
        rim.push({ d: slots, material: 'steel', shading: 'dark', edge: 0.4 });
      }
    }
    const rings: Shape[] = [0.7, 0.5].map((k) => ({ d: oval(0, 0, R * k), material: body, shading: 'line', edge: 0.6, opacity: 0.6, only: 'picture' }));
    return {
      title: w.title,
      caption: w.caption,
      ...s,
      shapes: [
        ...rim,
        ...rings,
        { d: oval(0, 0, R * 0.42), material: w.kind === 'tct' ? 'red' : w.kind === 'hss' ? body : 'blue', shading: 'face', edge: 0.6, only: 'picture' },
        { d: oval(0, 0, w.bore / 2 + R * 0.05), material: body, shading: 'end' },
        { d: oval(0, 0, w.bore / 2), material: 'steel', shading: 'bore' },
        ...s.edge,
      ],
      letters: [ringText(`⌀${w.D}`, R * 0.27, w.kind === 'hss' ? '#3B434C' : '#fff', R * 0.1), ringText(w.kind === 'hss' || w.kind === 'tct' ? `Z${w.count}` : 'DRY · WET', -R * 0.28, w.kind === 'hss' ? '#3B434C' : '#fff', R * 0.09)],
    };
  });
}

/** A wire cup or wheel brush, or a coated abrasive disc with holes. */
export function sandingDisc(w: Wheel & { grit: Material; holes: number }): Pictures {
  return sketched(() => {
    const R = w.D / 2;
    const s = sheetOf(w, []);
    const ring = Array.from({ length: w.holes }, (_, i) => {
      const a = (i / w.holes) * 2 * Math.PI;
      return oval(R * 0.64 * Math.cos(a), R * 0.64 * Math.sin(a), R * 0.075);
    }).join('');
    const grains = Array.from({ length: 130 }, (_, i) => {
      const a = i * 2.39996;
      const r = R * 0.96 * Math.sqrt((i + 0.5) / 130);
      return oval(r * Math.cos(a), r * Math.sin(a), R * 0.008);
    }).join('');
    return {
      title: w.title,
      caption: w.caption,
      ...s,
      shapes: [
        ...[0.09, 0.045].map((k): Shape => ({ d: oval(R * k, R * k * 1.3, R), material: 'kraft', shading: 'face', only: 'picture' })),
        { d: oval(0, 0, R), material: w.grit, shading: 'face' },
        { d: grains, material: w.grit, shading: 'dark', edge: 0, opacity: 0.35, only: 'picture' },
        ...(w.holes > 0 ? [{ d: ring, material: 'kraft' as const, shading: 'bore' as const }] : []),
        ...(w.bore > 0 ? [{ d: oval(0, 0, w.bore / 2), material: 'kraft' as const, shading: 'bore' as const }] : []),
        ...s.edge,
      ],
    };
  });
}

export function wireBrush(w: Wheel & { kind: 'cup' | 'wheel'; wire: Material }): Pictures {
  return sketched(() => {
    const R = w.D / 2;
    if (w.kind === 'wheel') {
      const s = sheetOf(w, []);
      const spokes = Array.from({ length: 60 }, (_, i) => poly([...bow(0, 0, R * 0.4, i * 6, i * 6, 1), ...bow(0, 0, R * (i % 2 ? 1 : 0.96), i * 6 + 3, i * 6 + 3, 1)], false)).join('');
      const tufts = Array.from({ length: 24 }, (_, i) => poly([...bow(0, 0, R * 0.42, i * 15 + 4, i * 15 + 8, 2), ...bow(0, 0, R, i * 15 + 14, i * 15 - 2, 4)]));
      return {
        title: w.title, caption: w.caption, ...s,
        shapes: [
          ...tufts.map((d): Shape => ({ d, material: w.wire, shading: 'face', edge: 0.7 })),
          { d: spokes, material: w.wire, shading: 'line', edge: 0.7, only: 'picture', opacity: 0.7 },
          { d: oval(0, 0, R * 0.46), material: 'zinc', shading: 'end' },
          { d: oval(0, 0, R * 0.3), material: 'zinc', shading: 'ball', edge: 0.7 },
          { d: oval(0, 0, w.bore / 2), material: 'steel', shading: 'bore' },
          ...s.edge,
        ],
      };
    }
    const H = w.t;
    const strands = Array.from({ length: 36 }, (_, i) => `M${(-R * 0.78 + (i * R * 1.56) / 35).toFixed(1)} ${(H * 0.42).toFixed(1)}L${(-R + (i * 2 * R) / 35).toFixed(1)} ${H.toFixed(1)}`).join('');
    return {
      title: w.title, caption: w.caption, box: [-R, 0, R, H], standing: true,
      shapes: [
        { d: box(-w.bore * 0.8, 0, w.bore * 1.6, H * 0.24, 1), material: 'zinc', shading: 'post' },
        { d: poly([[-R * 0.78, H * 0.4], [R * 0.78, H * 0.4], [R, H], [-R, H]]), material: w.wire, shading: 'post' },
        { d: strands, material: w.wire, shading: 'line', edge: 0.8, opacity: 0.75, only: 'picture' },
        { d: soft([[-R * 0.5, H * 0.2], [R * 0.5, H * 0.2], [R * 0.82, H * 0.46], [-R * 0.82, H * 0.46]], H * 0.06), material: 'zinc', shading: 'post' },
      ],
      axes: [[0, -H * 0.05, 0, H * 1.05]],
      measures: [{ x: [-R, R], side: 'below', text: `⌀${w.D}` }, { y: [0, H], side: 'right', text: `${H}` }],
    };
  });
}

/** A hole saw: cup with teeth, centre drill and arbor; standing with the teeth up. */
export function holeSaw(shape: { title: string; caption: string; D: number; depth: number; count: number; material: Material; core?: boolean }): Pictures {
  return sketched(() => {
    const { D, depth: H, material } = shape;
    const R = D / 2;
    const ry = R * 0.3;
    const top: Point[] = [];
    const n = shape.count;
    for (let i = 0; i <= n; i += 1) {
      const a = Math.PI - (i / n) * Math.PI;
      top.push([R * Math.cos(a), ry * Math.sin(a) + (i % 2 ? -H * 0.09 : 0)]);
    }
    const back = Array.from({ length: n + 1 }, (_, i): Point => {
      const a = Math.PI + (i / n) * Math.PI;
      return [R * Math.cos(a), ry * Math.sin(a) + (i % 2 ? -H * 0.09 : 0)];
    });
    const s = Math.max(4.5, D * 0.09);
    return {
      title: shape.title, caption: shape.caption, box: [-R, -ry - H * 0.3, R, H + ry + s * 4], standing: true,
      shapes: [
        { d: poly([[-s, H + ry * 0.6], [s, H + ry * 0.6], [s, H + ry + s * 4], [-s, H + ry + s * 4]]), material: 'steel', shading: 'post' },
        { d: poly([...back, ...bow(0, 0, R, 0, 0, 1), [R * 0.97, H * 0.1], [-R * 0.97, H * 0.1]]), material, shading: 'side' },
        { d: box(-s * 0.55, -ry - H * 0.26, s * 1.1, H, s * 0.5), material: 'steel', shading: 'post' },
        { d: `${poly([...top, [R, H]], false)}A${R} ${ry} 0 0 1 ${-R} ${H}z`, material, shading: 'post' },
        { d: box(-R * 0.35, H * 0.42, R * 0.34, H * 0.34, R * 0.15), material: 'black', shading: 'bore' },
        { d: box(R * 0.5, H * 0.3, R * 0.2, H * 0.34, R * 0.1), material: 'black', shading: 'bore' },
      ],
      letters: [{ text: `⌀${D}`, x: R * 0.18, y: H * 0.78, size: Math.min(R * 0.26, H * 0.2), fill: '#fff' }],
      axes: [[0, -ry - H * 0.34, 0, H + ry + s * 4.6]],
      measures: [
        { x: [-R, R], side: 'above', y: [0, 0], text: `⌀${D}` },
        { y: [0, H], side: 'right', x: [R, R], text: `${H}` },
      ],
    };
  });
}

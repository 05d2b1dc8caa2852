import { layersPicture, face, flats, hole, threaded, turn, type Layer } from '../layers.ts';
import { layersSheet, type Measure } from '../layers-sheet.ts';
import type { Material } from '../metal.ts';
import { place, type View } from '../solid.ts';
import { drawing, num, shadow } from '../svg.ts';
import { across, blueprint, centreLine, outline, thin, upright } from '../dimension.ts';

export type FittingKind =
  | 'male'
  | 'elbow'
  | 'tee'
  | 'union'
  | 'union-elbow'
  | 'union-tee'
  | 'bulkhead'
  | 'speed'
  | 'silencer'
  | 'coupler';

export interface FittingShape {
  kind: FittingKind;
  /** Tube outside diameter, thread outside diameter (0: none), hexagon, length over all. */
  tube: number;
  thread: number;
  hex: number;
  length: number;
  body: Material;
  collet: Material;
}

/** A push-in end: body, release collet and the mouth for the tube; its face lies at `at`. */
function mouth(f: FittingShape, from: number, at: number): Layer[] {
  const r = f.tube * 0.86;
  return [
    turn([from, at - f.tube * 0.16], r, f.body),
    turn([at - f.tube * 0.16, at - f.tube * 0.04], r * 0.74, f.collet, 'none'),
    turn([at - f.tube * 0.04, at], r * 0.86, f.collet),
    face(at, f.tube * 0.56, 'black', 'bore'),
    hole(at, f.tube * 0.5, f.tube, 'black', false),
  ];
}

function maleEnd(f: FittingShape, until: number): Layer[] {
  const r = f.thread / 2;
  const run = f.thread * 0.62;
  const steel = f.body === 'stainless';
  return [
    threaded([0, run], r, f.thread * 0.11, steel ? 'stainless' : 'brass', 6),
    turn([run, run + 0.6], r * 1.05, 'white', 'none'),
    flats([run + 0.6, until], f.hex, steel ? 'stainless' : 'zinc'),
  ];
}

export function fittingLayers(f: FittingShape): Layer[] {
  const L = f.length;
  switch (f.kind) {
    case 'union':
      return [
        ...mouth({ ...f }, -L / 2, -L / 2 + 1)
          .slice(1, 3)
          .map((l) => l),
        turn([-L / 2, 0], f.tube * 0.86, f.body, 'none'),
        turn([-1, 1], f.tube * 0.92, f.body),
        ...mouth(f, 1, L / 2),
      ];
    case 'bulkhead':
      return [
        turn([-L / 2, -L * 0.1], f.tube * 0.86, f.body, 'none'),
        flats([-L * 0.12, L * 0.02], f.hex, f.body),
        threaded([L * 0.02, L * 0.3], f.tube * 0.95, f.tube * 0.14, f.body, 7),
        flats([L * 0.16, L * 0.28], f.hex, 'zinc'),
        ...mouth(f, L * 0.3, L / 2),
      ];
    case 'silencer':
      return [
        threaded([0, f.thread * 0.6], f.thread / 2, f.thread * 0.11, 'brass', 6),
        flats([f.thread * 0.6, f.thread * 0.9], f.hex, 'brass'),
        turn([f.thread * 0.9, L * 0.9], f.hex * 0.42, 'bronze', 'none'),
        turn([L * 0.9, L], [f.hex * 0.42, f.hex * 0.22], 'bronze'),
      ];
    case 'coupler':
      return [
        threaded([0, f.thread * 0.6], f.thread / 2, f.thread * 0.11, 'zinc', 6),
        flats([f.thread * 0.6, f.thread * 1.05], f.hex, 'zinc'),
        turn([f.thread * 1.05, L * 0.48], f.hex * 0.4, 'zinc', 'none'),
        turn([L * 0.48, L * 0.9], f.hex * 0.58, 'steel'),
        turn([L * 0.5, L * 0.54], f.hex * 0.6, 'steel', 'none'),
        turn([L * 0.84, L * 0.88], f.hex * 0.6, 'steel', 'none'),
        turn([L * 0.9, L], f.hex * 0.46, 'zinc'),
        hole(L, f.hex * 0.27, L * 0.3, 'zinc', false),
      ];
    default:
      return [...maleEnd(f, f.thread * 0.62 + f.hex * 0.42), ...mouth(f, f.thread * 0.62 + f.hex * 0.42, L)];
  }
}

const bent = (kind: FittingKind): boolean =>
  kind === 'elbow' || kind === 'tee' || kind === 'union-elbow' || kind === 'union-tee' || kind === 'speed';

/** Fittings whose ends stand at right angles: painted as one upright and one or two lying parts. */
function bentPicture(title: string, f: FittingShape): string {
  const union = f.kind === 'union-elbow' || f.kind === 'union-tee';
  const scale = 205 / (f.length * 0.9);
  const arm = f.length * 0.56;
  const high = union ? arm : f.thread * 0.62 + f.hex * 0.42 + f.tube * 0.9;
  const cx = f.kind === 'tee' || f.kind === 'union-tee' ? 200 : 176;
  const cy = f.kind === 'speed' ? 190 : 140;
  const up: View = { x: cx, y: cy + high * scale * 0.9, angle: -90, tilt: 0.34, scale };
  const right: View = { x: cx, y: cy, angle: 14, tilt: 0.34, scale };
  const left: View = { x: cx, y: cy, angle: 186, tilt: 0.2, scale };
  const double = f.kind === 'tee' || f.kind === 'union-tee';
  return drawing(title, (pen) => {
    const put = (view: View, layers: readonly Layer[]): string =>
      place(view, ...layers.map((layer) => layer.paint(pen, view)));
    const foot = union
      ? [
          turn([0, f.tube * 0.1], f.tube * 0.74, f.collet, 'none'),
          turn([f.tube * 0.12, f.tube * 0.2], f.tube * 0.62, f.collet, 'none'),
          turn([f.tube * 0.2, high], f.tube * 0.86, f.body),
        ]
      : [
          ...maleEnd(f, f.thread * 0.62 + f.hex * 0.42),
          turn([f.thread * 0.62 + f.hex * 0.42, high + f.tube * 0.7], f.tube * 0.84, f.body),
        ];
    const knob =
      f.kind === 'speed'
        ? [
            turn([high + f.tube * 0.7, high + f.tube * 1], f.tube * 0.5, 'zinc'),
            turn([high + f.tube, high + f.tube * 1.7], f.tube * 0.66, 'black'),
            turn([high + f.tube * 1.7, high + f.tube * 2], f.tube * 0.3, 'brass'),
          ]
        : [];
    return [
      shadow(pen, cx + 10, up.y + 8, 96, 18),
      double ? put(left, mouth(f, 0, arm)) : '',
      put(up, [...foot, ...knob]),
      put(right, mouth(f, f.tube * 0.2, arm)),
    ];
  });
}

export function fittingPicture(title: string, f: FittingShape): string {
  return bent(f.kind)
    ? bentPicture(title, f)
    : layersPicture(title, fittingLayers(f), { angle: -34, tilt: 0.5, room: 270 });
}

/** Side view of fittings with arms at right angles. */
function bentSheet(caption: string, f: FittingShape, thread: string): string {
  const k = 150 / f.length;
  const [cx, cy] = [190, 140];
  const double = f.kind === 'tee' || f.kind === 'union-tee';
  const r = f.tube * 0.86 * k;
  const arm = f.length * 0.56 * k;
  const t = (f.thread / 2) * k;
  const s = (f.hex / 2) * k;
  const foot = cy + r + 14;
  const hex = foot + f.hex * 0.42 * k;
  const end = f.thread > 0 ? hex + f.thread * 0.62 * k : cy + arm;
  const box = (x: number, y: number, wide: number, high: number): string =>
    outline(`M${num(x)} ${num(y)}h${num(wide)}v${num(high)}h${num(-wide)}Z`);
  return blueprint(caption, () => [
    f.thread > 0
      ? box(cx - t, hex, 2 * t, end - hex) +
        thin(`M${num(cx - t * 0.85)} ${num(hex)}V${num(end)}M${num(cx + t * 0.85)} ${num(hex)}V${num(end)}`) +
        box(cx - s, foot, 2 * s, hex - foot) +
        thin(`M${num(cx)} ${num(foot)}V${num(hex)}`)
      : '',
    box(cx - r, cy, 2 * r, (f.thread > 0 ? foot : end) - cy),
    box(double ? cx - arm : cx - r, cy - r, double ? 2 * arm : arm + r, 2 * r),
    f.kind === 'speed' ? box(cx - r * 0.7, cy - r - f.tube * 1.1 * k, r * 1.4, f.tube * 1.1 * k) : '',
    centreLine(cx, cy - r - 16, cx, end + 14),
    centreLine(double ? cx - arm - 12 : cx - r - 12, cy, cx + arm + 14, cy),
    across(cx, cx + arm, end + 30, `L1 ${Math.round(f.length * 0.56 * 10) / 10}`, [cy, cy + r]),
    upright(cy - (f.tube / 2) * k, cy + (f.tube / 2) * k, cx + arm + 28, `⌀${f.tube}`, [cx + arm, cx + arm]),
    f.thread > 0
      ? upright(foot, hex, cx + s + 26, `s ${f.hex}`, [cx + s, cx + s]) +
        across(cx - t, cx + t, end + 58, thread, [end, end])
      : '',
  ]);
}

/** Straight view of the threaded end and the tube end; elbows and tees with their arms. */
export function fittingSheet(caption: string, f: FittingShape, thread: string): string {
  if (bent(f.kind)) return bentSheet(caption, f, thread);
  const layers = fittingLayers(f);
  const to = Math.max(...layers.map((l) => l.to));
  const from = Math.min(...layers.map((l) => l.from));
  const measures: Measure[] = [{ length: [from, to], text: `L ${Math.round((to - from) * 10) / 10}` }];
  if (f.kind !== 'silencer' && f.kind !== 'coupler')
    measures.push({ diameter: f.tube, at: to, text: `⌀${f.tube}`, left: true });
  if (f.thread > 0) measures.push({ diameter: f.thread, at: from, text: thread });
  if (f.hex > 0 && f.thread > 0)
    measures.push({
      length: [f.thread * 0.62, f.thread * 0.62 + f.hex * 0.42],
      text: `s ${f.hex}`,
      above: true,
    });
  return layersSheet(caption, {
    layers: layers.filter((l) => l.from !== l.to && l.trace.kind !== 'hole'),
    measures,
    room: [210, 150],
  });
}

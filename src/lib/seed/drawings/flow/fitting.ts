import type { Material } from '../metal.ts';
import { type Lathe, type Measure, type Model, type Solid, type Vec, X, Z, add, arc, boltHoles, lathe, nut, tube } from '../scene/index.ts';

interface Named {
  title: string;
  caption: string;
  material: Material;
}

const LEFT: Vec = [-1, 0, 0];
const RIGHT: Vec = [1, 0, 0];
const rounded = (value: number): string => String(Math.round(value * 10) / 10);

/** The open mouth of a pipe at `at`, looking along `axis`; `bevel` for welding ends. */
function mouth(axis: Vec, at: Vec, r: number, wall: number, material: Material, bevel = true): Lathe {
  const land = bevel ? wall * 0.8 : 0;
  return lathe(axis, at, [[-r * 0.12 - land, r], [-land, r], [0, r - land]], material, { hole: r - wall });
}

/** A socket on the end of a fitting: a thicker band with an opening. */
function band(axis: Vec, at: Vec, r: number, length: number, material: Material, hole: number): Lathe {
  return lathe(axis, at, [[-length, r * 0.94], [-length * 0.94, r], [-length * 0.06, r], [0, r * 0.96]], material, { hole });
}

/** A pipe bend for butt welding. */
export function weldElbow(s: Named & { od: number; wall: number; radius: number; degrees: 45 | 90 }): Model {
  const r = s.od / 2;
  const path = arc([-s.radius, 0, s.radius], [0, 0, -1], [1, 0, 0], s.radius, s.degrees, 0, 22);
  const turn = (s.degrees * Math.PI) / 180;
  const out: Vec = [Math.cos(turn), 0, Math.sin(turn)];
  const end = path[path.length - 1] ?? [0, 0, 0];
  const solids: Solid[] = [tube(path, r, s.material), mouth(out, end, r, s.wall, s.material), mouth(LEFT, [-s.radius, 0, 0], r, s.wall, s.material)];
  const measures: Measure[] = [
    { from: [-s.radius, 0, -r], to: [-s.radius, 0, r], where: 'left', text: `⌀${s.od}` },
    s.degrees === 90
      ? { from: [-s.radius, 0, 0], to: [0, 0, s.radius], where: 'below', text: `A ${s.radius}` }
      : { from: [-s.radius, 0, 0], to: end, where: 'below', text: rounded(s.radius * Math.sin(turn)) },
    { from: [-s.radius, 0, 0], to: end, where: 'right', text: rounded(s.radius * (1 - Math.cos(turn))) },
  ];
  return { ...s, solids, views: ['front'], measures };
}

/** A straight tee; `reducing` gives the branch another size. */
export function weldTee(s: Named & { od: number; wall: number; run: number; branch: number; branchOd?: number }): Model {
  const r = s.od / 2;
  const b = (s.branchOd ?? s.od) / 2;
  const solids: Solid[] = [
    lathe(X, [0, 0, 0], [[-s.run, r], [s.run, r]], s.material),
    lathe(Z, [0, 0, 0], [[r * 0.72, b * 1.16], [r * 1.08, b * 1.02], [s.branch, b]], s.material),
    mouth(Z, [0, 0, s.branch], b, s.wall, s.material),
    mouth(LEFT, [-s.run, 0, 0], r, s.wall, s.material),
  ];
  return {
    ...s, solids, views: ['front'],
    measures: [
      { from: [-s.run, 0, -r], to: [0, 0, -r], where: 'below', text: `C ${s.run}` },
      { from: [s.run, 0, 0], to: [0, 0, s.branch], where: 'right', text: `M ${s.branch}` },
      { from: [-s.run, 0, -r], to: [-s.run, 0, r], where: 'left', text: `⌀${s.od}` },
    ],
    axes: [{ from: [-s.run, 0, 0], to: [s.run, 0, 0] }, { from: [0, 0, -r], to: [0, 0, s.branch] }],
  };
}

/** A concentric reducer lying along the pipe, its large end to the viewer. */
export function weldReducer(s: Named & { od: number; small: number; wall: number; length: number }): Model {
  const [r, b] = [s.od / 2, s.small / 2];
  const profile = Array.from({ length: 17 }, (_, i) => [(s.length * i) / 16, r + (b - r) * ((i / 16) ** 2 * (3 - i / 8))] as const);
  return {
    ...s, solids: [lathe(X, [0, 0, 0], profile, s.material), mouth(LEFT, [0, 0, 0], r, s.wall, s.material)], views: ['front'],
    measures: [
      { from: [0, 0, -r], to: [s.length, 0, -b], where: 'below', text: `H ${s.length}` },
      { from: [0, 0, -r], to: [0, 0, r], where: 'left', text: `⌀${s.od}` },
      { from: [s.length, 0, -b], to: [s.length, 0, b], where: 'right', text: `⌀${s.small}` },
    ],
    axes: [{ from: [0, 0, 0], to: [s.length, 0, 0] }],
  };
}

/** A dished cap, its dome to the viewer. */
export function weldCap(s: Named & { od: number; length: number }): Model {
  const r = s.od / 2;
  const skirt = s.length * 0.35;
  const dome = Array.from({ length: 19 }, (_, i) => {
    const a = ((18 - i) / 18) * (Math.PI / 2);
    return [-skirt - (s.length - skirt) * Math.sin(a), Math.max(0.3, r * Math.cos(a))] as const;
  });
  return {
    ...s, solids: [lathe(X, [0, 0, 0], [...dome, [0, r]], s.material)], views: ['front'],
    measures: [
      { from: [-s.length, 0, -r], to: [0, 0, -r], where: 'below', text: `E ${s.length}` },
      { from: [0, 0, -r], to: [0, 0, r], where: 'right', text: `⌀${s.od}` },
    ],
    axes: [{ from: [-s.length, 0, 0], to: [0, 0, 0] }],
  };
}

export type FlangeType = 'PL' | 'SO' | 'WN' | 'BL' | 'Th';

/** A pipe flange with its face to the viewer and hub behind. */
export function pipeFlange(s: Named & { type: FlangeType; od: number; circle: number; bolts: number; hole: number; thick: number; pipe: number; hub: number }): Model {
  const r = s.od / 2;
  const face = s.circle / 2 - s.hole * 0.78;
  const hubR = s.pipe / 2 + Math.max(5, s.pipe * 0.09);
  const back = s.type === 'WN' ? s.hub : s.type === 'SO' || s.type === 'Th' ? s.thick * 1.55 : s.thick;
  const hubbed = back > s.thick;
  const bore = s.type === 'BL' ? {} : { hole: s.type === 'WN' ? s.pipe * 0.44 : s.pipe / 2 + 1 };
  const step = s.type === 'PL' ? 0.6 : 2;
  const plate = lathe(hubbed ? LEFT : X, [0, 0, 0], [[0, face], [step, face], [step, r], [s.thick, r]], s.material, hubbed ? {} : bore);
  const hub: Solid[] = !hubbed
    ? []
    : s.type === 'WN'
      ? [lathe(LEFT, [0, 0, 0], [[s.thick, hubR * 1.18], [back * 0.78, s.pipe / 2], [back, s.pipe / 2]], s.material, bore)]
      : [lathe(LEFT, [0, 0, 0], [[s.thick, hubR * 1.06], [back, hubR]], s.material, bore)];
  const solids: Solid[] = [plate, boltHoles(X, [hubbed ? -s.thick - 0.1 : step - 0.1, 0, 0], s.circle / 2, s.bolts, s.hole / 2), ...hub];
  const measures: Measure[] = [
    { view: 'left', from: [0, r, 0], to: [0, -r, 0], where: 'below', text: `D ${s.od}` },
    { view: 'left', from: [0, s.circle / 2, 0], to: [0, -s.circle / 2, 0], where: 'above', text: `K ${s.circle}` },
    { view: 'front', from: [0, 0, -r], to: [hubbed ? -s.thick : s.thick, 0, -r], where: 'below', text: `C ${s.thick}` },
  ];
  if (hubbed) measures.push({ view: 'front', from: [0, 0, r], to: [-back, 0, s.pipe / 2], where: 'above', text: `H ${rounded(back)}` });
  return {
    ...s, solids, views: ['left', 'front'], measures,
    axes: [{ view: 'left', from: [0, r, 0], to: [0, -r, 0] }, { view: 'left', from: [0, 0, -r], to: [0, 0, r] }, { view: 'front', from: [0, 0, 0], to: [hubbed ? -back : back, 0, 0] }],
  };
}

/** A screwed or socketed elbow or tee: bands at its mouths. */
export function banded(s: Named & { form: 'elbow' | 'elbow45' | 'tee' | 'cross'; reach: number; r: number; hole: number; body: number; insert?: Material }): Model {
  const a = s.reach;
  const depth = s.r * 0.62;
  const angle = s.form === 'elbow45' ? 45 : 90;
  const turn = (angle * Math.PI) / 180;
  const rad = a * 0.62;
  const bend = arc([-rad, 0, rad], [0, 0, -1], [1, 0, 0], rad, angle, 0, 16);
  const last = bend[bend.length - 1] ?? [0, 0, 0];
  const out: Vec = [Math.cos(turn), 0, Math.sin(turn)];
  const up = s.form === 'elbow' || s.form === 'elbow45' ? add(last, out, a - rad) : ([0, 0, a] as Vec);
  const axis = s.form === 'elbow' || s.form === 'elbow45' ? out : Z;
  const ring = (dir: Vec, at: Vec): Solid[] =>
    s.insert ? [band(dir, at, s.r, depth, s.material, s.r * 0.86), lathe(dir, at, [[-1, s.r * 0.84], [0.6, s.r * 0.84]], s.insert, { hole: s.hole })] : [band(dir, at, s.r, depth, s.material, s.hole)];
  const elbow = s.form === 'elbow' || s.form === 'elbow45';
  const solids: Solid[] = elbow
    ? [tube([[-a, 0, 0], ...bend, up], s.body, s.material), ...ring(axis, up), ...ring(LEFT, [-a, 0, 0])]
    : [
        ...(s.form === 'cross' ? [lathe(Z, [0, 0, 0], [[-a, s.r], [-a + depth, s.r], [-a + depth, s.body], [0, s.body]], s.material)] : []),
        band(RIGHT, [a, 0, 0], s.r, depth, s.material, 0),
        lathe(X, [0, 0, 0], [[-a + depth * 0.5, s.body], [a - depth, s.body]], s.material),
        lathe(Z, [0, 0, 0], [[s.body * 0.6, s.body], [a - depth * 0.5, s.body]], s.material),
        ...ring(Z, up),
        ...ring(LEFT, [-a, 0, 0]),
      ];
  return {
    ...s, solids, views: ['front'],
    measures: [
      { from: [-a, 0, -s.r], to: [0, 0, -s.r], where: 'below', text: `A ${rounded(a)}` },
      { from: [-a, 0, -s.r], to: [-a, 0, s.r], where: 'left', text: `⌀${rounded(s.r * 2)}` },
      ...(s.form === 'elbow45' ? [] : [{ from: [s.r, 0, 0], to: [0, 0, a], where: 'right', text: `A ${rounded(a)}` } as const]),
    ],
    axes: [{ from: [-a, 0, 0], to: [elbow ? 0 : a, 0, 0] }, ...(s.form === 'elbow45' ? [] : [{ from: [0, 0, 0] as Vec, to: [0, 0, a] as Vec }])],
  };
}

/** Pieces of a straight fitting from the far end to the near one. */
export type Part =
  | { kind: 'hex'; length: number; flats: number; sides?: number; hole?: number }
  | { kind: 'thread'; length: number; r: number; hole?: number }
  | { kind: 'round'; length: number; r: number; to?: number; hole?: number }
  | { kind: 'barb'; length: number; r: number; hole?: number }
  | { kind: 'step'; length: number; r: number; hole?: number };

/** A straight fitting put together of hexagons, threads, barbs and barrels along the pipe; the first part is nearest. */
export function straight(s: Named & { parts: readonly (Part & { material?: Material })[]; extra?: Solid[] }): Model {
  let x = 0;
  let most = 0;
  const built: Solid[][] = s.parts.map((part) => {
    const material = part.material ?? s.material;
    const from = x;
    x += part.length;
    const hole = part.hole ? { hole: part.hole } : {};
    most = Math.max(most, part.kind === 'hex' ? part.flats / 2 : part.r);
    if (part.kind === 'hex') {
      const prism = nut(X, [0, 0, 0], from + part.length * 0.04, x, part.flats, material, part.sides ?? 6);
      return [prism, lathe(X, [0, 0, 0], [[from, part.flats * 0.475], [from + part.length * 0.06, part.flats * 0.485]], material, hole)];
    }
    if (part.kind === 'thread') {
      return [lathe(X, [0, 0, 0], [[from, part.r * 0.92], [from + part.r * 0.08, part.r], [x, part.r]], material, { ...hole, thread: [from, x, 2] })];
    }
    if (part.kind === 'barb') {
      const count = Math.max(3, Math.round(part.length / (part.r * 0.62)));
      const step = part.length / count;
      const teeth = Array.from({ length: count }, (_, i) => [[from + i * step, part.r * 0.84], [from + (i + 0.96) * step, part.r], [from + (i + 1) * step, part.r * 0.84]] as const).flat();
      return [lathe(X, [0, 0, 0], teeth, material, hole)];
    }
    return [lathe(X, [0, 0, 0], [[from, part.r], [x, part.kind === 'round' ? part.to ?? part.r : part.r]], material, hole)];
  });
  const lead = s.parts[0];
  const r = lead ? (lead.kind === 'hex' ? lead.flats / 2 : lead.r) : most;
  return {
    ...s, solids: [...built.reverse().flat(), ...(s.extra ?? [])], views: ['front'],
    measures: [
      { from: [0, 0, -most], to: [x, 0, -most], where: 'below', text: `L ${rounded(x)}` },
      { from: [0, 0, -r], to: [0, 0, r], where: 'left', text: `⌀${rounded(r * 2)}` },
      { from: [x, 0, -most], to: [x, 0, most], where: 'right', text: rounded(most * 2) },
    ],
    axes: [{ from: [0, 0, 0], to: [x, 0, 0] }],
  };
}

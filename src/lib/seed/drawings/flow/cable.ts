import type { Material } from '../metal.ts';
import { type Measure, type Model, type Solid, type Vec, X, Y, Z, arc, block, decal, lathe, tube } from '../scene/index.ts';

const one = (value: number): string => String(Math.round(value * 10) / 10);

export interface CableShape {
  title: string;
  caption: string;
  sheath: Material;
  /** Overall diameter. */
  od: number;
  cores: readonly { r: number; conductor: number; colour: Material; at: readonly [number, number] }[];
  metal?: Material;
  screen?: 'braid' | 'foil' | 'armour';
  inner?: Material;
  /** Height of the sheath of a flat cable; `od` is its width. */
  flat?: number;
}

/** Places of `n` cores of radius `r` laid up in a round cable. */
export function layUp(n: number, r: number): (readonly [number, number])[] {
  const ring = (count: number, radius: number, turn = 0): (readonly [number, number])[] =>
    Array.from({ length: count }, (_, i) => [radius * Math.cos((2 * Math.PI * i) / count + turn), radius * Math.sin((2 * Math.PI * i) / count + turn)] as const);
  if (n === 1) return [[0, 0]];
  if (n <= 5) return ring(n, r / Math.sin(Math.PI / n), Math.PI / 2);
  if (n === 7) return [...ring(6, 2 * r), [0, 0]];
  const centre = n <= 10 ? 2 : n <= 14 ? 4 : 7;
  return [...ring(n - centre, centre === 2 ? 3 * r : centre === 4 ? 3.45 * r : 4 * r), ...(centre === 7 ? layUp(7, r) : ring(centre, centre === 2 ? r : 1.41 * r))];
}

/** A cut-back end of a cable: sheath, screen or armour, cores and bare conductors, nearest last. */
export function cableEnd(s: CableShape): Model {
  const r = s.od / 2;
  const d = s.od;
  const at = (y: number, z: number): Vec => [0, y, z];
  const metal = s.metal ?? 'copper';
  const bodies: Solid[] = s.flat
    ? [{ kind: 'prism', at: [d * 1.5, -r, -s.flat / 2], u: Y, v: Z, polygon: stadium(d, s.flat), depth: d * 1.9, material: s.sheath }]
    : [lathe(X, [0, 0, 0], [[d * 1.5, r], [d * 3.9, r]], s.sheath)];
  if (s.inner) bodies.push(lathe(X, [0, 0, 0], [[d * 0.85, r * 0.82], [d * 1.5, r * 0.82]], s.inner));
  if (s.screen === 'armour') {
    bodies.splice(s.inner ? 1 : bodies.length, 0, lathe(X, [0, 0, 0], [[d * 1.15, r * 0.89], [d * 1.5, r * 0.89]], 'zinc', { thread: [d * 1.15, d * 1.5, d * 0.08] }));
  } else if (s.screen) {
    const braid = s.screen === 'braid' ? 'copper' : 'aluminium';
    bodies.push(lathe(X, [0, 0, 0], [[d * 1.02, r * 0.84], [d * 1.5, r * 0.84]], braid, s.screen === 'braid' ? { thread: [d * 1.02, d * 1.5, d * 0.05], ribs: [d * 1.02, d * 1.5, 30] } : {}));
  }
  const order = [...s.cores].sort((a, b) => b.at[0] - a.at[0] + (a.at[1] - b.at[1]) * 0.2);
  const ends = order.flatMap((core): Solid[] => [
    lathe(X, at(...core.at), [[d * 0.2, core.r], [d * (s.inner ? 0.85 : s.screen ? 1.02 : 1.5), core.r]], core.colour),
    lathe(X, at(...core.at), [[-d * 0.22, core.conductor], [d * 0.2, core.conductor]], metal, core.conductor > d * 0.08 ? { ribs: [-d * 0.22, d * 0.2, 14] } : {}),
  ]);
  const [w, h] = [s.od, s.flat ?? s.od];
  const measures: Measure[] = [
    { view: 'left', from: [0, w / 2, -h / 2], to: [0, -w / 2, -h / 2], where: 'below', text: s.flat ? one(w) : `⌀${one(w)}` },
  ];
  if (s.flat) measures.push({ view: 'left', from: [0, w / 2, -h / 2], to: [0, w / 2, h / 2], where: 'left', text: one(h) });
  const first = s.cores[0];
  return {
    ...s, solids: [...bodies, ...ends], stance: { yaw: 40, pitch: 22 }, views: ['left'], measures,
    ...(first ? { notes: [{ view: 'left' as const, at: [0, first.at[0] - first.conductor * 0.6, first.at[1] + first.conductor * 0.6] as Vec, text: `⌀${one(first.conductor * 2)}`, dx: 52, dy: -26 }] } : {}),
  };
}

function stadium(w: number, h: number): (readonly [number, number])[] {
  const r = h / 2;
  const half = (cx: number, start: number): (readonly [number, number])[] => Array.from({ length: 9 }, (_, i) => [cx + r * Math.cos(start + (i * Math.PI) / 8), r + r * Math.sin(start + (i * Math.PI) / 8)] as const);
  return [...half(w - r, -Math.PI / 2), ...half(r, Math.PI / 2)];
}

/** A coil of wire as it leaves the works; the drawing of its sizes shows the wire's section. */
export function wireCoil(s: CableShape & { turns?: number }): Model {
  const end = cableEnd(s);
  const wire = 11;
  const layers = s.turns ?? 6;
  const rings: Solid[] = Array.from({ length: layers }, (_, i) => {
    const z = i * wire * 1.72;
    return [
      tube(arc([0, 0, z], [1, 0, 0], [0, 1, 0], 92, 360, 90, 30), wire, s.sheath, 6),
      tube(arc([0, 0, z], [1, 0, 0], [0, 1, 0], 112, 360, 90, 30), wire, s.sheath, 6),
    ];
  }).flat();
  const top = layers * wire * 1.72;
  const tail: Solid[] = [tube([[108, -40, top - wire * 0.8], [104, -62, top - wire * 0.4], [92, -88, top], [74, -112, top], [50, -136, top - wire * 0.5], [30, -158, top - wire]], wire, s.sheath, 8)];
  const straps = [205, 335].map((degrees): Solid => {
    const a = (degrees * Math.PI) / 180;
    const [x, y] = [Math.cos(a), Math.sin(a)];
    return tube([[x * 80, y * 80, top - wire * 0.5], [x * 102, y * 102, top], [x * 124, y * 124, top - wire * 0.8], [x * 125, y * 125, -wire * 0.5]], 2.4, 'white', 3);
  });
  const solids = [...rings, ...tail, ...straps];
  return { ...end, solids, stance: { yaw: 0, pitch: 38 }, plan: end.solids };
}

/** Cross-section data for one insulated wire. */
export const single = (conductor: number, od: number, colour: Material): CableShape['cores'] => [{ r: od / 2, conductor: conductor / 2, colour, at: [0, 0] }];


/** A perforated or ladder tray with its two sides. */
export function tray(s: { title: string; caption: string; material: Material; width: number; height: number; kind: 'perforated' | 'ladder' | 'trunking' }): Model {
  const [w, h] = [s.width, s.height];
  const length = Math.max(w, h) * 2.2;
  const t = Math.max(2, w * 0.015);
  const holes = Array.from({ length: 11 * 5 }, (_, i) => `<rect x="${(((i % 11) + 0.3) * (length / 11)).toFixed(1)}" y="${((Math.floor(i / 11) + 0.42) * (w / 5)).toFixed(1)}" width="${(length / 26).toFixed(1)}" height="${(w / 34).toFixed(1)}" rx="${(w / 70).toFixed(1)}"/>`).join('');
  const floor: Solid[] = s.kind === 'ladder'
    ? Array.from({ length: 7 }, (_, i) => block([length * (6.5 - i) / 7 - 8, 0, h * 0.12], [length * (6.5 - i) / 7 + 8, w, h * 0.12 + t * 3], s.material))
    : [block([0, 0, 0], [length, w, t], s.material), ...(s.kind === 'perforated' ? [decal([0, 0, t + 0.1], X, Y, [length, w], `<g fill="#3A4048" fill-opacity=".8">${holes}</g>`, true)] : [])];
  const solids: Solid[] = [
    block([0, w - t, 0], [length, w, h], s.material),
    ...floor,
    block([0, 0, 0], [length, t, h], s.material),
    ...(s.kind === 'trunking' ? [block([length * 0.3, -t, h], [length, w + t, h + t * 1.6], s.material)] : []),
  ];
  return {
    ...s, solids, stance: { yaw: 38, pitch: 34 }, views: ['left'],
    measures: [{ view: 'left', from: [0, w, 0], to: [0, 0, 0], where: 'below', text: `B ${w}` }, { view: 'left', from: [0, w, 0], to: [0, w, h], where: 'left', text: `H ${h}` }],
  };
}

/** A crimp lug: palm with its hole, and a barrel. */
export function lug(s: { title: string; caption: string; material: Material; hole: number; palm: number; barrel: number; bore: number; length: number; thick: number }): Model {
  const l = s.length;
  const palmEnd = l * 0.48;
  const round = Array.from({ length: 13 }, (_, i) => {
    const a = Math.PI / 2 + (i * Math.PI) / 12;
    return [s.palm / 2 + (s.palm / 2) * Math.cos(a), (s.palm / 2) * Math.sin(a)] as const;
  });
  const hole = Array.from({ length: 18 }, (_, i) => [s.palm / 2 + (s.hole / 2) * Math.cos((i * Math.PI) / 9), (s.hole / 2) * Math.sin((i * Math.PI) / 9)] as const);
  const z = -s.barrel / 2;
  const solids: Solid[] = [
    lathe([-1, 0, 0], [0, 0, 0], [[-l, s.barrel / 2], [-palmEnd * 1.12, s.barrel / 2], [-palmEnd * 0.9, s.barrel * 0.38]], s.material),
    { kind: 'prism', at: [0, 0, z], u: X, v: Y, polygon: [...round, [palmEnd * 1.06, -s.palm * 0.45], [palmEnd * 1.06, s.palm * 0.45]], depth: s.thick, material: s.material, holes: [hole] },
  ];
  const flipped: Solid[] = [solids[0] as Solid, solids[1] as Solid];
  return {
    ...s, solids: flipped, stance: { yaw: 28, pitch: 36 }, views: ['top'],
    measures: [
      { view: 'top', from: [0, -s.palm / 2, 0], to: [l, -s.palm / 2, 0], where: 'below', text: `L ${one(l)}` },
      { view: 'top', from: [0, -s.palm / 2, 0], to: [0, s.palm / 2, 0], where: 'left', text: `B ${one(s.palm)}` },
      { view: 'top', from: [l, -s.barrel / 2, 0], to: [l, s.barrel / 2, 0], where: 'right', text: `D ${one(s.barrel)}` },
    ],
    notes: [{ view: 'top', at: [s.palm / 2 + s.hole * 0.35, s.hole * 0.35, 0], text: `⌀${one(s.hole)}`, dx: 40, dy: -60 }],
  };
}

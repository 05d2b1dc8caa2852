import type { Material } from '../metal.ts';
import { type Measure, type Model, type Solid, type Vec, X, Z, block, cylinder, decal, lathe, nut, tube } from '../scene/index.ts';

/** Electrical devices stand with their front towards −y; x is the width, z the height, y the depth behind the front. */
export interface DeviceShape {
  title: string;
  caption: string;
  width: number;
  height: number;
  depth: number;
  material: Material;
}

const UP: Vec = [0, 0, -1];
const n = (value: number): string => (Math.round(value * 10) / 10).toString();
export const STAND = { yaw: 30, pitch: 18 } as const;

/** Overall sizes in front and side view. */
export function overall(s: DeviceShape): Pick<Model, 'views' | 'measures'> {
  const measures: Measure[] = [
    { view: 'front', from: [0, 0, 0], to: [s.width, 0, 0], where: 'below', text: n(s.width) },
    { view: 'front', from: [0, 0, 0], to: [0, 0, s.height], where: 'left', text: n(s.height) },
    { view: 'left', from: [0, 0, 0], to: [0, s.depth, 0], where: 'below', text: n(s.depth) },
  ];
  return { views: ['front', 'left'], measures };
}

/** Flat artwork on the front plane at depth `y`, in mm from the lower left corner upwards. */
export const front = (x: number, top: number, y: number, svg: string, plan = false): Solid => decal([x, y - 0.05, top], X, UP, [0, 0], svg, !plan);

/** A body of constant width whose side outline is `side`, points (depth behind the front, height). */
export function sidePrism(x: number, width: number, side: readonly (readonly [number, number])[], material: Material): Solid {
  return { kind: 'prism', at: [x, 0, 0], u: [0, 1, 0], v: Z, polygon: side, depth: width, material };
}

const screw = (x: number, y: number, r: number): string => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#AEB6BE" stroke="#3A4048" stroke-width=".4"/><path d="M${n(x - r * 0.6)} ${n(y)}h${n(r * 1.2)}M${n(x)} ${n(y - r * 0.6)}v${n(r * 1.2)}" stroke="#3A4048" stroke-width=".6"/>`;
const words = (x: number, y: number, size: number, text: string, fill = '#2A3038'): string => `<text x="${n(x)}" y="${n(y)}" font-size="${n(size)}" fill="${fill}" text-anchor="middle" font-weight="600">${text}</text>`;

/** A miniature circuit breaker or another DIN-rail module of `modules` × 17.5–18 mm. */
export function modular(s: DeviceShape & { poles: number; lever: Material; print: string; second?: string; window?: string; button?: Material; tail?: number }): Model {
  const { height: h, depth: d } = s;
  const unit = s.width / (s.poles + (s.tail ?? 0));
  const nose = d * 0.34;
  const side: readonly (readonly [number, number])[] = [
    [d * 0.24, 0], [d, 0], [d, h * 0.3], [d * 0.93, h * 0.34], [d * 0.93, h * 0.72], [d, h * 0.76], [d, h], [d * 0.24, h],
    [d * 0.24, h * 0.79], [0, h * 0.755], [0, h * 0.245], [d * 0.24, h * 0.21],
  ];
  const solids: Solid[] = [];
  const total = s.poles + (s.tail ? 1 : 0);
  for (let i = total - 1; i >= 0; i--) {
    const tail = i >= s.poles;
    const wide = tail ? (s.tail ?? 1) * unit : unit;
    const x = i * unit;
    solids.push(sidePrism(x + 0.15, wide - 0.3, side, s.material));
    const face = [
      `<rect x="${n(wide * 0.12)}" y="${n(h * 0.02)}" width="${n(wide * 0.76)}" height="${n(h * 0.2)}" fill="#E8EBEE"/>`,
      screw(wide / 2, h * 0.11, wide * 0.2), screw(wide / 2, h * 0.89, wide * 0.2),
    ].join('');
    solids.push(front(x, h, d * 0.24, face, true));
    const centre = tail && s.button ? '' : `<rect x="${n(wide * 0.2)}" y="${n(h * 0.43)}" width="${n(wide * 0.6)}" height="${n(h * 0.19)}" rx=".8" fill="#20262D"/>`;
    const print = tail
      ? `${words(wide / 2, h * 0.36, Math.min(4.4, wide * 0.2), s.second ?? '')}${s.window ? `<rect x="${n(wide * 0.3)}" y="${n(h * 0.64)}" width="${n(wide * 0.4)}" height="${n(h * 0.05)}" fill="${s.window}"/>` : ''}`
      : `${i === 0 ? words(wide / 2, h * 0.345, Math.min(5.4, wide * 0.3), s.print) : ''}<rect x="${n(wide * 0.35)}" y="${n(h * 0.655)}" width="${n(wide * 0.3)}" height="${n(h * 0.035)}" fill="${s.window ?? '#0B7A4B'}"/>`;
    solids.push(front(x, h, 0, centre + print, true));
    if (tail && s.button) solids.push(cylinder([0, -1, 0], [x + wide / 2, 0, h * 0.5], 0, 2.4, Math.min(4, wide * 0.2), s.button));
    else solids.push(block([x + wide * 0.27, -nose * 0.34, h * 0.47], [x + wide * 0.73, 0.3, h * 0.565], s.lever));
  }
  return { ...s, solids, stance: STAND, ...overall(s) };
}

/** A moulded-case breaker, contactor or similar block: terminals above and below, a raised front with what is printed on it. */
export function switchgear(s: DeviceShape & { poles: number; raised: Material; art: string; handle?: Material; cover?: Material }): Model {
  const { width: w, height: h, depth: d } = s;
  const lip = d * 0.34;
  const side: readonly (readonly [number, number])[] = [[lip, 0], [d, 0], [d, h], [lip, h], [lip, h * 0.82], [0, h * 0.8], [0, h * 0.2], [lip, h * 0.18]];
  const cell = w / s.poles;
  const terminals = Array.from({ length: s.poles }, (_, i) => `<rect x="${n(cell * (i + 0.16))}" y="1.5" width="${n(cell * 0.68)}" height="${n(h * 0.15)}" fill="#1B1F24"/>${screw(cell * (i + 0.5), h * 0.085, Math.min(cell * 0.22, h * 0.055))}<rect x="${n(cell * (i + 0.16))}" y="${n(h * 0.84)}" width="${n(cell * 0.68)}" height="${n(h * 0.145)}" fill="#1B1F24"/>${screw(cell * (i + 0.5), h * 0.915, Math.min(cell * 0.22, h * 0.055))}`).join('');
  const solids: Solid[] = [
    sidePrism(0, w, side, s.material),
    front(0, h, lip, terminals, true),
    block([w * 0.06, -d * 0.04, h * 0.24], [w * 0.94, 0.2, h * 0.76], s.raised),
    front(w * 0.06, h * 0.76, -d * 0.04, s.art),
    ...(s.handle ? [block([w * 0.42, -d * 0.14, h * 0.45], [w * 0.58, -d * 0.03, h * 0.57], s.handle)] : []),
  ];
  return { ...s, solids, stance: STAND, ...overall(s) };
}

/** A plain housing with artwork on its front, and parts standing before it. */
export function housing(s: DeviceShape & { art: string; extra?: readonly Solid[]; feet?: boolean; fins?: number }): Model {
  const { width: w, height: h, depth: d } = s;
  const side: readonly (readonly [number, number])[] = [[0, 0], [d, 0], [d, h], [0, h]];
  const fins = s.fins ? [decal([0, 0, h], [0, 1, 0], UP, [0, 0], Array.from({ length: s.fins }, (_, i) => `<rect x="${n(d * 0.12)}" y="${n(h * (0.08 + (0.84 * i) / (s.fins ?? 1)))}" width="${n(d * 0.76)}" height="${n((h * 0.4) / (s.fins ?? 1))}" fill="#20262D" fill-opacity=".55"/>`).join(''), true)] : [];
  const solids: Solid[] = [
    ...(s.feet ? [block([-w * 0.04, d * 0.92, h * 0.06], [w * 1.04, d, h * 0.94], s.material)] : []),
    sidePrism(0, w, side, s.material), ...fins, front(0, h, 0, s.art, true), ...(s.extra ?? []),
  ];
  return { ...s, solids, stance: STAND, ...overall(s) };
}

/** A 22 mm push button, lamp or selector seen from the front left: bezel, actuator, lock nut and contact block behind. */
export function operatorHead(s: { title: string; caption: string; kind: 'button' | 'mushroom' | 'lamp' | 'selector' | 'key'; colour: Material; bezel?: Material; block: boolean; od?: number }): Model {
  const r = (s.od ?? 29) / 2;
  const bezel = s.bezel ?? 'chrome';
  const axis: Vec = [0, -1, 0];
  const at: Vec = [0, 0, 0];
  const head: Solid[] = s.kind === 'mushroom'
    ? [cylinder(axis, at, 6, 14, 11, 'black'), lathe(axis, at, [[14, 18], [17, 20], [22, 20], [26, 16], [28, 9], [28.5, 1]], s.colour)]
    : s.kind === 'lamp'
      ? [lathe(axis, at, [[6, 11.4], [10, 11.4], [13, 10], [15, 7], [16, 2]], s.colour)]
      : s.kind === 'selector' || s.kind === 'key'
        ? [cylinder(axis, at, 5, 8, 11, 'black'), s.kind === 'key' ? lathe(axis, at, [[8, 7], [10, 7]], 'chrome') : block([-3.4, -19, -10.5], [3.4, -8, 10.5], s.colour), ...(s.kind === 'key' ? [block([-1, -26, -6], [1, -10, 6], 'chrome'), cylinder([1, 0, 0], [-1, -27, 0], 0, 2, 8, 'chrome')] : [front(-0.8, 10, -19, '<rect width="1.6" height="8" fill="#fff"/>')])]
        : [lathe(axis, at, [[5, 11.2], [8.4, 11.2], [9.4, 10.4]], s.colour)];
  const back: Solid[] = s.block
    ? [block([-15, 30, -20], [15, 62, 20], 'black'), block([-14, 26, -16], [14, 31, 16], 'grey')]
    : [];
  const solids: Solid[] = [
    ...back, cylinder(axis, at, -30, 0, 10.8, 'black', { thread: [-30, -2, 2.4] }), nut(axis, at, -12, -7, 26, 'grey', 8),
    lathe(axis, at, [[0, r], [3, r], [6.4, r * 0.9], [6.4, 11.6]], bezel), ...head,
  ];
  const face = s.kind === 'mushroom' ? 28.5 : s.kind === 'lamp' ? 16 : s.kind === 'key' ? 27 : s.kind === 'selector' ? 19 : 9.4;
  return {
    ...s, solids, stance: { yaw: 46, pitch: 16 }, views: ['front', 'left'],
    measures: [
      { view: 'front', from: [-(s.kind === 'mushroom' ? 20 : r), 0, -20], to: [s.kind === 'mushroom' ? 20 : r, 0, -20], where: 'below', text: `⌀${s.kind === 'mushroom' ? 40 : r * 2}` },
      { view: 'left', from: [0, -face, -20], to: [0, 0, -20], where: 'below', text: n(face) },
      { view: 'left', from: [0, 0, 20], to: [0, s.block ? 62 : 30, 20], where: 'above', text: s.block ? '62' : '30' },
    ],
  };
}

/** A threaded cylindrical sensor with two nuts and its cable or plug. */
export function sensor(s: { title: string; caption: string; d: number; length: number; face: Material; body: Material; plug: boolean }): Model {
  const r = s.d / 2;
  const l = s.length;
  const axis: Vec = [1, 0, 0];
  const at: Vec = [0, 0, 0];
  const hex = s.d * 1.42;
  const solids: Solid[] = [
    s.plug
      ? lathe(axis, at, [[l, r * 0.8], [l + 4, r * 0.8], [l + 5, 5], [l + 14, 5]], 'black', { thread: [l + 5, l + 14, 1.4] })
      : tube([[l, 0, 0], [l + s.d, 0, 0], [l + s.d * 1.8, 0, -s.d * 0.1], [l + s.d * 2.5, 0, -s.d * 0.5], [l + s.d * 2.9, 0, -s.d * 1.2]], Math.max(2, r * 0.3), 'black'),
    lathe(axis, at, [[l * 0.84, r * 0.96], [l, r * 0.96]], 'black'),
    lathe(axis, at, [[r * 0.5, r], [l * 0.84, r]], s.body, { thread: [r * 0.5, l * 0.84, 1.4] }),
    nut(axis, at, l * 0.5, l * 0.5 + s.d * 0.24, hex, s.body),
    nut(axis, at, l * 0.3, l * 0.3 + s.d * 0.24, hex, s.body),
    lathe(axis, at, [[0, r * 0.9], [r * 0.06, r * 0.94], [r * 0.5, r * 0.94]], s.face),
  ];
  return {
    ...s, solids, views: ['front'],
    measures: [
      { from: [0, 0, -hex / 2], to: [l, 0, -hex / 2], where: 'below', text: n(l) },
      { from: [0, 0, -r], to: [0, 0, r], where: 'left', text: `M${s.d}` },
    ],
    axes: [{ from: at, to: [l, 0, 0] }],
  };
}

/** A lamp: LED tube, high bay or flood light. */
export function lamp(s: { title: string; caption: string; kind: 'tube' | 'highbay' | 'flood' | 'bulb' | 'panel'; size: number; depth: number }): Model {
  const { size: d, depth } = s;
  if (s.kind === 'tube') {
    const solids: Solid[] = [lathe(X, [0, 0, 0], [[d * 0.22, 13], [d * 0.235, 13]], 'aluminium'), lathe(X, [0, 0, 0], [[0, 12.6], [d * 0.22, 12.6]], 'white'), lathe(X, [0, 0, 0], [[-9, 13], [0, 13]], 'aluminium'), cylinder([-1, 0, 0], [-9, 5, 0], 0, 7, 1.3, 'brass'), cylinder([-1, 0, 0], [-9, -5, 0], 0, 7, 1.3, 'brass')];
    return { ...s, solids, views: ['front'], measures: [{ from: [-9, 0, -13], to: [d * 0.235, 0, -13], where: 'below', text: `L ${d}` }, { from: [-9, 0, -13], to: [-9, 0, 13], where: 'left', text: '⌀26' }] };
  }
  if (s.kind === 'bulb') {
    const r = d / 2;
    const dome = Array.from({ length: 9 }, (_, i) => [-depth * 0.55 * Math.sin((i * Math.PI) / 16) - depth * 0.4, Math.max(0.4, r * Math.cos((i * Math.PI) / 16))] as const).reverse();
    const solids: Solid[] = [lathe(Z, [0, 0, 0], [[-depth * 0.4, r * 0.94], [-depth * 0.1, r * 0.5], [0, 13.5]], 'white'), lathe(Z, [0, 0, 0], [[0, 13], [22, 13], [26, 6]], 'brass', { thread: [2, 21, 3.6] }), lathe(Z, [0, 0, 0], dome, 'clear')];
    return { ...s, solids: [solids[2] as Solid, solids[0] as Solid, solids[1] as Solid], views: ['front'], measures: [{ from: [-r, 0, -depth], to: [r, 0, -depth], where: 'below', text: `⌀${d}` }, { from: [r, 0, -depth], to: [r, 0, 26], where: 'right', text: n(depth + 26) }] };
  }
  if (s.kind === 'highbay') {
    const r = d / 2;
    const solids: Solid[] = [
      lathe(Z, [0, 0, 0], [[0, r], [depth * 0.12, r], [depth * 0.2, r * 0.93]], 'white'),
      lathe(Z, [0, 0, 0], [[depth * 0.2, r * 0.9], [depth * 0.5, r * 0.82], [depth * 0.58, r * 0.5]], 'black', { ribs: [depth * 0.2, depth * 0.5, 44] }),
      lathe(Z, [0, 0, 0], [[depth * 0.58, r * 0.42], [depth * 0.86, r * 0.36], [depth * 0.92, r * 0.12], [depth, r * 0.12]], 'black'),
      tube([[-r * 0.16, 0, depth], [-r * 0.12, 0, depth * 1.2], [0, 0, depth * 1.27], [r * 0.12, 0, depth * 1.2], [r * 0.16, 0, depth]], r * 0.035, 'chrome', 6),
    ];
    return { ...s, solids, views: ['front'], measures: [{ from: [-r, 0, 0], to: [r, 0, 0], where: 'below', text: `⌀${d}` }, { from: [r, 0, 0], to: [0, 0, depth], where: 'right', text: n(depth) }] };
  }
  const [w, h] = s.kind === 'panel' ? [d, d] : [d, d * 0.72];
  const chips = Array.from({ length: 40 }, (_, i) => `<circle cx="${n(w * (0.14 + 0.08 * (i % 10)))}" cy="${n(h * (0.2 + 0.2 * Math.floor(i / 10)))}" r="${n(w * 0.016)}" fill="#FCE36A" stroke="#BF960E" stroke-width=".5"/>`).join('');
  const art = `<rect x="${n(w * 0.06)}" y="${n(h * 0.08)}" width="${n(w * 0.88)}" height="${n(h * 0.84)}" rx="3" fill="#F7FBFE" stroke="#8A9198" stroke-width="1"/>${s.kind === 'flood' ? chips : ''}`;
  const bracket: Solid[] = s.kind === 'flood' ? [tube([[-w * 0.06, depth * 0.6, h * 0.4], [-w * 0.06, depth * 1.1, -h * 0.16], [w * 1.06, depth * 1.1, -h * 0.16], [w * 1.06, depth * 0.6, h * 0.4]], w * 0.022, 'black', 5)] : [];
  const shape: DeviceShape = { title: s.title, caption: s.caption, width: w, height: h, depth, material: s.kind === 'panel' ? 'white' : 'black' };
  return { ...shape, solids: [...bracket, sidePrism(0, w, [[0, 0], [depth, h * 0.06], [depth, h * 0.94], [0, h]], shape.material), front(0, h, 0, art, true)], stance: STAND, ...overall(shape) };
}

/** A plastic or steel enclosure with a door and its lock. */
export function enclosure(s: DeviceShape & { door: 'steel' | 'clear'; locks: number }): Model {
  const { width: w, height: h } = s;
  const m = Math.min(w, h) * 0.05;
  const locks = Array.from({ length: s.locks }, (_, i) => `<circle cx="${n(w - m * 2)}" cy="${n((h * (i + 1)) / (s.locks + 1))}" r="${n(m * 0.55)}" fill="#7A8188" stroke="#2A3038"/><path d="M${n(w - m * 2.3)} ${n((h * (i + 1)) / (s.locks + 1))}h${n(m * 0.6)}" stroke="#2A3038" stroke-width="1.4"/>`).join('');
  const pane = s.door === 'clear' ? `<rect x="${n(w * 0.12)}" y="${n(h * 0.2)}" width="${n(w * 0.76)}" height="${n(h * 0.6)}" rx="4" fill="#C9E2F0" fill-opacity=".8" stroke="#8FA6B5"/>${Array.from({ length: 8 }, (_, i) => `<rect x="${n(w * (0.17 + i * 0.084))}" y="${n(h * 0.36)}" width="${n(w * 0.07)}" height="${n(h * 0.28)}" fill="#fff" stroke="#9AA0A7"/><rect x="${n(w * (0.185 + i * 0.084))}" y="${n(h * 0.46)}" width="${n(w * 0.04)}" height="${n(h * 0.07)}" fill="#2A3038"/>`).join('')}` : '';
  const art = `<rect x="${n(m)}" y="${n(m)}" width="${n(w - 2 * m)}" height="${n(h - 2 * m)}" rx="${n(m * 0.5)}" fill="none" stroke="#7A8188" stroke-width="1"/>${pane}${locks}`;
  return housing({ ...s, art, extra: [] });
}

/** A stack of DIN-rail terminals or a row of barrier terminals. */
export function terminals(s: DeviceShape & { count: number; screws: number; colours: readonly Material[] }): Model {
  const { height: h, depth: d } = s;
  const pitch = s.width / s.count;
  const side: readonly (readonly [number, number])[] = [[d * 0.3, 0], [d, h * 0.14], [d, h * 0.86], [d * 0.3, h], [0, h * 0.78], [0, h * 0.22]];
  const solids: Solid[] = [block([-pitch * 0.6, d, h * 0.3], [s.width + pitch * 0.6, d + 4, h * 0.7], 'zinc')];
  for (let i = s.count - 1; i >= 0; i--) {
    solids.push(sidePrism(i * pitch, pitch * 0.94, side, s.colours[i % s.colours.length] ?? s.material));
    const dots = Array.from({ length: s.screws }, (_, k) => screw(pitch * 0.47, h * (0.3 + (0.4 * k) / Math.max(1, s.screws - 1)), pitch * 0.32)).join('');
    solids.push(front(i * pitch, h, 0, dots, true));
  }
  return { ...s, solids, stance: { yaw: 36, pitch: 20 }, ...overall(s) };
}

/** A cartridge fuse with its end caps, or a signal tower of coloured lenses. */
export function stacked(s: { title: string; caption: string; parts: readonly { length: number; r: number; material: Material }[]; upright: boolean }): Model {
  let z = 0;
  const most = Math.max(...s.parts.map((part) => part.r));
  const axis: Vec = s.upright ? Z : X;
  const solids: Solid[] = s.parts.map((part) => {
    const piece = cylinder(axis, [0, 0, 0], z, z + part.length, part.r, part.material);
    z += part.length;
    return piece;
  });
  const along: Measure = s.upright
    ? { from: [most, 0, 0], to: [most, 0, z], where: 'right', text: n(z) }
    : { from: [0, 0, -most], to: [z, 0, -most], where: 'below', text: n(z) };
  const wide: Measure = s.upright
    ? { from: [-most, 0, 0], to: [most, 0, 0], where: 'below', text: `⌀${n(most * 2)}` }
    : { from: [0, 0, -most], to: [0, 0, most], where: 'left', text: `⌀${n(most * 2)}` };
  return { ...s, solids: s.upright ? solids : solids.reverse(), views: ['front'], measures: [along, wide] };
}

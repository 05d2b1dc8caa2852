import type { Material } from '../metal.ts';
import { type Model, type Solid, X, Z, bulge, cylinder, lathe, nut, plate, tube } from '../scene/index.ts';
import { endSolids, neck, studs } from './valve-body.ts';
import { gearBox, lever, pneumaticActuator, electricActuator } from './operator.ts';
import { type ValveShape, valveModel } from './valve.ts';

/** A check valve: full belly and a bolted cover on top, nothing to turn. */
export function checkValve(v: ValveShape): Model {
  const half = v.length / 2;
  const threaded = v.end.kind === 'thread';
  const r = threaded ? v.dn * 0.78 + 4 : v.dn * 0.85 + 6;
  const flange = r * 1.75;
  const reach = Math.min(half * 0.82, r * 1.35);
  const cover: Solid[] = threaded
    ? [
        lathe(Z, [0, 0, 0], [[r * 0.4, r * 0.66], [v.height * 0.72, r * 0.62]], v.material),
        nut(Z, [0, 0, 0], v.height * 0.7, v.height, r * 1.15, v.material),
      ]
    : neck(r * 0.5, v.height, r * 0.76, flange, v.material, 8);
  const solids: Solid[] = [
    ...endSolids(v.end, half, r * 0.5, 1, v.material),
    lathe(X, [0, 0, 0], bulge(-reach, reach, r, r * 0.66), v.material),
    ...cover,
    ...endSolids(v.end, half, reach * 0.8, -1, v.material),
  ];
  return valveModel(v, solids);
}

/** A thin valve held between flanges: a ring with its plates seen in the bore. */
export function waferCheck(v: Omit<ValveShape, 'end' | 'height'> & { od: number; plates: 1 | 2 }): Model {
  const r = v.od / 2;
  const half = v.length / 2;
  const bore = v.dn * 0.5;
  const at = [-half - 0.2, 0, 0] as const;
  const disc =
    v.plates === 2
      ? `<path d="M${-bore} 0A${bore} ${bore} 0 0 1 ${bore} 0Z M${-bore} 0A${bore} ${bore} 0 0 0 ${bore} 0Z" fill="#A9B1B9" stroke="#4A5158" stroke-width="${bore * 0.03}"/><rect x="${-bore}" y="${-bore * 0.07}" width="${bore * 2}" height="${bore * 0.14}" fill="#6C757E"/>`
      : `<circle r="${bore * 0.96}" fill="#A9B1B9" stroke="#4A5158" stroke-width="${bore * 0.03}"/><circle r="${bore * 0.2}" fill="#6C757E"/>`;
  const solids: Solid[] = [
    lathe(X, [0, 0, 0], [[-half, r * 0.94], [-half + 2, r * 0.94], [-half + 2, r], [half - 2, r], [half, r * 0.94]], v.material, { hole: bore }),
    { kind: 'decal', at, u: [0, 1, 0], v: [0, 0, 1], size: [0, 0], svg: disc },
    cylinder(Z, [0, 0, r * 0.98], 0, r * 0.12, r * 0.09, v.material),
  ];
  return {
    title: v.title,
    caption: v.caption,
    solids,
    views: ['left', 'front'],
    measures: [
      { view: 'left', from: [0, r, -r], to: [0, -r, -r], where: 'below', text: `⌀${v.od}` },
      { view: 'left', from: [0, r, -bore], to: [0, r, bore], where: 'left', text: `DN ${v.dn}` },
      { view: 'front', from: [-half, 0, -r], to: [half, 0, -r], where: 'below', text: `L ${v.length}` },
    ],
    axes: [
      { view: 'left', from: [0, r, 0], to: [0, -r, 0] },
      { view: 'left', from: [0, 0, -r], to: [0, 0, r] },
    ],
  };
}

/** A butterfly valve between flanges: ring, disc, neck and its drive. */
export function butterflyValve(
  v: Omit<ValveShape, 'end' | 'operator'> & { od: number; lugs: number; circle: number; disc: Material; drive: 'lever' | 'gear' | 'pneumatic' | 'electric' },
): Model {
  const half = v.length / 2;
  const r = v.od / 2;
  const ring = r * 0.97;
  const neckTop = v.drive === 'lever' ? v.height * 0.82 : v.height * 0.62;
  const ears: Solid[] = Array.from({ length: v.lugs }, (_, i) => {
    const a = ((i + 0.5) * 2 * Math.PI) / v.lugs;
    const c = v.circle / 2;
    return cylinder(X, [0, c * Math.cos(a), c * Math.sin(a)], -half * 0.9, half * 0.9, (c - ring) * 1.5 + 4, v.material, { hole: (c - ring) * 0.9 + 1 });
  });
  const drive: Solid[] =
    v.drive === 'lever'
      ? lever(neckTop + 2, v.hand ?? v.dn * 2.4, 'black', 'zinc')
      : v.drive === 'gear'
        ? gearBox(neckTop + 2, (v.height - neckTop) * 1.1 + v.dn * 0.1, v.hand ?? v.dn * 1.3, 'grey')
        : v.drive === 'pneumatic'
          ? pneumaticActuator(neckTop + 2, (v.height - neckTop) * 1.9)
          : electricActuator(neckTop + 2, (v.height - neckTop) / 1.15);
  const bore = v.dn / 2;
  const solids: Solid[] = [
    lathe(Z, [0, 0, 0], [[-r * 1.04, half * 0.5], [-r * 0.98, half * 0.8], [-ring * 0.8, half * 0.8]], v.material),
    ...ears.filter((ear) => ear.kind === 'lathe' && ear.at[1] > 0),
    lathe(X, [0, 0, 0], [[-half * 0.96, ring * 0.94], [-half * 0.96, ring], [half * 0.9, ring]], v.material),
    ...ears.filter((ear) => ear.kind === 'lathe' && ear.at[1] <= 0),
    lathe(X, [0, 0, 0], [[-half, ring * 0.95], [-half * 0.9, ring * 0.95]], 'black', { hole: bore }),
    lathe([-1, 0, 0], [0, 0, 0], [[half * 0.2, bore * 0.97], [half * 0.62, bore * 0.97], [half * 0.8, bore * 0.6], [half * 0.86, bore * 0.15]], v.disc),
    cylinder(Z, [-half * 0.55, 0, 0], -bore * 0.94, bore * 0.94, half * 0.34, v.disc),
    lathe(Z, [0, 0, 0], [[ring * 0.9, half * 0.95], [neckTop * 0.94, half * 0.8], [neckTop * 0.94, half * 1.5], [neckTop, half * 1.5]], v.material),
    ...drive,
  ];
  return {
    title: v.title,
    caption: v.caption,
    solids,
    views: ['left', 'front'],
    measures: [
      { view: 'left', from: [0, r, 0], to: [0, r, v.height], where: 'left', text: `H ${v.height}` },
      { view: 'left', from: [0, v.circle / 2, 0], to: [0, -v.circle / 2, 0], where: 'below', text: `K ${v.circle}` },
      { view: 'front', from: [-half, 0, -r], to: [half, 0, -r], where: 'below', text: `L ${v.length}` },
      { view: 'front', from: [half, 0, -bore], to: [half, 0, bore], where: 'right', text: `DN ${v.dn}` },
    ],
    axes: [{ view: 'left', from: [0, 0, -r], to: [0, 0, v.height] }],
  };
}

/** A Y strainer: the screen leg runs down to the right and ends in a bolted cover or a plug. */
export function strainer(v: ValveShape): Model {
  const half = v.length / 2;
  const r = v.dn * 0.62 + 5;
  const leg = [0.66, -0.15, -0.74] as const;
  const reach = v.height;
  const cover: Solid[] =
    v.end.kind === 'flange'
      ? [lathe(leg, [0, 0, 0], [[0, r * 0.92], [reach * 0.82, r * 0.92], [reach * 0.82, r * 1.4], [reach, r * 1.4]], v.material), cylinder(leg, [0, 0, 0], reach, reach * 1.06, r * 0.25, 'steel')]
      : [lathe(leg, [0, 0, 0], [[0, r * 0.84], [reach * 0.84, r * 0.84]], v.material), nut(leg, [0, 0, 0], reach * 0.82, reach, r * 1.8, v.material)];
  const solids: Solid[] = [
    ...endSolids(v.end, half, r * 0.4, 1, v.material),
    ...cover,
    lathe(X, [0, 0, 0], bulge(-half * 0.72, half * 0.72, r, r * 0.85), v.material),
    ...endSolids(v.end, half, half * 0.6, -1, v.material),
  ];
  return valveModel({ ...v, height: Math.round(v.end.kind === 'flange' ? v.end.od / 2 : v.end.bore * 0.7) }, solids);
}

/** A solenoid valve: low body, square coil with its plug on top. */
export function solenoidValve(v: ValveShape & { coil: number }): Model {
  const half = v.length / 2;
  const c = v.coil / 2;
  const base = v.height - v.coil * 1.28;
  const r = Math.min(half * 0.72, v.dn * 0.9 + 9);
  const solids: Solid[] = [
    ...endSolids(v.end, half, r * 0.4, 1, v.material),
    lathe(Z, [0, 0, 0], [[-v.dn * 0.62, r * 0.7], [-v.dn * 0.4, r], [base * 0.55, r], [base * 0.55, r * 1.08], [base * 0.86, r * 1.08]], v.material),
    ...endSolids(v.end, half, r * 0.7, -1, v.material),
    ...studs(Z, [0, 0, base * 0.86], r * 1.65, 4, Math.max(4, r * 0.16), 'stainless'),
    cylinder(Z, [0, 0, 0], base * 0.86, base + 2, c * 0.42, 'stainless'),
    plate(-c, v.coil, [[-c, base + 2], [c, base + 2], [c, base + v.coil], [-c, base + v.coil]], 'black'),
    plate(-c * 0.6, c * 1.2, [[c, base + c * 0.5], [c * 1.9, base + c * 0.5], [c * 1.9, base + c * 1.7], [c, base + c * 1.7]], 'grey'),
    nut(Z, [0, 0, base + v.coil], 0, c * 0.3, c * 0.8, 'stainless'),
    cylinder(Z, [0, 0, base + v.coil], c * 0.3, c * 0.5, c * 0.2, 'stainless'),
    { kind: 'decal', at: [-c * 0.7, -c - 0.1, base + v.coil * 0.82], u: [1, 0, 0], v: [0, 0, -1], size: [0, 0], shadedOnly: true,
      svg: `<rect width="${(c * 1.4).toFixed(1)}" height="${(c * 0.9).toFixed(1)}" rx=".8" fill="#EDF0F3"/><path d="M${(c * 0.15).toFixed(1)} ${(c * 0.3).toFixed(1)}h${(c * 0.9).toFixed(1)}M${(c * 0.15).toFixed(1)} ${(c * 0.6).toFixed(1)}h${(c * 0.6).toFixed(1)}" stroke="#5A6068" stroke-width="${(c * 0.09).toFixed(1)}"/>` },
  ];
  return valveModel(v, solids);
}

/** A needle valve: bar-stock body, packing nut and a cross handle. */
export function needleValve(v: ValveShape): Model {
  const half = v.length / 2;
  const w = v.end.kind === 'thread' ? v.end.flats * 0.52 : v.end.kind === 'male' ? v.end.r * 1.35 : v.dn;
  const hand = (v.hand ?? v.length * 0.8) / 2;
  const solids: Solid[] = [
    ...endSolids(v.end, half, w * 0.5, 1, v.material),
    plate(-w, w * 2, [[-half * 0.72, -w], [half * 0.72, -w], [half * 0.72, w], [-half * 0.72, w]], v.material),
    ...endSolids(v.end, half, half * 0.7, -1, v.material),
    nut(Z, [0, 0, 0], w, v.height * 0.5, w * 1.7, v.material),
    cylinder(Z, [0, 0, 0], v.height * 0.5, v.height * 0.66, w * 0.6, v.material),
    cylinder(Z, [0, 0, 0], v.height * 0.66, v.height * 0.9, w * 0.3, 'chrome', { thread: [v.height * 0.66, v.height * 0.86, 1.2] }),
    tube([[-hand, 0, v.height * 0.93], [hand, 0, v.height * 0.93]], w * 0.22, v.grip ?? 'chrome'),
    cylinder(Z, [0, 0, 0], v.height * 0.86, v.height, w * 0.42, v.grip ?? 'chrome'),
  ];
  return valveModel(v, solids);
}

/** Flanged angle safety valve: inlet below, outlet to the right, spring bonnet above. */
export function safetyValve(v: ValveShape & { inlet: number; reach: number; outletOd: number; threaded: boolean }): Model {
  const r = v.inlet * 0.9 + 8;
  const foot = v.threaded ? v.inlet * 0.75 : (v.end.kind === 'flange' ? v.end.od / 2 : r);
  const t = v.threaded ? 0 : 18;
  const bottom = -v.length;
  const inletEnd: Solid[] = v.threaded
    ? [nut(Z, [0, 0, bottom], v.inlet * 0.6, v.inlet * 1.15, v.inlet * 1.6, v.material), lathe(Z, [0, 0, bottom], [[0, v.inlet * 0.6], [v.inlet * 0.6, v.inlet * 0.64]], v.material, { thread: [1, v.inlet * 0.55, 2] })]
    : [lathe(Z, [0, 0, bottom], [[0, foot * 0.62], [3, foot * 0.62], [3, foot], [t, foot], [t, r * 0.62], [v.length * 0.5, r * 0.7]], v.material)];
  const outR = v.outletOd / 2;
  const bonnetBase = r * 0.95;
  const solids: Solid[] = [
    lathe(X, [0, 0, 0], v.threaded ? [[0, outR * 0.8], [v.reach - 2, outR * 0.8], [v.reach, outR * 0.76]] : [[0, outR * 0.6], [v.reach - 16, outR * 0.56], [v.reach - 16, outR], [v.reach, outR]], v.material),
    ...inletEnd,
    lathe(Z, [0, 0, 0], bulge(-r * 1.1, r * 0.9, r, r * 0.66), v.material),
    ...neck(r * 0.4, bonnetBase + 8, r * 0.72, r * 1.8, v.material, 6),
    lathe(Z, [0, 0, 0], [[bonnetBase + 8, r * 0.68], [v.height * 0.62, r * 0.62], [v.height * 0.72, r * 0.42]], v.material),
    nut(Z, [0, 0, 0], v.height * 0.72, v.height * 0.78, r * 0.62, 'steel'),
    lathe(Z, [0, 0, 0], [[v.height * 0.78, r * 0.34], [v.height * 0.96, r * 0.34], [v.height, r * 0.2]], v.material),
    plate(-r * 0.08, r * 0.16, [[0, v.height * 0.86], [v.hand ?? r * 1.9, v.height * 0.64], [v.hand ?? r * 1.9, v.height * 0.68], [0, v.height * 0.92]], 'red'),
  ];
  return {
    title: v.title,
    caption: v.caption,
    solids,
    views: ['front'],
    measures: [
      { from: [0, 0, bottom], to: [v.reach, 0, bottom], where: 'below', text: `L1 ${v.reach}` },
      { from: [-foot, 0, bottom], to: [-foot, 0, 0], where: 'left', text: `L ${v.length}` },
      { from: [v.reach, 0, 0], to: [0, 0, v.height], where: 'right', text: `H ${v.height}` },
    ],
    axes: [{ from: [0, 0, bottom], to: [0, 0, v.height] }, { from: [-r, 0, 0], to: [v.reach, 0, 0] }],
  };
}

/** A valve with a wide diaphragm chamber above the body: diaphragm valves and pressure reducers. */
export function diaphragmValve(v: ValveShape & { chamber: number; tall: boolean }): Model {
  const half = v.length / 2;
  const r = v.dn * 0.66 + 5;
  const c = v.chamber / 2;
  const base = r * 1.15;
  const hand = v.hand ?? v.dn * 2;
  const top: Solid[] = v.tall
    ? [
        lathe(Z, [0, 0, 0], [[base + c * 0.34, c * 0.5], [v.height * 0.82, c * 0.42], [v.height * 0.9, c * 0.26]], v.material),
        nut(Z, [0, 0, 0], v.height * 0.88, v.height * 0.94, c * 0.5, 'steel'),
        cylinder(Z, [0, 0, 0], v.height * 0.94, v.height, c * 0.14, 'steel'),
      ]
    : [
        lathe(Z, [0, 0, 0], [[base + c * 0.3, c * 0.78], [base + c * 0.62, c * 0.56], [v.height - hand * 0.2, c * 0.34], [v.height - hand * 0.2, hand * 0.2]], v.material),
        lathe(Z, [0, 0, 0], [[v.height - hand * 0.2, hand * 0.42], [v.height - hand * 0.16, hand / 2], [v.height - hand * 0.05, hand / 2], [v.height, hand * 0.4]], v.grip ?? 'black', { ribs: [v.height - hand * 0.16, v.height - hand * 0.05, 28] }),
      ];
  const solids: Solid[] = [
    ...endSolids(v.end, half, r * 0.4, 1, v.material),
    lathe(X, [0, 0, 0], bulge(-half * 0.78, half * 0.78, r, r * 0.72), v.material),
    lathe(Z, [0, 0, 0], [[0, r * 0.8], [base, c * 0.7], [base, c], [base + c * 0.15, c]], v.material),
    lathe(Z, [0, 0, 0], [[base + c * 0.16, c], [base + c * 0.3, c], [base + c * 0.36, c * 0.7]], v.material),
    ...studs(Z, [0, 0, base + c * 0.3], c * 1.75, 8, Math.max(5, c * 0.1)),
    ...top,
    ...endSolids(v.end, half, half * 0.6, -1, v.material),
  ];
  return valveModel(v, solids);
}

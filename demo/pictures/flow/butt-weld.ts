import type { Material } from '../metal.ts';
import {
  arc,
  type Lathe,
  lathe,
  type Measure,
  type Model,
  type Solid,
  tube,
  type Vec,
  X,
  Z,
} from '../scene/index.ts';
import { LEFT, type Named, rounded } from './fitting.ts';

/** The open mouth of a pipe at `at`, looking along `axis`; `bevel` for welding ends. */
function mouth(axis: Vec, at: Vec, r: number, wall: number, material: Material, bevel = true): Lathe {
  const land = bevel ? wall * 0.8 : 0;
  return lathe(
    axis,
    at,
    [
      [-r * 0.12 - land, r],
      [-land, r],
      [0, r - land],
    ],
    material,
    { hole: r - wall },
  );
}

/** A pipe bend for butt welding. */
export function weldElbow(s: Named & { od: number; wall: number; radius: number; degrees: 45 | 90 }): Model {
  const r = s.od / 2;
  const path = arc([-s.radius, 0, s.radius], [0, 0, -1], [1, 0, 0], s.radius, s.degrees, 0, 22);
  const turn = (s.degrees * Math.PI) / 180;
  const out: Vec = [Math.cos(turn), 0, Math.sin(turn)];
  const end = path[path.length - 1] ?? [0, 0, 0];
  const solids: Solid[] = [
    tube(path, r, s.material),
    mouth(out, end, r, s.wall, s.material),
    mouth(LEFT, [-s.radius, 0, 0], r, s.wall, s.material),
  ];
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
export function weldTee(
  s: Named & { od: number; wall: number; run: number; branch: number; branchOd?: number },
): Model {
  const r = s.od / 2;
  const b = (s.branchOd ?? s.od) / 2;
  const solids: Solid[] = [
    lathe(
      X,
      [0, 0, 0],
      [
        [-s.run, r],
        [s.run, r],
      ],
      s.material,
    ),
    lathe(
      Z,
      [0, 0, 0],
      [
        [r * 0.72, b * 1.16],
        [r * 1.08, b * 1.02],
        [s.branch, b],
      ],
      s.material,
    ),
    mouth(Z, [0, 0, s.branch], b, s.wall, s.material),
    mouth(LEFT, [-s.run, 0, 0], r, s.wall, s.material),
  ];
  return {
    ...s,
    solids,
    views: ['front'],
    measures: [
      { from: [-s.run, 0, -r], to: [0, 0, -r], where: 'below', text: `C ${s.run}` },
      { from: [s.run, 0, 0], to: [0, 0, s.branch], where: 'right', text: `M ${s.branch}` },
      { from: [-s.run, 0, -r], to: [-s.run, 0, r], where: 'left', text: `⌀${s.od}` },
    ],
    axes: [
      { from: [-s.run, 0, 0], to: [s.run, 0, 0] },
      { from: [0, 0, -r], to: [0, 0, s.branch] },
    ],
  };
}

/** A concentric reducer lying along the pipe, its large end to the viewer. */
export function weldReducer(s: Named & { od: number; small: number; wall: number; length: number }): Model {
  const [r, b] = [s.od / 2, s.small / 2];
  const profile = Array.from(
    { length: 17 },
    (_, i) => [(s.length * i) / 16, r + (b - r) * ((i / 16) ** 2 * (3 - i / 8))] as const,
  );
  return {
    ...s,
    solids: [lathe(X, [0, 0, 0], profile, s.material), mouth(LEFT, [0, 0, 0], r, s.wall, s.material)],
    views: ['front'],
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
    ...s,
    solids: [lathe(X, [0, 0, 0], [...dome, [0, r]], s.material)],
    views: ['front'],
    measures: [
      { from: [-s.length, 0, -r], to: [0, 0, -r], where: 'below', text: `E ${s.length}` },
      { from: [0, 0, -r], to: [0, 0, r], where: 'right', text: `⌀${s.od}` },
    ],
    axes: [{ from: [-s.length, 0, 0], to: [0, 0, 0] }],
  };
}

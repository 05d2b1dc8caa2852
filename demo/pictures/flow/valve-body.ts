import type { Material } from '../metal.ts';
import { type Profile, type Solid, type Vec, X, Z, boltHoles, bulge, lathe, nut } from '../scene/index.ts';

/** How a valve or fitting is joined to the pipe. Sizes in mm. */
export type End =
  | { kind: 'flange'; od: number; circle: number; bolts: number; hole: number; thick: number; bore: number }
  | { kind: 'thread'; flats: number; bore: number; sides?: number }
  | { kind: 'male'; r: number; bore: number; length: number }
  | { kind: 'weld'; r: number; bore: number }
  | { kind: 'clamp'; od: number; bore: number };

const NONE: Vec = [0, 0, 0];

/** The end at `x` on the side of `sign`; `inner` is where the body takes over. */
export function endSolids(end: End, x: number, inner: number, sign: 1 | -1, material: Material): Solid[] {
  const axis: Vec = [sign, 0, 0];
  // Only the end that looks at the viewer shows its bore.
  const mouth = sign < 0 ? { hole: end.bore / 2 } : {};
  const solids: Solid[] = [];
  if (end.kind === 'flange') {
    const face = end.circle / 2 - end.hole * 0.75;
    const profile: Profile = [
      [inner, end.bore * 0.72],
      [x - end.thick, end.bore * 0.72],
    ];
    solids.push(lathe(axis, NONE, profile, material));
    const raised = Math.min(3, end.thick * 0.14);
    solids.push(
      lathe(
        axis,
        NONE,
        [
          [x - end.thick, end.od / 2],
          [x - raised, end.od / 2],
          [x - raised, face],
          [x, face],
        ],
        material,
        mouth,
      ),
    );
    solids.push(boltHoles(axis, [sign * (x - raised), 0, 0], end.circle / 2, end.bolts, end.hole / 2));
    return solids;
  }
  if (end.kind === 'thread') {
    solids.push(
      lathe(
        axis,
        NONE,
        [
          [inner, end.flats * 0.45],
          [x - end.flats * 0.4, end.flats * 0.45],
        ],
        material,
      ),
    );
    solids.push(nut(axis, NONE, x - end.flats * 0.42, x - 1.2, end.flats, material, end.sides ?? 6));
    solids.push(
      lathe(
        axis,
        NONE,
        [
          [x - 1.2, end.flats * 0.485],
          [x, end.flats * 0.46],
        ],
        material,
        mouth,
      ),
    );
    return solids;
  }
  if (end.kind === 'male') {
    const profile: Profile = [
      [inner, end.r * 0.9],
      [x - end.length, end.r * 0.9],
      [x - end.length, end.r],
      [x - 1, end.r],
      [x, end.r * 0.93],
    ];
    return [lathe(axis, NONE, profile, material, { ...mouth, thread: [x - end.length, x - 1, 1.8] })];
  }
  if (end.kind === 'clamp') {
    const profile: Profile = [
      [inner, end.bore * 0.56],
      [x - 6, end.bore * 0.56],
      [x - 2.8, end.od / 2],
      [x, end.od / 2],
    ];
    return [lathe(axis, NONE, profile, material, mouth)];
  }
  return [
    lathe(
      axis,
      NONE,
      [
        [inner, end.r * 1.04],
        [x - end.r * 0.35, end.r * 1.04],
        [x, end.r],
      ],
      material,
      mouth,
    ),
  ];
}

/** Bolts with nuts standing around a bonnet or body joint on `axis`. */
export function studs(
  axis: Vec,
  at: Vec,
  circle: number,
  count: number,
  size: number,
  material: Material = 'steel',
): Solid[] {
  return Array.from({ length: count }, (_, i) => {
    const a = ((i + 0.5) * 2 * Math.PI) / count;
    const place: Vec =
      axis[2] !== 0
        ? [at[0] + (circle / 2) * Math.cos(a), at[1] + (circle / 2) * Math.sin(a), at[2]]
        : [at[0], at[1] + (circle / 2) * Math.cos(a), at[2] + (circle / 2) * Math.sin(a)];
    return { place, depth: -place[1] };
  })
    .sort((a, b) => a.depth - b.depth)
    .map(({ place }) => nut(axis, place, 0, size, size * 1.6, material));
}

/** The round belly of a valve along the pipe. */
export const belly = (half: number, r: number, ends: number, material: Material): Solid =>
  lathe(X, NONE, bulge(-half, half, r, ends), material);

/** An upright neck on the belly, closed by a bolted bonnet flange; returns the height of its top. */
export function neck(
  from: number,
  to: number,
  r: number,
  flange: number,
  material: Material,
  bolts = 6,
  bonnet: Material = material,
): Solid[] {
  const t = flange * 0.13;
  return [
    lathe(
      Z,
      NONE,
      [
        [from, r],
        [to - t * 2, r],
        [to - t * 2, flange / 2],
        [to - t, flange / 2],
      ],
      material,
    ),
    lathe(
      Z,
      NONE,
      [
        [to - t, flange / 2],
        [to, flange / 2],
      ],
      bonnet,
    ),
    ...studs(Z, [0, 0, to], flange * 0.8, bolts, flange * 0.085),
  ];
}

import type { Material } from '../metal.ts';
import {
  block,
  boltHoles,
  decal,
  lathe,
  type Measure,
  type Model,
  type Solid,
  type Vec,
  X,
  Z,
} from '../scene/index.ts';

/** Dimensions of an IEC motor in mm: shaft height, feet, shaft, body diameter and overall length. */
export interface MotorSize {
  h: number;
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  ac: number;
  l: number;
}

export type Mount = 'B3' | 'B5' | 'V';

/** Solids of a motor lying along x, shaft end towards −x at `x0`, axis at height `z`. */
export function motorSolids(
  m: MotorSize,
  mount: Mount,
  paint: Material,
  x0 = 0,
  z = 0,
  shaft = true,
): Solid[] {
  const r = m.ac / 2;
  const at: Vec = [x0, 0, z];
  const start = m.e;
  const len = m.l - m.e;
  const bodyFrom = start + len * 0.12;
  const bodyTo = start + len * 0.78;
  const foot = m.h;
  const feet: Solid[] =
    mount === 'B3'
      ? [m.c + m.e, m.c + m.e + m.b].flatMap((x) => [
          block(
            [x0 + x - m.b * 0.13, -m.a / 2 - 12, z - foot],
            [x0 + x + m.b * 0.13, m.a / 2 + 12, z - foot + foot * 0.12],
            paint,
          ),
        ])
      : [];
  const web: Solid[] =
    mount === 'B3'
      ? [
          block(
            [x0 + m.c + m.e - m.b * 0.1, -m.a * 0.36, z - foot + foot * 0.1],
            [x0 + m.c + m.e + m.b * 1.1, m.a * 0.36, z - r * 0.72],
            paint,
          ),
        ]
      : [];
  const flange: Solid[] =
    mount === 'B5'
      ? [
          lathe(
            X,
            at,
            [
              [start, r * 0.7],
              [start + 4, r * 0.7],
              [start + 4, r * 1.24],
              [start + 4 + len * 0.05, r * 1.24],
            ],
            paint,
          ),
          boltHoles(X, [x0 + start + 3.9, 0, z], r * 1.06, 4, r * 0.06),
        ]
      : [];
  const box = m.ac * 0.42;
  return [
    ...feet,
    ...web,
    lathe(
      X,
      at,
      [
        [bodyTo, r * 0.98],
        [bodyTo + len * 0.17, r * 0.98],
        [start + len, r * 0.88],
      ],
      paint,
    ),
    lathe(
      X,
      at,
      [
        [bodyFrom, r],
        [bodyTo, r],
      ],
      paint,
      { ribs: [bodyFrom, bodyTo, 34] },
    ),
    block(
      [x0 + bodyFrom + len * 0.12, -box * 0.55, z + r * 0.9],
      [x0 + bodyFrom + len * 0.12 + box, box * 0.55, z + r * 0.9 + box * 0.62],
      paint,
    ),
    block(
      [x0 + bodyFrom + len * 0.11, -box * 0.6, z + r * 0.9 + box * 0.62],
      [x0 + bodyFrom + len * 0.13 + box, box * 0.6, z + r * 0.9 + box * 0.7],
      paint,
    ),
    decal(
      [x0 + bodyFrom + len * 0.34, -r * 0.985, z + r * 0.2],
      X,
      [0, 0, -1],
      [0, 0],
      `<rect width="${(len * 0.2).toFixed(1)}" height="${(r * 0.34).toFixed(1)}" rx="2" fill="#E4E8EC" stroke="#59626C" stroke-width="1"/><path d="M${(len * 0.02).toFixed(1)} ${(r * 0.1).toFixed(1)}h${(len * 0.16).toFixed(1)}M${(len * 0.02).toFixed(1)} ${(r * 0.18).toFixed(1)}h${(len * 0.12).toFixed(1)}M${(len * 0.02).toFixed(1)} ${(r * 0.26).toFixed(1)}h${(len * 0.14).toFixed(1)}" stroke="#59626C" stroke-width="${(r * 0.025).toFixed(1)}"/>`,
      true,
    ),
    ...flange,
    lathe(
      X,
      at,
      [
        [start + 2, r * 0.34],
        [start + len * 0.04, r * 0.5],
        [start + len * 0.08, r * 0.96],
        [bodyFrom, r * 1.01],
      ],
      paint,
    ),
    ...(shaft
      ? [
          lathe(
            X,
            at,
            [
              [0, m.d * 0.47],
              [2, m.d / 2],
              [start + 6, m.d / 2],
            ],
            'steel',
          ),
          block(
            [x0 + m.e * 0.14, -m.d * 0.14, z + m.d * 0.3],
            [x0 + m.e * 0.86, m.d * 0.14, z + m.d * 0.64],
            'steel',
          ),
        ]
      : []),
  ];
}

export function motor(s: {
  title: string;
  caption: string;
  size: MotorSize;
  mount: 'B3' | 'B5';
  paint: Material;
}): Model {
  const m = s.size;
  const r = m.ac / 2;
  const measures: Measure[] = [
    {
      from: [0, 0, -(s.mount === 'B3' ? m.h : r * 1.24)],
      to: [m.l, 0, -r],
      where: 'below',
      text: `L ${m.l}`,
    },
    { from: [0, 0, -m.d / 2], to: [0, 0, m.d / 2], where: 'left', text: `⌀${m.d}` },
    { from: [0, 0, 0], to: [m.e, 0, 0], where: 'above', text: `E ${m.e}` },
    ...(s.mount === 'B3'
      ? [{ from: [m.l, 0, -m.h] as Vec, to: [m.l, 0, 0] as Vec, where: 'right' as const, text: `H ${m.h}` }]
      : [{ from: [m.l, 0, -r] as Vec, to: [m.l, 0, r] as Vec, where: 'right' as const, text: `⌀${m.ac}` }]),
  ];
  return {
    title: s.title,
    caption: s.caption,
    solids: motorSolids(m, s.mount, s.paint),
    stance: { yaw: 36, pitch: 18 },
    views: ['front'],
    measures,
    axes: [{ from: [0, 0, 0], to: [m.l, 0, 0] }],
  };
}

/** Proportions of a motor by its body diameter, for aggregates that list no motor sizes of their own. */
export const scaled = (ac: number): MotorSize => ({
  h: ac * 0.58,
  a: ac,
  b: ac * 0.7,
  c: ac * 0.3,
  d: ac * 0.14,
  e: ac * 0.2,
  ac,
  l: ac * 1.75,
});

/** A motor standing on a pump: fan cover on top, ribs, terminal box towards the viewer. */
export function standingMotor(z: number, ac: number, height: number, paint: Material): Solid[] {
  const r = ac / 2;
  const at: Vec = [0, 0, z];
  return [
    lathe(
      Z,
      at,
      [
        [0, r * 1.2],
        [height * 0.05, r * 1.2],
        [height * 0.05, r * 0.9],
        [height * 0.12, r],
      ],
      paint,
    ),
    lathe(
      Z,
      at,
      [
        [height * 0.12, r],
        [height * 0.74, r],
      ],
      paint,
      { ribs: [height * 0.12, height * 0.74, 36] },
    ),
    lathe(
      Z,
      at,
      [
        [height * 0.74, r * 1.02],
        [height * 0.94, r * 1.02],
        [height, r * 0.86],
      ],
      paint,
    ),
    block([-r * 0.5, -r * 1.42, z + height * 0.32], [r * 0.34, -r * 0.8, z + height * 0.58], paint),
  ];
}

/** Names and paint of a pump, gear unit or fan. */
export interface PumpShape {
  title: string;
  caption: string;
  paint: Material;
  metal?: Material;
}

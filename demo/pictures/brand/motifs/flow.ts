import { ballValve } from '../../flow/valve.ts';
import {
  type Solid,
  X,
  Y,
  Z,
  add,
  arc,
  block,
  boltHoles,
  cylinder,
  lathe,
  nut,
  tube,
} from '../../scene/index.ts';
import type { Vec } from '../../scene/index.ts';

/** Towards the viewer. */
const FRONT: Vec = [0, -1, 0];

const circle = (r: number): readonly (readonly [number, number])[] =>
  Array.from(
    { length: 28 },
    (_, i) => [r * Math.cos((i * Math.PI) / 14), r * Math.sin((i * Math.PI) / 14)] as const,
  );

export function valves(): Solid[] {
  const brass = ballValve({
    title: '',
    caption: '',
    dn: 25,
    length: 72,
    height: 62,
    end: { kind: 'thread', flats: 42, bore: 27 },
    material: 'brass',
    hand: 110,
    grip: 'red',
  });
  return brass.solids;
}

export function fittings(): Solid[] {
  const bend = arc([0, 0, 0], X, Z, 78, 90);
  return [
    cylinder(Z, [78, 0, 0], -30, -14, 62, 'steel'),
    cylinder(Z, [78, 0, 0], -14, 2, 40, 'steel'),
    tube(bend, 35, 'steel'),
    cylinder(X, [0, 0, 78], -16, 2, 40, 'steel'),
    cylinder(X, [0, 0, 78], -32, -16, 62, 'steel', { hole: 32 }),
    boltHoles(X, [-32, 0, 78], 50, 8, 5.4),
    cylinder(Z, [-62, -92, -30], 0, 15, 54, 'stainless', { hole: 27 }),
    boltHoles(Z, [-62, -92, -15], 42, 8, 5),
  ];
}

export function pipes(): Solid[] {
  const r = 34;
  const place = (row: number, i: number): Vec => [0, -(i * 2 + row) * r, row * r * 1.73];
  const rows = [
    [0, 1, 2, 3],
    [0, 1, 2],
    [0, 1],
  ];
  return rows.flatMap((row, level) =>
    row.map((i) => cylinder(X, place(level, i), 0, 330, r, 'steel', { hole: r - 7 })),
  );
}

export function pumps(): Solid[] {
  return [
    block([-60, -46, -82], [215, 46, -70], 'castIron'),
    block([70, -34, -70], [190, 34, -40], 'navy'),
    cylinder(X, [0, 0, 0], 196, 226, 56, 'navy'),
    cylinder(X, [0, 0, 0], 64, 196, 60, 'blue', { ribs: [72, 190, 40] }),
    block([100, -30, 52], [160, 30, 84], 'navy'),
    cylinder(X, [0, 0, 0], 40, 64, 52, 'castIron'),
    cylinder(Z, [6, 0, 0], 0, 96, 30, 'blue'),
    cylinder(Z, [6, 0, 0], 96, 108, 48, 'blue', { hole: 22 }),
    boltHoles(Z, [6, 0, 108], 37, 4, 4.6),
    lathe(
      X,
      [0, 0, 0],
      [
        [-26, 58],
        [-18, 72],
        [30, 72],
        [40, 62],
      ],
      'blue',
    ),
    cylinder(X, [0, 0, 0], -58, -26, 32, 'blue'),
    cylinder(X, [0, 0, 0], -70, -58, 50, 'blue', { hole: 25 }),
    boltHoles(X, [-70, 0, 0], 39, 4, 4.8),
  ];
}

export function pneumatics(): Solid[] {
  return [
    block([210, -40, -40], [250, 40, 40], 'aluminium'),
    block([30, -35, -35], [210, 35, 35], 'aluminium'),
    block([60, -38, -10], [96, -35, 4], 'black'),
    block([-10, -40, -40], [30, 40, 40], 'aluminium'),
    cylinder(Z, [10, 0, 40], 0, 10, 8, 'brass'),
    cylinder(Z, [10, 0, 40], 10, 28, 11, 'blue', { hole: 6 }),
    cylinder(Z, [230, 0, 40], 0, 10, 8, 'brass'),
    cylinder(Z, [230, 0, 40], 10, 28, 11, 'blue', { hole: 6 }),
    cylinder(X, [0, 0, 0], -24, -10, 22, 'aluminium'),
    cylinder(X, [0, 0, 0], -96, -24, 11, 'chrome'),
    nut(X, [0, 0, 0], -96, -84, 26, 'zinc'),
    lathe(
      X,
      [0, 0, 0],
      [
        [-128, 7],
        [-124, 9],
        [-96, 9],
      ],
      'zinc',
      { thread: [-124, -98, 3] },
    ),
  ];
}

export function seals(): Solid[] {
  const lying = (
    at: Vec,
    r: number,
    thick: number,
    material: 'rubber' | 'brown' | 'green' | 'red',
  ): Solid[] => [
    tube(arc(at, X, Y, r, 180, -32, 26), thick, material),
    tube(arc(at, X, Y, r, 184, 146, 26), thick, material),
  ];
  const centre: Vec = [0, 0, 0];
  return [
    ...lying([0, 40, -70], 118, 11, 'rubber'),
    ...lying([4, 40, -50], 98, 9, 'brown'),
    ...lying([0, 40, -33], 76, 8, 'green'),
    lathe(
      FRONT,
      add(centre, [-24, -40, 22]),
      [
        [0, 74],
        [3, 78],
        [26, 78],
        [30, 74],
      ],
      'rubber',
      { hole: 50 },
    ),
    lathe(
      FRONT,
      add(centre, [-24, -66, 22]),
      [
        [0, 52],
        [6, 49],
      ],
      'zinc',
      { hole: 46 },
    ),
    lathe(
      FRONT,
      add(centre, [-24, -72, 22]),
      [
        [0, 47],
        [5, 42],
      ],
      'rubber',
      { hole: 36 },
    ),
    ...lying([86, -96, -70], 30, 7, 'red'),
  ];
}

/** A hexagon nut lying or standing, with its thread hole open. */
export function openNut(axis: Vec, at: Vec, height: number, flats: number, bore: number): Solid {
  return { ...nut(axis, at, 0, height, flats, 'zinc'), holes: [circle(bore)] };
}

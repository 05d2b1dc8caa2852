import { openNut } from './flow.ts';
import {
  type Solid,
  type Vec,
  X,
  Z,
  block,
  boltHoles,
  cylinder,
  decal,
  lathe,
  nut,
} from '../../scene/index.ts';

const FRONT: Vec = [0, -1, 0];

/** Nuts of several sizes, lying and standing. */
export function nuts(): Solid[] {
  return [
    openNut(Z, [60, 60, -20], 46, 104, 31),
    openNut(Z, [-56, 20, -20], 34, 76, 22),
    openNut(Z, [46, -64, -20], 28, 60, 18),
    openNut(Z, [-40, -74, -20], 20, 44, 13),
    cylinder(Z, [120, -34, -20], 0, 6, 34, 'yellowZinc', { hole: 17 }),
  ];
}

/** Two expansion anchors standing, a stud lying before them. */
export function anchors(): Solid[] {
  const anchor = (x: number, y: number, r: number): Solid[] => [
    lathe(
      Z,
      [x, y, 0],
      [
        [0, r * 1.15],
        [r * 1.6, r * 0.8],
        [r * 7, r * 0.8],
      ],
      'yellowZinc',
    ),
    lathe(
      Z,
      [x, y, 0],
      [
        [r * 1.6, r * 1.02],
        [r * 6, r * 1.02],
      ],
      'yellowZinc',
    ),
    decal(
      [x, y - r, r * 1.6],
      X,
      Z,
      [0, 0],
      `<path d="M0 0V${r * 3}" stroke="#4B3E20" stroke-width="2.6"/>`,
      true,
    ),
    lathe(
      Z,
      [x, y, 0],
      [
        [r * 6, r * 0.82],
        [r * 12, r * 0.82],
        [r * 12.4, r * 0.6],
      ],
      'yellowZinc',
      { thread: [r * 6, r * 12, r * 0.42] },
    ),
    cylinder(Z, [x, y, 0], r * 8.4, r * 8.8, r * 2.2, 'yellowZinc'),
    nut(Z, [x, y, 0], r * 8.8, r * 10.4, r * 3.3, 'yellowZinc'),
  ];
  return [
    ...anchor(48, 40, 15),
    ...anchor(-30, 0, 12),
    lathe(
      X,
      [-40, -70, 8],
      [
        [0, 8],
        [3, 10],
        [147, 10],
        [150, 8],
      ],
      'zinc',
      { thread: [3, 147, 5] },
    ),
  ];
}

/** A pillow block with its bearing. */
export function housing(): Solid[] {
  return [
    block([-112, -28, -78], [112, 28, -56], 'castIron'),
    boltHoles(Z, [-84, 0, -56], 0.01, 1, 11),
    boltHoles(Z, [84, 0, -56], 0.01, 1, 11),
    block([-58, -26, -56], [58, 26, -10], 'castIron'),
    lathe(
      FRONT,
      [0, 26, 0],
      [
        [0, 68],
        [6, 74],
        [46, 74],
        [52, 68],
      ],
      'castIron',
      { hole: 54 },
    ),
    lathe(
      FRONT,
      [0, -18, 0],
      [
        [0, 53],
        [12, 52],
      ],
      'chrome',
      { hole: 44 },
    ),
    lathe(
      FRONT,
      [0, -24, 0],
      [
        [0, 40],
        [24, 40],
        [26, 38],
      ],
      'steel',
      { hole: 27 },
    ),
    cylinder(Z, [0, 0, 72], 0, 9, 7, 'brass'),
    lathe(
      Z,
      [0, 0, 80],
      [
        [0, 4],
        [6, 5],
        [9, 2],
      ],
      'brass',
    ),
  ];
}

/** A tapered roller bearing taken apart: cup, cone with rollers. */
export function rollers(): Solid[] {
  const cone = Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6 + 0.1;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return {
      depth: s,
      body: lathe(
        [-0.16 * c, -0.16 * s, 1],
        [54 * c - 40, 54 * s - 34, -30],
        [
          [0, 13],
          [2, 14.5],
          [52, 10.5],
          [54, 9],
        ],
        'chrome',
      ),
    };
  });
  const behind = cone.filter((row) => row.depth > 0).sort((a, b) => b.depth - a.depth);
  const before = cone.filter((row) => row.depth <= 0).sort((a, b) => b.depth - a.depth);
  return [
    lathe(
      FRONT,
      [64, 56, 26],
      [
        [0, 88],
        [3, 91],
        [44, 91],
        [47, 88],
      ],
      'steel',
      { hole: 70 },
    ),
    cylinder(Z, [-40, -34, -30], -12, 0, 74, 'steel'),
    ...behind.map((row) => row.body),
    lathe(
      Z,
      [-40, -34, -30],
      [
        [0, 44],
        [64, 38],
      ],
      'steel',
      { hole: 27 },
    ),
    ...before.map((row) => row.body),
  ];
}

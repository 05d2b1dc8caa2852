import { openNut } from './flow.ts';
import {
  type Solid,
  type Vec,
  X,
  Y,
  Z,
  bulge,
  cylinder,
  decal,
  lathe,
  nut,
  plate,
} from '../../scene/index.ts';
import { tone, type Material } from '../../metal.ts';

const FRONT: Vec = [0, -1, 0];

export function fasteners(): Solid[] {
  return [
    lathe(
      X,
      [-40, 30, 0],
      [
        [0, 22],
        [60, 22],
        [60, 21],
        [196, 21],
        [204, 17],
      ],
      'zinc',
      { thread: [62, 198, 7] },
    ),
    nut(X, [-40, 30, 0], -30, 0, 70, 'zinc'),
    cylinder(Z, [-12, -92, -35], 0, 7, 50, 'stainless', { hole: 24 }),
    openNut(Z, [110, -96, -35], 30, 66, 20),
  ];
}

export function bearings(): Solid[] {
  const ball = (at: Vec, r: number): Solid => lathe(FRONT, at, bulge(-r, r, r, 0, 12), 'chrome');
  const ring = Array.from({ length: 9 }, (_, i) => {
    const a = (i * 2 * Math.PI) / 9 + 0.2;
    return ball([80 * Math.cos(a), -8, 80 * Math.sin(a)], 18.5);
  });
  return [
    lathe(
      FRONT,
      [0, 34, 0],
      [
        [0, 118],
        [4, 122],
        [50, 122],
        [54, 118],
      ],
      'steel',
      { hole: 97 },
    ),
    ...ring,
    lathe(
      FRONT,
      [0, -2, 0],
      [
        [0, 62],
        [18, 62],
        [20, 60],
      ],
      'steel',
      { hole: 42 },
    ),
    ball([150, -60, -100], 22),
    ball([112, -100, -106], 16),
  ];
}

export function cable(): Solid[] {
  const core = (y: number, z: number, insulation: Material, out: number): Solid[] => [
    cylinder(X, [0, y, z], -70, 4, 15, insulation),
    cylinder(X, [0, y, z], -70 - out, -70, 9.5, 'copper'),
  ];
  return [
    cylinder(X, [0, 0, 0], 30, 250, 44, 'black'),
    cylinder(X, [0, 0, 0], 4, 30, 39, 'grey'),
    ...core(19, -8, 'navy', 34),
    ...core(-1, 20, 'brown', 34),
    ...core(-16, -14, 'green', 34),
    cylinder(X, [120, -130, -26], 0, 170, 18, 'red'),
    cylinder(X, [120, -130, -26], -36, 0, 11, 'copper'),
  ];
}

export function electrical(): Solid[] {
  const module = (x: number, wide: number, toggle: Material): Solid[] => {
    const profile = [
      [74, 0],
      [74, 96],
      [0, 96],
      [0, 72],
      [-26, 68],
      [-26, 28],
      [0, 24],
      [0, 0],
    ] as const;
    return [
      { kind: 'prism', at: [x, 0, 0], u: Y, v: Z, polygon: profile, depth: wide, material: 'white' },
      decal(
        [x, -26, 28],
        X,
        Z,
        [wide, 40],
        `<path d="M4 6H${wide - 4}M4 34H${wide - 4}" stroke="#9AA3AD" stroke-width="1.4"/>`,
        true,
      ),
      plate(
        -44,
        20,
        [
          [x + wide * 0.25, 42],
          [x + wide * 0.75, 42],
          [x + wide * 0.75, 56],
          [x + wide * 0.25, 56],
        ],
        toggle,
      ),
      decal(
        [x, 0, 74],
        X,
        Z,
        [wide, 20],
        `<circle cx="${wide / 2}" cy="10" r="6" fill="#59626C"/><path d="M${wide / 2 - 4} 10h8" stroke="#E4E8EC" stroke-width="1.6"/>`,
        true,
      ),
      decal(
        [x, 0, 2],
        X,
        Z,
        [wide, 20],
        `<circle cx="${wide / 2}" cy="10" r="6" fill="#59626C"/><path d="M${wide / 2} 6v8" stroke="#E4E8EC" stroke-width="1.6"/>`,
        true,
      ),
    ];
  };
  return [
    ...module(104, 34, 'blue'),
    ...module(70, 34, 'black'),
    ...module(36, 34, 'black'),
    ...module(2, 34, 'black'),
    ...module(-50, 52, 'red'),
  ];
}

/** Square to the line of sight in the common stance, so that a decal on it is seen undistorted. */
const ASIDE: Vec = [Math.cos((32 * Math.PI) / 180), -Math.sin((32 * Math.PI) / 180), 0];

/** Spiral flutes over an upright cylinder of radius r between two heights: dark valleys with a bright land between. */
function flutes(
  x: number,
  y: number,
  r: number,
  [from, to]: readonly [number, number],
  dark: string,
  edge: string,
): Solid {
  const high = to - from;
  const pitch = r * 3.1;
  let valleys = '';
  for (let z = -pitch; z < high; z += pitch / 2) {
    const [a, b, c] = [z, z + pitch * 0.5, z + pitch * 0.26];
    const inside = (h: number): string => Math.min(Math.max(h, 0), high).toFixed(1);
    valleys +=
      `M${-r} ${inside(a)}C${-r * 0.4} ${inside(a + pitch * 0.06)} ${r * 0.5} ${inside(b - pitch * 0.12)} ${r} ${inside(b)}` +
      `V${inside(b + pitch * 0.2)}C${r * 0.5} ${inside(b + pitch * 0.1)} ${-r * 0.4} ${inside(c + pitch * 0.08)} ${-r} ${inside(c)}Z`;
  }
  const svg = `<path d="${valleys}" fill="${dark}" fill-opacity=".62" stroke="${edge}" stroke-width=".9" stroke-opacity=".8"/>`;
  return decal([x, y, from], ASIDE, Z, [0, high], svg, true);
}

export function cutting(): Solid[] {
  const drill = (x: number, y: number, r: number, height: number, material: Material): Solid[] => [
    lathe(
      Z,
      [x, y, 0],
      [
        [0, r * 0.94],
        [3, r],
        [height * 0.34, r],
        [height * 0.35, r * 0.96],
        [height - r * 0.75, r * 0.96],
        [height, r * 0.06],
      ],
      material,
    ),
    flutes(
      x,
      y,
      r * 0.96,
      [height * 0.36, height - r * 0.75],
      tone(material, 'deep'),
      tone(material, 'edge'),
    ),
  ];
  const mill = (x: number, y: number, r: number, height: number): Solid[] => [
    lathe(
      Z,
      [x, y, 0],
      [
        [0, r * 0.94],
        [3, r],
        [height - 1, r],
        [height, r * 0.96],
      ],
      'carbide',
    ),
    flutes(x, y, r, [height * 0.45, height], '#24272C', '#1B1D21'),
  ];
  return [
    ...drill(84, 70, 21, 262, 'gold'),
    ...mill(136, 34, 22, 170),
    ...drill(20, 44, 18, 236, 'steel'),
    ...drill(-36, 14, 14, 200, 'gold'),
    ...mill(60, -28, 17, 136),
    ...drill(-76, -34, 10, 156, 'steel'),
    ...drill(-20, -70, 8, 118, 'gold'),
  ];
}

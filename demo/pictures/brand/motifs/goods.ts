import {
  type Solid,
  type Vec,
  X,
  Z,
  block,
  boltHoles,
  cylinder,
  lathe,
  plate,
  tube,
} from '../../scene/index.ts';

const FRONT: Vec = [0, -1, 0];
type Flat = readonly (readonly [number, number])[];

const turned = (points: Flat, degrees: number, dx: number, dz: number): Flat => {
  const a = (degrees * Math.PI) / 180;
  return points.map(
    ([x, z]) => [x * Math.cos(a) - z * Math.sin(a) + dx, x * Math.sin(a) + z * Math.cos(a) + dz] as const,
  );
};

export function handTools(): Solid[] {
  const head = (cx: number, from: number, to: number, r: number): Flat =>
    Array.from({ length: 17 }, (_, i) => {
      const a = ((from + ((to - from) * i) / 16) * Math.PI) / 180;
      return [cx + r * Math.cos(a), r * Math.sin(a)] as const;
    });
  const spanner: Flat = [
    ...head(-120, 24, 150, 40),
    [-132, 18],
    [-112, 12],
    [-112, -12],
    [-132, -18],
    ...head(-120, 210, 336, 40),
    ...head(120, -154, 154, 34),
  ];
  const hole = turned(head(120, 0, 360, 19), 38, 0, 0);
  const body = plate(0, 14, turned(spanner, 38, 0, 0), 'chrome');
  const driver: Vec = [0.77, 0, -0.64];
  return [
    { ...body, holes: [hole] } as Solid,
    lathe(
      driver,
      [-104, -60, 96],
      [
        [0, 12],
        [6, 18],
        [70, 18],
        [76, 13],
        [84, 20],
        [100, 17],
      ],
      'red',
      { ribs: [8, 68, 14] },
    ),
    cylinder(driver, [-104, -60, 96], 100, 214, 7, 'chrome'),
    lathe(
      driver,
      [-104, -60, 96],
      [
        [214, 7],
        [232, 2],
      ],
      'blackOxide',
    ),
  ];
}

export function powerTools(): Solid[] {
  return [
    block([196, -24, -24], [250, 24, 26], 'black'),
    lathe(
      X,
      [0, 0, 0],
      [
        [40, 31],
        [90, 26],
        [160, 26],
        [200, 31],
      ],
      'blue',
      { ribs: [96, 156, 26] },
    ),
    lathe(
      X,
      [0, 0, 0],
      [
        [10, 34],
        [40, 33],
      ],
      'black',
    ),
    cylinder(Z, [-22, 0, 0], -62, -54, 82, 'blackOxide'),
    cylinder(Z, [-22, 0, 0], -54, -44, 60, 'steel'),
    lathe(
      Z,
      [-22, 0, 0],
      [
        [-44, 28],
        [-30, 36],
        [26, 36],
        [34, 28],
      ],
      'aluminium',
    ),
    boltHoles(Z, [-22, 0, 34], 21, 4, 3.2),
    lathe(
      FRONT,
      [-22, -34, 4],
      [
        [0, 9],
        [8, 9],
        [10, 17],
        [16, 19],
        [74, 16],
        [82, 20],
        [88, 17],
      ],
      'black',
      { ribs: [18, 72, 16] },
    ),
    block([100, -10, 25], [140, 4, 31], 'black'),
  ];
}

export function safety(): Solid[] {
  const shell = Array.from({ length: 13 }, (_, i) => {
    const a = (i * Math.PI) / 24;
    return [86 * Math.sin(a), 96 * Math.cos(a)] as const;
  });
  const rib = (x: number, lean: number): Solid =>
    tube(
      Array.from({ length: 19 }, (_, i) => {
        const a = ((-14 + i * 9.2) * Math.PI) / 180;
        const share = Math.cos(lean);
        return [x, -96 * share * Math.cos(a), 86 * share * Math.sin(a)] as const;
      }).slice(2, 14),
      4.4,
      'yellow',
    );
  return [
    lathe(
      Z,
      [0, -8, 0],
      [
        [-14, 104],
        [-9, 108],
        [-4, 104],
      ],
      'yellow',
    ),
    lathe(
      Z,
      [0, -46, 0],
      [
        [-14, 84],
        [-9, 87],
        [-4, 84],
      ],
      'yellow',
    ),
    lathe(Z, [0, 0, 0], [[-8, 97], ...shell], 'yellow'),
    rib(22, 0.24),
    rib(-22, 0.24),
    rib(0, 0),
  ];
}

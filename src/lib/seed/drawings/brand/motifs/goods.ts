import {
  type Solid,
  type Vec,
  X,
  Y,
  Z,
  arc,
  block,
  boltHoles,
  cylinder,
  decal,
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

export function chemicals(): Solid[] {
  const drum = [
    [0, 62],
    [4, 66],
    [56, 66],
    [60, 70],
    [66, 70],
    [70, 66],
    [122, 66],
    [126, 70],
    [132, 70],
    [136, 66],
    [186, 66],
    [190, 62],
  ] as const;
  const label = (w: number, h: number, fill: string): string =>
    `<rect width="${w}" height="${h}" rx="3" fill="#fff"/><rect y="${h * 0.62}" width="${w}" height="${h * 0.38}" fill="${fill}"/><path d="M${w * 0.15} ${h * 0.22}H${w * 0.85}M${w * 0.15} ${h * 0.4}H${w * 0.6}" stroke="#98A2AE" stroke-width="3"/>`;
  return [
    lathe(Z, [76, 60, 0], drum, 'blue'),
    cylinder(Z, [52, 40, 190], 0, 5, 12, 'zinc'),
    lathe(
      Z,
      [-54, 10, 0],
      [
        [0, 44],
        [96, 44],
        [96, 46],
        [100, 46],
      ],
      'tin',
    ),
    tube(arc([-54, 10, 96], X, Z, 40, 180), 2.4, 'steel'),
    decal([-84, -28, 22], X, Z, [52, 52], label(52, 52, '#1B4F8A'), true),
    lathe(
      Z,
      [24, -70, 0],
      [
        [0, 25],
        [96, 25],
        [108, 14],
      ],
      'red',
    ),
    lathe(
      Z,
      [24, -70, 0],
      [
        [108, 14],
        [138, 14],
        [142, 12],
      ],
      'white',
    ),
    lathe(
      Z,
      [-70, -110, 0],
      [
        [0, 22],
        [52, 22],
        [66, 10],
        [78, 9],
        [78, 12],
        [92, 12],
      ],
      'green',
    ),
  ];
}

export function packaging(): Solid[] {
  const box = (x: number, y: number, z: number, w: number, d: number, h: number): Solid[] => [
    block([x, y, z], [x + w, y + d, z + h], 'kraft'),
    decal(
      [x, y, z],
      X,
      Z,
      [w, h],
      `<rect x="${w * 0.44}" y="${h * 0.62}" width="${w * 0.12}" height="${h * 0.38}" fill="#F3E2C8" opacity=".85"/><path d="M${w * 0.1} ${h * 0.14}h${w * 0.2}M${w * 0.1} ${h * 0.24}h${w * 0.13}" stroke="#755B39" stroke-width="3"/>`,
      true,
    ),
    decal(
      [x, y, z + h],
      X,
      Y,
      [w, d],
      `<rect x="${w * 0.44}" width="${w * 0.12}" height="${d}" fill="#F7EBD6" opacity=".9"/><path d="M0 ${d / 2}H${w}" stroke="#A38153" stroke-width="1.4"/>`,
      true,
    ),
  ];
  return [
    ...box(-10, 0, 0, 190, 130, 120),
    ...box(30, 16, 120, 130, 100, 74),
    cylinder(Z, [-74, 10, 0], 0, 150, 34, 'clear', { hole: 16 }),
    lathe(
      FRONT,
      [-66, -74, 46],
      [
        [0, 46],
        [36, 46],
      ],
      'brown',
      { hole: 32 },
    ),
    cylinder(Z, [68, -96, 0], 0, 26, 44, 'wood', { hole: 30 }),
  ];
}

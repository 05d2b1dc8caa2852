import {
  type Solid,
  type Vec,
  X,
  Y,
  Z,
  arc,
  block,
  cylinder,
  decal,
  lathe,
  tube,
} from '../../scene/index.ts';

const FRONT: Vec = [0, -1, 0];

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

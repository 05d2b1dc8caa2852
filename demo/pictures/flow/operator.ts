import type { Material } from '../metal.ts';
import {
  type Solid,
  type Vec,
  Z,
  arc,
  block,
  cylinder,
  decal,
  lathe,
  nut,
  plate,
  tube,
} from '../scene/index.ts';

/** A flat lever with a plastic grip, running to the right from the stem at height `z`. */
export function lever(z: number, length: number, grip: Material, metal: Material = 'stainless'): Solid[] {
  const w = length * 0.085;
  const t = length * 0.025;
  const rise = length * 0.13;
  const body = (
    x0: number,
    x1: number,
    z0: number,
    z1: number,
    half: number,
    thick: number,
    material: Material,
  ): Solid =>
    plate(
      -half,
      half * 2,
      [
        [x0, z0],
        [x1, z1],
        [x1, z1 + thick],
        [x0, z0 + thick],
      ],
      material,
    );
  return [
    body(length * 0.28, length * 0.42, z, z + rise, w, t, metal),
    body(-w * 1.3, length * 0.28, z, z, w * 1.15, t, metal),
    body(length * 0.4, length, z + rise - t * 0.6, z + rise + t * 0.2, w * 1.12, t * 2.4, grip),
    cylinder(Z, [0, 0, z + t], 0, t * 0.6, w, metal),
    nut(Z, [0, 0, z + t * 1.6], 0, t * 2, w * 1.5, 'steel'),
  ];
}

/** A handwheel of diameter `d` at height `z`, on a hub; spokes behind the front of the rim. */
export function handwheel(z: number, d: number, material: Material): Solid[] {
  const r = d / 2;
  const rim = d * 0.045;
  const at: Vec = [0, 0, z];
  const back = arc(at, [1, 0, 0], [0, 1, 0], r - rim, 180, -20);
  const front = arc(at, [1, 0, 0], [0, 1, 0], r - rim, 200, 155);
  const spokes = [20, 92, 164, 236, 308].map((degrees) => {
    const a = (degrees * Math.PI) / 180;
    return tube(
      [
        [0, 0, z],
        [(r - rim) * Math.cos(a), (r - rim) * Math.sin(a), z],
      ],
      rim * 0.62,
      material,
    );
  });
  return [
    tube(back, rim, material),
    ...spokes,
    lathe(
      Z,
      at,
      [
        [-rim * 1.4, d * 0.085],
        [rim * 1.6, d * 0.085],
        [rim * 2, d * 0.07],
      ],
      material,
    ),
    nut(Z, at, rim * 2, rim * 3.6, d * 0.09, 'steel'),
    tube(front, rim, material),
  ];
}

/** A rising stem inside a two-legged yoke, from the bonnet at `from` to the nut at `to`. */
export function yoke(from: number, to: number, width: number, stem: number, material: Material): Solid[] {
  const leg = width * 0.13;
  const side = (sign: number): Solid =>
    plate(
      -leg,
      leg * 2,
      [
        [sign * width * 0.5, from],
        [sign * (width * 0.5 - leg * 1.3), from],
        [sign * width * 0.2, to],
        [sign * width * 0.36, to],
      ],
      material,
    );
  return [
    side(1),
    cylinder(Z, [0, 0, 0], from, to, stem / 2, 'stainless', {
      thread: [from + (to - from) * 0.3, to, stem * 0.4],
    }),
    lathe(
      Z,
      [0, 0, 0],
      [
        [from, stem * 1.2],
        [from + stem * 1.2, stem * 1.2],
        [from + stem * 1.2, stem * 1.9],
        [from + stem * 1.9, stem * 1.9],
      ],
      material,
    ),
    side(-1),
    lathe(
      Z,
      [0, 0, 0],
      [
        [to - width * 0.08, width * 0.4],
        [to + width * 0.05, width * 0.4],
        [to + width * 0.14, width * 0.26],
      ],
      material,
    ),
  ];
}

/** A rack-and-pinion pneumatic actuator lying along the pipe on a bracket. */
export function pneumaticActuator(
  z: number,
  length: number,
  body: Material = 'aluminium',
  caps: Material = 'blue',
): Solid[] {
  const r = length * 0.24;
  const mid = z + r * 1.25;
  const along: Vec = [1, 0, 0];
  const at: Vec = [0, 0, mid];
  return [
    block([-r * 0.75, -r * 0.45, z], [r * 0.75, r * 0.45, mid - r * 0.8], 'stainless'),
    lathe(
      along,
      at,
      [
        [length * 0.36, r * 1.02],
        [length * 0.47, r * 1.02],
        [length * 0.5, r * 0.86],
      ],
      caps,
    ),
    lathe(
      along,
      at,
      [
        [-length * 0.36, r],
        [length * 0.36, r],
      ],
      body,
      { ribs: [-length * 0.36, length * 0.36, 14] },
    ),
    block([-length * 0.34, -r * 0.62, mid + r * 0.7], [length * 0.34, r * 0.62, mid + r * 1.08], body),
    lathe(
      along,
      at,
      [
        [-length * 0.5, r * 0.86],
        [-length * 0.47, r * 1.02],
        [-length * 0.36, r * 1.02],
      ],
      caps,
    ),
    cylinder(Z, [0, 0, mid + r * 1.08], 0, r * 0.22, r * 0.5, 'black'),
    cylinder(Z, [0, 0, mid + r * 1.3], 0, r * 0.34, r * 0.36, 'red'),
    decal(
      [-length * 0.22, -r * 1.01, mid + r * 0.22],
      [1, 0, 0],
      [0, 0, -1],
      [0, 0],
      `<rect width="${(length * 0.44).toFixed(1)}" height="${(r * 0.42).toFixed(1)}" rx="1" fill="#fff" fill-opacity=".75"/>`,
      true,
    ),
  ];
}

/** A quarter-turn electric actuator: a cast housing with a cover, a position dome and a cable gland. */
export function electricActuator(z: number, size: number, housing: Material = 'blue'): Solid[] {
  const [a, b] = [size * 0.5, size * 0.42];
  return [
    cylinder(Z, [0, 0, z], 0, size * 0.22, size * 0.2, 'stainless'),
    cylinder([1, 0, 0], [a, 0, z + size * 0.42], 0, size * 0.16, size * 0.09, 'black'),
    block([-a, -b, z + size * 0.2], [a, b, z + size * 0.66], housing),
    block([-a * 0.94, -b * 0.94, z + size * 0.66], [a * 0.94, b * 0.94, z + size * 0.7], 'black'),
    block([-a, -b, z + size * 0.7], [a, b, z + size], housing),
    lathe(
      Z,
      [0, 0, z + size],
      [
        [0, size * 0.2],
        [size * 0.07, size * 0.2],
        [size * 0.13, size * 0.14],
        [size * 0.15, 0.5],
      ],
      'clear',
    ),
    decal(
      [-a * 0.62, -b - 0.1, z + size * 0.92],
      [1, 0, 0],
      [0, 0, -1],
      [0, 0],
      `<rect width="${(a * 1.24).toFixed(1)}" height="${(size * 0.16).toFixed(1)}" rx="1" fill="#F4F6F8"/>`,
      true,
    ),
  ];
}

/** A worm gear box with a handwheel on its side, turned towards the viewer. */
export function gearBox(z: number, size: number, wheel: number, material: Material): Solid[] {
  const mid = z + size * 0.32;
  const hub: Vec = [size * 0.3, -size * 0.5, mid];
  const rim = wheel * 0.045;
  const ring = arc([hub[0], hub[1] - size * 0.55, mid], [1, 0, 0], [0, 0, 1], wheel / 2 - rim, 360, 0, 40);
  const spokes = [30, 150, 270].map((degrees) => {
    const a = (degrees * Math.PI) / 180;
    const y = hub[1] - size * 0.55;
    return tube(
      [
        [hub[0], y, mid],
        [hub[0] + (wheel / 2 - rim) * Math.cos(a), y, mid + (wheel / 2 - rim) * Math.sin(a)],
      ],
      rim * 0.6,
      material,
    );
  });
  return [
    cylinder(Z, [0, 0, z], 0, size * 0.6, size * 0.5, material),
    cylinder(Z, [0, 0, z + size * 0.6], 0, size * 0.08, size * 0.36, 'yellow'),
    cylinder([0, -1, 0], [hub[0], 0, mid], -size * 0.2, size * 0.5, size * 0.24, material),
    cylinder([0, -1, 0], hub, 0, size * 0.55, size * 0.08, 'steel'),
    ...spokes,
    tube(ring, rim, material),
    cylinder([0, -1, 0], [hub[0], hub[1] - size * 0.5, mid], 0, size * 0.12, size * 0.13, material),
  ];
}

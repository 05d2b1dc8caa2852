import type { Material } from '../metal.ts';
import { cylinder, lathe, type Model, type Solid, X, Z } from '../scene/index.ts';
import { electricActuator, gearBox, lever, pneumaticActuator } from './operator.ts';
import type { ValveShape } from './valve.ts';

/** A butterfly valve between flanges: ring, disc, neck and its drive. */
export function butterflyValve(
  v: Omit<ValveShape, 'end' | 'operator'> & {
    od: number;
    lugs: number;
    circle: number;
    disc: Material;
    drive: 'lever' | 'gear' | 'pneumatic' | 'electric';
  },
): Model {
  const half = v.length / 2;
  const r = v.od / 2;
  const ring = r * 0.97;
  const neckTop = v.drive === 'lever' ? v.height * 0.82 : v.height * 0.62;
  const ears: Solid[] = Array.from({ length: v.lugs }, (_, i) => {
    const a = ((i + 0.5) * 2 * Math.PI) / v.lugs;
    const c = v.circle / 2;
    return cylinder(
      X,
      [0, c * Math.cos(a), c * Math.sin(a)],
      -half * 0.9,
      half * 0.9,
      (c - ring) * 1.5 + 4,
      v.material,
      { hole: (c - ring) * 0.9 + 1 },
    );
  });
  const drive: Solid[] =
    v.drive === 'lever'
      ? lever(neckTop + 2, v.hand ?? v.dn * 2.4, 'black', 'zinc')
      : v.drive === 'gear'
        ? gearBox(neckTop + 2, (v.height - neckTop) * 1.1 + v.dn * 0.1, v.hand ?? v.dn * 1.3, 'grey')
        : v.drive === 'pneumatic'
          ? pneumaticActuator(neckTop + 2, (v.height - neckTop) * 1.9)
          : electricActuator(neckTop + 2, (v.height - neckTop) / 1.15);
  const bore = v.dn / 2;
  const solids: Solid[] = [
    lathe(
      Z,
      [0, 0, 0],
      [
        [-r * 1.04, half * 0.5],
        [-r * 0.98, half * 0.8],
        [-ring * 0.8, half * 0.8],
      ],
      v.material,
    ),
    ...ears.filter((ear) => ear.kind === 'lathe' && ear.at[1] > 0),
    lathe(
      X,
      [0, 0, 0],
      [
        [-half * 0.96, ring * 0.94],
        [-half * 0.96, ring],
        [half * 0.9, ring],
      ],
      v.material,
    ),
    ...ears.filter((ear) => ear.kind === 'lathe' && ear.at[1] <= 0),
    lathe(
      X,
      [0, 0, 0],
      [
        [-half, ring * 0.95],
        [-half * 0.9, ring * 0.95],
      ],
      'black',
      { hole: bore },
    ),
    lathe(
      [-1, 0, 0],
      [0, 0, 0],
      [
        [half * 0.2, bore * 0.97],
        [half * 0.62, bore * 0.97],
        [half * 0.8, bore * 0.6],
        [half * 0.86, bore * 0.15],
      ],
      v.disc,
    ),
    cylinder(Z, [-half * 0.55, 0, 0], -bore * 0.94, bore * 0.94, half * 0.34, v.disc),
    lathe(
      Z,
      [0, 0, 0],
      [
        [ring * 0.9, half * 0.95],
        [neckTop * 0.94, half * 0.8],
        [neckTop * 0.94, half * 1.5],
        [neckTop, half * 1.5],
      ],
      v.material,
    ),
    ...drive,
  ];
  return {
    title: v.title,
    caption: v.caption,
    solids,
    views: ['left', 'front'],
    measures: [
      { view: 'left', from: [0, r, 0], to: [0, r, v.height], where: 'left', text: `H ${v.height}` },
      {
        view: 'left',
        from: [0, v.circle / 2, 0],
        to: [0, -v.circle / 2, 0],
        where: 'below',
        text: `K ${v.circle}`,
      },
      { view: 'front', from: [-half, 0, -r], to: [half, 0, -r], where: 'below', text: `L ${v.length}` },
      { view: 'front', from: [half, 0, -bore], to: [half, 0, bore], where: 'left', text: `DN ${v.dn}` },
    ],
    axes: [{ view: 'left', from: [0, 0, -r], to: [0, 0, v.height] }],
  };
}

import type { Material } from '../metal.ts';
import { lathe, type Model, type Solid, X, Y } from '../scene/index.ts';
import { one } from './cable.ts';

/** A crimp lug: palm with its hole, and a barrel. */
export function lug(s: {
  title: string;
  caption: string;
  material: Material;
  hole: number;
  palm: number;
  barrel: number;
  bore: number;
  length: number;
  thick: number;
}): Model {
  const l = s.length;
  const palmEnd = l * 0.48;
  const round = Array.from({ length: 13 }, (_, i) => {
    const a = Math.PI / 2 + (i * Math.PI) / 12;
    return [s.palm / 2 + (s.palm / 2) * Math.cos(a), (s.palm / 2) * Math.sin(a)] as const;
  });
  const hole = Array.from(
    { length: 18 },
    (_, i) =>
      [
        s.palm / 2 + (s.hole / 2) * Math.cos((i * Math.PI) / 9),
        (s.hole / 2) * Math.sin((i * Math.PI) / 9),
      ] as const,
  );
  const z = -s.barrel / 2;
  const solids: Solid[] = [
    lathe(
      [-1, 0, 0],
      [0, 0, 0],
      [
        [-l, s.barrel / 2],
        [-palmEnd * 1.12, s.barrel / 2],
        [-palmEnd * 0.9, s.barrel * 0.38],
      ],
      s.material,
    ),
    {
      kind: 'prism',
      at: [0, 0, z],
      u: X,
      v: Y,
      polygon: [...round, [palmEnd * 1.06, -s.palm * 0.45], [palmEnd * 1.06, s.palm * 0.45]],
      depth: s.thick,
      material: s.material,
      holes: [hole],
    },
  ];
  const flipped: Solid[] = [solids[0] as Solid, solids[1] as Solid];
  return {
    ...s,
    solids: flipped,
    stance: { yaw: 28, pitch: 36 },
    views: ['top'],
    measures: [
      {
        view: 'top',
        from: [0, -s.palm / 2, 0],
        to: [l, -s.palm / 2, 0],
        where: 'below',
        text: `L ${one(l)}`,
      },
      {
        view: 'top',
        from: [0, -s.palm / 2, 0],
        to: [0, s.palm / 2, 0],
        where: 'left',
        text: `B ${one(s.palm)}`,
      },
      {
        view: 'top',
        from: [l, -s.barrel / 2, 0],
        to: [l, s.barrel / 2, 0],
        where: 'right',
        text: `D ${one(s.barrel)}`,
      },
    ],
    notes: [
      {
        view: 'top',
        at: [s.palm / 2 + s.hole * 0.35, s.hole * 0.35, 0],
        text: `⌀${one(s.hole)}`,
        dx: 40,
        dy: -60,
      },
    ],
  };
}

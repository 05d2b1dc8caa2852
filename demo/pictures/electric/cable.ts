import type { Material } from '../metal.ts';
import { lathe, type Measure, type Model, type Solid, type Vec, X, Y, Z } from '../scene/index.ts';

export const one = (value: number): string => String(Math.round(value * 10) / 10);

export interface CableShape {
  title: string;
  caption: string;
  sheath: Material;
  /** Overall diameter. */
  od: number;
  cores: readonly { r: number; conductor: number; colour: Material; at: readonly [number, number] }[];
  metal?: Material;
  screen?: 'braid' | 'foil' | 'armour';
  inner?: Material;
  /** Height of the sheath of a flat cable; `od` is its width. */
  flat?: number;
}

/** Places of `n` cores of radius `r` laid up in a round cable. */
export function layUp(n: number, r: number): (readonly [number, number])[] {
  const ring = (count: number, radius: number, turn = 0): (readonly [number, number])[] =>
    Array.from(
      { length: count },
      (_, i) =>
        [
          radius * Math.cos((2 * Math.PI * i) / count + turn),
          radius * Math.sin((2 * Math.PI * i) / count + turn),
        ] as const,
    );
  if (n === 1) return [[0, 0]];
  if (n <= 5) return ring(n, r / Math.sin(Math.PI / n), Math.PI / 2);
  if (n === 7) return [...ring(6, 2 * r), [0, 0]];
  const centre = n <= 10 ? 2 : n <= 14 ? 4 : 7;
  return [
    ...ring(n - centre, centre === 2 ? 3 * r : centre === 4 ? 3.45 * r : 4 * r),
    ...(centre === 7 ? layUp(7, r) : ring(centre, centre === 2 ? r : 1.41 * r)),
  ];
}

/** A cut-back end of a cable: sheath, screen or armour, cores and bare conductors, nearest last. */
export function cableEnd(s: CableShape): Model {
  const r = s.od / 2;
  const d = s.od;
  const at = (y: number, z: number): Vec => [0, y, z];
  const metal = s.metal ?? 'copper';
  const bodies: Solid[] = s.flat
    ? [
        {
          kind: 'prism',
          at: [d * 1.5, -r, -s.flat / 2],
          u: Y,
          v: Z,
          polygon: stadium(d, s.flat),
          depth: d * 1.9,
          material: s.sheath,
        },
      ]
    : [
        lathe(
          X,
          [0, 0, 0],
          [
            [d * 1.5, r],
            [d * 3.9, r],
          ],
          s.sheath,
        ),
      ];
  if (s.inner)
    bodies.push(
      lathe(
        X,
        [0, 0, 0],
        [
          [d * 0.85, r * 0.82],
          [d * 1.5, r * 0.82],
        ],
        s.inner,
      ),
    );
  if (s.screen === 'armour') {
    bodies.splice(
      s.inner ? 1 : bodies.length,
      0,
      lathe(
        X,
        [0, 0, 0],
        [
          [d * 1.15, r * 0.89],
          [d * 1.5, r * 0.89],
        ],
        'zinc',
        { thread: [d * 1.15, d * 1.5, d * 0.08] },
      ),
    );
  } else if (s.screen) {
    const braid = s.screen === 'braid' ? 'copper' : 'aluminium';
    bodies.push(
      lathe(
        X,
        [0, 0, 0],
        [
          [d * 1.02, r * 0.84],
          [d * 1.5, r * 0.84],
        ],
        braid,
        s.screen === 'braid' ? { thread: [d * 1.02, d * 1.5, d * 0.05], ribs: [d * 1.02, d * 1.5, 30] } : {},
      ),
    );
  }
  const order = [...s.cores].sort((a, b) => b.at[0] - a.at[0] + (a.at[1] - b.at[1]) * 0.2);
  const ends = order.flatMap((core): Solid[] => [
    lathe(
      X,
      at(...core.at),
      [
        [d * 0.2, core.r],
        [d * (s.inner ? 0.85 : s.screen ? 1.02 : 1.5), core.r],
      ],
      core.colour,
    ),
    lathe(
      X,
      at(...core.at),
      [
        [-d * 0.22, core.conductor],
        [d * 0.2, core.conductor],
      ],
      metal,
      core.conductor > d * 0.08 ? { ribs: [-d * 0.22, d * 0.2, 14] } : {},
    ),
  ]);
  const [w, h] = [s.od, s.flat ?? s.od];
  const measures: Measure[] = [
    {
      view: 'left',
      from: [0, w / 2, -h / 2],
      to: [0, -w / 2, -h / 2],
      where: 'below',
      text: s.flat ? one(w) : `⌀${one(w)}`,
    },
  ];
  if (s.flat)
    measures.push({
      view: 'left',
      from: [0, w / 2, -h / 2],
      to: [0, w / 2, h / 2],
      where: 'left',
      text: one(h),
    });
  const first = s.cores[0];
  return {
    ...s,
    solids: [...bodies, ...ends],
    stance: { yaw: 40, pitch: 22 },
    views: ['left'],
    measures,
    ...(first
      ? {
          notes: [
            {
              view: 'left' as const,
              at: [0, first.at[0] - first.conductor * 0.6, first.at[1] + first.conductor * 0.6] as Vec,
              text: `⌀${one(first.conductor * 2)}`,
              dx: 52,
              dy: -26,
            },
          ],
        }
      : {}),
  };
}

function stadium(w: number, h: number): (readonly [number, number])[] {
  const r = h / 2;
  const half = (cx: number, start: number): (readonly [number, number])[] =>
    Array.from(
      { length: 9 },
      (_, i) =>
        [cx + r * Math.cos(start + (i * Math.PI) / 8), r + r * Math.sin(start + (i * Math.PI) / 8)] as const,
    );
  return [...half(w - r, -Math.PI / 2), ...half(r, Math.PI / 2)];
}

import { cylinder, lathe, type Model, type Solid, tube, X, Z } from '../scene/index.ts';
import { type DeviceShape, front, n, overall, sidePrism, STAND } from './device.ts';

/** A lamp: LED tube, high bay or flood light. */
export function lamp(s: {
  title: string;
  caption: string;
  kind: 'tube' | 'highbay' | 'flood' | 'bulb' | 'panel';
  size: number;
  depth: number;
}): Model {
  const { size: d, depth } = s;
  if (s.kind === 'tube') {
    const solids: Solid[] = [
      lathe(
        X,
        [0, 0, 0],
        [
          [d * 0.22, 13],
          [d * 0.235, 13],
        ],
        'aluminium',
      ),
      lathe(
        X,
        [0, 0, 0],
        [
          [0, 12.6],
          [d * 0.22, 12.6],
        ],
        'white',
      ),
      lathe(
        X,
        [0, 0, 0],
        [
          [-9, 13],
          [0, 13],
        ],
        'aluminium',
      ),
      cylinder([-1, 0, 0], [-9, 5, 0], 0, 7, 1.3, 'brass'),
      cylinder([-1, 0, 0], [-9, -5, 0], 0, 7, 1.3, 'brass'),
    ];
    return {
      ...s,
      solids,
      views: ['front'],
      measures: [
        { from: [-9, 0, -13], to: [d * 0.235, 0, -13], where: 'below', text: `L ${d}` },
        { from: [-9, 0, -13], to: [-9, 0, 13], where: 'left', text: '⌀26' },
      ],
    };
  }
  if (s.kind === 'bulb') {
    const r = d / 2;
    const dome = Array.from(
      { length: 9 },
      (_, i) =>
        [
          -depth * 0.55 * Math.sin((i * Math.PI) / 16) - depth * 0.4,
          Math.max(0.4, r * Math.cos((i * Math.PI) / 16)),
        ] as const,
    ).reverse();
    const solids: Solid[] = [
      lathe(
        Z,
        [0, 0, 0],
        [
          [-depth * 0.4, r * 0.94],
          [-depth * 0.1, r * 0.5],
          [0, 13.5],
        ],
        'white',
      ),
      lathe(
        Z,
        [0, 0, 0],
        [
          [0, 13],
          [22, 13],
          [26, 6],
        ],
        'brass',
        { thread: [2, 21, 3.6] },
      ),
      lathe(Z, [0, 0, 0], dome, 'clear'),
    ];
    return {
      ...s,
      solids: [solids[2] as Solid, solids[0] as Solid, solids[1] as Solid],
      views: ['front'],
      measures: [
        { from: [-r, 0, -depth], to: [r, 0, -depth], where: 'below', text: `⌀${d}` },
        { from: [r, 0, -depth], to: [r, 0, 26], where: 'right', text: n(depth + 26) },
      ],
    };
  }
  if (s.kind === 'highbay') {
    const r = d / 2;
    const solids: Solid[] = [
      lathe(
        Z,
        [0, 0, 0],
        [
          [0, r],
          [depth * 0.12, r],
          [depth * 0.2, r * 0.93],
        ],
        'white',
      ),
      lathe(
        Z,
        [0, 0, 0],
        [
          [depth * 0.2, r * 0.9],
          [depth * 0.5, r * 0.82],
          [depth * 0.58, r * 0.5],
        ],
        'black',
        { ribs: [depth * 0.2, depth * 0.5, 44] },
      ),
      lathe(
        Z,
        [0, 0, 0],
        [
          [depth * 0.58, r * 0.42],
          [depth * 0.86, r * 0.36],
          [depth * 0.92, r * 0.12],
          [depth, r * 0.12],
        ],
        'black',
      ),
      tube(
        [
          [-r * 0.16, 0, depth],
          [-r * 0.12, 0, depth * 1.2],
          [0, 0, depth * 1.27],
          [r * 0.12, 0, depth * 1.2],
          [r * 0.16, 0, depth],
        ],
        r * 0.035,
        'chrome',
        6,
      ),
    ];
    return {
      ...s,
      solids,
      views: ['front'],
      measures: [
        { from: [-r, 0, 0], to: [r, 0, 0], where: 'below', text: `⌀${d}` },
        { from: [r, 0, 0], to: [0, 0, depth], where: 'right', text: n(depth) },
      ],
    };
  }
  const [w, h] = s.kind === 'panel' ? [d, d] : [d, d * 0.72];
  const chips = Array.from(
    { length: 40 },
    (_, i) =>
      `<circle cx="${n(w * (0.14 + 0.08 * (i % 10)))}" cy="${n(h * (0.2 + 0.2 * Math.floor(i / 10)))}" r="${n(w * 0.016)}" fill="#FCE36A" stroke="#BF960E" stroke-width=".5"/>`,
  ).join('');
  const art = `<rect x="${n(w * 0.06)}" y="${n(h * 0.08)}" width="${n(w * 0.88)}" height="${n(h * 0.84)}" rx="3" fill="#F7FBFE" stroke="#8A9198" stroke-width="1"/>${s.kind === 'flood' ? chips : ''}`;
  const bracket: Solid[] =
    s.kind === 'flood'
      ? [
          tube(
            [
              [-w * 0.06, depth * 0.6, h * 0.4],
              [-w * 0.06, depth * 1.1, -h * 0.16],
              [w * 1.06, depth * 1.1, -h * 0.16],
              [w * 1.06, depth * 0.6, h * 0.4],
            ],
            w * 0.022,
            'black',
            5,
          ),
        ]
      : [];
  const shape: DeviceShape = {
    title: s.title,
    caption: s.caption,
    width: w,
    height: h,
    depth,
    material: s.kind === 'panel' ? 'white' : 'black',
  };
  return {
    ...shape,
    solids: [
      ...bracket,
      sidePrism(
        0,
        w,
        [
          [0, 0],
          [depth, h * 0.06],
          [depth, h * 0.94],
          [0, h],
        ],
        shape.material,
      ),
      front(0, h, 0, art, true),
    ],
    stance: STAND,
    ...overall(shape),
  };
}

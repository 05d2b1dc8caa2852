import { bulge, cylinder, lathe, type Model, nut, type Solid, X, Z } from '../scene/index.ts';
import { endSolids, neck } from './valve-body.ts';
import { valveModel, type ValveShape } from './valve.ts';

/** A check valve: full belly and a bolted cover on top, nothing to turn. */
export function checkValve(v: ValveShape): Model {
  const half = v.length / 2;
  const threaded = v.end.kind === 'thread';
  const r = threaded ? v.dn * 0.78 + 4 : v.dn * 0.85 + 6;
  const flange = r * 1.75;
  const reach = Math.min(half * 0.82, r * 1.35);
  const cover: Solid[] = threaded
    ? [
        lathe(
          Z,
          [0, 0, 0],
          [
            [r * 0.4, r * 0.66],
            [v.height * 0.72, r * 0.62],
          ],
          v.material,
        ),
        nut(Z, [0, 0, 0], v.height * 0.7, v.height, r * 1.15, v.material),
      ]
    : neck(r * 0.5, v.height, r * 0.76, flange, v.material, 8);
  const solids: Solid[] = [
    ...endSolids(v.end, half, r * 0.5, 1, v.material),
    lathe(X, [0, 0, 0], bulge(-reach, reach, r, r * 0.66), v.material),
    ...cover,
    ...endSolids(v.end, half, reach * 0.8, -1, v.material),
  ];
  return valveModel(v, solids);
}

/** A thin valve held between flanges: a ring with its plates seen in the bore. */
export function waferCheck(v: Omit<ValveShape, 'end' | 'height'> & { od: number; plates: 1 | 2 }): Model {
  const r = v.od / 2;
  const half = v.length / 2;
  const bore = v.dn * 0.5;
  const at = [-half - 0.2, 0, 0] as const;
  const disc =
    v.plates === 2
      ? `<path d="M${-bore} 0A${bore} ${bore} 0 0 1 ${bore} 0Z M${-bore} 0A${bore} ${bore} 0 0 0 ${bore} 0Z" fill="#A9B1B9" stroke="#4A5158" stroke-width="${bore * 0.03}"/><rect x="${-bore}" y="${-bore * 0.07}" width="${bore * 2}" height="${bore * 0.14}" fill="#6C757E"/>`
      : `<circle r="${bore * 0.96}" fill="#A9B1B9" stroke="#4A5158" stroke-width="${bore * 0.03}"/><circle r="${bore * 0.2}" fill="#6C757E"/>`;
  const solids: Solid[] = [
    lathe(
      X,
      [0, 0, 0],
      [
        [-half, r * 0.94],
        [-half + 2, r * 0.94],
        [-half + 2, r],
        [half - 2, r],
        [half, r * 0.94],
      ],
      v.material,
      { hole: bore },
    ),
    { kind: 'decal', at, u: [0, 1, 0], v: [0, 0, 1], size: [0, 0], svg: disc },
    cylinder(Z, [0, 0, r * 0.98], 0, r * 0.12, r * 0.09, v.material),
  ];
  return {
    title: v.title,
    caption: v.caption,
    solids,
    views: ['left', 'front'],
    measures: [
      { view: 'left', from: [0, r, -r], to: [0, -r, -r], where: 'below', text: `⌀${v.od}` },
      { view: 'left', from: [0, r, -bore], to: [0, r, bore], where: 'left', text: `DN ${v.dn}` },
      { view: 'front', from: [-half, 0, -r], to: [half, 0, -r], where: 'below', text: `L ${v.length}` },
    ],
    axes: [
      { view: 'left', from: [0, r, 0], to: [0, -r, 0] },
      { view: 'left', from: [0, 0, -r], to: [0, 0, r] },
    ],
  };
}

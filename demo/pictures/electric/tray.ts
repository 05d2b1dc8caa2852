import type { Material } from '../metal.ts';
import { block, decal, type Model, type Solid, X, Y } from '../scene/index.ts';

/** A perforated or ladder tray with its two sides. */
export function tray(s: {
  title: string;
  caption: string;
  material: Material;
  width: number;
  height: number;
  kind: 'perforated' | 'ladder' | 'trunking';
}): Model {
  const [w, h] = [s.width, s.height];
  const length = Math.max(w, h) * 2.2;
  const t = Math.max(2, w * 0.015);
  const holes = Array.from(
    { length: 11 * 5 },
    (_, i) =>
      `<rect x="${(((i % 11) + 0.3) * (length / 11)).toFixed(1)}" y="${((Math.floor(i / 11) + 0.42) * (w / 5)).toFixed(1)}" width="${(length / 26).toFixed(1)}" height="${(w / 34).toFixed(1)}" rx="${(w / 70).toFixed(1)}"/>`,
  ).join('');
  const floor: Solid[] =
    s.kind === 'ladder'
      ? Array.from({ length: 7 }, (_, i) =>
          block(
            [(length * (6.5 - i)) / 7 - 8, 0, h * 0.12],
            [(length * (6.5 - i)) / 7 + 8, w, h * 0.12 + t * 3],
            s.material,
          ),
        )
      : [
          block([0, 0, 0], [length, w, t], s.material),
          ...(s.kind === 'perforated'
            ? [
                decal(
                  [0, 0, t + 0.1],
                  X,
                  Y,
                  [length, w],
                  `<g fill="#3A4048" fill-opacity=".8">${holes}</g>`,
                  true,
                ),
              ]
            : []),
        ];
  const solids: Solid[] = [
    block([0, w - t, 0], [length, w, h], s.material),
    ...floor,
    block([0, 0, 0], [length, t, h], s.material),
    ...(s.kind === 'trunking'
      ? [block([length * 0.3, -t, h], [length, w + t, h + t * 1.6], s.material)]
      : []),
  ];
  return {
    ...s,
    solids,
    stance: { yaw: 38, pitch: 34 },
    views: ['left'],
    measures: [
      { view: 'left', from: [0, w, 0], to: [0, 0, 0], where: 'below', text: `B ${w}` },
      { view: 'left', from: [0, w, 0], to: [0, w, h], where: 'left', text: `H ${h}` },
    ],
  };
}

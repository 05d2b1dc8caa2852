import { type PumpShape } from './motor.ts';
import { block, cylinder, decal, lathe, type Model, type Solid, X, Z } from '../scene/index.ts';

/** An axial fan in its ring: blades seen through a guard. */
export function axialFan(
  s: PumpShape & { od: number; depth: number; square: boolean; blades: number },
): Model {
  const r = s.od / 2;
  const hub = r * 0.3;
  const blade = Array.from(
    { length: s.blades },
    (_, i) =>
      `<path d="M${(hub * 0.8).toFixed(1)} ${(-hub * 0.5).toFixed(1)}Q${(r * 0.6).toFixed(1)} ${(-r * 0.44).toFixed(1)} ${(r * 0.88).toFixed(1)} ${(-r * 0.24).toFixed(1)}Q${(r * 0.86).toFixed(1)} ${(r * 0.1).toFixed(1)} ${(r * 0.6).toFixed(1)} ${(r * 0.16).toFixed(1)}L${(hub * 0.7).toFixed(1)} ${(hub * 0.6).toFixed(1)}Z" transform="rotate(${((360 * i) / s.blades).toFixed(1)})" fill="#868F99" stroke="#3B434C" stroke-width="1"/>`,
  ).join('');
  const guard =
    [0.42, 0.58, 0.74, 0.9]
      .map(
        (k) =>
          `<circle r="${(r * k).toFixed(1)}" fill="none" stroke="#4A5158" stroke-width="${(r * 0.014).toFixed(1)}"/>`,
      )
      .join('') +
    Array.from(
      { length: 6 },
      (_, i) =>
        `<path d="M0 0H${r.toFixed(1)}" transform="rotate(${i * 60 + 15})" stroke="#4A5158" stroke-width="${(r * 0.02).toFixed(1)}"/>`,
    ).join('');
  const w = r * 1.12;
  const frame: Solid[] = s.square ? [block([-w, 0, -w], [w, s.depth * 0.2, w], s.paint)] : [];
  const solids: Solid[] = [
    cylinder([0, 1, 0], [0, 0, 0], s.depth * 0.3, s.depth * 0.9, hub * 1.1, s.paint),
    ...frame,
    lathe(
      [0, -1, 0],
      [0, 0, 0],
      [
        [-s.depth, r * 1.02],
        [-s.depth * 0.94, r * 1.02],
        [-s.depth * 0.94, r * 0.98],
        [s.square ? 0 : s.depth * 0.05, r * 0.98],
        [s.square ? 0 : s.depth * 0.05, r * 1.05],
        [s.square ? s.depth * 0.06 : s.depth * 0.11, r * 1.05],
      ],
      s.paint,
      { hole: r * 0.95 },
    ),
    decal([0, -s.depth * 0.1, 0], X, [0, 0, -1], [0, 0], blade),
    cylinder([0, -1, 0], [0, -s.depth * 0.1, 0], 0, s.depth * 0.12, hub, s.paint),
    decal([0, -s.depth * 0.24, 0], X, [0, 0, -1], [0, 0], guard),
  ];
  const out = s.square ? w : r * 1.05;
  return {
    ...s,
    solids,
    stance: { yaw: 32, pitch: 12 },
    views: ['front', 'left'],
    measures: [
      {
        view: 'front',
        from: [-out, 0, -out],
        to: [out, 0, -out],
        where: 'below',
        text: s.square ? String(Math.round(w * 2)) : `⌀${s.od}`,
      },
      { view: 'left', from: [0, 0, -out], to: [0, s.depth, -out], where: 'below', text: String(s.depth) },
    ],
  };
}

/** A centrifugal blower: snail housing, outlet upwards to the right, motor behind. */
export function blower(s: PumpShape & { wheel: number }): Model {
  const k = s.wheel / 2;
  const spiral = Array.from({ length: 27 }, (_, i) => {
    const a = (-Math.PI / 2) * 1 - (i / 26) * Math.PI * 1.5;
    const r = k * (1.12 + (0.5 * i) / 26);
    return [r * Math.cos(a), r * Math.sin(a)] as const;
  }).reverse();
  const outlet: readonly (readonly [number, number])[] = [
    ...spiral,
    [k * 0.2, -k * 1.12],
    [k * 1.62, -k * 1.12],
    [k * 1.62, -k * 0.1],
  ];
  const left = Math.min(...outlet.map(([x]) => x));
  const depth = k * 0.9;
  const solids: Solid[] = [
    cylinder([0, 1, 0], [0, depth, 0], 0, k * 0.9, k * 0.5, s.paint, { ribs: [k * 0.1, k * 0.7, 26] }),
    block([-k * 0.9, depth * 0.2, -k * 1.95], [k * 0.9, depth + k * 0.9, -k * 1.8], s.paint),
    block([-k * 0.5, depth * 0.9, -k * 1.85], [k * 0.5, depth + k * 0.8, -k * 0.4], s.paint),
    {
      kind: 'prism',
      at: [0, depth, 0],
      u: X,
      v: Z,
      polygon: outlet.map(([x, z]) => [x, -z] as const),
      depth,
      material: s.paint,
    },
    lathe(
      [0, -1, 0],
      [0, 0, 0],
      [
        [0, k * 0.86],
        [k * 0.12, k * 0.78],
        [k * 0.2, k * 0.78],
      ],
      s.paint,
      { hole: k * 0.7 },
    ),
    lathe(
      [0, -1, 0],
      [0, 0, 0],
      [
        [k * 0.12, k * 0.26],
        [k * 0.2, k * 0.2],
      ],
      'steel',
    ),
  ];
  return {
    ...s,
    solids,
    stance: { yaw: 32, pitch: 16 },
    views: ['front'],
    measures: [
      {
        from: [left, 0, -k * 1.95],
        to: [k * 1.62, 0, -k * 1.95],
        where: 'below',
        text: String(Math.round(k * 1.62 - left)),
      },
      {
        from: [k * 1.62, 0, -k * 1.95],
        to: [k * 1.62, 0, k * 1.12],
        where: 'right',
        text: String(Math.round(k * 3.07)),
      },
    ],
  };
}

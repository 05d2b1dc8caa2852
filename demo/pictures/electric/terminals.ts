import type { Material } from '../metal.ts';
import { block, cylinder, type Measure, type Model, type Solid, type Vec, X, Z } from '../scene/index.ts';
import { type DeviceShape, front, n, overall, screw, sidePrism } from './device.ts';

/** A stack of DIN-rail terminals or a row of barrier terminals. */
export function terminals(
  s: DeviceShape & { count: number; screws: number; colours: readonly Material[] },
): Model {
  const { height: h, depth: d } = s;
  const pitch = s.width / s.count;
  const side: readonly (readonly [number, number])[] = [
    [d * 0.3, 0],
    [d, h * 0.14],
    [d, h * 0.86],
    [d * 0.3, h],
    [0, h * 0.78],
    [0, h * 0.22],
  ];
  const solids: Solid[] = [
    block([-pitch * 0.6, d, h * 0.3], [s.width + pitch * 0.6, d + 4, h * 0.7], 'zinc'),
  ];
  for (let i = s.count - 1; i >= 0; i--) {
    solids.push(sidePrism(i * pitch, pitch * 0.94, side, s.colours[i % s.colours.length] ?? s.material));
    const dots = Array.from({ length: s.screws }, (_, k) =>
      screw(pitch * 0.47, h * (0.3 + (0.4 * k) / Math.max(1, s.screws - 1)), pitch * 0.32),
    ).join('');
    solids.push(front(i * pitch, h, 0, dots, true));
  }
  return { ...s, solids, stance: { yaw: 36, pitch: 20 }, ...overall(s) };
}

/** A cartridge fuse with its end caps, or a signal tower of coloured lenses. */
export function stacked(s: {
  title: string;
  caption: string;
  parts: readonly { length: number; r: number; material: Material }[];
  upright: boolean;
}): Model {
  let z = 0;
  const most = Math.max(...s.parts.map((part) => part.r));
  const axis: Vec = s.upright ? Z : X;
  const solids: Solid[] = s.parts.map((part) => {
    const piece = cylinder(axis, [0, 0, 0], z, z + part.length, part.r, part.material);
    z += part.length;
    return piece;
  });
  const along: Measure = s.upright
    ? { from: [most, 0, 0], to: [most, 0, z], where: 'right', text: n(z) }
    : { from: [0, 0, -most], to: [z, 0, -most], where: 'below', text: n(z) };
  const wide: Measure = s.upright
    ? { from: [-most, 0, 0], to: [most, 0, 0], where: 'below', text: `⌀${n(most * 2)}` }
    : { from: [0, 0, -most], to: [0, 0, most], where: 'left', text: `⌀${n(most * 2)}` };
  return { ...s, solids: s.upright ? solids : solids.reverse(), views: ['front'], measures: [along, wide] };
}

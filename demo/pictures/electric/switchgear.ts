import type { Material } from '../metal.ts';
import { block, type Model, type Solid } from '../scene/index.ts';
import { type DeviceShape, front, n, overall, screw, sidePrism, STAND } from './device.ts';

/** A moulded-case breaker, contactor or similar block: terminals above and below, a raised front with what is printed on it. */
export function switchgear(
  s: DeviceShape & { poles: number; raised: Material; art: string; handle?: Material; cover?: Material },
): Model {
  const { width: w, height: h, depth: d } = s;
  const lip = d * 0.34;
  const side: readonly (readonly [number, number])[] = [
    [lip, 0],
    [d, 0],
    [d, h],
    [lip, h],
    [lip, h * 0.82],
    [0, h * 0.8],
    [0, h * 0.2],
    [lip, h * 0.18],
  ];
  const cell = w / s.poles;
  const terminals = Array.from(
    { length: s.poles },
    (_, i) =>
      `<rect x="${n(cell * (i + 0.16))}" y="1.5" width="${n(cell * 0.68)}" height="${n(h * 0.15)}" fill="#1B1F24"/>${screw(cell * (i + 0.5), h * 0.085, Math.min(cell * 0.22, h * 0.055))}<rect x="${n(cell * (i + 0.16))}" y="${n(h * 0.84)}" width="${n(cell * 0.68)}" height="${n(h * 0.145)}" fill="#1B1F24"/>${screw(cell * (i + 0.5), h * 0.915, Math.min(cell * 0.22, h * 0.055))}`,
  ).join('');
  const solids: Solid[] = [
    sidePrism(0, w, side, s.material),
    front(0, h, lip, terminals, true),
    block([w * 0.06, -d * 0.04, h * 0.24], [w * 0.94, 0.2, h * 0.76], s.raised),
    front(w * 0.06, h * 0.76, -d * 0.04, s.art),
    ...(s.handle ? [block([w * 0.42, -d * 0.14, h * 0.45], [w * 0.58, -d * 0.03, h * 0.57], s.handle)] : []),
  ];
  return { ...s, solids, stance: STAND, ...overall(s) };
}

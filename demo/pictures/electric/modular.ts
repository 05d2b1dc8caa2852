import type { Material } from '../metal.ts';
import { block, cylinder, type Model, type Solid } from '../scene/index.ts';
import { type DeviceShape, front, n, overall, screw, sidePrism, STAND } from './device.ts';

const words = (x: number, y: number, size: number, text: string, fill = '#2A3038'): string =>
  `<text x="${n(x)}" y="${n(y)}" font-size="${n(size)}" fill="${fill}" text-anchor="middle" font-weight="600">${text}</text>`;

/** A miniature circuit breaker or another DIN-rail module of `modules` × 17.5–18 mm. */
export function modular(
  s: DeviceShape & {
    poles: number;
    lever: Material;
    print: string;
    second?: string;
    window?: string;
    button?: Material;
    tail?: number;
  },
): Model {
  const { height: h, depth: d } = s;
  const unit = s.width / (s.poles + (s.tail ?? 0));
  const nose = d * 0.34;
  const side: readonly (readonly [number, number])[] = [
    [d * 0.24, 0],
    [d, 0],
    [d, h * 0.3],
    [d * 0.93, h * 0.34],
    [d * 0.93, h * 0.72],
    [d, h * 0.76],
    [d, h],
    [d * 0.24, h],
    [d * 0.24, h * 0.79],
    [0, h * 0.755],
    [0, h * 0.245],
    [d * 0.24, h * 0.21],
  ];
  const solids: Solid[] = [];
  const total = s.poles + (s.tail ? 1 : 0);
  for (let i = total - 1; i >= 0; i--) {
    const tail = i >= s.poles;
    const wide = tail ? (s.tail ?? 1) * unit : unit;
    const x = i * unit;
    solids.push(sidePrism(x + 0.15, wide - 0.3, side, s.material));
    const face = [
      `<rect x="${n(wide * 0.12)}" y="${n(h * 0.02)}" width="${n(wide * 0.76)}" height="${n(h * 0.2)}" fill="#E8EBEE"/>`,
      screw(wide / 2, h * 0.11, wide * 0.2),
      screw(wide / 2, h * 0.89, wide * 0.2),
    ].join('');
    solids.push(front(x, h, d * 0.24, face, true));
    const centre =
      tail && s.button
        ? ''
        : `<rect x="${n(wide * 0.2)}" y="${n(h * 0.43)}" width="${n(wide * 0.6)}" height="${n(h * 0.19)}" rx=".8" fill="#20262D"/>`;
    const print = tail
      ? `${words(wide / 2, h * 0.36, Math.min(4.4, wide * 0.2), s.second ?? '')}${s.window ? `<rect x="${n(wide * 0.3)}" y="${n(h * 0.64)}" width="${n(wide * 0.4)}" height="${n(h * 0.05)}" fill="${s.window}"/>` : ''}`
      : `${i === 0 ? words(wide / 2, h * 0.345, Math.min(5.4, wide * 0.3), s.print) : ''}<rect x="${n(wide * 0.35)}" y="${n(h * 0.655)}" width="${n(wide * 0.3)}" height="${n(h * 0.035)}" fill="${s.window ?? '#0B7A4B'}"/>`;
    solids.push(front(x, h, 0, centre + print, true));
    if (tail && s.button)
      solids.push(
        cylinder([0, -1, 0], [x + wide / 2, 0, h * 0.5], 0, 2.4, Math.min(4, wide * 0.2), s.button),
      );
    else
      solids.push(
        block([x + wide * 0.27, -nose * 0.34, h * 0.47], [x + wide * 0.73, 0.3, h * 0.565], s.lever),
      );
  }
  return { ...s, solids, stance: STAND, ...overall(s) };
}

import { block, decal, type Model, type Solid } from '../scene/index.ts';
import { type DeviceShape, front, n, overall, sidePrism, STAND, UP } from './device.ts';

/** A plain housing with artwork on its front, and parts standing before it. */
export function housing(
  s: DeviceShape & { art: string; extra?: readonly Solid[]; feet?: boolean; fins?: number },
): Model {
  const { width: w, height: h, depth: d } = s;
  const side: readonly (readonly [number, number])[] = [
    [0, 0],
    [d, 0],
    [d, h],
    [0, h],
  ];
  const fins = s.fins
    ? [
        decal(
          [0, 0, h],
          [0, 1, 0],
          UP,
          [0, 0],
          Array.from(
            { length: s.fins },
            (_, i) =>
              `<rect x="${n(d * 0.12)}" y="${n(h * (0.08 + (0.84 * i) / (s.fins ?? 1)))}" width="${n(d * 0.76)}" height="${n((h * 0.4) / (s.fins ?? 1))}" fill="#20262D" fill-opacity=".55"/>`,
          ).join(''),
          true,
        ),
      ]
    : [];
  const solids: Solid[] = [
    ...(s.feet ? [block([-w * 0.04, d * 0.92, h * 0.06], [w * 1.04, d, h * 0.94], s.material)] : []),
    sidePrism(0, w, side, s.material),
    ...fins,
    front(0, h, 0, s.art, true),
    ...(s.extra ?? []),
  ];
  return { ...s, solids, stance: STAND, ...overall(s) };
}

/** A plastic or steel enclosure with a door and its lock. */
export function enclosure(s: DeviceShape & { door: 'steel' | 'clear'; locks: number }): Model {
  const { width: w, height: h } = s;
  const m = Math.min(w, h) * 0.05;
  const locks = Array.from(
    { length: s.locks },
    (_, i) =>
      `<circle cx="${n(w - m * 2)}" cy="${n((h * (i + 1)) / (s.locks + 1))}" r="${n(m * 0.55)}" fill="#7A8188" stroke="#2A3038"/><path d="M${n(w - m * 2.3)} ${n((h * (i + 1)) / (s.locks + 1))}h${n(m * 0.6)}" stroke="#2A3038" stroke-width="1.4"/>`,
  ).join('');
  const pane =
    s.door === 'clear'
      ? `<rect x="${n(w * 0.12)}" y="${n(h * 0.2)}" width="${n(w * 0.76)}" height="${n(h * 0.6)}" rx="4" fill="#C9E2F0" fill-opacity=".8" stroke="#8FA6B5"/>${Array.from({ length: 8 }, (_, i) => `<rect x="${n(w * (0.17 + i * 0.084))}" y="${n(h * 0.36)}" width="${n(w * 0.07)}" height="${n(h * 0.28)}" fill="#fff" stroke="#9AA0A7"/><rect x="${n(w * (0.185 + i * 0.084))}" y="${n(h * 0.46)}" width="${n(w * 0.04)}" height="${n(h * 0.07)}" fill="#2A3038"/>`).join('')}`
      : '';
  const art = `<rect x="${n(m)}" y="${n(m)}" width="${n(w - 2 * m)}" height="${n(h - 2 * m)}" rx="${n(m * 0.5)}" fill="none" stroke="#7A8188" stroke-width="1"/>${pane}${locks}`;
  return housing({ ...s, art, extra: [] });
}

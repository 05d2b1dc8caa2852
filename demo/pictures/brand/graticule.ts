import { circle, clip, group, label, line, num, path, type Pen } from '../svg.ts';
import { type } from './sheet.ts';

export interface Spot {
  latitude: number;
  longitude: number;
  name: string;
}

/** Degrees shown to each side of the spot. */
const REACH = 1.5;

const degrees = (value: number, sign: string): string => `${value.toFixed(2)}°${sign}`;

/**
 * A locator without borders: a net of whole degrees about the spot, its neighbours as dots, its own place as a target.
 * `box` is left, top, width, height.
 */
export function graticule(
  pen: Pen,
  spot: Spot,
  neighbours: readonly Spot[],
  [left, top, width, height]: readonly [number, number, number, number],
  ink: string,
  accent: string,
): string {
  const scale = Math.min(width, height) / 2 / REACH;
  const narrow = Math.cos((spot.latitude * Math.PI) / 180);
  const [cx, cy] = [left + width / 2, top + height / 2];
  const at = (latitude: number, longitude: number): [number, number] => [
    cx + (longitude - spot.longitude) * narrow * scale,
    cy - (latitude - spot.latitude) * scale,
  ];
  const net: string[] = [];
  for (
    let degree = Math.ceil(spot.latitude - height / scale / 2);
    degree <= spot.latitude + height / scale / 2;
    degree += 1
  ) {
    const [, y] = at(degree, spot.longitude);
    net.push(line(left, y, left + width, y, { 'stroke-opacity': degree % 5 === 0 ? '.5' : '.22' }));
    net.push(type(left + 5, y - 4, `${degree}°N`, 10, { fill: ink, stroke: 'none', 'fill-opacity': '.7' }));
  }
  const span = width / scale / narrow / 2;
  for (let degree = Math.ceil(spot.longitude - span); degree <= spot.longitude + span; degree += 1) {
    const [x] = at(spot.latitude, degree);
    net.push(line(x, top, x, top + height, { 'stroke-opacity': degree % 5 === 0 ? '.5' : '.22' }));
    if (degree % 2 === 0)
      net.push(
        type(x + 4, top + height - 6, `${degree}°E`, 10, { fill: ink, stroke: 'none', 'fill-opacity': '.7' }),
      );
  }
  const region = clip(pen, `M${num(left)} ${num(top)}h${num(width)}v${num(height)}h${num(-width)}Z`);
  const taken: [number, number][] = [[cx, cy]];
  const dots = neighbours.map((other) => {
    const [x, y] = at(other.latitude, other.longitude);
    const inside = x > left + 30 && x < left + width - 22 && y > top + 24 && y < top + height - 24;
    const free = taken.every(([tx, ty]) => Math.abs(tx - x) > 46 || Math.abs(ty - y) > 28);
    if (!inside || !free) return '';
    taken.push([x, y]);
    return circle(x, y, 3.5, { fill: ink }) + label(x, y - 8, other.name, 12, { fill: ink });
  });
  return group(
    { 'clip-path': region },
    group({ stroke: ink, 'stroke-width': 1 }, ...net),
    ...dots,
    circle(cx, cy, 30, { fill: accent, 'fill-opacity': '.16' }),
    circle(cx, cy, 18, { fill: accent, 'fill-opacity': '.3' }),
    path(
      `M${num(cx - 44)} ${num(cy)}h26M${num(cx + 18)} ${num(cy)}h26M${num(cx)} ${num(cy - 44)}v26M${num(cx)} ${num(cy + 18)}v26`,
      {
        stroke: accent,
        'stroke-width': 1.6,
      },
    ),
    circle(cx, cy, 7, { fill: accent, stroke: '#fff', 'stroke-width': 2 }),
  );
}

export const position = (spot: Spot): string =>
  `${degrees(spot.latitude, 'N')}  ${degrees(spot.longitude, 'E')}`;

import { circle, group, path, rect } from '../svg.ts';
import { chosen } from './sheet.ts';

/** A building that stands on the line y = 0 with its left end at x = 0; what is up is negative. */
interface Building {
  width: number;
  walls: string;
  /** What shines through: windows, bands, gates. */
  lights: string;
}

const row = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');
const pane = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

/** A works hall with a saw-tooth roof, the light from the north. */
const sawtooth = (teeth: number, high: number): Building => ({
  width: teeth * 58,
  walls: `M0 0V${-high}${row(teeth, () => `v-34l58 34`)}V0Z`,
  lights: row(teeth, (at) => pane(at * 58 + 10, -high + 16, 38, 12)),
});

const hall = (width: number, high: number): Building => ({
  width,
  walls: `M0 0V${-high}l${width / 2} -26l${width / 2} 26V0Z`,
  lights:
    pane(width / 2 - 17, -40, 34, 40) + row(2, (at) => pane(14 + at * (width - 48), -high + 12, 20, 14)),
});

/** Offices: a tall block with its rows of windows. */
const offices = (columns: number, floors: number): Building => ({
  width: columns * 20 + 12,
  walls: pane(0, -floors * 22 - 14, columns * 20 + 12, floors * 22 + 14),
  lights: row(floors, (floor) =>
    row(columns, (at) => pane(10 + at * 20, -floors * 22 - 2 + floor * 22, 11, 12)),
  ),
});

const chimney = (high: number): Building => ({
  width: 34,
  walls: `M6 0L10 ${-high}h14L28 0Z`,
  lights: pane(10, -high + 12, 14, 8) + pane(9.5, -high + 28, 15, 8),
});

const silos = (count: number, high: number): Building => ({
  width: count * 42,
  walls: row(count, (at) => `M${at * 42 + 2} 0V${-high}a19 12 0 0 1 38 0V0Z`),
  lights: row(count, (at) => pane(at * 42 + 9, -high + 10, 4, high - 24)),
});

/** A gantry crane over the yard. */
const gantry = (width: number, high: number): Building => ({
  width,
  walls: `M8 0L18 ${-high}H${width - 18}L${width - 8} 0h-9l-9 ${-high + 16}H26L17 0Z${pane(0, -high - 12, width, 12)}${pane(width * 0.6, -high - 22, 26, 12)}`,
  lights: `M${width * 0.6 + 12} ${-high}h2v30h-2Z`,
});

const KINDS: readonly ((size: number) => Building)[] = [
  (size) => sawtooth(2 + (size % 3), 52 + (size % 4) * 8),
  (size) => chimney(128 + (size % 5) * 12),
  (size) => hall(104 + (size % 4) * 14, 54 + (size % 3) * 10),
  (size) => silos(2 + (size % 2), 84 + (size % 3) * 14),
  (size) => offices(3 + (size % 2), 4 + (size % 3)),
  (size) => gantry(132 + (size % 3) * 18, 84),
];

/** The works of a place from the left edge to `to`, on the line `ground`: other ones for each key, always the same. */
export function skyline(
  key: string,
  { to, ground, walls, lights }: { to: number; ground: number; walls: string; lights: string },
): string {
  const parts: string[] = [];
  let x = -24 - chosen(key, 40, 5);
  for (let at = 0; x < to; at += 1) {
    // Each kind comes once before one comes again; where the row begins is the place's own.
    const kind = KINDS[(chosen(key, KINDS.length, 3) + at * 5) % KINDS.length] ?? KINDS[0]!;
    const building = kind(chosen(key, 60, 11 + at));
    parts.push(
      group(
        { transform: `translate(${x} ${ground})` },
        path(building.walls, { fill: walls }),
        path(building.lights, { fill: lights, 'fill-opacity': '.5' }),
      ),
    );
    x += building.width + 6;
  }
  return parts.join('');
}

/** Two lines of hills behind it, and the sun above them. */
export function hills(key: string, { ground, ink }: { ground: number; ink: string }): string {
  const high = (at: number, salt: number): number => ground - 60 - chosen(key, 70, salt + at);
  const ridge = (salt: number, lift: number): string =>
    `M0 ${ground}V${high(0, salt) - lift}${Array.from({ length: 4 }, (_, at) => `Q${at * 200 + 100} ${high(at + 1, salt) - lift - 30} ${at * 200 + 200} ${high(at + 2, salt) - lift}`).join('')}V${ground}Z`;
  return (
    circle(150 + chosen(key, 160, 7), 108, 44, { fill: '#fff', 'fill-opacity': '.75' }) +
    path(ridge(40, 36), { fill: ink, 'fill-opacity': '.1' }) +
    path(ridge(80, 0), { fill: ink, 'fill-opacity': '.14' }) +
    rect(0, ground, 800, 2, { fill: ink, 'fill-opacity': '.4' })
  );
}

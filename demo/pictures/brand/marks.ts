import type { Trade } from '#lib/seed/types.ts';
import { group, path } from '../svg.ts';
import { ring } from '../tube.ts';
import { move } from './sheet.ts';

const circleAt = (turn: number, reach: number, r: number): string => {
  const angle = (turn * Math.PI) / 180;
  return ring(50 + reach * Math.cos(angle), 50 + reach * Math.sin(angle), r);
};
const around = (count: number, reach: number, r: number, from = 0): string =>
  Array.from({ length: count }, (_, i) => circleAt(from + (i * 360) / count, reach, r)).join('');

/** One path a trade in a 100×100 box; what overlaps is open (even-odd). */
const MARKS: Record<Trade, string> = {
  fasteners: `M27 10H73L96 50L73 90H27L4 50Z${ring(50, 50, 26)}${ring(50, 50, 19)}${ring(50, 50, 12)}`,
  bearings: `${ring(50, 50, 46)}${ring(50, 50, 36.5)}${around(8, 27.5, 6.6, -90)}${ring(50, 50, 18.5)}${ring(50, 50, 9.5)}`,
  valves: 'M5 42L46 62V66L5 86ZM95 42L54 62V66L95 86ZM46 30H54V56H46ZM22 14H78V26H22Z',
  fittings: 'M8 8H52V22H44V30C44 45 55 56 70 56H78V48H92V92H78V84H70C40 84 16 60 16 30V22H8Z',
  pipes: `${ring(50, 26, 21)}${ring(50, 26, 12)}${ring(27, 69, 21)}${ring(27, 69, 12)}${ring(73, 69, 21)}${ring(73, 69, 12)}`,
  cable: `${ring(50, 50, 46)}${ring(50, 50, 38)}${around(3, 18.5, 15.2, -90)}${around(3, 18.5, 8, -90)}`,
  electrical: `${ring(50, 50, 46)}M56 14L24 57H45L40 86L76 41H53Z`,
  pumps: `M50 14H92V34H79A37 37 0 1 1 50 14Z${ring(50, 52, 24)}${around(5, 16, 6, -90)}`,
  pneumatics:
    'M4 30H66V70H4ZM12 38V62H24V38ZM32 38V62H58V38ZM66 44H90V36H97V64H90V56H66ZM14 20H22V30H14ZM48 20H56V30H48Z',
  seals:
    'M50 8C78 8 96 16 96 27S78 46 50 46 4 38 4 27 22 8 50 8ZM50 17C31 17 18 22 18 27S31 37 50 37 82 32 82 27 69 17 50 17ZM4 40C12 50 30 55 50 55S88 50 96 40V50C96 61 78 69 50 69S4 61 4 50ZM4 63C12 73 30 78 50 78S88 73 96 63V73C96 84 78 92 50 92S4 84 4 73Z',
  cutting: 'M36 4H64V34H36ZM36 38H56L36 50ZM64 38V46L36 62V56ZM64 52V60L36 76V68ZM64 66V76L50 96L38 80Z',
  'hand-tools': 'M74 4A24 24 0 0 0 52 38L14 76A8 8 0 0 0 24 88L62 48A24 24 0 0 0 96 26L82 38L66 34L62 18Z',
  'power-tools':
    'M4 22H16V18H64C74 18 80 24 80 32V40H62L56 66H74V88H36V66L42 46H16V42H4ZM84 26H97V36H84ZM26 26V30H54V26ZM26 34V38H54V34Z',
  safety:
    'M10 62C10 36 26 20 42 17V48H48V14H52V48H58V17C74 20 90 36 90 62ZM4 68H96V74C96 80 86 82 50 82S4 80 4 74Z',
  chemicals:
    'M50 4C66 28 82 44 82 63A32 32 0 0 1 18 63C18 44 34 28 50 4ZM32 60A19 19 0 0 0 52 82V75A12 12 0 0 1 39 60Z',
  packaging:
    'M50 4L92 24L72 34L30 14ZM24 17L66 37L50 45L8 25ZM6 31L47 51V96L6 76ZM53 51L66 45V60L76 55V40L94 31V76L53 96Z',
};

/** The flat sign of a trade in a square of `size` px whose upper left is (x, y). */
export function mark(
  trade: Trade,
  x: number,
  y: number,
  size: number,
  fill: string,
  opacity?: number,
): string {
  return group(
    { transform: move(x, y, size / 100), 'fill-opacity': opacity },
    path(MARKS[trade], { fill, 'fill-rule': 'evenodd' }),
  );
}

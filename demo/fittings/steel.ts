import { w } from '#demo/flow/words.ts';
import type { Material } from '#demo/pictures/metal.ts';
import type { Words } from '#demo/types.ts';

export interface Grade {
  slug: string;
  words: Words;
  paint: Material;
  /** g/cm³ and yuan per kg of the worked piece. */
  density: number;
  perKg: number;
}

export const GRADE = {
  carbon: {
    slug: '20',
    words: w('20#碳钢', 'Carbon steel 20 (A234 WPB)'),
    paint: 'blackOxide',
    density: 7.85,
    perKg: 8.6,
  },
  s304: { slug: '304', words: w('304不锈钢', 'Stainless 304'), paint: 'stainless', density: 7.93, perKg: 29 },
  s316: { slug: '316l', words: w('316L不锈钢', 'Stainless 316L'), paint: 'chrome', density: 7.98, perKg: 45 },
  q235: {
    slug: 'q235',
    words: w('Q235B碳钢', 'Carbon steel Q235B'),
    paint: 'steel',
    density: 7.85,
    perKg: 6.4,
  },
  malleable: {
    slug: 'mi',
    words: w('可锻铸铁KTH330-08', 'Malleable cast iron'),
    paint: 'zinc',
    density: 7.3,
    perKg: 13,
  },
  brass: { slug: 'brass', words: w('黄铜H59', 'Brass CW617N'), paint: 'brass', density: 8.45, perKg: 62 },
} as const satisfies Record<string, Grade>;

/** Wall thickness in mm by schedule (ASME B36.10 / B36.19) and nominal size. */
export const WALL: Record<'SCH10S' | 'SCH40' | 'SCH80', Record<number, number>> = {
  SCH10S: {
    15: 2.11,
    20: 2.11,
    25: 2.77,
    32: 2.77,
    40: 2.77,
    50: 2.77,
    65: 3.05,
    80: 3.05,
    100: 3.05,
    125: 3.4,
    150: 3.4,
    200: 3.76,
    250: 4.19,
    300: 4.57,
  },
  SCH40: {
    15: 2.77,
    20: 2.87,
    25: 3.38,
    32: 3.56,
    40: 3.68,
    50: 3.91,
    65: 5.16,
    80: 5.49,
    100: 6.02,
    125: 6.55,
    150: 7.11,
    200: 8.18,
    250: 9.27,
    300: 10.31,
  },
  SCH80: {
    15: 3.73,
    20: 3.91,
    25: 4.55,
    32: 4.85,
    40: 5.08,
    50: 5.54,
    65: 7.01,
    80: 7.62,
    100: 8.56,
    125: 9.53,
    150: 10.97,
    200: 12.7,
    250: 15.09,
    300: 17.48,
  },
};

export type Schedule = keyof typeof WALL;
export const SIZES = [15, 20, 25, 32, 40, 50, 65, 80, 100, 125, 150, 200, 250, 300] as const;

/** Kilograms per metre of pipe of that outside diameter and wall. */
export const pipeMass = (od: number, wall: number, density: number): number =>
  (Math.PI * (od - wall) * wall * density) / 1000;
export const kilos = (value: number): number => Number(value.toFixed(value < 1 ? 3 : 2));

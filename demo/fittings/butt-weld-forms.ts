import { p, w } from '#demo/flow/words.ts';
import { weldCap, weldElbow, weldTee } from '#demo/pictures/flow/butt-weld.ts';
import type { Model } from '#demo/pictures/scene/index.ts';
import type { SeedParam, Words } from '#demo/types.ts';
import { type Grade, SIZES } from './steel.ts';

const LONG: Record<number, number> = {
  15: 38,
  20: 38,
  25: 38,
  32: 48,
  40: 57,
  50: 76,
  65: 95,
  80: 114,
  100: 152,
  125: 190,
  150: 229,
  200: 305,
  250: 381,
  300: 457,
};

const SHORT: Record<number, number> = {
  25: 25,
  32: 32,
  40: 38,
  50: 51,
  65: 64,
  80: 76,
  100: 102,
  125: 127,
  150: 152,
  200: 203,
  250: 254,
  300: 305,
};

const TEE: Record<number, number> = {
  15: 25,
  20: 29,
  25: 38,
  32: 48,
  40: 57,
  50: 64,
  65: 76,
  80: 86,
  100: 105,
  125: 124,
  150: 143,
  200: 178,
  250: 216,
  300: 254,
};

const CAP: Record<number, number> = {
  15: 25,
  20: 25,
  25: 38,
  32: 38,
  40: 38,
  50: 38,
  65: 38,
  80: 51,
  100: 64,
  125: 76,
  150: 89,
  200: 102,
  250: 127,
  300: 152,
};

export interface Form {
  slug: string;
  name: Words;
  category: string;
  words: readonly string[];
  /** Length of pipe that holds the same steel, in mm, and the sizes of one piece. */
  steel: (dn: number, od: number) => number;
  params: (dn: number) => SeedParam[];
  sizes: readonly number[];
  work: number;
  draw: (grade: Grade, caption: string, title: string) => Model;
  brief: Words;
}

const drawn = { od: 114.3, wall: 6.02 };

export const FORMS: readonly Form[] = [
  {
    slug: 'elbow-90-lr',
    name: w('90°长半径对焊弯头', '90° long-radius butt-weld elbow'),
    category: 'fittings-weld-elbow',
    words: ['弯头', '90度弯头', '冲压弯头', 'elbow', '1.5D'],
    sizes: SIZES,
    work: 1.0,
    brief: w('R=1.5D，无缝热推制', 'R = 1.5 D, seamless, hot pushed'),
    steel: (dn) => (Math.PI / 2) * (LONG[dn] ?? 0),
    params: (dn) => [p(w('中心距A', 'Centre to end A'), LONG[dn] ?? 0, 'mm')],
    draw: (g, caption, title) =>
      weldElbow({ title, caption, material: g.paint, ...drawn, radius: 152, degrees: 90 }),
  },
  {
    slug: 'elbow-90-sr',
    name: w('90°短半径对焊弯头', '90° short-radius butt-weld elbow'),
    category: 'fittings-weld-elbow',
    words: ['短半径弯头', '弯头', 'elbow', '1D'],
    sizes: SIZES.filter((dn) => dn >= 25),
    work: 1.1,
    brief: w('R=1D，空间受限处用', 'R = 1 D, for tight places'),
    steel: (dn) => (Math.PI / 2) * (SHORT[dn] ?? 0),
    params: (dn) => [p(w('中心距A', 'Centre to end A'), SHORT[dn] ?? 0, 'mm')],
    draw: (g, caption, title) =>
      weldElbow({ title, caption, material: g.paint, ...drawn, radius: 102, degrees: 90 }),
  },
  {
    slug: 'elbow-45-lr',
    name: w('45°长半径对焊弯头', '45° long-radius butt-weld elbow'),
    category: 'fittings-weld-elbow',
    words: ['45度弯头', '弯头', 'elbow'],
    sizes: SIZES,
    work: 1.15,
    brief: w('R=1.5D，折角与避让', 'R = 1.5 D, for offsets'),
    steel: (dn) => (Math.PI / 4) * (LONG[dn] ?? 0),
    params: (dn) => [
      p(w('中心距B', 'Centre to end B'), Math.round((LONG[dn] ?? 0) * Math.tan(Math.PI / 8)), 'mm'),
    ],
    draw: (g, caption, title) =>
      weldElbow({ title, caption, material: g.paint, ...drawn, radius: 152, degrees: 45 }),
  },
  {
    slug: 'tee-equal',
    name: w('等径对焊三通', 'equal butt-weld tee'),
    category: 'fittings-weld-tee',
    words: ['三通', '等径三通', 'tee'],
    sizes: SIZES,
    work: 1.7,
    brief: w('液压胀形，支管口圆滑过渡', 'Bulge-formed with a rounded branch'),
    steel: (dn, od) => 3 * (TEE[dn] ?? 0) - od * 0.35,
    params: (dn) => [p(w('中心至端面C=M', 'Centre to end C = M'), TEE[dn] ?? 0, 'mm')],
    draw: (g, caption, title) =>
      weldTee({ title, caption, material: g.paint, ...drawn, run: 105, branch: 105 }),
  },
  {
    slug: 'cap',
    name: w('对焊管帽', 'butt-weld cap'),
    category: 'fittings-weld-reducer',
    words: ['管帽', '封头', '堵头', 'cap'],
    sizes: SIZES,
    work: 1.25,
    brief: w('椭圆封头，管端封堵', 'Elliptical head to close a pipe'),
    steel: (dn, od) => (CAP[dn] ?? 0) * 0.75 + od * 0.3,
    params: (dn) => [p(w('高度E', 'Length E'), CAP[dn] ?? 0, 'mm')],
    draw: (g, caption, title) => weldCap({ title, caption, material: g.paint, od: 114.3, length: 64 }),
  },
];

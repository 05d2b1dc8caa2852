import { w } from '#demo/flow/words.ts';
import { banded } from '#demo/pictures/flow/threaded.ts';
import { type Part, straight } from '#demo/pictures/flow/straight.ts';
import type { Model } from '#demo/pictures/scene/index.ts';
import type { Words } from '#demo/types.ts';
import type { Grade } from './steel.ts';

/** Centre to end of the 150 lb elbow, and mass of the stainless elbow in g. */
export const REACH: Record<number, readonly [number, number]> = {
  6: [17, 20],
  8: [20, 30],
  10: [23, 46],
  15: [28, 76],
  20: [33, 120],
  25: [38, 190],
  32: [45, 295],
  40: [50, 380],
  50: [58, 610],
  65: [69, 1060],
  80: [78, 1480],
  100: [97, 2560],
};

export interface Form {
  slug: string;
  name: Words;
  words: readonly string[];
  /** Mass as a multiple of the elbow of the same size, and length as a multiple of its reach. */
  mass: number;
  length: number;
  work: number;
  draw: (dn: number, r: number, hole: number, paint: Grade['paint']) => Model;
}

const round =
  (form: 'elbow' | 'elbow45' | 'tee' | 'cross') =>
  (dn: number, r: number, hole: number, paint: Grade['paint']): Model =>
    banded({
      title: form,
      caption: '',
      material: paint,
      form,
      reach: REACH[dn]?.[0] ?? 38,
      r: r * 1.24,
      hole,
      body: r * 1.08,
    });

const line =
  (parts: (r: number, hole: number) => Part[]) =>
  (_dn: number, r: number, hole: number, paint: Grade['paint']): Model =>
    straight({ title: 'fitting', caption: '', material: paint, parts: parts(r, hole) });

export const FORMS: Record<string, Form> = {
  elbow: {
    slug: 'elbow',
    name: w('90°内螺纹弯头', '90° female elbow'),
    words: ['弯头', '丝扣弯头', 'elbow'],
    mass: 1,
    length: 1,
    work: 1,
    draw: round('elbow'),
  },
  elbow45: {
    slug: 'elbow-45',
    name: w('45°内螺纹弯头', '45° female elbow'),
    words: ['45度弯头', 'elbow'],
    mass: 0.9,
    length: 0.8,
    work: 1.05,
    draw: round('elbow45'),
  },
  tee: {
    slug: 'tee',
    name: w('内螺纹三通', 'female tee'),
    words: ['三通', '丝扣三通', 'tee'],
    mass: 1.38,
    length: 2,
    work: 1.05,
    draw: round('tee'),
  },
  cross: {
    slug: 'cross',
    name: w('内螺纹四通', 'female cross'),
    words: ['四通', 'cross'],
    mass: 1.75,
    length: 2,
    work: 1.15,
    draw: round('cross'),
  },
  union: {
    slug: 'union',
    name: w('内螺纹活接头（由任）', 'female union'),
    words: ['活接', '由任', '油任', 'union'],
    mass: 1.7,
    length: 1.5,
    work: 1.25,
    draw: line((r, hole) => [
      { kind: 'hex', length: r * 0.9, flats: r * 2.5, sides: 8, hole },
      { kind: 'round', length: r * 0.2, r: r * 1.2 },
      { kind: 'hex', length: r * 0.85, flats: r * 3.2, sides: 8 },
      { kind: 'round', length: r * 0.25, r: r * 1.25 },
      { kind: 'hex', length: r * 0.9, flats: r * 2.5, sides: 8 },
    ]),
  },
  socket: {
    slug: 'socket',
    name: w('内螺纹管箍（内丝直接）', 'full coupling'),
    words: ['管箍', '直接', '束节', 'coupling', 'socket'],
    mass: 0.66,
    length: 1.1,
    work: 0.95,
    draw: line((r, hole) => [
      { kind: 'round', length: r * 0.25, r: r * 1.26, hole },
      { kind: 'round', length: r * 1.9, r: r * 1.18 },
      { kind: 'round', length: r * 0.25, r: r * 1.26 },
    ]),
  },
  nipple: {
    slug: 'hex-nipple',
    name: w('六角外螺纹对丝', 'hexagon nipple'),
    words: ['对丝', '六角对丝', '外丝直接', 'nipple'],
    mass: 0.62,
    length: 1.15,
    work: 0.95,
    draw: line((r, hole) => [
      { kind: 'thread', length: r * 1.2, r, hole },
      { kind: 'hex', length: r * 0.55, flats: r * 2.3 },
      { kind: 'thread', length: r * 1.2, r },
    ]),
  },
  barrel: {
    slug: 'barrel-nipple',
    name: w('双头外螺纹短管（焊管对丝）', 'barrel nipple'),
    words: ['短丝', '外丝短管', 'barrel nipple'],
    mass: 0.55,
    length: 1.4,
    work: 0.8,
    draw: line((r, hole) => [
      { kind: 'thread', length: r * 1.3, r, hole },
      { kind: 'round', length: r * 1.1, r: r * 0.99 },
      { kind: 'thread', length: r * 1.3, r },
    ]),
  },
  bushing: {
    slug: 'bushing',
    name: w('内外丝补芯', 'hexagon bushing'),
    words: ['补芯', '内外丝', '变径', 'bushing'],
    mass: 0.5,
    length: 0.8,
    work: 1,
    draw: line((r, hole) => [
      { kind: 'hex', length: r * 0.55, flats: r * 2.35, hole: hole * 0.8 },
      { kind: 'thread', length: r * 1.25, r },
    ]),
  },
  plug: {
    slug: 'plug',
    name: w('六角外螺纹堵头', 'hexagon plug'),
    words: ['堵头', '丝堵', '管堵', 'plug'],
    mass: 0.55,
    length: 0.8,
    work: 0.85,
    draw: line((r) => [
      { kind: 'hex', length: r * 0.6, flats: r * 1.7 },
      { kind: 'step', length: r * 0.12, r: r * 1.02 },
      { kind: 'thread', length: r * 1.25, r },
    ]),
  },
  cap: {
    slug: 'cap',
    name: w('内螺纹管帽', 'hexagon cap'),
    words: ['管帽', '闷头', 'cap'],
    mass: 0.6,
    length: 0.75,
    work: 0.92,
    draw: line((r) => [
      { kind: 'round', length: r * 0.3, r: r * 0.95, to: r * 1.16 },
      { kind: 'hex', length: r * 1.3, flats: r * 2.45, sides: 8 },
    ]),
  },
};

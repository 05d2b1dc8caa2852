import { goods, type Piece } from '#demo/flow/goods.ts';
import { spread } from '#demo/flow/spread.ts';
import { p, w } from '#demo/flow/words.ts';
import type { HeadKind, PointKind, ScrewShape } from '#demo/pictures/fasteners/shape.ts';
import { screwPicture } from '#demo/pictures/fasteners/screw.ts';
import { screwSheet } from '#demo/pictures/fasteners/screw-sheet.ts';
import type { Drive } from '#demo/pictures/drive.ts';
import type { SeedParam, SeedProduct, Words } from '#demo/types.ts';
import { FINISHES, type FinishKey } from './finish-list.ts';
import { type Finish } from './finish.ts';
import { lotOf, type Lot } from './lot.ts';
import { screwMass } from './mass.ts';
import { massText, mm } from '#demo/table.ts';

/** One thread size of a screw standard; `s` the driver's size, `min`/`max` the stocked lengths. */
export interface ScrewSize {
  d: number;
  pitch: number;
  width: number;
  k: number;
  s?: number;
  flange?: number;
  min: number;
  max: number;
}

export interface ScrewFamily {
  slug: string;
  category: string;
  name: Words;
  standards: string[];
  keywords: string[];
  head: HeadKind;
  point: PointKind;
  drive?: Drive;
  /** How threads are written: `M8`, `ST4.8`, `⌀4`. */
  sign?: string;
  sizes: readonly ScrewSize[];
  lengths: readonly number[];
  /** Plain shank for a diameter and length; none if absent. */
  shank?: (d: number, length: number) => number;
  finishes: readonly FinishKey[];
  lot: Lot;
  /** Work of shaping one piece in yuan: fixed part, and for each mm of diameter squared. */
  work: readonly [number, number];
  /** Size that stands for the product in its pictures. */
  typical: readonly [d: number, length: number];
  brief: Words;
  use: Words;
  mounting: Words;
}

const BRANDS = ['hengjin', 'tuoyan', 'guangyu', 'luoyuan'];

export function brandOf(key: string): string | undefined {
  const place = Math.floor(spread(`brand:${key}`) * (BRANDS.length + 1));
  return BRANDS[place];
}

function shapeOf(family: ScrewFamily, size: ScrewSize, length: number, finish: Finish): ScrewShape {
  const shape: ScrewShape = {
    d: size.d,
    pitch: size.pitch,
    length,
    shank: family.shank?.(size.d, length) ?? 0,
    head: family.head,
    width: size.width,
    height: size.k,
    point: family.point,
    material: finish.picture,
  };
  if (size.flange !== undefined) shape.flange = size.flange;
  if (family.drive !== undefined) {
    const span =
      family.drive === 'slot'
        ? size.width
        : family.drive === 'cross'
          ? size.width * 0.56
          : (size.s ?? size.d * 0.6);
    shape.drive = { kind: family.drive, size: span };
  }
  return shape;
}

function sizeParams(family: ScrewFamily, size: ScrewSize, length: number, grams: number): SeedParam[] {
  const hex = family.head === 'hex' || family.head === 'flange';
  const mass = massText(grams);
  const rows = [
    p(w('螺距 P', 'Pitch P'), mm(size.pitch), 'mm'),
    p(w('长度 L', 'Length L'), mm(length), 'mm'),
  ];
  if (family.head !== 'none') {
    rows.push(
      p(hex ? w('对边宽度 s', 'Across flats s') : w('头部直径 dk', 'Head diameter dk'), mm(size.width), 'mm'),
    );
    rows.push(p(w('头部高度 k', 'Head height k'), mm(size.k), 'mm'));
  }
  if (size.flange !== undefined) rows.push(p(w('法兰直径 dc', 'Flange diameter dc'), mm(size.flange), 'mm'));
  if (size.s !== undefined && family.drive === 'hex')
    rows.push(p(w('内六角 s', 'Socket s'), mm(size.s), 'mm'));
  if (size.s !== undefined && (family.drive === 'cross' || family.drive === 'pozi'))
    rows.push(p(w('十字槽号', 'Cross recess'), `PH${size.s}`));
  if (size.s !== undefined && family.drive === 'torx')
    rows.push(p(w('梅花槽号', 'Hexalobular recess'), `T${Math.round(size.s)}`));
  return [...rows, p(w('单支重量', 'Mass each'), mass.value, mass.unit)];
}

/** The finishes of one standard are pictured in different lengths near the typical one, so that a list does not repeat. */
function pictured(family: ScrewFamily, size: ScrewSize, key: string): number {
  const [, typical] = family.typical;
  const near = family.lengths.filter(
    (one) => one >= size.min && one <= size.max && one >= typical * 0.7 && one <= typical * 1.6,
  );
  return near[Math.floor(spread(`picture:${key}`) * near.length)] ?? typical;
}

function productOf(family: ScrewFamily, finish: Finish): SeedProduct {
  const key = `${family.slug}-${finish.key}`;
  const sign = family.sign ?? 'M';
  const lot = lotOf(family.lot);
  const pieces = family.sizes.flatMap((size) =>
    family.lengths
      .filter((length) => length >= size.min && length <= size.max)
      .map((length): Piece => {
        const shape = shapeOf(family, size, length, finish);
        const grams = screwMass(shape, finish.density);
        const dear = finish.perKg > 20 ? 1.5 : 1;
        const yuan =
          (grams / 1000) * finish.perKg * 1.12 + (family.work[0] + family.work[1] * size.d * size.d) * dear;
        return {
          designation: `${sign}${mm(size.d)}×${length}`,
          at: [`${sign}${mm(size.d)}`, `${length} mm`],
          yuan: yuan * lot.pieces,
          grams: grams * lot.pieces,
          params: sizeParams(family, size, length, grams),
        };
      }),
  );
  const [d] = family.typical;
  const size = family.sizes.find((one) => one.d === d) ?? family.sizes[0];
  if (size === undefined) throw new Error(`${family.slug} has no sizes`);
  const length = pictured(family, size, key);
  const shape = shapeOf(family, size, length, finish);
  const standard = family.standards[0] ?? '';
  const title = `${standard} ${sign}${mm(size.d)}×${length} ${finish.grade.en}`;
  const brand = brandOf(key);
  return goods({
    key,
    trade: 'fasteners',
    category: family.category,
    ...(brand === undefined ? {} : { brand }),
    name: w(
      `${family.name.zh} ${standard} ${finish.name.zh}`,
      `${family.name.en} ${standard} ${finish.name.en}`,
    ),
    brief: family.brief,
    keywords: [...family.keywords, finish.grade.zh, ...finish.name.zh.split(' ').slice(-1)],
    standards: family.standards,
    ...lot.sale,
    params: [
      p('material', finish.material),
      p(w('性能等级', 'Property class'), finish.grade),
      p('surface', finish.surface),
      p(w('抗拉强度', 'Tensile strength'), `≥ ${finish.tensile}`, 'MPa'),
      p(w('屈服强度', 'Yield strength'), `≥ ${finish.yield}`, 'MPa'),
      p(w('螺纹公差', 'Thread tolerance'), sign === 'M' ? '6g' : w('按标准', 'per standard')),
      p(w('头型', 'Head'), family.name),
    ],
    options: [w('螺纹规格', 'Thread'), w('长度', 'Length')],
    pieces,
    text: {
      zh: [family.use.zh, `材料为${finish.material.zh}。${finish.about.zh}`, family.mounting.zh, lot.note.zh],
      en: [family.use.en, `${finish.material.en}. ${finish.about.en}`, family.mounting.en, lot.note.en],
    },
    pictures: {
      shaded: () => screwPicture(title, shape),
      dimension: () =>
        screwSheet(`${standard} · ${sign}${mm(size.d)}×${length}`, `${sign}${mm(size.d)}`, shape),
    },
  });
}

/** One product for each finish that the family is stocked in. */
export const screws = (family: ScrewFamily): SeedProduct[] =>
  family.finishes.map((key) => productOf(family, FINISHES[key]));

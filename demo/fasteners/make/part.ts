import { goods } from '#demo/flow/goods.ts';
import { p, w } from '#demo/flow/words.ts';
import type { SeedParam, SeedProduct, Words } from '#demo/types.ts';
import { FINISHES, type FinishKey } from './finish-list.ts';
import { type Finish } from './finish.ts';
import { lotOf, type Lot } from './lot.ts';
import { brandOf } from './screw.ts';
import { massText } from '#demo/table.ts';

/** One size of a part that is not a screw. */
export interface PartSize {
  designation: string;
  at: (string | Words)[];
  /** Solid volume in mm³, from which mass and price follow. */
  volume: number;
  /** Work of one piece in yuan. */
  work: number;
  params: SeedParam[];
}

export interface PartFamily {
  slug: string;
  category: string;
  name: Words;
  standards: string[];
  keywords: string[];
  finishes: readonly FinishKey[];
  lot: Lot;
  options: Words[];
  sizes: readonly PartSize[];
  brief: Words;
  use: Words;
  mounting: Words;
  params?: SeedParam[];
  /** Nuts and washers have classes of their own in place of the bolts'. */
  as?: 'nut' | 'washer';
  pictures: (finish: Finish) => Pick<SeedProduct, 'shaded' | 'dimension'>;
}

const CLASSES: Record<'nut' | 'washer', Record<string, readonly [zh: string, en: string]>> = {
  nut: {
    '4.8': ['5级', 'class 5'],
    '8.8': ['8级', 'class 8'],
    '10.9': ['10级', 'class 10'],
    '12.9': ['12级', 'class 12'],
  },
  washer: {
    '4.8': ['100HV', '100 HV'],
    '8.8': ['200HV', '200 HV'],
    '10.9': ['300HV', '300 HV'],
    'A2-70': ['A2', 'A2'],
    'A4-80': ['A4', 'A4'],
  },
};

/** The finish as it is named on this kind of part. */
function named(finish: Finish, as: 'nut' | 'washer' | undefined): { name: Words; grade: Words } {
  const known = as === undefined ? undefined : CLASSES[as][finish.grade.zh];
  if (known === undefined) return finish;
  const [zh, en] = known;
  return {
    grade: w(zh, en),
    name: w(
      finish.name.zh.replace(`${finish.grade.zh}级`, zh).replace(finish.grade.zh, zh),
      finish.name.en.replace(`class ${finish.grade.zh}`, en).replace(finish.grade.zh, en),
    ),
  };
}

/** One product for each finish: nuts, washers, pins, rings, anchors. */
export function parts(family: PartFamily): SeedProduct[] {
  return family.finishes.map((finishKey) => {
    const finish: Finish = FINISHES[finishKey];
    const key = `${family.slug}-${finish.key}`;
    const { name, grade } = named(finish, family.as);
    const lot = lotOf(family.lot);
    const brand = brandOf(key);
    const standard = family.standards[0] ?? '';
    const dear = finish.perKg > 20 ? 1.5 : 1;
    return goods({
      key,
      trade: 'fasteners',
      category: family.category,
      ...(brand === undefined ? {} : { brand }),
      name: w(`${family.name.zh} ${standard} ${name.zh}`, `${family.name.en} ${standard} ${name.en}`),
      brief: family.brief,
      keywords: [...family.keywords, grade.zh],
      standards: family.standards,
      ...lot.sale,
      params: [
        p('material', finish.material),
        p(w('性能等级', 'Property class'), grade),
        p('surface', finish.surface),
        ...(family.params ?? []),
      ],
      options: family.options,
      pieces: family.sizes.map((size) => {
        const grams = (size.volume * finish.density) / 1000;
        const mass = massText(grams);
        return {
          designation: size.designation,
          at: size.at,
          yuan: ((grams / 1000) * finish.perKg * 1.25 + size.work * dear) * lot.pieces,
          grams: grams * lot.pieces,
          params: [...size.params, p(w('单件重量', 'Mass each'), mass.value, mass.unit)],
        };
      }),
      text: {
        zh: [
          family.use.zh,
          `材料为${finish.material.zh}。${finish.about.zh}`,
          family.mounting.zh,
          lot.note.zh,
        ],
        en: [family.use.en, `${finish.material.en}. ${finish.about.en}`, family.mounting.en, lot.note.en],
      },
      soldOut: key === 'din1587-brass',
      pictures: family.pictures(finish),
    });
  });
}

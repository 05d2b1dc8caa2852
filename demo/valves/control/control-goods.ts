import { type Pn, THREAD } from '#demo/flow/flanges.ts';
import { goods, type Text } from '#demo/flow/goods.ts';
import { p, UNIT, w } from '#demo/flow/words.ts';
import { type Model, pictures } from '#demo/pictures/scene/index.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import {
  type Body,
  FLANGED,
  flangeEnd,
  flangeParams,
  OPTION_DN,
  THREADED,
  threadEnd,
  valvePrice,
} from '../common.ts';

export type Row = readonly [dn: number, length: number, height: number, kg: number];

export interface Base {
  key: string;
  code: string;
  name: Words;
  brief: Words;
  body: Body;
  seat: Words;
  category: string;
  words: readonly string[];
  standards: readonly string[];
  pn: Pn | 100 | 160 | 320;
  threaded?: boolean;
  work: readonly [number, number];
}

export function product(
  k: Base,
  text: Text,
  rows: readonly Row[],
  draw: (row: Row) => Model,
  option: { name: Words; values: readonly (readonly [Words, string, number])[] },
): SeedProduct {
  const drawn = rows[Math.min(k.threaded ? 2 : 5, rows.length - 1)] ?? [25, 100, 120, 2];
  const drilled = k.pn === 10 || k.pn === 16 || k.pn === 25 || k.pn === 40 ? k.pn : undefined;
  return goods({
    key: k.key,
    trade: 'valves',
    category: k.category,
    name: k.name,
    brief: k.brief,
    keywords: [k.code, ...k.words],
    standards: [...k.standards],
    unit: UNIT.set,
    params: [
      p('body', k.body.words),
      p('seat', k.seat),
      p('pn', `PN${k.pn}`),
      p('ends', k.threaded ? THREADED : FLANGED),
      p('medium', k.body.media),
      p('temperature', k.body.temperature, '℃'),
    ],
    options: [option.name, OPTION_DN],
    pieces: option.values.flatMap(([value, suffix, factor]) =>
      rows.map(([dn, length, height, kg]) => ({
        designation: `${k.code}-${k.pn}${k.body.letter} DN${dn}${suffix}`,
        at: [value, k.threaded ? w(`DN${dn} (${THREAD[dn]})`) : w(`DN${dn}`)],
        yuan: valvePrice(k.body, kg, k.work[0] + k.work[1] * dn) * factor,
        grams: kg * 1000,
        params: [
          p('faceToFace', length, 'mm'),
          p('height', height, 'mm'),
          ...(k.threaded || !drilled ? [p('thread', THREAD[dn] ?? '')] : flangeParams(dn, drilled)),
          p('mass', kg, 'kg'),
        ],
      })),
    ),
    text,
    pictures: pictures(() => draw(drawn)),
  });
}

export const body = (k: Base, [dn, length, height]: Row) => ({
  title: k.name.en,
  caption: `${k.code}-${k.pn}${k.body.letter} DN${dn}`,
  dn,
  length,
  height,
  material: k.body.paint,
  end: k.threaded ? threadEnd(dn) : flangeEnd(dn, k.pn === 10 || k.pn === 25 || k.pn === 40 ? k.pn : 16),
});

export const METAL = w('13铬不锈钢', '13 Cr stainless');

export const OWN = w('本体密封', 'Integral faces');

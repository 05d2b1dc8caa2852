import { goods, type Piece } from '#demo/flow/goods.ts';
import { w } from '#demo/flow/words.ts';
import { words } from '#demo/works/words.ts';
import type { SeedProduct } from '#demo/types.ts';
import { bonds } from './bonds.ts';
import { coatings } from './coatings.ts';
import type { Line } from './line.ts';
import { lockers } from './lockers.ts';
import { sealants } from './sealants.ts';
import { tapes } from './tapes.ts';
import { T } from './texts.ts';

const LINES: Line[] = [...lockers, ...bonds, ...sealants, ...tapes, ...coatings];

export const glues: SeedProduct[] = LINES.map((l) =>
  goods({
    key: l.key,
    trade: 'chemicals',
    category: l.cat,
    ...(l.brand ? { brand: l.brand } : {}),
    name: w(l.zh, l.en),
    brief: w(
      l.params
        .map((x) => `${x.name.zh} ${x.value.zh}${x.unit ?? ''}`)
        .slice(0, 2)
        .join('，'),
      l.params
        .map((x) => `${x.name.en} ${x.value.en}${x.unit ? ` ${x.unit}` : ''}`)
        .slice(0, 2)
        .join(', '),
    ),
    keywords: words(l.search),
    standards: [l.norm],
    unit: l.unit,
    ...(l.packing ? { packing: l.packing } : {}),
    moq: l.moq,
    multiple: l.moq % 12 === 0 ? 12 : l.moq >= 20 ? 10 : l.moq >= 10 ? 2 : 1,
    leadDays: 0,
    params: l.params,
    options: l.options2 ? [l.option, l.options2] : [l.option],
    pieces: l.rows.map(([at, yuan, grams]): Piece => ({
      designation: at.map((v) => (typeof v === 'string' ? v : v.en)).join(' '),
      at: [...at],
      yuan,
      grams,
      cm3: grams * 1.3,
    })),
    text: T[l.kind],
    pictures: l.pictures,
  }),
);

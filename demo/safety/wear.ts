import { goods, type Piece } from '#demo/flow/goods.ts';
import { w } from '#demo/flow/words.ts';
import { words } from '#demo/works/words.ts';
import type { SeedProduct } from '#demo/types.ts';
import { chemGloves } from './chemical-gloves.ts';
import { clothes } from './clothes.ts';
import { ears } from './ears.ts';
import { eyes } from './eyes.ts';
import { falls } from './falls.ts';
import { helmets } from './helmets.ts';
import type { Line } from './line.ts';
import { masks } from './masks.ts';
import { shoes } from './shoes.ts';
import { T } from './texts.ts';
import { workGloves } from './work-gloves.ts';

const LINES: Line[] = [
  ...helmets,
  ...workGloves,
  ...chemGloves,
  ...eyes,
  ...masks,
  ...ears,
  ...shoes,
  ...clothes,
  ...falls,
];

export const wear: SeedProduct[] = LINES.map((l) =>
  goods({
    key: l.key,
    trade: 'safety',
    category: l.cat,
    ...(l.brand ? { brand: l.brand } : {}),
    name: w(l.zh, l.en),
    brief: w(
      `${l.params[0]?.name.zh ?? ''} ${l.params[0]?.value.zh ?? ''}${l.params[0]?.unit ? ` ${l.params[0].unit}` : ''}，${l.norm[0]}`,
      `${l.params[0]?.name.en ?? ''} ${l.params[0]?.value.en ?? ''}${l.params[0]?.unit ? ` ${l.params[0].unit}` : ''}, ${l.norm[0]}`,
    ),
    keywords: words(l.search),
    standards: l.norm,
    unit: l.unit ?? w('件', 'pc'),
    ...(l.packing ? { packing: l.packing } : {}),
    moq: l.moq,
    multiple: l.multiple,
    leadDays: 0,
    params: l.params,
    options: l.options,
    ...(l.soldOut ? { soldOut: true } : {}),
    pieces: l.rows.map(({ at, yuan, grams, params }): Piece => ({
      designation: at.map((v) => (typeof v === 'string' ? v : v.en)).join(' '),
      at: [...at],
      yuan,
      grams,
      cm3: grams * 6,
      ...(params ? { params } : {}),
    })),
    text: T[l.kind],
    pictures: l.pictures,
  }),
);

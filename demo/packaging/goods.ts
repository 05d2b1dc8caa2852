import { goods, type Piece } from '#demo/flow/goods.ts';
import { w } from '#demo/flow/words.ts';
import { words } from '#demo/works/words.ts';
import type { SeedProduct } from '#demo/types.ts';
import { bags } from './bags.ts';
import { bins } from './bins.ts';
import { cartons } from './cartons.ts';
import { films } from './films.ts';
import type { Line } from './line.ts';
import { pallets } from './pallets.ts';
import { sealing } from './sealing.ts';
import { shelves } from './shelves.ts';
import { straps } from './straps.ts';
import { T } from './texts.ts';
import { trolleys } from './trolleys.ts';
import { trucks } from './trucks.ts';

const LINES: Line[] = [
  ...cartons,
  ...films,
  ...sealing,
  ...straps,
  ...bags,
  ...pallets,
  ...bins,
  ...shelves,
  ...trolleys,
  ...trucks,
];

export const packing: SeedProduct[] = LINES.map((l) =>
  goods({
    key: l.key,
    trade: 'packaging',
    category: l.cat,
    ...(l.brand ? { brand: l.brand } : {}),
    name: w(l.zh, l.en),
    brief: w(
      l.params.map((x) => `${x.name.zh} ${x.value.zh}${x.unit ?? ''}`).join('，'),
      l.params.map((x) => `${x.name.en} ${x.value.en}${x.unit ? ` ${x.unit}` : ''}`).join(', '),
    ),
    keywords: words(l.search),
    standards: [l.norm],
    unit: l.unit,
    ...(l.packing ? { packing: l.packing } : {}),
    moq: l.moq,
    multiple: l.multiple ?? 1,
    leadDays: l.kind === 'carton' ? 3 : 0,
    params: l.params,
    options: l.options,
    pieces: l.rows.map(([at, yuan, grams, cm3, params]): Piece => ({
      designation: at.map((v) => (typeof v === 'string' ? v : v.en)).join(' '),
      at: [...at],
      yuan,
      grams: Math.max(1, grams),
      cm3: cm3 ?? grams * 2,
      ...(params ? { params } : {}),
    })),
    text: T[l.kind],
    pictures: l.pictures,
  }),
);

import { goods, type Piece } from '#demo/flow/goods.ts';
import { UNIT, w } from '#demo/flow/words.ts';
import { words } from '#demo/works/words.ts';
import type { SeedProduct } from '#demo/types.ts';
import { bench } from './bench.ts';
import { compressors } from './compressors.ts';
import { cordlessMore } from './cordless-more.ts';
import { cordless } from './cordless.ts';
import { grinders } from './grinders.ts';
import { hammers } from './hammers.ts';
import { saws } from './saws.ts';
import { T } from './texts.ts';
import type { Tool } from './tool.ts';
import { welders } from './welders.ts';

const TOOLS: Tool[] = [
  ...cordless,
  ...cordlessMore,
  ...grinders,
  ...hammers,
  ...saws,
  ...bench,
  ...welders,
  ...compressors,
];

export const machines: SeedProduct[] = TOOLS.map((t) =>
  goods({
    key: t.key,
    trade: 'power-tools',
    category: t.category,
    ...(t.brand ? { brand: t.brand } : {}),
    name: w(t.zh, t.en),
    brief: w(
      t.params
        .slice(0, 2)
        .map((x) => `${x.name.zh} ${x.value.zh}${x.unit ? ` ${x.unit}` : ''}`)
        .join('，'),
      t.params
        .slice(0, 2)
        .map((x) => `${x.name.en} ${x.value.en}${x.unit ? ` ${x.unit}` : ''}`)
        .join(', '),
    ),
    keywords: words(t.search),
    standards: [t.norm],
    unit: t.unit ?? UNIT.set,
    moq: t.moq ?? 1,
    multiple: 1,
    leadDays: t.lead ?? 0,
    params: t.params,
    options: t.options,
    ...(t.soldOut ? { soldOut: true } : {}),
    pieces: t.rows.map(([at, yuan, grams, params]): Piece => ({
      designation: at.map((v) => (typeof v === 'string' ? v : v.en)).join(' '),
      at: [...at],
      yuan,
      grams,
      cm3: grams * 2.6,
      ...(params ? { params } : {}),
    })),
    text: T[t.kind],
    pictures: t.pictures,
  }),
);

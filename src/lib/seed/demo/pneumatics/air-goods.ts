import { goods, type Goods } from '#lib/seed/demo/flow/goods.ts';
import { spread } from '#lib/seed/demo/flow/spread.ts';
import type { SeedProduct } from '#lib/seed/types.ts';

const BRANDS = ['qiheng', 'cifa', 'jiechu'];

/** Goods of the pneumatics trade: its brands are dealt out evenly, one product in four has none. */
export function airGoods(draft: Omit<Goods, 'trade' | 'brand'>): SeedProduct {
  const brand = BRANDS[Math.floor(spread(`brand:${draft.key}`) * 4)];
  return goods({ ...draft, trade: 'pneumatics', ...(brand === undefined ? {} : { brand }) });
}

import { goods, type Goods } from '#demo/flow/goods.ts';
import { spread } from '#demo/flow/spread.ts';
import type { SeedProduct } from '#demo/types.ts';

const BRANDS = ['qiheng', 'cifa', 'jiechu'];

/** Goods of the pneumatics trade: its brands are dealt out evenly, one product in four has none. */
export function airGoods(draft: Omit<Goods, 'trade' | 'brand'>): SeedProduct {
  const brand = BRANDS[Math.floor(spread(`brand:${draft.key}`) * 4)];
  return goods({ ...draft, trade: 'pneumatics', ...(brand === undefined ? {} : { brand }) });
}

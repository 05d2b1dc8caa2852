import type { GoodsFilter, SizeRow } from '../../../contracts/goods.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { unitContentOf } from '../../../kernel/sales-unit.ts';
import { yuan } from '../../../kernel/money.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { Context } from '../../context.ts';
import { inLocale } from './card.ts';
import { wantedGoods } from './found/wanted-goods.ts';
import { MOST_GOODS, rulesOf, wantedValues } from './parameters.ts';
import { pick } from './product-index/pick.ts';
import { sizeName } from './size-name.ts';
import { sizesOfGoods, type SizeOfGoods } from './sizes.repo.ts';

/** A size as a list shows it. */
export function sizeRowOf(locale: Locale, row: SizeOfGoods): SizeRow {
  const words = (zh: string, en: string): string => inLocale(locale, zh, en);
  const unit = words(row.unitName, row.unitNameEn);
  const holds = unitContentOf(unit, row.packing ? words(row.packing.zh, row.packing.en) : undefined);
  return {
    unique: row.skuId,
    product_id: row.productId,
    designation: sizeName(locale, row, row.options),
    store_name: words(row.name, row.nameEn),
    mer_name: words(row.merName, row.merNameEn),
    image: row.sizeImage || row.image,
    price: row.priceOnRequest ? '' : yuan(row.price),
    unit_name: unit,
    ...(holds ? { holds } : {}),
    stock: row.stock,
    lead_days: row.leadDays,
    moq: row.moq,
    multiple: row.multiple,
  };
}

/** Sizes as rows: those of the goods of a list that have all that is asked of parameters. */
export async function listSizes(
  ctx: Context,
  filter: GoodsFilter,
): Promise<Result<{ count: number; list: SizeRow[] }, never>> {
  const db = ctx.database.reader;
  const [{ index, conditions }, wanted, rules] = await Promise.all([
    wantedGoods(ctx, filter),
    wantedValues(db, filter.spec),
    rulesOf(ctx, filter.cate_id ?? filter.cate_pid),
  ]);
  const { ids } = pick(index, conditions, 'sales', { limit: MOST_GOODS, offset: 0 });
  if (ids.length === 0) return ok({ count: 0, list: [] });
  const rows = await sizesOfGoods(db, ids, wanted, {
    limit: filter.limit,
    offset: (filter.page - 1) * filter.limit,
    order: filter.order === 'price_desc' ? 'price_desc' : 'price_asc',
    // The default order is by the parameter that the category's table names for it.
    by: filter.order === 'default' ? [...rules].find(([, rule]) => rule.sorts)?.[0] : undefined,
  });
  return ok({ count: rows[0]?.total ?? 0, list: rows.map((row) => sizeRowOf(ctx.locale, row)) });
}

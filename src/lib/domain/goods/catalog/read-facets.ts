import type { Facets, GoodsFilter } from '../../../contracts/goods.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { Context } from '../../context.ts';
import { inLocale } from './card.ts';
import { brandCounts, categoryCounts, flagCounts, provinceCounts } from './facets.repo.ts';

/** How many goods each value of each filter would give, the other filters kept. */
export async function readFacets(ctx: Context, filter: GoodsFilter): Promise<Result<Facets>> {
  const db = ctx.database.reader;
  const [categories, brands, provinces, flags] = await Promise.all([
    categoryCounts(db, filter),
    brandCounts(db, filter),
    provinceCounts(db, filter),
    flagCounts(db, filter),
  ]);
  const named = <T extends { name: string; nameEn: string }>({ nameEn, ...row }: T) => ({
    ...row,
    name: inLocale(ctx.locale, row.name, nameEn),
  });
  return ok({
    category: categories.map(named),
    brand: brands.map(named),
    province: provinces.map(named),
    in_stock: flags.inStock,
    verified: flags.verified,
  });
}

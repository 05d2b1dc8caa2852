import type { Facets, GoodsFilter } from '../../../contracts/goods.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { Context } from '../../context.ts';
import { cachedFor, rowsByIds } from '../../cached-for.ts';
import { inLocale } from './card.ts';
import { categoryPaths } from './category.repo.ts';
import { countCategories } from './count-categories.ts';
import { brandsByIds, storePlaces } from './facets.repo.ts';
import { wantedGoods, type WantedGoods } from './found/wanted-goods.ts';
import { MOST_GOODS, parameterFacets, rulesOf, valuesOfGoods, wantedValues } from './parameters.ts';
import { namedPart } from './named-part.ts';
import { partsOf } from '../search/index.ts';
import { pick } from './product-index/pick.ts';
import { among } from './product-index/conditions.ts';
import { countFacets } from './product-index/count-facets.ts';
import { goodsWithSample } from './product-index/wanted.repo.ts';

const MOST_VALUES = 60;

const idOf = ({ id }: { id: number }): number => id;

type Counted = { id: number | string; count: number };
const byCount = (a: Counted, b: Counted): number => b.count - a.count || Number(a.id) - Number(b.id);

/**
 * What the goods of the other filters are narrowed by, and what was understood of the words, named by what these goods
 * have; the whole mall is narrowed by category first.
 */
async function parametersOf(
  ctx: Context,
  filter: GoodsFilter,
  asked: WantedGoods,
): Promise<Pick<Facets, 'parameters' | 'understood'>> {
  const { spec, ...others } = filter;
  const words = filter.keyword?.trim();
  const isNarrow = Boolean(spec || filter.cate_id || filter.cate_pid || filter.mer_id || words);
  if (!isNarrow) return { parameters: [], understood: [] };
  const [{ index, conditions }, wanted, rules] = await Promise.all([
    spec ? wantedGoods(ctx, others) : asked,
    wantedValues(ctx.database.reader, spec),
    rulesOf(ctx, filter.cate_id ?? filter.cate_pid),
  ]);
  const { ids } = pick(index, conditions, 'sales', { limit: MOST_GOODS, offset: 0 });
  const found = await valuesOfGoods(ctx, ids, wanted);
  const parts = words && asked.sought ? await partsOf(ctx, words, asked.sought) : [];
  return {
    parameters: parameterFacets(ctx.locale, found, wanted, rules),
    understood: parts.map((part) => namedPart(part, found.values, ctx.locale)),
  };
}

/** How many goods each value of each filter would give, the other filters kept. */
export async function readFacets(ctx: Context, filter: GoodsFilter): Promise<Result<Facets, never>> {
  const db = ctx.database.reader;
  const [asked, hasSample] = await Promise.all([
    wantedGoods(ctx, filter),
    cachedFor(ctx, 'goods with a sample', ['goods'], async () => among(await goodsWithSample(db))),
  ]);
  const counts = countFacets(asked.index, asked.conditions, hasSample);
  const { brand: brandRows, stores } = counts;
  const [{ parameters, understood }, categories, brands, places] = await Promise.all([
    parametersOf(ctx, filter, asked),
    cachedFor(ctx, 'category paths', ['categories'], () => categoryPaths(db)),
    rowsByIds(ctx, 'brand', ['goods'], brandRows.map(idOf), async (ids) =>
      (await brandsByIds(db, ids)).map((row) => [row.id, row]),
    ),
    rowsByIds(ctx, 'place of store', ['stores', 'places'], stores.map(idOf), async (ids) =>
      (await storePlaces(db, ids)).map((row) => [row.merId, row]),
    ),
  ]);

  const named = new Map(brands.map((row) => [row.id, inLocale(ctx.locale, row.name, row.nameEn)]));
  const standing = new Map(places.map((row) => [row.merId, row]));
  const belts = new Map<number, { id: number; name: string; count: number }>();
  const provinces = new Map<string, { id: string; name: string; count: number }>();
  for (const row of stores) {
    const place = standing.get(row.id);
    if (!place?.name || row.province === 0) continue;
    const name = inLocale(ctx.locale, place.name, place.nameEn);
    const known = provinces.get(place.province) ?? { id: place.province, name, count: 0 };
    provinces.set(place.province, { ...known, count: known.count + row.province });
    if (place.beltId === null) continue;
    const id = place.beltId;
    const beltName = inLocale(ctx.locale, place.beltName ?? '', place.beltNameEn ?? '');
    belts.set(id, { id, name: beltName, count: (belts.get(id)?.count ?? 0) + row.province });
  }
  const ofStores = (
    counted: 'certified' | 'maker' | 'invoice',
    is: 'isVerified' | 'isMaker' | 'openReceipt',
  ) => stores.reduce((sum, row) => sum + (standing.get(row.id)?.[is] ? row[counted] : 0), 0);
  return ok({
    category: countCategories(ctx.locale, categories, counts.category),
    brand: brandRows
      .map((row) => ({ id: row.id, name: named.get(row.id) ?? '', count: row.count }))
      .sort(byCount)
      .slice(0, MOST_VALUES),
    province: [...provinces.values()].sort(byCount),
    belt: [...belts.values()].sort(byCount),
    in_stock: counts.inStock,
    verified: ofStores('certified', 'isVerified'),
    maker: ofStores('maker', 'isMaker'),
    invoice: ofStores('invoice', 'openReceipt'),
    sample: counts.sample,
    parameters,
    understood,
  });
}

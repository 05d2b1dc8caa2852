import type { StoreCard, StoreFacets } from '../../../contracts/store.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { Context } from '../../context.ts';
import { storeCardOf } from './store-card.ts';
import {
  countByFilter,
  countStores,
  storeCategories,
  storeNames,
  storesPage,
  RUN_BY_THE_MALL,
  storeTypes,
  type StoreConditions,
} from './store.repo.ts';
import type { TextMatch } from './text-match.ts';

/** Stores by words and filters; the goods they recommend are added by the API, from the catalogue. */
export async function listStores(
  ctx: Context,
  filter: StoreConditions,
): Promise<Result<{ count: number; list: StoreCard[] }, never>> {
  const db = ctx.database.reader;
  const year = ctx.clock.now().getFullYear();
  const [count, rows] = await Promise.all([countStores(db, filter, year), storesPage(db, filter, year)]);
  return ok({ count, list: rows.map((row) => storeCardOf(ctx.locale, row)) });
}

/** Stores that a buyer may mean who is still writing. */
export async function suggestStores({ database, locale }: Context, sought: TextMatch, limit: number) {
  const rows = await storeNames(database.reader, sought, limit);
  return rows.map(({ id, name, nameEn }) => ({ mer_id: id, name: (locale === 'en-US' && nameEn) || name }));
}

/** How many stores each value of each filter would leave. */
export async function countStoreFacets(
  ctx: Context,
  filter: StoreConditions,
): Promise<Result<StoreFacets, never>> {
  return ok(await countByFilter(ctx.database.reader, filter, ctx.clock.now().getFullYear()));
}

const optionIn =
  (locale: string) =>
  (id: number, zh: string, en: string, about = '') => ({
    id,
    name: locale === 'en-US' ? en : zh,
    description: about,
  });

/** Types of store, with what each means. */
export async function listStoreTypes(ctx: Context) {
  const option = optionIn(ctx.locale);
  const isEnglish = ctx.locale === 'en-US';
  const rows = await storeTypes(ctx.database.reader);
  return ok(
    rows.map((row) => ({
      ...option(row.merchantTypeId, row.name, row.nameEn, isEnglish ? row.descriptionEn : row.description),
      can_apply: row.key !== RUN_BY_THE_MALL,
    })),
  );
}

/** Lines of business a store can have. */
export async function listStoreCategories(ctx: Context) {
  const option = optionIn(ctx.locale);
  const rows = await storeCategories(ctx.database.reader);
  return ok(rows.map((row) => option(row.merchantCategoryId, row.name, row.nameEn)));
}

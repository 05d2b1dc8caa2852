import type { HomeBlock } from '#lib/contracts/store-home.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context, MerchantContext } from '#lib/domain/context.ts';
import { minuteOf, stateAt } from '../../content/site/index.ts';
import { cards, inLocale, listStoreCategories } from '../catalog/index.ts';
import { listShownCategories } from '../own-category/index.ts';
import { blocksOf, ownGoods } from './store-home.repo.ts';

const CATEGORIES_MAX = 16;

/** The finest categories that a store sells in, those with most goods first. */
function finest(rows: HomeBlock['categories']): HomeBlock['categories'] {
  const above = new Set(rows.map((row) => row.pid));
  return rows
    .filter((row) => !above.has(row.id))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, CATEGORIES_MAX);
}

/** Parts that are shown at a time, with the goods that are on sale; what has nothing to show is left out. */
async function blocksAt(ctx: Context, merId: number, at: Date): Promise<HomeBlock[]> {
  const db = ctx.database.reader;
  const rows = (await blocksOf(db, merId)).filter((row) => stateAt(row, at) === 'shown');
  const wanted = rows.flatMap((row) => row.productIds);
  const sold = new Set((await ownGoods(db, merId, wanted, { isShown: true })).map(({ id }) => id));
  const hasCategories = rows.some(({ kind }) => kind === 'categories');
  const own = hasCategories ? await listShownCategories(ctx, { id: merId }) : undefined;
  const tops = own?.ok ? own.value.filter((row) => row.pid === 0) : [];
  const isOwn = tops.length > 0;
  const found = hasCategories && !isOwn ? await listStoreCategories(ctx, { id: merId }) : undefined;
  const categories = isOwn ? tops.slice(0, CATEGORIES_MAX) : found?.ok ? finest(found.value) : [];
  const blocks: HomeBlock[] = [];
  for (const row of rows) {
    const ids = row.productIds.filter((id) => sold.has(id));
    const block: HomeBlock = {
      block_id: row.storeBlockId,
      kind: row.kind,
      title: inLocale(ctx.locale, row.title, row.titleEn),
      text: inLocale(ctx.locale, row.text, row.textEn).split(/\n+/).filter(Boolean),
      image: row.image,
      link: row.link,
      goods: ids.length > 0 ? await cards(ctx, ids) : [],
      categories: row.kind === 'categories' ? categories : [],
      is_own: row.kind === 'categories' && isOwn,
    };
    const isEmpty = {
      banner: !row.image,
      goods: ids.length === 0,
      categories: block.categories.length === 0,
      text: block.text.length === 0,
    };
    if (!isEmpty[row.kind]) blocks.push(block);
  }
  return blocks;
}

/** Parts of the home page of a store that are shown now. */
export const showHome = async (
  ctx: Context,
  { id }: { id: number },
): Promise<Result<{ blocks: HomeBlock[] }, never>> =>
  ok({ blocks: await blocksAt(ctx, id, ctx.clock.now()) });

/** The home page of the caller's store as it will be at a time; now where none is named. */
export async function previewHome(
  ctx: MerchantContext,
  { at }: { at?: string | undefined },
): Promise<Result<{ mer_id: number; blocks: HomeBlock[] }, 'site.time'>> {
  const { merId } = ctx.actor;
  const time = at === undefined ? ctx.clock.now() : minuteOf(at);
  if (!time) return fail('site.time', undefined, 'at');
  return ok({ mer_id: merId, blocks: await blocksAt(ctx, merId, time) });
}

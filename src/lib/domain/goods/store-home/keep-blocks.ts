import type { StoreBlock } from '#lib/contracts/store-home.ts';
import type { StoreBlockKind } from '#lib/contracts/states.ts';
import { STORE_BLOCKS_MAX } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { periodOf, stateAt } from '../../content/site/index.ts';
import { isOfLibrary } from '../../merchant/library/index.ts';
import { inLocale } from '../catalog/index.ts';
import {
  addBlock,
  blockOf,
  blocksOf,
  changeBlock,
  dropBlock,
  lastPlace,
  lockStore,
  neighborOf,
  ownGoods,
} from './store-home.repo.ts';

/** Parts of the home page of the caller's store, from top to bottom. */
export async function listBlocks(
  ctx: MerchantContext,
  { page, limit }: { page: number; limit: number },
): Promise<Result<{ count: number; list: StoreBlock[] }, never>> {
  const { db } = ctx.database;
  const { merId } = ctx.actor;
  const rows = await blocksOf(db, merId);
  const shown = rows.slice((page - 1) * limit, page * limit);
  const goods = await ownGoods(
    db,
    merId,
    shown.flatMap((row) => row.productIds),
  );
  const names = new Map(goods.map((row) => [row.id, inLocale(ctx.locale, row.name, row.nameEn)]));
  const now = ctx.clock.now();
  return ok({
    count: rows.length,
    list: shown.map((row) => ({
      block_id: row.storeBlockId,
      kind: row.kind,
      title: row.title,
      title_en: row.titleEn,
      text: row.text,
      text_en: row.textEn,
      image: row.image,
      link: row.link,
      goods: row.productIds.flatMap((id) =>
        names.has(id) ? [{ product_id: id, name: names.get(id)! }] : [],
      ),
      is_shown: row.shown,
      starts_time: row.startsAt?.toISOString() ?? null,
      ends_time: row.endsAt?.toISOString() ?? null,
      state: stateAt(row, now),
    })),
  });
}

interface Saving {
  id?: number | undefined;
  kind: StoreBlockKind;
  title: string;
  title_en: string;
  text: string;
  text_en: string;
  image: string[];
  link: string;
  product_ids: number[];
  is_shown: boolean;
  starts?: string | undefined;
  ends?: string | undefined;
}
type Fault = 'store_home.image' | 'store_home.goods' | 'store_home.text';

/** What a part of its kind cannot do without. */
async function lackOf(ctx: MerchantContext, input: Saving, kept: string): Promise<Result<null, Fault>> {
  const { kind, image, product_ids: ids } = input;
  if (kind === 'text' && !input.text) return fail('store_home.text', undefined, 'text');
  if (kind === 'banner') {
    const isFresh = image.length > 0 && image[0] !== kept;
    if (isFresh ? !(await isOfLibrary(ctx, image)) : !kept)
      return fail('store_home.image', undefined, 'image');
  }
  if (kind === 'goods') {
    const own = await ownGoods(ctx.database.db, ctx.actor.merId, ids);
    if (ids.length === 0 || own.length !== new Set(ids).size)
      return fail('store_home.goods', undefined, 'product_ids');
  }
  return ok(null);
}

/** Invalidates the page now, and again when a part begins and ends. */
async function refresh(ctx: MerchantContext, times: (Date | null)[] = []): Promise<void> {
  const tags = [`store:${ctx.actor.merId}`];
  await ctx.changed(...tags);
  for (const at of times)
    if (at && at > ctx.clock.now())
      await ctx.jobs.send('content.appear', { tags }, { at, once: `${tags[0]}:${at.toISOString()}` });
}

/** Adds a part to the home page of the caller's store, at its end, or changes one. */
export async function saveBlock(
  ctx: MerchantContext,
  input: Saving,
): Promise<
  Result<{ id: number }, Fault | 'store_home.gone' | 'store_home.many' | 'site.time' | 'site.period'>
> {
  const period = periodOf(input);
  if (!period.ok) return period;
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const { merId } = ctx.actor;
    await lockStore(db, merId);
    const before = input.id === undefined ? undefined : await blockOf(db, merId, input.id);
    if (input.id !== undefined && !before) return fail('store_home.gone');
    const lack = await lackOf(ctx, input, before?.image ?? '');
    if (!lack.ok) return lack;
    const values = {
      kind: input.kind,
      title: input.title,
      titleEn: input.title_en,
      text: input.kind === 'text' ? input.text : '',
      textEn: input.kind === 'text' ? input.text_en : '',
      image: input.kind === 'banner' ? (input.image[0] ?? before?.image ?? '') : '',
      link: input.kind === 'banner' ? input.link : '',
      productIds: input.kind === 'goods' ? [...new Set(input.product_ids)] : [],
      shown: input.is_shown,
      ...period.value,
    };
    const { startsAt, endsAt } = period.value;
    if (before) {
      await changeBlock(db, before.storeBlockId, values);
      await refresh(ctx, [startsAt, endsAt]);
      return ok({ id: before.storeBlockId });
    }
    if ((await blocksOf(db, merId)).length >= STORE_BLOCKS_MAX)
      return fail('store_home.many', { n: STORE_BLOCKS_MAX });
    const sort = (await lastPlace(db, merId)) + 1;
    const id = await addBlock(db, { ...values, merId, sort, createdAt: ctx.clock.now() });
    await refresh(ctx, [startsAt, endsAt]);
    return ok({ id });
  });
}

/** Moves a part by one place; at an end it stays. */
export async function moveBlock(
  ctx: MerchantContext,
  { id, to }: { id: number; to: 'up' | 'down' },
): Promise<Result<null, 'store_home.gone'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    await lockStore(db, ctx.actor.merId);
    const row = await blockOf(db, ctx.actor.merId, id);
    if (!row) return fail('store_home.gone');
    const other = await neighborOf(db, row, to);
    if (!other) return ok(null);
    await changeBlock(db, row.storeBlockId, { sort: other.sort });
    await changeBlock(db, other.storeBlockId, { sort: row.sort });
    await refresh(ctx);
    return ok(null);
  });
}

export async function removeBlock(
  ctx: MerchantContext,
  { id }: { id: number },
): Promise<Result<null, 'store_home.gone'>> {
  const { db } = ctx.database;
  const row = await blockOf(db, ctx.actor.merId, id);
  if (!row) return fail('store_home.gone');
  await dropBlock(db, row.storeBlockId);
  await refresh(ctx);
  return ok(null);
}

import type { CartLine } from '#lib/contracts/cart.ts';
import type { SavedList } from '#lib/contracts/saved-list.ts';
import { fail, ok, type Failure, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { withContracts } from '../../price-list/index.ts';
import { refusalOf } from '../check-purchase.ts';
import { lineView } from '../line-view.ts';
import { goodsBySku } from '../purchase-lines.repo.ts';
import { wantedRow } from '../purchase-lines.ts';
import { putReported, type PutAll } from '../put/put-reported.ts';
import {
  dropLineOfList,
  dropList,
  linesOf,
  listOfUser,
  listsOf,
  setLineOfList,
  setList,
} from './saved-list.repo.ts';

/** The caller's lists, the last used first. */
export async function readLists(ctx: UserContext): Promise<Result<SavedList[], never>> {
  const rows = await listsOf(ctx.database.db, ctx.actor.uid);
  return ok(
    rows.map((row) => ({
      saved_list_id: row.savedListId,
      name: row.name,
      count: row.count,
      update_time: row.updatedAt.toISOString(),
    })),
  );
}

/** The goods of a list at today's prices, each with what keeps it from being bought. */
export async function readSavedList(
  ctx: UserContext,
  { id }: { id: string },
  say: (failure: Failure) => string,
): Promise<Result<{ saved_list_id: string; name: string; lines: CartLine[] }, 'saved_list.not_found'>> {
  const { db } = ctx.database;
  const list = await listOfUser(db, ctx.actor.uid, id);
  if (!list) return fail('saved_list.not_found');
  const lines = await linesOf(db, id);
  const skuIds = lines.map((line) => line.skuId);
  const today = await withContracts(ctx, await goodsBySku(db, skuIds));
  const goods = new Map(today.map((row) => [row.sku.skuId, row]));
  const rows = lines.flatMap(({ skuId, quantity }) => {
    const known = goods.get(skuId);
    return known ? [wantedRow(known, quantity)] : [];
  });
  const ofProduct = Map.groupBy(rows, (row) => row.product.productId);
  return ok({
    saved_list_id: id,
    name: list.name,
    lines: rows.map((row) => {
      const siblings = ofProduct.get(row.product.productId)!;
      const refusal = refusalOf(row, siblings, ctx.locale, ctx.clock.now());
      return lineView(ctx, row, siblings, refusal ? say(refusal.failure) : '');
    }),
  });
}

export async function renameList(
  ctx: UserContext,
  { id, name }: { id: string; name: string },
): Promise<Result<SavedList[], 'saved_list.not_found'>> {
  const isSet = await setList(ctx.database.db, ctx.actor.uid, id, { name, updatedAt: ctx.clock.now() });
  return isSet ? readLists(ctx) : fail('saved_list.not_found');
}

export async function deleteList(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<SavedList[], 'saved_list.not_found'>> {
  const isGone = await dropList(ctx.database.db, ctx.actor.uid, id);
  return isGone ? readLists(ctx) : fail('saved_list.not_found');
}

interface LineOfList {
  id: string;
  product_attr_unique: number;
  cart_num?: number | undefined;
}

/** Sets a quantity, or takes the goods out of the list. */
export async function changeListLine(
  ctx: UserContext,
  { id, product_attr_unique: skuId, cart_num }: LineOfList,
): Promise<Result<null, 'saved_list.not_found'>> {
  return ctx.database.tx(async () => {
    const { db } = ctx.database;
    if (!(await setList(db, ctx.actor.uid, id, { updatedAt: ctx.clock.now() })))
      return fail('saved_list.not_found');
    await (cart_num === undefined ? dropLineOfList(db, id, skuId) : setLineOfList(db, id, skuId, cart_num));
    return ok(null);
  });
}

/** Everything of a list into the cart, with a report. */
export async function putList(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<PutAll, 'saved_list.empty' | 'saved_list.not_found'>> {
  const { db } = ctx.database;
  if (!(await setList(db, ctx.actor.uid, id, { updatedAt: ctx.clock.now() })))
    return fail('saved_list.not_found');
  const lines = await linesOf(db, id);
  if (lines.length === 0) return fail('saved_list.empty');
  return ok(
    await putReported(
      ctx,
      lines.map(({ skuId, quantity }) => ({ product_attr_unique: skuId, cart_num: quantity })),
    ),
  );
}

import { newId } from '#lib/kernel/ids.ts';
import { SAVED_LINES_MAX, SAVED_LISTS_MAX } from '#lib/kernel/cart-limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import type { Wanted } from '../add-lines.ts';
import { chosenRows } from '../purchase-lines.repo.ts';
import { addList, countLists } from './saved-list.repo.ts';

/** Keeps goods with their quantities under a name. */
export async function saveList(
  ctx: UserContext,
  { name, wanted }: { name: string; wanted: readonly Wanted[] },
): Promise<Result<{ saved_list_id: string }, 'saved_list.empty' | 'saved_list.full' | 'saved_list.most'>> {
  const sums = new Map<number, number>();
  for (const { product_attr_unique: skuId, cart_num } of wanted)
    sums.set(skuId, (sums.get(skuId) ?? 0) + cart_num);
  if (sums.size === 0) return fail('saved_list.empty');
  if (sums.size > SAVED_LINES_MAX) return fail('saved_list.full');
  const now = ctx.clock.now();
  const savedListId = newId(now);
  const { uid } = ctx.actor;
  return ctx.database.tx(async () => {
    const { db } = ctx.database;
    if ((await countLists(db, uid)) >= SAVED_LISTS_MAX) return fail('saved_list.most');
    await addList(
      db,
      { savedListId, uid, name, createdAt: now, updatedAt: now },
      [...sums].map(([skuId, quantity]) => ({ skuId, quantity })),
    );
    return ok({ saved_list_id: savedListId });
  });
}

/** Goods and quantities of lines of one's own cart, to be kept as a list. */
export async function wantedOfCart(ctx: UserContext, cartIds: string[]): Promise<Wanted[]> {
  const rows = await chosenRows(ctx.database.db, ctx.actor.uid, cartIds);
  return rows.map((row) => ({ product_attr_unique: row.sku.skuId, cart_num: row.quantity }));
}

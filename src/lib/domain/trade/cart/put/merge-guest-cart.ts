import type { UserContext } from '#lib/domain/context.ts';
import type { Wanted } from '../add-lines.ts';
import { lockMerge, keepMerge } from './merge.repo.ts';
import { putReported, type PutAll } from './put-reported.ts';

interface GuestCart {
  guest_cart_id: string;
  items: Wanted[];
}

/**
 * Puts the cart that a browser kept for a guest into the account's cart. Idempotent by `guest_cart_id`: sent again,
 * even at the same moment from another tab, it answers as before, and only what was added to the guest's cart since is
 * put in.
 */
export async function mergeGuestCart(ctx: UserContext, { guest_cart_id, items }: GuestCart): Promise<PutAll> {
  const { uid } = ctx.actor;
  const wanted = new Map<number, number>();
  for (const { product_attr_unique: skuId, cart_num } of items)
    wanted.set(skuId, (wanted.get(skuId) ?? 0) + cart_num);

  return ctx.database.tx(async () => {
    const { db } = ctx.database;
    const before = await lockMerge(db, uid, guest_cart_id, ctx.clock.now());
    const known = new Map(before.wanted.map((row) => [row.skuId, row.quantity]));
    const fresh = [...wanted]
      .map(([skuId, quantity]) => ({
        product_attr_unique: skuId,
        cart_num: quantity - (known.get(skuId) ?? 0),
      }))
      .filter(({ cart_num }) => cart_num > 0);
    // The stored answer was written below, so it has this type.
    if (fresh.length === 0) return before.answer as PutAll;
    const answer = await putReported(ctx, fresh);
    for (const [skuId, quantity] of wanted) known.set(skuId, Math.max(quantity, known.get(skuId) ?? 0));
    await keepMerge(db, uid, guest_cart_id, {
      wanted: [...known].map(([skuId, quantity]) => ({ skuId, quantity })),
      answer,
    });
    return answer;
  });
}

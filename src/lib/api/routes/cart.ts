import { cartApi } from '../../contracts/cart.ts';
import type { UserContext } from '../../domain/context.ts';
import { buyActivity } from '../../domain/trade/activity/index.ts';
import * as cart from '../../domain/trade/cart/index.ts';
import { totalCart } from '../../domain/trade/checkout/index.ts';
import { orderedSkus } from '../../domain/trade/order/index.ts';
import { ok } from '../../kernel/result.ts';
import { serve } from '../mount.ts';
import { putNamed } from '../put-named.ts';
import { failureTextIn } from '../texts.ts';

const view = (ctx: UserContext) => cart.viewCart(ctx, failureTextIn(ctx.locale));

const named = (ctx: UserContext, { refused, ...added }: cart.Added) => ({
  ...added,
  refused: refused.map(({ failure, ...row }) => ({ ...row, reason: failureTextIn(ctx.locale)(failure) })),
});

export const cartRoutes = serve(cartApi, {
  list: view,
  count: cart.countCart,
  total: (ctx, { cart_id }) => totalCart(ctx, cart_id, failureTextIn(ctx.locale)),
  async create(ctx, { activity_id, ...wanted }) {
    return activity_id === undefined
      ? cart.addOne(ctx, wanted)
      : buyActivity(ctx, { ...wanted, activity_id });
  },
  async createMany(ctx, { items, is_new }) {
    return ok(named(ctx, await cart.addLines(ctx, items, is_new === 1)));
  },
  async merge(ctx, input) {
    return ok(putNamed(ctx, await cart.mergeGuestCart(ctx, input)));
  },
  async change(ctx, input) {
    const changed = await cart.changeLine(ctx, input);
    return changed.ok ? view(ctx) : changed;
  },
  async remove(ctx, { cart_id }) {
    await cart.removeLines(ctx.database.db, ctx.actor.uid, cart_id);
    return view(ctx);
  },
  async again(ctx, { order_id, data }) {
    const wanted = order_id === undefined ? ok(data ?? []) : await orderedSkus(ctx, order_id);
    if (!wanted.ok) return wanted;
    const { cart_id, refused } = named(ctx, await cart.addLines(ctx, wanted.value, false));
    return ok({ cart_id, refused });
  },
});

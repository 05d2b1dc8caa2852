import { savedListApi } from '../../contracts/saved-list.ts';
import * as cart from '../../domain/trade/cart/index.ts';
import { orderedSkus } from '../../domain/trade/order/index.ts';
import { ok } from '../../kernel/result.ts';
import { serve } from '../mount.ts';
import { failureTextIn } from '../texts.ts';
import { putNamed } from '../put-named.ts';

export const savedListRoutes = serve(savedListApi, {
  list: cart.readLists,
  detail: (ctx, input) => cart.readSavedList(ctx, input, failureTextIn(ctx.locale)),
  async create(ctx, { name, cart_id = [], order_id }) {
    const wanted = order_id ? await orderedSkus(ctx, order_id) : ok(await cart.wantedOfCart(ctx, cart_id));
    return wanted.ok ? cart.saveList(ctx, { name, wanted: wanted.value }) : wanted;
  },
  rename: cart.renameList,
  line: cart.changeListLine,
  remove: cart.deleteList,
  async add(ctx, input) {
    const put = await cart.putList(ctx, input);
    return put.ok ? ok(putNamed(ctx, put.value)) : put;
  },
});

import { changeFeedApi } from '../../contracts/change-feed.ts';
import * as feed from '../../domain/desk/change-feed/index.ts';
import { ok } from '../../kernel/result.ts';
import { serve } from '../mount.ts';
import { withReason } from './refund.ts';

export const changeFeedRoutes = serve(changeFeedApi, {
  orders: feed.changedOrders,
  async refunds(ctx, input) {
    const found = await feed.changedRefunds(ctx, input);
    if (!found.ok) return found;
    return ok({ ...found.value, list: found.value.list.map((row) => withReason(ctx, row)) });
  },
  goods: feed.changedGoods,
  stock: feed.changedStock,
  invoices: feed.changedInvoices,
});

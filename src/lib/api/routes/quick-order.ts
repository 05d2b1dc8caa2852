import { quickOrderApi } from '../../contracts/quick-order.ts';
import { matchLines, readTable } from '../../domain/trade/cart/index.ts';
import { serve } from '../mount.ts';
import { failureTextIn } from '../texts.ts';

export const quickOrderRoutes = serve(quickOrderApi, {
  read: readTable,
  match: (ctx, input) => matchLines(ctx, input, failureTextIn(ctx.locale)),
});

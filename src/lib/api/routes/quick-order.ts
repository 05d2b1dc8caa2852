import { quickOrderApi } from '../../contracts/quick-order.ts';
import { matchLines, readTable } from '../../domain/trade/cart/index.ts';
import { serve } from '../mount.ts';
import { sayIn } from '../say.ts';

export const quickOrderRoutes = serve(quickOrderApi, {
  read: readTable,
  match: (ctx, input) => matchLines(ctx, input, sayIn(ctx.locale)),
});

import { placeApi } from '../../contracts/place.ts';
import { textMatch } from '../../domain/goods/catalog/index.ts';
import { listBelts, listMarkets, readBelt, readMarket } from '../../domain/merchant/place/index.ts';
import { serve } from '../mount.ts';

export const placeRoutes = serve(placeApi, {
  belts: listBelts,
  belt: readBelt,
  /** Places know no goods; what the words mean is added here. */
  markets: async (ctx, input) => listMarkets(ctx, { ...input, sought: await textMatch(ctx, input.keyword) }),
  market: readMarket,
});

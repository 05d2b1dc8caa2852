import { placeApi } from '../../contracts/place.ts';
import { listBelts, listMarkets, readBelt, readMarket } from '../../domain/merchant/place/index.ts';
import { serve } from '../mount.ts';

export const placeRoutes = serve(placeApi, {
  belts: listBelts,
  belt: readBelt,
  markets: listMarkets,
  market: readMarket,
});

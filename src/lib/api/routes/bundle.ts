import { bundleApi } from '../../contracts/bundle.ts';
import * as bundle from '../../domain/trade/bundle/index.ts';
import { serve } from '../mount.ts';

export const bundleRoutes = serve(bundleApi, {
  list: bundle.listBundles,
  buy: bundle.buyBundle,
  create: bundle.createBundle,
});

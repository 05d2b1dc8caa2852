import { goodsApi } from '../../contracts/goods.ts';
import * as catalog from '../../domain/goods/catalog/index.ts';
import { serve } from '../mount.ts';

export const goodsRoutes = serve(goodsApi, {
  categories: catalog.listCategories,
  children: catalog.listChildren,
  storeCategories: catalog.listStoreCategories,
  brands: catalog.listBrands,
  list: catalog.listGoods,
  facets: catalog.readFacets,
  hot: catalog.listChannel,
  recommend: catalog.listRecommended,
  ofMerchant: catalog.listGoods,
  showcase: catalog.readShowcase,
  hotRanking: catalog.listHotRanking,
  detail: catalog.readGoods,
  live: catalog.readLive,
  reviews: catalog.listReviews,
});

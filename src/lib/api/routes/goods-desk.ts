import { goodsDeskApi } from '../../contracts/goods-desk.ts';
import * as goods from '../../domain/goods/goods-desk/index.ts';
import * as massChange from '../../domain/desk/mass-change/index.ts';
import { serve } from '../mount.ts';

export const goodsDeskRoutes = serve(goodsDeskApi, {
  list: goods.listDeskGoods,
  counts: goods.countDeskGoods,
  detail: goods.readDeskGoods,
  shelf: massChange.changeListing,
  skus: goods.listDeskSkus,
  skuCounts: goods.countDeskSkus,
  setStock: goods.setStock,
  setPrice: goods.setPrice,
});

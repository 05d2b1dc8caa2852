import type { Db } from '../../../../db/database.ts';
import type { GoodsFilter } from '../../../../contracts/goods.ts';
import {
  among,
  ofGoods,
  ofOwnCategories,
  ofStores,
  plainConditions,
  type Condition,
  type Conditions,
} from './conditions.ts';
import { wantedValues } from '../parameters.ts';
import { goodsWithSizes } from '../sizes.repo.ts';
import {
  couponOf,
  goodsWithSample,
  ownCategoryAndBelow,
  storesOfMarket,
  storesOfProvince,
  storesThatAre,
} from './wanted.repo.ts';

/** The filters of a list, without page, order and words. */
export type Filter = Partial<Omit<GoodsFilter, 'page' | 'limit' | 'order' | 'keyword'>>;

/** Goods that a coupon is for, by its kind: of a store, these, of categories, of stores, or all. */
async function coveredBy(db: Db, couponId: number): Promise<Condition> {
  const found = await couponOf(db, couponId);
  if (!found) return () => () => false;
  const isTarget = among(found.targetIds);
  return ({ id, store, category1, category2, category3 }) =>
    (at) => {
      switch (found.kind) {
        case 'store':
          return store[at] === found.merId;
        case 'product':
          return store[at] === found.merId && isTarget(id[at]!);
        case 'category':
          return isTarget(category3[at]!) || isTarget(category2[at]!) || isTarget(category1[at]!);
        case 'cross_store':
          return isTarget(store[at]!);
        default:
          return true;
      }
    };
}

/** The conditions of a filter; what stores, markets and coupons decide is read from the database as it stands. */
export async function conditionsOf(db: Db, filter: Filter): Promise<Conditions> {
  const { base, facets } = plainConditions(filter);
  const stores = async (is: boolean, ids: () => Promise<number[]>) =>
    is ? ofStores(await ids()) : undefined;
  const { market_id: marketId, coupon_id: couponId, province_id: provinceId, mer_cate_id: ownId } = filter;
  const [ofSizes, ofMarket, ofTraders, ofCoupon, ofOwn, province, certified, maker, invoice, sample] =
    await Promise.all([
      filter.spec
        ? wantedValues(db, filter.spec)
            .then((wanted) => goodsWithSizes(db, wanted))
            .then(ofGoods)
        : undefined,
      stores(Boolean(marketId), () => storesOfMarket(db, marketId!)),
      stores(Boolean(filter.is_trader), () => storesThatAre(db, 'trader')),
      couponId ? coveredBy(db, couponId) : undefined,
      ownId ? ownCategoryAndBelow(db, ownId).then(ofOwnCategories) : undefined,
      stores(Boolean(provinceId), () => storesOfProvince(db, provinceId!)),
      stores(Boolean(filter.certified), () => storesThatAre(db, 'certified')),
      stores(Boolean(filter.maker), () => storesThatAre(db, 'maker')),
      stores(Boolean(filter.invoice), () => storesThatAre(db, 'invoice')),
      filter.sample ? goodsWithSample(db).then(ofGoods) : undefined,
    ]);
  return {
    base: [...base, ofSizes, ofMarket, ofTraders, ofCoupon, ofOwn].filter(
      (condition) => condition !== undefined,
    ),
    facets: Object.fromEntries(
      Object.entries({ ...facets, province, certified, maker, invoice, sample }).filter(([, test]) => test),
    ),
  };
}

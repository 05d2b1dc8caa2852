import { couponApi } from '../../contracts/coupon.ts';
import {
  changeCoupons,
  closePlatformCoupons,
  openPlatformCoupons,
} from '../../domain/desk/mass-change/index.ts';
import { listGoods } from '../../domain/goods/catalog/index.ts';
import {
  createCoupon,
  createPlatformCoupon,
  listCoupons,
  listMyCoupons,
  listOwnCoupons,
  listProductCoupons,
  listReceived,
  listStoreCoupons,
  listWelcomeCoupons,
  PLATFORM,
  readCoupon,
  receiveCoupon,
} from '../../domain/trade/coupon/index.ts';
import { serve } from '../mount.ts';
import { wantedGoods } from '../goods/wanted-goods.ts';

export const couponRoutes = serve(couponApi, {
  list: listCoupons,
  mine: listMyCoupons,
  ofProduct: listProductCoupons,
  ofStore: listStoreCoupons,
  newPeople: listWelcomeCoupons,
  detail: readCoupon,
  goods: (ctx, input) => listGoods(ctx, wantedGoods(input)),
  received: listReceived,
  receive: receiveCoupon,
  storeList: (ctx, input) => listOwnCoupons(ctx, ctx.actor.merId, input),
  storeCreate: (ctx, input) => createCoupon(ctx, ctx.actor.merId, input),
  storeOpen: (ctx, { ids }) => changeCoupons(ctx, ids, 'open'),
  storeClose: (ctx, { ids }) => changeCoupons(ctx, ids, 'close'),
  platformList: (ctx, input) => listOwnCoupons(ctx, PLATFORM, input),
  platformCreate: createPlatformCoupon,
  platformOpen: openPlatformCoupons,
  platformClose: closePlatformCoupons,
});

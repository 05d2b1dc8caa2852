export { usableClaims, type OwnedCoupon } from './claim.repo.ts';
export { couponClaimFlow, couponFlow } from './coupon.flow.ts';
export * from './gift/index.ts';
export { myCouponView } from './coupon-view.ts';
export {
  listCoupons,
  listProductCoupons,
  listReceived,
  listStoreCoupons,
  listWelcomeCoupons,
  readCoupon,
} from './list-coupons.ts';
export { listMyCoupons } from './list-my-coupons.ts';
export { createCoupon, listOwnCoupons, stepCoupon, type CouponStep } from './manage-coupons.ts';
export { createPlatformCoupon, favoursOwnStore, refuseAlone, PLATFORM } from './platform-coupons.ts';
export { receiveCoupon } from './receive-coupon.ts';
export {
  couponsOfOrder,
  returnCoupons,
  returnCouponsOfGroup,
  returnLostCoupons,
  type UsedCoupon,
} from './return-coupons.ts';
export { expireCoupons, sweepCoupons } from './sweep-coupons.ts';
export { pricedCoupon } from './usable-coupons.ts';
export { spendCoupons } from './spend-coupons.ts';
export { welcomeBuyer } from './welcome-buyer.ts';

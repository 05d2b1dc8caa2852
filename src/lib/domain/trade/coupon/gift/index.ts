export { giftFacts } from './gift.repo.ts';
export { giveCoupons } from './give-coupons.ts';
export { listGifts } from './list-gifts.ts';
export { chargeGifts, spentGifts } from './spent-gifts.ts';
export { takeBackCoupons } from './take-back-coupons.ts';

export { assembleCheckout, type AssembledCheckout } from './assemble-checkout.ts';
export { keepOrderOfKey, lockKey } from './checkout.repo.ts';
export type { Choice } from './choice.ts';
export { couponsTaken } from './coupon-options.ts';
export { couponsShown, isAsShown, shownIn } from './fingerprint.ts';
export { previewCheckout } from './preview-checkout.ts';
export { sweepCheckout } from './sweep-checkout.ts';
export { totalCart } from './total-cart.ts';

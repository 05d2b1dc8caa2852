export type { Choice } from './choice.ts';
export { placeOrder } from './place-order.ts';
export { previewCheckout } from './preview-checkout.ts';
export { sweepCheckout } from './sweep-checkout.ts';
export { totalCart } from './total-cart.ts';

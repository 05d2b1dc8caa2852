export { quoteShippingFee } from './quote-shipping-fee.ts';

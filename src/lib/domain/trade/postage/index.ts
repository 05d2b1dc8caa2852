export { quotePostage } from './quote-postage.ts';

export { addLines, addOne, type Added, type Wanted } from './add-lines.ts';
export { changeLine } from './change-line.ts';
export type { LineRefusal } from './check-purchase.ts';
export { addDirectLines, dropStaleDirectLines, removeLines } from './cart.repo.ts';
export { chosenRows, goodsBySku, lockLines, templatesByIds, type PurchaseRow } from './purchase-lines.repo.ts';
export { checkoutLineOf, inLocale, skuText, stillForSale } from './purchase-lines.ts';
export { storeTermsOf } from './store-terms.ts';
export { totalCart } from './total-cart.ts';
export { countCart, viewCart, type Say } from './view-cart.ts';

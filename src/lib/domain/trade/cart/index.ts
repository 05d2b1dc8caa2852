export { addLines, addOne, type Added, type Wanted } from './add-lines.ts';
export { changeLine } from './change-line.ts';
export type { LineRefusal } from './check-purchase.ts';
export { addDirectLines, dropStaleDirectLines, removeLines } from './cart.repo.ts';
export {
  chosenLines,
  chosenRows,
  goodsBySku,
  lockedLines,
  templatesByIds,
  type GoodsRow,
  type PurchaseRow,
} from './purchase-lines.repo.ts';
export { checkoutLineOf, hasPrice, inLocale, skuText, stillForSale, wantedRow } from './purchase-lines.ts';
export { storeTermsOf } from './store-terms.ts';
export { countCart, viewCart, type Say } from './view-cart.ts';
export { mergeGuestCart } from './put/merge-guest-cart.ts';
export { dropOldMerges } from './put/merge.repo.ts';
export type { PutAll } from './put/put-reported.ts';
export { matchLines } from './quick/match-lines.ts';
export { readTable } from './quick/read-table.ts';
export { saveList, wantedOfCart } from './saved/save-list.ts';
export {
  changeListLine,
  deleteList,
  putList,
  readLists,
  readSavedList,
  renameList,
} from './saved/use-lists.ts';

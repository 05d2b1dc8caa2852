export { contractsOf, hasOwnPrices, withContracts } from './with-contracts.ts';
export { ownPrices, ownPricesOf, ownPricesOfSizes } from './own-prices.ts';
export {
  categoryChoices,
  countPriceLists,
  listChoices,
  listLines,
  listPriceLists,
  pricesOf,
  readPriceList,
} from './read-lists.ts';
export { lookAtLines } from './read-typed.ts';
export {
  addScopeLine,
  addTypedLines,
  changePriceList,
  copyPriceList,
  createPriceList,
  dropLine,
  endPriceList,
  setLineMinimum,
  setLinePrice,
} from './manage-lists.ts';

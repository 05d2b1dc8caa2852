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
export { writtenPrice } from './typed-price.ts';
export {
  addScopeLine,
  addTypedLines,
  changePriceList,
  copyPriceList,
  createPriceList,
  dropLines,
  endPriceList,
  restoreLines,
  setLineMinimum,
  setLinePrice,
  type NamedChange,
} from './manage-lists.ts';

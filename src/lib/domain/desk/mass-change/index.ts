export {
  addListLines,
  changeCoupons,
  changeGroups,
  changeOwnCategories,
  changePrices,
  changeListing,
  changeStocks,
  dropListLines,
} from './change-many.ts';
export { listMassChanges, readMassChange } from './list-changes.ts';
export { lookAtMany } from './look-many.ts';
export {
  closePlatformCoupons,
  listPlatformChanges,
  openPlatformCoupons,
  readPlatformChange,
  removeStandardGroups,
  removeSynonymGroups,
  undoPlatformChange,
} from './of-platform.ts';
export { undoMassChange, undoStockChange } from './undo-change.ts';

export { changeGroups, changePrices, changeShelf, changeStocks } from './change-many.ts';
export { listMassChanges, readMassChange } from './list-changes.ts';
export { lookAtMany } from './look-many.ts';
export { undoMassChange, undoStockChange } from './undo-change.ts';

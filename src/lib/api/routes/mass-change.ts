import { massChangeApi } from '../../contracts/mass-change.ts';
import * as massChange from '../../domain/desk/mass-change/index.ts';
import { serve } from '../mount.ts';

export const massChangeRoutes = serve(massChangeApi, {
  look: massChange.lookAtMany,
  price: massChange.changePrices,
  stock: massChange.changeStocks,
  list: massChange.listMassChanges,
  detail: massChange.readMassChange,
  undo: massChange.undoMassChange,
  undoStock: massChange.undoStockChange,
  platformList: massChange.listPlatformChanges,
  platformDetail: massChange.readPlatformChange,
  platformUndo: massChange.undoPlatformChange,
});

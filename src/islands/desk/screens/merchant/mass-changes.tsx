import { massChangeApi } from '#lib/contracts/mass-change.ts';
import { massChangesScreen, openFor } from '../../mass-changes.tsx';

/** Many rows of a store that were changed at once. */
export default massChangesScreen(
  { list: massChangeApi.list, detail: massChangeApi.detail },
  { group: 'goods', place: 62 },
  openFor('undo', massChangeApi.undo, (kind) => kind !== 'stock'),
  openFor('undo_stock', massChangeApi.undoStock, (kind) => kind === 'stock'),
);

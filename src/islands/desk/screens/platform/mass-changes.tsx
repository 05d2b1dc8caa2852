import { massChangeApi } from '#lib/contracts/mass-change.ts';
import { massChangesScreen, openFor } from '../../mass-changes.tsx';

/** Many coupons of the platform that were opened or closed at once. */
export default massChangesScreen(
  { list: massChangeApi.platformList, detail: massChangeApi.platformDetail },
  { group: 'marketing', place: 100 },
  openFor('undo', massChangeApi.platformUndo),
);

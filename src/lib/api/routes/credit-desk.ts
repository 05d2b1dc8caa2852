import { creditDeskApi } from '../../contracts/credit-desk.ts';
import { countWatchedBills, listWatchedBills, readWatchedBill } from '../../domain/desk/oversight/index.ts';
import { serve } from '../mount.ts';

export const creditDeskRoutes = serve(creditDeskApi, {
  list: listWatchedBills,
  counts: countWatchedBills,
  detail: readWatchedBill,
});

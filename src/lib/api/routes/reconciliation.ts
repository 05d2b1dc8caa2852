import { reconciliationApi } from '../../contracts/reconciliation.ts';
import * as reconciliation from '../../domain/trade/reconciliation/index.ts';
import { serve } from '../mount.ts';

export const reconciliationRoutes = serve(reconciliationApi, {
  list: reconciliation.listReconciliations,
  add: reconciliation.reconcile,
  differences: reconciliation.listDifferences,
  settle: reconciliation.settleDifference,
});

export { listDifferences, listReconciliations, reconcile, settleDifference } from './reconcile.ts';

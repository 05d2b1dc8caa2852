import { visitApi } from '../../contracts/visit.ts';
import { forgetVisits, listVisits, mergeVisits, rememberVisit } from '../../domain/goods/visit/index.ts';
import { serve } from '../mount.ts';

export const visitRoutes = serve(visitApi, {
  list: listVisits,
  create: rememberVisit,
  merge: mergeVisits,
  removeBatch: forgetVisits,
});

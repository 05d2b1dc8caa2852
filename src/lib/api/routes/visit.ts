import { visitApi } from '../../contracts/visit.ts';
import {
  forgetVisit,
  forgetVisits,
  listVisits,
  mergeVisits,
  rememberVisit,
} from '../../domain/goods/visit/index.ts';
import { serve } from '../mount.ts';

export const visitRoutes = serve(visitApi, {
  list: listVisits,
  create: rememberVisit,
  merge: mergeVisits,
  remove: forgetVisit,
  removeBatch: forgetVisits,
});

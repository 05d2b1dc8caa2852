import { intentionApi } from '../../contracts/intention.ts';
import * as intention from '../../domain/merchant/intention/index.ts';
import { serve } from '../mount.ts';

export const intentionRoutes = serve(intentionApi, {
  entry: intention.readEntry,
  create: intention.apply,
  update: intention.changeApplication,
  list: intention.listIntentions,
  detail: intention.readIntention,
  waiting: intention.listWaiting,
  approve: intention.approve,
  reject: intention.reject,
});

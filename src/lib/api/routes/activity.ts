import { activityApi } from '../../contracts/activity.ts';
import * as activity from '../../domain/trade/activity/index.ts';
import { serve } from '../mount.ts';

export const activityRoutes = serve(activityApi, {
  ofProduct: activity.runningOf,
  share: activity.readShare,
  own: activity.listOwnActivities,
  takeDown: activity.takeDown,
  all: activity.listAllActivities,
  review: activity.reviewActivity,
  takeDownAny: activity.takeDownAny,
});

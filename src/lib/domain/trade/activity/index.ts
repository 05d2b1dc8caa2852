export { activityFlow } from './activity.flow.ts';
export {
  activitiesById,
  addActivity,
  skusOfActivities,
  type ActivityRow,
  type SlotRow,
} from './activity.repo.ts';
export { activityLines, balanceWindow, fixedLine, type BalanceWindow } from './activity-lines.ts';
export { foundedPrices, struckPrice } from './founded-price.repo.ts';
export { inActivityTurn } from './activity-turn.ts';
export { buyActivity } from './buy-activity.ts';
export { listAllActivities, listOwnActivities, readShare, runningOf } from './list-activities.ts';
export { offeredSkus, type Offer } from './offered-skus.ts';
export { readOffers } from './read-offers.ts';
export { reviewActivity, takeDown, takeDownAny } from './review-activity.ts';
export { countShownActivities, shownActivities } from './shown-activities.repo.ts';
export { isGone, presaleRun, seckillRun, type Run, type Stage } from './stage.ts';
export { takenBy, takeShare } from './share.ts';
export { returnBuyer } from './stock.repo.ts';
export { returnActivity, takeActivity } from './take-activity.ts';
export { turnActivities } from './turn-activities.ts';

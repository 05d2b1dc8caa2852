export { apply, changeApplication } from './apply.ts';
export { listIntentions, listWaiting, readEntry, readIntention } from './read-intentions.ts';
export { approve, reject } from './review.ts';

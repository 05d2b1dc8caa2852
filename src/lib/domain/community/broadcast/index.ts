export { countWatched } from './count-watched.ts';
export { listBroadcasts, listHotBroadcasts } from './list-broadcasts.ts';
export { listAllBroadcasts, listOwnBroadcasts } from './list-desk.ts';
export {
  announceBroadcast,
  beginBroadcast,
  changeBroadcast,
  endBroadcast,
  removeBroadcast,
} from './keep-broadcasts.ts';
export { dropReplay, publishReplay } from './replay.ts';
export { restoreBroadcast, takeDownBroadcast } from './oversee-broadcasts.ts';
export { endForgottenBroadcasts } from './end-forgotten.ts';

export { listDesks } from './list-desks.ts';
export { countPlatformInbox, listWaiting, readPlatformInbox } from './platform-inbox.ts';
export { readStoreInbox } from './store-inbox.ts';
export { notifyMisses } from './notify-misses.ts';
export { notifyDesks } from './notify-desks.ts';

export { listDesks } from './list-desks.ts';
export { readStoreInbox } from './store-inbox.ts';

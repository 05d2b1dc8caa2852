export { listBroadcasts, listHotBroadcasts } from './list-broadcasts.ts';

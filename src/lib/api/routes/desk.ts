import { deskApi } from '../../contracts/desk.ts';
import * as inbox from '../../domain/desk/inbox/index.ts';
import { serve } from '../mount.ts';

export const deskRoutes = serve(deskApi, {
  desks: inbox.listDesks,
  storeInbox: inbox.readStoreInbox,
  platformInbox: inbox.readPlatformInbox,
  waiting: inbox.listWaiting,
  waitingCounts: inbox.countPlatformInbox,
});

import { broadcastApi } from '../../contracts/broadcast.ts';
import * as broadcast from '../../domain/community/broadcast/index.ts';
import { serve } from '../mount.ts';

export const broadcastRoutes = serve(broadcastApi, {
  watched: broadcast.countWatched,
  list: broadcast.listBroadcasts,
  hot: broadcast.listHotBroadcasts,
  own: broadcast.listOwnBroadcasts,
  announce: broadcast.announceBroadcast,
  change: broadcast.changeBroadcast,
  begin: broadcast.beginBroadcast,
  end: broadcast.endBroadcast,
  replay: broadcast.publishReplay,
  dropReplay: broadcast.dropReplay,
  remove: broadcast.removeBroadcast,
  all: broadcast.listAllBroadcasts,
  takeDown: broadcast.takeDownBroadcast,
  restore: broadcast.restoreBroadcast,
});

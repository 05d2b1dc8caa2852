import { broadcastApi } from '../../contracts/broadcast.ts';
import { listBroadcasts, listHotBroadcasts } from '../../domain/community/broadcast/index.ts';
import { serve } from '../mount.ts';

export const broadcastRoutes = serve(broadcastApi, { list: listBroadcasts, hot: listHotBroadcasts });

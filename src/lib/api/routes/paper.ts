import { paperApi } from '../../contracts/paper.ts';
import { askOrder, askOrders } from '../../domain/trade/paper/index.ts';
import { serve } from '../mount.ts';

export const paperRoutes = serve(paperApi, { order: askOrder, orders: askOrders });

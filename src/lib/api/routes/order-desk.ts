import { orderDeskApi } from '../../contracts/order-desk.ts';
import * as order from '../../domain/trade/order/index.ts';
import { askDeskOrders } from '../../domain/trade/paper/index.ts';
import { serve } from '../mount.ts';

export const orderDeskRoutes = serve(orderDeskApi, {
  list: order.listDeskOrders,
  counts: order.countDeskOrders,
  detail: order.readDeskOrder,
  note: order.noteOrder,
  waybills: order.lookWaybills,
  pickUp: order.findPickUp,
  table: askDeskOrders,
});

import type { DeskOrder, DeskOrderDetail, OrderDeskTab, OrderSort } from '#lib/contracts/order-desk.ts';
import type { Delivery } from '#lib/contracts/states.ts';
import { shanghaiTime } from '#lib/kernel/clock.ts';
import { keysetPage, type KeysetAsk } from '#lib/kernel/keyset.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { regionLine } from '../../../account/address/index.ts';
import { readCustomer } from '../../../merchant/customer/index.ts';
import { creditOfPurchase } from '../../credit/index.ts';
import { orderById, type OrderRow } from '../order.repo.ts';
import { courierName } from '../read/courier-name.ts';
import { readStoreOrder } from '../read/read-order.ts';
import { seesPhones } from '../read/sees-phones.ts';
import { shipDays } from '../read/ship-days.ts';
import { showOrders } from '../read/show-orders.ts';
import {
  addressesOf,
  countAfterSale,
  countsByState,
  deskOrders,
  latestNotes,
  latestRides,
  ordersByIds,
  parcelsOf,
  placeOf,
  waitingToShip,
  type DeskFilter,
} from './desk.repo.ts';
import { readNotes } from './note-order.ts';
import { coveredPhone } from '#lib/kernel/covered-phone.ts';

export interface DeskListInput extends KeysetAsk {
  tab: OrderDeskTab;
  sort?: OrderSort | undefined;
  delivery?: Delivery | undefined;
  buyer?: number | undefined;
  customer?: string | undefined;
  keyword?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

interface DeskPage {
  list: DeskOrder[];
  next: string | null;
  prev: string | null;
}

/** What waits to be sent comes as it was paid, the oldest first; everything else begins with the newest. */
const sortOf = ({ tab, sort }: Pick<DeskListInput, 'tab' | 'sort'>): OrderSort =>
  sort ?? (tab === 'to_ship' ? 'paid' : 'newest');

const filterOf = (
  { tab, delivery, buyer, customer, keyword, from, to }: DeskListInput,
  isCovered: boolean,
): DeskFilter => ({
  isCovered,
  tab,
  delivery,
  buyer,
  customer: customer === undefined ? undefined : readCustomer(customer),
  keyword,
  since: from ? shanghaiTime(from, 0) : undefined,
  until: to ? shanghaiTime(to, 24) : undefined,
});

/** Orders as a store's desk shows them; the phone is masked until an order is paid, and for roles that need no phones. */
export async function showDeskOrders(
  ctx: MerchantContext,
  orders: readonly OrderRow[],
): Promise<DeskOrder[]> {
  if (orders.length === 0) return [];
  const { db } = ctx.database;
  const ids = orders.map((order) => order.orderId);
  const groups = await addressesOf(db, [...new Set(orders.map((order) => order.groupOrderId))]);
  const addresses = new Map(groups.map((group) => [group.groupOrderId, group.address]));
  const parcels = new Map((await parcelsOf(db, ids)).map((parcel) => [parcel.orderId, parcel]));
  const notes = new Map((await latestNotes(db, ids)).map((note) => [note.orderId, note.text]));
  const inTown = orders.filter((order) => order.delivery === 'city').map((order) => order.orderId);
  const rides = new Map(
    (inTown.length > 0 ? await latestRides(db, inTown) : []).map((ride) => [ride.orderId, ride]),
  );
  const views = await showOrders(ctx, orders);
  const days = await shipDays(db, ctx.actor.merId, orders);
  return orders.map((order, at): DeskOrder => {
    const { realName, phone, regionNames } = addresses.get(order.groupOrderId)!;
    const parcel = parcels.get(order.orderId);
    const ride = rides.get(order.orderId);
    const receiverPhone = order.pickUpPhone ?? phone;
    return {
      ...views[at]!,
      pay_time: order.paidAt?.toISOString() ?? null,
      ship_by: days.get(order.orderId) ?? '',
      receiver: order.pickUpName ?? realName,
      phone: order.paidAt && seesPhones(ctx) ? receiverPhone : coveredPhone(receiverPhone),
      region: regionLine(regionNames, ctx.locale),
      mark: order.mark,
      note: notes.get(order.orderId) ?? null,
      courier: parcel ? courierName(ctx, parcel.courier) : '',
      tracking_no: parcel?.trackingNo ?? '',
      ride: ride
        ? {
            status: ride.status,
            rider: ride.riderName ?? '',
            phone: ride.riderPhone ?? '',
            rider_uid: ride.riderUid,
          }
        : null,
    };
  });
}

/** Orders of the caller's store by their ids, with the receiver, who is hidden until the order is paid. */
export async function deskOrdersByIds(
  ctx: MerchantContext,
  ids: string[],
): Promise<(DeskOrder & { address: string })[]> {
  const { db } = ctx.database;
  const rows = await ordersByIds(db, ctx.actor.merId, ids);
  const groups = await addressesOf(db, [...new Set(rows.map((row) => row.groupOrderId))]);
  const details = new Map(groups.map((group) => [group.groupOrderId, group.address.detail]));
  const views = await showDeskOrders(ctx, rows);
  return rows.map((row, at) => ({
    ...views[at]!,
    address: row.paidAt ? (details.get(row.groupOrderId) ?? '') : '',
  }));
}

/** A page of the orders of the caller's store. */
export async function listDeskOrders(
  ctx: MerchantContext,
  input: DeskListInput,
): Promise<Result<DeskPage, never>> {
  const { merId } = ctx.actor;
  const sort = sortOf(input);
  const filter = filterOf(input, !seesPhones(ctx));
  const read = await deskOrders(ctx.database.db, merId, filter, { ...input, sort });
  const { rows, ...places } = keysetPage(read, input, (order) => placeOf(sort, order));
  return ok({ list: await showDeskOrders(ctx, rows), ...places });
}

/** Whether a list of a store shows more orders than this. */
export async function hasMoreOrders(
  ctx: MerchantContext,
  input: Omit<DeskListInput, keyof KeysetAsk>,
  most: number,
): Promise<boolean> {
  const ask = { ...input, sort: sortOf(input), limit: most };
  return (
    (await deskOrders(ctx.database.db, ctx.actor.merId, filterOf(ask, !seesPhones(ctx)), ask)).length > most
  );
}

/** Orders read at once for a table. */
const TABLE_PAGE = 500;

/** Ids of all orders that a list of a store shows, in its order and page by page. */
export async function* deskOrderPages(
  ctx: Pick<MerchantContext, 'database'>,
  merId: number,
  { isCovered, ...input }: Omit<DeskListInput, keyof KeysetAsk> & { isCovered: boolean },
): AsyncGenerator<string[]> {
  const sort = sortOf(input);
  let ask: DeskListInput | undefined = { ...input, limit: TABLE_PAGE };
  while (ask) {
    const read: OrderRow[] = await deskOrders(ctx.database.db, merId, filterOf(ask, isCovered), {
      ...ask,
      sort,
    });
    const page: { rows: OrderRow[]; next: string | null } = keysetPage(read, ask, (order) =>
      placeOf(sort, order),
    );
    yield page.rows.map((order) => order.orderId);
    ask = page.next === null ? undefined : { ...ask, after: page.next };
  }
}

/** Numbers of orders of the caller's store by tab of its list. */
export async function countDeskOrders(
  ctx: MerchantContext,
): Promise<Result<{ counts: Record<string, number> }, never>> {
  const { db } = ctx.database;
  const { merId } = ctx.actor;
  const states = await countsByState(db, merId);
  const counts = Object.fromEntries(states.map((row) => [row.status, row.n]));
  const all = states.reduce((sum, row) => sum + row.n, 0);
  return ok({ counts: { ...counts, all, after_sale: await countAfterSale(db, merId) } });
}

/** Orders that wait to be sent, and since when the first of them does. */
export async function ordersToShip(ctx: MerchantContext): Promise<{ count: number; since: Date | null }> {
  const { n, since } = await waitingToShip(ctx.database.db, ctx.actor.merId);
  return { count: n, since: since ? new Date(since) : null };
}

/** An order of the caller's store with its history and the notes of colleagues. */
export async function readDeskOrder(
  ctx: MerchantContext,
  input: { id: string },
): Promise<Result<DeskOrderDetail, 'order.not_found'>> {
  const found = await readStoreOrder(ctx, input);
  if (!found.ok) return found;
  const order = (await orderById(ctx.database.db, input.id))!;
  const [row] = await showDeskOrders(ctx, [order]);
  const [notes, credit] = await Promise.all([
    readNotes(ctx, input.id),
    creditOfPurchase(ctx, order.groupOrderId),
  ]);
  return ok({
    ...found.value,
    ...row!,
    credit: credit
      ? { due_time: credit.dueAt.toISOString(), settled_time: credit.settledAt?.toISOString() ?? null }
      : null,
    notes,
  });
}

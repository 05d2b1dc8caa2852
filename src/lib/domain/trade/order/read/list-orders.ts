import type { OrderFilter } from './read.repo.ts';
import type { GroupOrder, OrderRow as OrderView } from '#lib/contracts/order.ts';
import { yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { groupById, ordersOfGroup, type GroupRow } from '../order.repo.ts';
import { presalesOfGroup } from '../presale/presale-order.repo.ts';
import { presellView } from '../presale/presell-view.ts';
import { groupView } from './order-view.ts';
import {
  countOpenGroups,
  countOrdersOf,
  openGroupsOf,
  ordersOf,
  ordersOfGroups,
  remarkOf,
  totalsByState,
} from './read.repo.ts';
import { showOrders } from './show-orders.ts';
import type { Page } from '#lib/kernel/page.ts';

interface Listed<T> {
  count: number;
  list: T[];
}

/** Group orders of the caller that wait for their payment, newest first; found by number or goods. */
export async function listGroups(
  ctx: UserContext,
  { store_name: keyword, ...page }: Page & { store_name?: string | undefined },
): Promise<Result<Listed<GroupOrder>, never>> {
  const { db } = ctx.database;
  const groups = await openGroupsOf(db, ctx.actor.uid, page, keyword);
  const views = await showOrders(
    ctx,
    await ordersOfGroups(
      db,
      groups.map((group) => group.groupOrderId),
    ),
  );
  const ofGroup = Map.groupBy(views, (view) => view.group_order_id);
  const now = ctx.clock.now();
  const list = groups.map((group) =>
    groupView(ctx.locale, group, ofGroup.get(group.groupOrderId) ?? [], now),
  );
  return ok({ count: await countOpenGroups(db, ctx.actor.uid, keyword), list });
}

/** A group order of the caller with its stores. */
export async function readGroup(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<GroupOrder, 'order.not_found'>> {
  const group = await groupById(ctx.database.db, id);
  return group?.uid === ctx.actor.uid ? ok(await showGroup(ctx, group)) : fail('order.not_found');
}

/** A group order with its stores, for every caller who may see it. */
export async function showGroup(ctx: UserContext, group: GroupRow): Promise<GroupOrder> {
  const { db } = ctx.database;
  const { groupOrderId: id } = group;
  const now = ctx.clock.now();
  const view = groupView(ctx.locale, group, await showOrders(ctx, await ordersOfGroup(db, id)), now);
  const [presale] = group.balancePrice > 0 ? await presalesOfGroup(db, id) : [];
  const asked = group.approval === 'waiting' ? await remarkOf(db, id) : '';
  return {
    ...view,
    presell: presale ? presellView(presale, now) : null,
    ...(asked ? { change_asked: asked } : {}),
  };
}

interface BuyerFilter extends Page {
  status: OrderFilter['status'];
  store_name?: string | undefined;
}

/** Orders of the caller that are past their payment, store by store, newest first; found by number or goods. */
export async function listOrders(
  ctx: UserContext,
  input: BuyerFilter,
): Promise<Result<Listed<OrderView>, never>> {
  const { db } = ctx.database;
  const owner = { uid: ctx.actor.uid };
  const filter = { status: input.status, keyword: input.store_name };
  const list = await showOrders(ctx, await ordersOf(db, owner, filter, input));
  return ok({ count: await countOrdersOf(db, owner, filter), list });
}

/** Ids of what `listOrders` lists, the newest first, at most `limit` of them. */
export async function listOrderIds(
  ctx: UserContext,
  { status, store_name: keyword }: Omit<BuyerFilter, keyof Page>,
  limit: number,
): Promise<string[]> {
  const rows = await ordersOf(
    ctx.database.db,
    { uid: ctx.actor.uid },
    { status, keyword },
    { page: 1, limit },
  );
  return rows.map((row) => row.orderId);
}

/** How many orders of the caller are in each state; what waits for payment counts as group orders. */
export async function countOrders(ctx: UserContext) {
  const { db } = ctx.database;
  const totals = await totalsByState(db, ctx.actor.uid);
  const of = (status: string): number => totals.find((row) => row.status === status)?.n ?? 0;
  const sum = (value: (row: (typeof totals)[number]) => number): number =>
    totals.reduce((all, row) => all + Number(value(row)), 0);
  const all = sum((row) => row.n);
  return ok({
    noPay: await countOpenGroups(db, ctx.actor.uid),
    noPostage: of('to_ship'),
    noDeliver: of('to_receive'),
    noComment: of('to_review'),
    done: of('done'),
    refund: await countOrdersOf(db, { uid: ctx.actor.uid }, { status: 'refunded' }),
    balanceDue: of('balance_due'),
    orderCount: all - of('cancelled') - of('closed'),
    orderPrice: yuan(sum((row) => row.paid)),
    all,
  });
}

import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext, UserContext } from '#lib/domain/context.ts';
import { groupById, lockOrder, orderById, type OrderRow } from './order.repo.ts';

type Found = Result<OrderRow, 'order.not_found'>;

const ifOwn = (order: OrderRow | undefined, isOwn: (order: OrderRow) => boolean): Found =>
  order && isOwn(order) ? ok(order) : fail('order.not_found');

const bought = (ctx: UserContext) => (order: OrderRow) =>
  order.uid === ctx.actor.uid && order.hiddenAt === null;
const sold = (ctx: MerchantContext) => (order: OrderRow) => order.merId === ctx.actor.merId;

/** An order that the caller has bought and not hidden. */
export const boughtOrder = async (ctx: UserContext, orderId: string): Promise<Found> =>
  ifOwn(await orderById(ctx.database.db, orderId), bought(ctx));

/** The same, locked until the transaction ends. */
export const boughtOrderForUpdate = async (ctx: UserContext, orderId: string): Promise<Found> =>
  ifOwn(await lockOrder(ctx.database.db, orderId), bought(ctx));

/** Whether the caller bought an order, alone or with the company that they buy for. */
export async function isBuyer(ctx: UserContext, groupOrderId: string): Promise<boolean> {
  const group = await groupById(ctx.database.db, groupOrderId);
  const { uid, companyId = null } = ctx.actor;
  return group?.uid === uid || (companyId !== null && group?.companyId === companyId);
}

/** An order of the caller's store. */
export const soldOrder = async (ctx: MerchantContext, orderId: string): Promise<Found> =>
  ifOwn(await orderById(ctx.database.db, orderId), sold(ctx));

/** The same, locked until the transaction ends. */
export const soldOrderForUpdate = async (ctx: MerchantContext, orderId: string): Promise<Found> =>
  ifOwn(await lockOrder(ctx.database.db, orderId), sold(ctx));

import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context, MerchantContext, UserContext } from '#lib/domain/context.ts';
import { lockOrder, type OrderRow } from '../order/index.ts';
import { lockRefund, refundById, type RefundRow } from './refund.repo.ts';

type Found<T> = Result<T, 'refund.not_found'>;
type IsOwn = (refund: RefundRow) => boolean;

export interface LockedRefund {
  order: OrderRow;
  refund: RefundRow;
}

const asked = (ctx: UserContext) => (refund: RefundRow) =>
  refund.uid === ctx.actor.uid && refund.hiddenAt === null;
const answered = (ctx: MerchantContext) => (refund: RefundRow) => refund.merId === ctx.actor.merId;

async function find(ctx: Context, id: string, isOwn: IsOwn): Promise<Found<RefundRow>> {
  const refund = await refundById(ctx.database.db, id);
  return refund && isOwn(refund) ? ok(refund) : fail('refund.not_found');
}

/** The order first, then the refund: every act takes them in this order, so that two never deadlock. */
async function lockRefundIf(ctx: Context, id: string, isOwn: IsOwn): Promise<Found<LockedRefund>> {
  const { db } = ctx.database;
  const found = await find(ctx, id, isOwn);
  if (!found.ok) return found;
  const order = await lockOrder(db, found.value.orderId);
  const refund = await lockRefund(db, id);
  return order && refund && isOwn(refund) ? ok({ order, refund }) : fail('refund.not_found');
}

/** A refund that the caller has asked for and not hidden. */
export const askedRefund = (ctx: UserContext, id: string) => find(ctx, id, asked(ctx));
/** A refund that the caller's store is asked for. */
export const answeredRefund = (ctx: MerchantContext, id: string) => find(ctx, id, answered(ctx));
/** A refund that was brought before the platform, which sees no other. */
export const appealedRefund = (ctx: Context, id: string) =>
  find(ctx, id, ({ status }) => status === 'arbitrating');

/** The same with their order, both locked until the transaction ends. */
export const ownRefundForUpdate = (ctx: UserContext, id: string) => lockRefundIf(ctx, id, asked(ctx));
export const storeRefundForUpdate = (ctx: MerchantContext, id: string) =>
  lockRefundIf(ctx, id, answered(ctx));
/** For the platform and for timers, whom every refund concerns. */
export const anyRefundForUpdate = (ctx: Context, id: string) => lockRefundIf(ctx, id, () => true);

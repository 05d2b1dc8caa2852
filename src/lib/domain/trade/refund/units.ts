import type { Context } from '#lib/domain/context.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { linesOfOrders } from '../order/index.ts';
import { changeOrderLine, linesOfRefunds, reservedOf, reserveUnits, type RefundRow } from './refund.repo.ts';

/** Releases the units of a refund that came to nothing. Call after its step, which closed it. */
export async function freeUnits(ctx: Context, refund: RefundRow): Promise<void> {
  const { db } = ctx.database;
  for (const part of await linesOfRefunds(db, [refund.refundOrderId]))
    await reserveUnits(db, part.orderLineId, -part.num);
  await nameLines(ctx, refund);
}

/** Reserves the units of a refund again. */
export async function takeUnits(
  ctx: Context,
  refund: RefundRow,
): Promise<Result<undefined, 'refund.pieces'>> {
  const { db } = ctx.database;
  const lines = await linesOfOrders(db, [refund.orderId]);
  for (const part of await linesOfRefunds(db, [refund.refundOrderId])) {
    // A line may have left the order with a parcel since, and a sample may have been taken off a bulk order.
    const line = lines.find(
      ({ orderLineId, refundState }) => orderLineId === part.orderLineId && refundState !== 'credited',
    );
    if (!line || !(await reserveUnits(db, part.orderLineId, part.num)))
      return fail('refund.pieces', { n: line?.refundableNum ?? 0 });
  }
  await nameLines(ctx, refund);
  return ok();
}

/** Updates the refund state of each line of the refund from its open and paid refunds; answers the order's lines. */
export async function nameLines(ctx: Context, refund: RefundRow) {
  const { db } = ctx.database;
  const touched = new Set((await linesOfRefunds(db, [refund.refundOrderId])).map((part) => part.orderLineId));
  const reserved = await reservedOf(db, refund.orderId);
  const lines = await linesOfOrders(db, [refund.orderId]);
  for (const line of lines) {
    if (!touched.has(line.orderLineId)) continue;
    const open = reserved.get(line.orderLineId)?.quantity ?? 0;
    const gone = line.quantity - line.refundableNum - open;
    const closed = gone === 0 ? 'none' : gone === line.quantity ? 'fully' : 'partly';
    line.refundState = open > 0 ? 'refunding' : closed;
    await changeOrderLine(db, line.orderLineId, { refundState: line.refundState });
  }
  return lines;
}

import { newId, newSn } from '#lib/kernel/ids.ts';
import { sumFen } from '#lib/kernel/money.ts';
import type { Context } from '#lib/domain/context.ts';
import type { OrderRow } from '../../order/index.ts';
import type { RefundMoney } from '../../pricing/index.ts';
import type { RefundActor } from '../refund.flow.ts';
import { addRefund, changeOrderLine, reserveUnits, type RefundRow } from '../refund.repo.ts';
import { dueAfter, lookAgain, sendRefundEvent, writeLog } from '../step-refund.ts';
import type { Part } from './reprice.ts';

const SN_PREFIX = 'TK';

interface Asked {
  type: 'single' | 'batch';
  refund_type: 'money' | 'return';
  refund_message: RefundRow['reason'];
  mark: string;
  pics: string[];
}
/** How it begins: the buyer asks, the store offers, or the platform ends the order. */
interface Beginning extends Pick<RefundRow, 'offer'> {
  to: 'reviewing' | 'offered';
  event: 'apply' | 'call_off' | 'end';
  actor: RefundActor;
  note: string;
}
export const ASKED: Beginning = { to: 'reviewing', event: 'apply', actor: 'buyer', note: '', offer: null };

/** Reserves the units of a refund and begins it. */
export async function keepRefund(
  ctx: Context,
  order: OrderRow,
  parts: readonly Part[],
  input: Asked,
  { to, event, actor, note, offer }: Beginning,
): Promise<string> {
  const { db } = ctx.database;
  const createdAt = ctx.clock.now();
  const refundOrderId = newId(createdAt);
  const dueAt = dueAfter(to, createdAt)!;
  const sum = (key: keyof RefundMoney): number => sumFen(parts.map((part) => part.money[key]));
  for (const { line, money } of parts.filter((part) => part.money.quantity > 0)) {
    const isReserved = await reserveUnits(db, line.orderLineId, money.quantity);
    if (!isReserved) throw new Error(`Units of line ${line.orderLineId} were taken while its order was held`);
    await changeOrderLine(db, line.orderLineId, { refundState: 'refunding' });
  }
  const refund = {
    refundOrderId,
    refundOrderSn: newSn(SN_PREFIX, createdAt),
    orderId: order.orderId,
    groupOrderId: order.groupOrderId,
    uid: order.uid,
    merId: order.merId,
    status: to,
    kind: input.refund_type,
    mode: input.type,
    amount: sum('amount'),
    freight: sum('freight'),
    num: sum('quantity'),
    points: sum('points'),
    platformCoupon: sum('platformCoupon'),
    reason: input.refund_message,
    mark: input.mark.trim(),
    pics: input.pics,
    offer,
    createdAt,
    statusAt: createdAt,
    dueAt,
  };
  await addRefund(
    db,
    refund,
    parts.map(({ line, money, repriced, waived }) => ({
      refundLineId: newId(createdAt),
      refundOrderId,
      orderLineId: line.orderLineId,
      num: money.quantity,
      amount: money.amount,
      freight: money.freight,
      points: money.points,
      platformCoupon: money.platformCoupon,
      repriced,
      waived: waived?.amount ?? 0,
      waivedFreight: waived?.freight ?? 0,
    })),
  );
  await writeLog(ctx, refundOrderId, { event, from: null, to, actor, note });
  await lookAgain(ctx, refundOrderId, dueAt);
  if (event === 'apply') await sendRefundEvent(ctx, 'refund.asked', refund);
  return refundOrderId;
}

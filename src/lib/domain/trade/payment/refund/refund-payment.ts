import { sumFen, yuan, type Fen } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { Context } from '#lib/domain/context.ts';
import { buyerBalance, platform, transfer, type Account } from '../../ledger/index.ts';
import { changePayment, lockPayment } from '../payment.repo.ts';
import { refundCredit } from '../credit/refund-credit.ts';
import { isInside, openRefund } from './open-refund.ts';
import { refundedOf, refundFor, type RefundRow } from './refund-payment.repo.ts';
import { balanceOwnerOf } from './balance-owner.repo.ts';

export interface RefundPayment {
  paymentId: string;
  /** What it is for: `refund`, `presale` …; with the target it happens once. */
  reason: string;
  targetId: string;
  /** Whose accounts give the money back, and how much each; fen. */
  from: readonly { account: Account; amount: Fen }[];
  /** Number that the buyer's bill shows. */
  sn: string;
}

/**
 * Gives money of a payment back along the way it came: a balance or credit at once, a provider through the job
 * payment.refund, a bank transfer by a person of the finance desk. All refunds of a payment together never exceed it.
 * The same reason and target again answer the first refund.
 */
export async function refundPayment(
  ctx: Context,
  { paymentId, reason, targetId, from, sn }: RefundPayment,
): Promise<Result<RefundRow, 'balance.short' | 'refund.above_maximum' | 'request.not_found'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const payment = await lockPayment(db, paymentId);
    if (!payment || !['paid', 'refunded'].includes(payment.status)) return fail('request.not_found');
    const before = await refundFor(db, paymentId, reason, targetId);
    if (before) return ok(before);
    const amount = sumFen(from.map((part) => part.amount));
    const rest = payment.amount - (await refundedOf(db, paymentId));
    if (amount <= 0 || amount > rest) return fail('refund.above_maximum', { x: yuan(rest) });

    const isOurs = isInside(payment.provider);
    const to =
      {
        balance: async () => [
          { account: buyerBalance(await balanceOwnerOf(db, payment.uid, payment.targetId)), amount },
        ],
        credit: () => refundCredit(ctx, payment, amount, { reason, targetId }),
      }[payment.provider] ?? (() => [{ account: platform('refund_due'), amount }]);
    const booked = await transfer(ctx, {
      kind: 'refund',
      targetId: `${paymentId}/${reason}/${targetId}`,
      entries: [...from.map((part) => ({ account: part.account, amount: -part.amount })), ...(await to())],
      params: { sn },
    });
    if (!booked.ok) return booked;
    const refund = await openRefund(ctx, { payment, reason, targetId, amount });
    if (!refund) throw new Error(`Refund ${reason} ${targetId} of ${paymentId} appeared while it was held`);
    if (isOurs && amount === rest) await changePayment(db, paymentId, { status: 'refunded' });
    return ok(refund);
  });
}

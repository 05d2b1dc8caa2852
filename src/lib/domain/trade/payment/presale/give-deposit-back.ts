import { yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import { worksFor, type MerchantContext, type UserContext } from '#lib/domain/context.ts';
import { countGivenBack } from '#lib/domain/goods/tally/index.ts';
import { notifyDepositReturned } from '../../../account/notice/index.ts';
import { merchantFrozen } from '../../ledger/index.ts';
import { isBuyer, presaleForUpdate, returnDeposit } from '../../order/index.ts';
import { paymentsOf } from '../payment.repo.ts';
import { refundPayment } from '../refund/refund-payment.ts';

interface Goodwill {
  /** The store's order. */
  id: string;
  reason: string;
}
/**
 * Gives the whole deposit of a presale back by goodwill, along the way it came and out of what the store holds of it:
 * frozen while the balance is due, free once it was settled. Once only, and never to an order of one's own or of the
 * company that one buys for.
 */
async function giveBack<F extends 'order.not_found' | 'oversight.own_store'>(
  ctx: UserContext,
  refusalOf: (merId: number) => F | undefined,
  { id, reason }: Goodwill,
): Promise<
  Result<
    { deposit_price: string },
    F | FailureOf<typeof refundPayment> | 'order.not_found' | 'order.wrong_state' | 'presale.own'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const row = await presaleForUpdate(ctx, id);
    if (!row) return fail('order.not_found');
    const refusal = refusalOf(row.merId);
    if (refusal) return fail(refusal);
    if (await isBuyer(ctx, row.groupOrderId)) return fail('presale.own');
    const wasSettled = row.status === 'closed';
    const ended = await returnDeposit(ctx, row);
    if (!ended.ok) return ended;
    const payments = await paymentsOf(ctx.database.db, 'order', row.groupOrderId);
    const deposit = payments.find((payment) => payment.status === 'paid');
    if (!deposit) return fail('order.wrong_state');
    const account = wasSettled
      ? { kind: 'merchant_free' as const, ownerId: row.merId }
      : merchantFrozen(row.merId);
    const sent = await refundPayment(ctx, {
      paymentId: deposit.paymentId,
      reason: 'goodwill',
      targetId: row.presaleOrderId,
      from: [{ account, amount: row.deposit }],
      sn: row.presaleOrderSn,
    });
    if (!sent.ok) return sent;
    await countGivenBack(ctx, [{ orderId: id, amount: row.deposit }]);
    await notifyDepositReturned(ctx, { uid: row.uid, sn: ended.value.orderSn, amount: row.deposit, reason });
    return ok({ deposit_price: yuan(row.deposit) });
  });
}

/** By the store that keeps it. */
export const giveDepositBack = (
  ctx: MerchantContext,
  input: Goodwill,
): Promise<Result<{ deposit_price: string }, FailureOf<typeof giveBack<'order.not_found'>>>> =>
  giveBack(ctx, (merId) => (merId === ctx.actor.merId ? undefined : 'order.not_found'), input);

/** By the platform, for any store but those that the caller works for: it is their money. */
export const giveDepositBackFor = (
  ctx: UserContext,
  input: Goodwill,
): Promise<Result<{ deposit_price: string }, FailureOf<typeof giveBack<'oversight.own_store'>>>> =>
  giveBack(ctx, (merId) => (worksFor(ctx.actor, merId) ? 'oversight.own_store' : undefined), input);

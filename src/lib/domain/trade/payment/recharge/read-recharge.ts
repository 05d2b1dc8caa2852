import type { RechargeStatus } from '#lib/contracts/presale-balance.ts';
import { yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { paymentsOf, type PaymentRow } from '../payment.repo.ts';
import { pollPayments } from '../poll-payments.ts';

async function ownPayments(ctx: UserContext, rechargeId: string): Promise<PaymentRow[]> {
  const rows = await paymentsOf(ctx.database.db, 'recharge', rechargeId);
  return rows.filter((row) => row.uid === ctx.actor.uid);
}

/** Whether a recharge of the caller has arrived; asks its provider while it has not. */
export async function readRecharge(
  ctx: UserContext,
  { recharge_id: rechargeId }: { recharge_id: string },
): Promise<Result<RechargeStatus, 'recharge.not_found'>> {
  await pollPayments(ctx, await ownPayments(ctx, rechargeId));
  const payments = await ownPayments(ctx, rechargeId);
  const payment = payments.find((row) => row.status === 'paid') ?? payments[0];
  if (!payment) return fail('recharge.not_found');
  return ok({
    recharge_id: rechargeId,
    paid: payment.status === 'paid',
    status: payment.status,
    price: yuan(payment.amount),
    give: yuan(Number(payment.detail['give'] ?? 0)),
    pay_time: payment.paidAt?.toISOString() ?? null,
  });
}

import type { PayStart, PayStatus, PayType } from '#lib/contracts/payment.ts';
import { yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { buyerBalance } from '../../ledger/index.ts';
import { listGifts } from '../../coupon/index.ts';
import { balanceById, balanceForUpdate, markBalancePaid, type Balance } from '../../order/index.ts';
import { paidAlready } from '../pay-start.ts';
import { addPaid, paymentsOf } from '../payment.repo.ts';
import { pollPayments } from '../poll-payments.ts';
import { unaskedRefundOf } from '../refund/refund-payment.repo.ts';
import { returnPath } from '../return-path.ts';
import { startPayment } from '../start-payment.ts';
import { payBalanceByCredit } from './credit-presale.ts';
import { BALANCE_STATUS, payableBalance, payableNow } from './presale-window.ts';
import { postBalance } from './settle-presale.ts';

type Id = { presell_order_id: string };

const startOf = (row: Balance) => ({
  orderId: row.presaleOrderId,
  amount: row.balance,
  closesAt: row.finalEndAt,
});

/**
 * Pays the balance of a presale of the caller, or of a company whose books the caller keeps, inside its window: by
 * balance or credit at once, otherwise by starting a payment at a provider. One that is paid answers as a success.
 */
export async function payPresale(
  ctx: UserContext,
  input: Id & { type: PayType; return_url?: string | undefined },
): Promise<
  Result<
    PayStart,
    | FailureOf<typeof payBalanceByCredit>
    | FailureOf<typeof payFromBalance>
    | FailureOf<typeof startPayment>
    | 'order.not_found'
    | 'payment.return_url'
  >
> {
  const row = await payableBalance(ctx, input.presell_order_id);
  if (!row) return fail('order.not_found');
  if (row.status === 'paid') return ok(paidAlready(startOf(row)));
  const open = payableNow(ctx, row);
  if (!open.ok) return open;
  const own = `/payment?type=presell&orderId=${row.presaleOrderId}`;
  const back = returnPath(ctx.settings.siteUrl, input.return_url, own);
  if (!back.ok) return back;
  if (input.type === 'balance') return payFromBalance(ctx, row.presaleOrderId);
  if (input.type === 'credit') return payBalanceByCredit(ctx, row);
  const payable = {
    purpose: 'presale',
    targetId: row.presaleOrderId,
    amount: row.balance,
    subject: row.presaleOrderSn,
    returnPath: back.value,
    closesAt: row.finalEndAt,
  } as const;
  return startPayment(ctx, payable, input.type);
}

async function payFromBalance(
  ctx: UserContext,
  id: string,
): Promise<
  Result<
    PayStart,
    FailureOf<typeof payableNow> | 'balance.short' | 'order.wrong_state' | 'payment.balance_own'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const row = (await balanceForUpdate(ctx, id))!;
    if (row.status === 'paid') return ok(paidAlready(startOf(row)));
    const open = payableNow(ctx, row);
    if (!open.ok) return open;
    // A balance of money pays only what its own account has ordered; those who pay for a company use other ways.
    if (row.uid !== ctx.actor.uid) return fail('payment.balance_own', undefined, 'type');
    const paidAt = ctx.clock.now();
    const marked = await markBalancePaid(ctx, row, { payType: 'balance', paidAt });
    if (!marked.ok) return marked;
    const payment = {
      uid: row.uid,
      purpose: 'presale',
      targetId: id,
      provider: 'balance',
      amount: row.balance,
    } as const;
    await addPaid(ctx.database, payment, paidAt);
    const posted = await postBalance(ctx, row, buyerBalance(row.uid));
    return posted.ok ? ok(paidAlready(startOf(row))) : posted;
  });
}

/** Whether a balance is paid; while it is not, the providers of its pending payments are asked. */
export async function readPresaleStatus(
  ctx: UserContext,
  input: Id,
): Promise<Result<PayStatus, 'order.not_found'>> {
  const { db } = ctx.database;
  const before = await payableBalance(ctx, input.presell_order_id);
  if (!before) return fail('order.not_found');
  if (before.status !== 'paid')
    await pollPayments(ctx, await paymentsOf(db, 'presale', before.presaleOrderId));
  const row = (await balanceById(ctx, before.presaleOrderId))!;
  const payments = await paymentsOf(db, 'presale', row.presaleOrderId);
  const refund = await unaskedRefundOf(
    db,
    payments.map((one) => one.paymentId),
  );
  const latest = payments.find((one) => one.status === 'pending' || one.status === 'closed');
  return ok({
    group_order_id: row.presaleOrderId,
    group_order_sn: row.presaleOrderSn,
    status: BALANCE_STATUS[row.status],
    paid: row.status === 'paid',
    pay_price: yuan(row.balance),
    pay_type: row.payType,
    pay_time: row.paidAt?.toISOString() ?? null,
    close_time: row.finalEndAt.toISOString(),
    now: ctx.clock.now().toISOString(),
    give_integral: 0,
    give_coupon: await listGifts(ctx, row.groupOrderId),
    attempt: latest ? { type: latest.detail['type'] ?? latest.provider, status: latest.status } : null,
    refund: refund?.status ?? null,
  });
}

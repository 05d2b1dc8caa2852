import type { ReturnReason } from '#lib/contracts/states.ts';
import { paidBy } from '../paid-by.ts';
import type { Context } from '#lib/domain/context.ts';
import { countPaid } from '#lib/domain/goods/tally/index.ts';
import { merchantFrozen, transfer, type Account } from '../../ledger/index.ts';
import { balanceForUpdate, markBalancePaid, type Balance } from '../../order/index.ts';
import type { PaymentRow } from '../payment.repo.ts';
import { outsideOf } from '../refund/outside-of.ts';
import { returnPayment } from '../refund/return-payment.ts';

/** Moves a paid balance to its store, where it stays frozen with the deposit. */
export async function postBalance(ctx: Context, row: Balance, from: Account) {
  const posted = await transfer(ctx, {
    kind: 'pay_presale',
    targetId: row.presaleOrderId,
    entries: [
      { account: from, amount: -row.balance },
      { account: merchantFrozen(row.merId), amount: row.balance },
    ],
    params: { sn: row.presaleOrderSn },
  });
  if (posted.ok) await countPaid(ctx, [{ orderId: row.orderId, amount: row.balance }], { isRest: true });
  return posted;
}

function obstacle(row: Balance | undefined, payment: PaymentRow): ReturnReason | undefined {
  if (!row || ['closed', 'returned', 'cancelled'].includes(row.status)) return 'late_payment';
  if (row.status === 'paid') return 'double_payment';
  return row.balance === payment.amount ? undefined : 'price_changed';
}

/** Books a balance that a provider or the mall's bank has taken; what comes too late or twice goes back. */
export async function settlePresale(ctx: Context, payment: PaymentRow): Promise<'posted' | 'returned'> {
  const row = await balanceForUpdate(ctx, payment.targetId);
  const why = obstacle(row, payment);
  if (why || !row) return returnPayment(ctx, payment, why ?? 'late_payment');
  const marked = await markBalancePaid(ctx, row, {
    payType: paidBy(payment),
    paidAt: payment.paidAt ?? ctx.clock.now(),
  });
  if (!marked.ok) return returnPayment(ctx, payment, 'late_payment');
  const posted = await postBalance(ctx, row, outsideOf(payment.provider));
  if (!posted.ok)
    throw new Error(`Balance ${row.presaleOrderSn} could not be booked: ${posted.failure.code}`);
  return 'posted';
}

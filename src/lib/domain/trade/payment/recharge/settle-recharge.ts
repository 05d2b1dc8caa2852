import type { LedgerKind } from '#lib/contracts/states.ts';
import type { Context } from '#lib/domain/context.ts';
import { buyerBalance, platform, transfer, type Account } from '../../ledger/index.ts';
import { accountById } from '../../../account/identity/index.ts';
import type { PaymentRow } from '../payment.repo.ts';
import { returnPayment } from '../refund/return-payment.ts';

/**
 * Adds a paid recharge to the payer's balance, and what the platform gives on top. Money that comes after the account
 * was closed goes back, since it could not be spent.
 */
export async function settleRecharge(ctx: Context, payment: PaymentRow): Promise<'posted' | 'returned'> {
  const { uid, amount, targetId, detail } = payment;
  const account = await accountById(ctx.database.db, uid);
  if (account?.status === 'closed') return returnPayment(ctx, payment, 'late_payment');
  const move = async (kind: LedgerKind, from: Account, fen: number): Promise<void> => {
    const entries = [
      { account: from, amount: -fen },
      { account: buyerBalance(uid), amount: fen },
    ];
    const moved = await transfer(ctx, { kind, targetId, entries, params: { sn: detail['sn'] ?? '' } });
    if (!moved.ok) throw new Error(`Recharge ${targetId} could not be booked: ${moved.failure.code}`);
  };
  await move('recharge', platform('gateway'), amount);
  const give = Number(detail['give'] ?? 0);
  if (give > 0) await move('recharge_gift', platform('platform_coupon'), give);
  return 'posted';
}

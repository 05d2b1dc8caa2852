import { and, eq } from 'drizzle-orm';
import { isNumber, plainNumber } from '#lib/db/bank-number.ts';
import type { Db } from '#lib/db/database.ts';
import { takeTurns } from '#lib/db/take-turns.ts';
import { payment, refundPayment, withdrawal } from '#lib/db/schema.ts';

/**
 * What was already booked as paid from the mall's bank account with this number: the number of a withdrawal or of a
 * refund that was sent by hand. Whoever asks about a number is alone with it until the transaction ends.
 */
export async function paidWithNumber(db: Db, serialNo: string): Promise<string | undefined> {
  await takeTurns(db, `sent:${plainNumber(serialNo)}`, 0);
  const [paidOut] = await db
    .select({ sn: withdrawal.withdrawalSn })
    .from(withdrawal)
    .where(and(isNumber(withdrawal.serialNo, serialNo), eq(withdrawal.status, 'paid')))
    .limit(1);
  if (paidOut) return paidOut.sn;
  const [refunded] = await db
    .select({ sn: refundPayment.outRefundNo })
    .from(refundPayment)
    .innerJoin(payment, eq(payment.paymentId, refundPayment.paymentId))
    .where(
      and(
        eq(payment.provider, 'offline'),
        isNumber(refundPayment.tradeNo, serialNo),
        eq(refundPayment.status, 'done'),
      ),
    )
    .limit(1);
  return refunded?.sn;
}

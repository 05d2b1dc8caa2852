import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { CashierBooks, CashierTrade } from '../../adapters/payment/cashier/cashier-books.ts';
import type { Database } from '../../db/database.ts';
import { cashierTrade } from '../../db/schema.ts';
import type { Clock } from '../../kernel/clock.ts';

/** The local cashier's books in the mall's database, in a table that nothing else reads. */
export function openCashierBooks({ database, clock }: { database: Database; clock: Clock }): CashierBooks {
  const { db } = database;
  const numbered = (outTradeNo: string) => eq(cashierTrade.outTradeNo, outTradeNo);
  const isInTime = (now: Date) => or(isNull(cashierTrade.expiresAt), gt(cashierTrade.expiresAt, now));
  return {
    async open(trade) {
      await db
        .insert(cashierTrade)
        .values({ ...trade, status: 'open', createdAt: clock.now() })
        .onConflictDoNothing();
    },
    async find(outTradeNo) {
      const rows = await db.select().from(cashierTrade).where(numbered(outTradeNo));
      return rows[0] as CashierTrade | undefined;
    },
    async pay(outTradeNo) {
      const paidAt = clock.now();
      const rows = await db
        .update(cashierTrade)
        .set({ status: 'paid', paidAt })
        .where(and(numbered(outTradeNo), eq(cashierTrade.status, 'open'), isInTime(paidAt)))
        .returning({ outTradeNo: cashierTrade.outTradeNo });
      return rows.length === 1;
    },
    async close(outTradeNo) {
      const rows = await db
        .update(cashierTrade)
        .set({ status: 'closed' })
        .where(and(numbered(outTradeNo), eq(cashierTrade.status, 'open')))
        .returning({ outTradeNo: cashierTrade.outTradeNo });
      return rows.length === 1;
    },
    async refund(outTradeNo, outRefundNo, amount) {
      const rows = await db
        .update(cashierTrade)
        .set({
          refunded: sql`${cashierTrade.refunded} + ${amount}::bigint`,
          refunds: sql`${cashierTrade.refunds} || jsonb_build_object(${outRefundNo}::text, ${amount}::bigint)`,
        })
        .where(
          and(
            numbered(outTradeNo),
            eq(cashierTrade.status, 'paid'),
            sql`not jsonb_exists(${cashierTrade.refunds}, ${outRefundNo})`,
            sql`${cashierTrade.refunded} + ${amount}::bigint <= ${cashierTrade.amount}`,
          ),
        )
        .returning({ outTradeNo: cashierTrade.outTradeNo });
      if (rows.length === 1) return true;
      const known = await db
        .select({ refunds: cashierTrade.refunds })
        .from(cashierTrade)
        .where(numbered(outTradeNo));
      return known[0]?.refunds[outRefundNo] === amount;
    },
    async markNoticed(outTradeNo) {
      await db.update(cashierTrade).set({ noticedAt: clock.now() }).where(numbered(outTradeNo));
    },
  };
}

import { and, eq } from 'drizzle-orm';
import { groupOrder, storeOrder } from '#lib/db/schema.ts';
import { fail, ok } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';

export async function markPaid(ctx: Context, groupOrderId: string, paid: { payType: string; paidAt: Date }) {
  const rows = await ctx.database.db
    .update(groupOrder)
    .set({ status: 'paid', ...paid })
    .where(and(eq(groupOrder.groupOrderId, groupOrderId), eq(groupOrder.status, 'unpaid')))
    .returning();
  if (!rows[0]) return fail('order.cancelled');
  await ctx.database.db.update(storeOrder).set({ status: 'to_ship', paidAt: paid.paidAt }).where(eq(storeOrder.groupOrderId, groupOrderId));
  return ok();
}

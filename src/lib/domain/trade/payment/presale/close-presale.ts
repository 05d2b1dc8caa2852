import type { SystemContext } from '#lib/domain/context.ts';
import { merchantFrozen, transfer } from '../../ledger/index.ts';
import { closeBalance, balanceForUpdate, overdueBalances } from '../../order/index.ts';

/** Balances in one sweep; the rest is found by the next one. */
const SWEEP_SIZE = 200;

/**
 * Closes an order whose balance was not paid in its window and settles the kept deposit to the store. Run too early, it
 * sends itself again; for a balance that was paid it does nothing.
 */
export async function closePresale(
  ctx: SystemContext,
  { presaleOrderId }: { presaleOrderId: string },
): Promise<void> {
  await ctx.database.tx(async () => {
    const row = await balanceForUpdate(ctx, presaleOrderId);
    if (row?.status !== 'due' && row?.status !== 'verifying') return;
    if (row.finalEndAt > ctx.clock.now())
      return ctx.jobs.send('presale.close', { presaleOrderId }, { at: row.finalEndAt, once: presaleOrderId });
    const closed = await closeBalance(ctx, row);
    if (!closed.ok) return;
    const settled = await transfer(ctx, {
      kind: 'presale_deposit',
      targetId: presaleOrderId,
      entries: [
        { account: merchantFrozen(row.merId), amount: -row.deposit },
        { account: { kind: 'merchant_free', ownerId: row.merId }, amount: row.deposit },
      ],
      params: { sn: row.presaleOrderSn },
    });
    if (!settled.ok)
      throw new Error(`Deposit of ${row.presaleOrderSn} could not be settled: ${settled.failure.code}`);
  });
}

/** Closes what is overdue and whose job was lost. */
export async function sweepPresales(ctx: SystemContext): Promise<void> {
  for (const presaleOrderId of await overdueBalances(ctx, SWEEP_SIZE))
    await closePresale(ctx, { presaleOrderId });
}

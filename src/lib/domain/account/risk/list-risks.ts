import type { RiskKind, RiskView } from '#lib/contracts/risk.ts';
import { after } from '#lib/kernel/clock.ts';
import { RISK_LIFE } from '#lib/kernel/limits.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { SystemContext, UserContext } from '#lib/domain/context.ts';
import { dropUses, sharedDevices } from './risk.repo.ts';

interface Query {
  kind?: RiskKind | undefined;
  uid?: number | undefined;
  keyword?: string | undefined;
  page: number;
  limit: number;
}

/** Devices from which several accounts took the same thing, the latest first; of one kind or account when asked. */
export async function listRisks(
  ctx: UserContext,
  { page, limit, ...filter }: Query,
): Promise<Result<{ count: number; list: RiskView[] }, never>> {
  const found = await sharedDevices(ctx.database.reader, filter, { page, limit });
  return ok({
    count: found.count,
    list: found.list.map((row) => ({
      kind: row.kind,
      target_id: row.targetId,
      address: row.address,
      device: row.device,
      uids: row.uids,
      first_time: new Date(row.first).toISOString(),
      last_time: new Date(row.last).toISOString(),
    })),
  });
}

/** Deletes old rows: they tell who was where, and are no longer needed for looking into a case. */
export async function sweepRisks(ctx: SystemContext): Promise<void> {
  await dropUses(ctx.database.db, after(ctx.clock.now(), -RISK_LIFE));
}

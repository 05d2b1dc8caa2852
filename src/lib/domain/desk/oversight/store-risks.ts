import type { RiskyStore } from '#lib/contracts/oversight.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { inLocale } from '#lib/domain/goods/catalog/index.ts';
import { after, days } from '#lib/kernel/clock.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import { riskOf, type RiskLevel } from '#lib/kernel/store-risk.ts';
import { riskCounts } from './store-risks.repo.ts';

const WINDOW = days(90);
/** A paid order that waits longer than this is late. */
const LATE_AFTER = days(7);

/** Stores by their risk, the highest first, each with the counts that it is made of. */
export async function listStoreRisks(
  ctx: UserContext,
  {
    page,
    limit,
    level,
    keyword,
  }: { page: number; limit: number; level?: RiskLevel | undefined; keyword?: string | undefined },
): Promise<Result<{ count: number; list: RiskyStore[] }, never>> {
  const now = ctx.clock.now();
  const rows = await riskCounts(ctx.database.db, {
    since: after(now, -WINDOW),
    late: after(now, -LATE_AFTER),
  });
  const words = (keyword ?? '').trim().toLowerCase();
  const all = rows
    .filter((row) => `${row.name} ${row.name_en}`.toLowerCase().includes(words))
    .map((row): RiskyStore => ({
      mer_id: row.mer_id,
      name: inLocale(ctx.locale, row.name, row.name_en),
      frozen_reason: row.frozen_reason,
      ...riskOf({
        disputes: { count: row.disputes, of: row.refunds },
        refunds: { count: row.refunds, of: row.orders },
        late: { count: row.late, of: row.waiting },
        reminders: { count: row.reminders, of: row.orders },
        reviews: { count: row.bad, of: row.reviews },
        withheld: { count: row.withheld, of: row.goods },
      }),
    }))
    .filter((row) => !level || row.level === level)
    .toSorted((a, b) => b.points - a.points || a.mer_id - b.mer_id);
  return ok({ count: all.length, list: all.slice((page - 1) * limit, page * limit) });
}

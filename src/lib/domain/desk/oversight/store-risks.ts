import type { RiskyStore } from '#lib/contracts/oversight.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { SystemContext, UserContext } from '#lib/domain/context.ts';
import { inLocale } from '#lib/domain/goods/catalog/index.ts';
import { after, days } from '#lib/kernel/clock.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { riskOf, type RiskLevel } from '#lib/kernel/store-risk.ts';
import { keepHighRisks, keepReviewedRisk, riskCounts, type RiskCounts } from './store-risks.repo.ts';

const WINDOW = days(90);
/** A paid order that waits longer than this is late. */
const LATE_AFTER = days(7);

const windowOf = (now: Date): { since: Date; late: Date } => ({
  since: after(now, -WINDOW),
  late: after(now, -LATE_AFTER),
});

const riskIn = (row: RiskCounts): ReturnType<typeof riskOf> =>
  riskOf({
    disputes: { count: row.disputes, of: row.refunds },
    refunds: { count: row.refunds, of: row.orders },
    late: { count: row.late, of: row.waiting },
    reminders: { count: row.reminders, of: row.orders },
    reviews: { count: row.bad, of: row.reviews },
    withheld: { count: row.withheld, of: row.goods },
  });

/** Counts the stores whose risk is high for the inbox, which is read too often to walk over all orders. */
export async function countStoreRisks(ctx: SystemContext): Promise<void> {
  const now = ctx.clock.now();
  await ctx.database.tx(async () => {
    const { db } = ctx.database;
    const high = (await riskCounts(db, windowOf(now)))
      .map((row) => ({ merId: row.mer_id, ...riskIn(row) }))
      .filter(({ level }) => level === 'high')
      .map(({ merId, points }) => ({ merId, points }));
    await keepHighRisks(db, high, now);
  });
}

/** Notes that a high risk, as it is counted now, was looked at: it waits for nobody until it rises. */
export async function reviewStoreRisk(
  ctx: UserContext,
  { id }: { id: number },
): Promise<Result<undefined, 'oversight.gone' | 'oversight.wrong_state'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const now = ctx.clock.now();
    const [row] = await riskCounts(db, { ...windowOf(now), merId: id });
    if (!row) return fail('oversight.gone');
    const { level, points } = riskIn(row);
    if (level !== 'high' || points <= (row.reviewed_points ?? 0)) return fail('oversight.wrong_state');
    await keepReviewedRisk(db, id, points, now);
    return ok();
  });
}

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
  const rows = await riskCounts(ctx.database.db, windowOf(ctx.clock.now()));
  const words = (keyword ?? '').trim().toLowerCase();
  const all = rows
    .filter((row) => `${row.name} ${row.name_en}`.toLowerCase().includes(words))
    .map((row): RiskyStore => ({
      mer_id: row.mer_id,
      name: inLocale(ctx.locale, row.name, row.name_en),
      frozen_reason: row.frozen_reason,
      reviewed_time: row.reviewed_at === null ? null : new Date(row.reviewed_at).toISOString(),
      reviewed_points: row.reviewed_points ?? 0,
      ...riskIn(row),
    }))
    .filter((row) => !level || row.level === level)
    .toSorted((a, b) => b.points - a.points || a.mer_id - b.mer_id);
  return ok({ count: all.length, list: all.slice((page - 1) * limit, page * limit) });
}

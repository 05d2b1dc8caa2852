import { insightApi, TODAY_FIGURES, type PlatformToday } from '#lib/contracts/insight.ts';
import { oversightApi } from '#lib/contracts/oversight.ts';
import { holdsRole } from '#lib/contracts/platform-role.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { daysBefore, daysOf, type Days } from './days.ts';
import { countNew, funnelBy, inquiriesBy, salesBy } from './reports.repo.ts';

type Key = (typeof TODAY_FIGURES)[number];
const MONEY: readonly Key[] = ['paid', 'refunded', 'commission'];
const yuanOf = (fen: string | undefined): number => Number(fen ?? 0) / 100;

/** The figures of some days that the caller's roles may read, from the rows of the reports. */
async function figuresOf(ctx: UserContext, range: Days): Promise<Partial<Record<Key, number>>> {
  const { db } = ctx.database;
  const may = ({ role }: { role?: string | readonly string[] | undefined }): boolean =>
    holdsRole(ctx.actor.platformRoles, role);
  const figures: Partial<Record<Key, number>> = {};
  if (may(insightApi.sales)) {
    const [sum] = await salesBy(db, 'all', range, {});
    for (const key of ['paid', 'refunded', 'commission'] as const) figures[key] = yuanOf(sum?.[key]);
  }
  if (may(insightApi.funnel)) {
    const [sum] = await funnelBy(db, 'all', range);
    figures.orders = sum?.orders ?? 0;
    figures.paid_orders = sum?.paid ?? 0;
    figures.visits = sum?.visits ?? 0;
  }
  if (may(insightApi.inquiries)) figures.inquiries = (await inquiriesBy(db, 'all', range))[0]?.asked ?? 0;
  if (may(oversightApi.members)) figures.buyers = await countNew(db, 'user_account', range);
  if (may(oversightApi.stores)) figures.stores = await countNew(db, 'merchant', range);
  return figures;
}

/** What the mall did today or in the last seven days, and in as many before; each role reads its own part of it. */
export async function readPlatformToday(
  ctx: UserContext,
  { period }: { period: 'day' | 'week' },
): Promise<Result<PlatformToday, never>> {
  const range = daysOf(ctx.clock.now(), { period });
  const now = await figuresOf(ctx, range);
  const before = await figuresOf(ctx, daysBefore(range));
  const figures = TODAY_FIGURES.flatMap((key) => {
    const value = now[key];
    return value === undefined
      ? []
      : [{ key, is_money: MONEY.includes(key), now: value, before: before[key] ?? 0 }];
  });
  return ok({ ...range, figures });
}

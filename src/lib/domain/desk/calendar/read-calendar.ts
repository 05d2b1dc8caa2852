import type { Promotion } from '#lib/contracts/calendar.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { after, days, monthStart, shanghaiTime } from '#lib/kernel/clock.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import { promotionsBetween } from './calendar.repo.ts';

/** Longer than any month, and shorter than two. */
const INTO_NEXT_MONTH = days(32);
const timeOf = (time: string | null): string | null => time && new Date(time).toISOString();

/** What the caller's store sells more with in a month ("2026-11"), whatever kind it is of. */
export async function readCalendar(
  ctx: MerchantContext,
  { month }: { month: string },
): Promise<Result<{ list: Promotion[] }, never>> {
  const from = shanghaiTime(`${month}-01`, 0);
  const until = monthStart(after(from, INTO_NEXT_MONTH));
  const { merId } = ctx.actor;
  const rows = await promotionsBetween(ctx.database.db, { merId, locale: ctx.locale, from, until });
  return ok({
    list: rows.map((row) => ({
      kind: row.kind,
      id: row.id,
      name: row.name,
      status: row.status,
      from_time: timeOf(row.from),
      until_time: timeOf(row.until),
    })),
  });
}

import { and, count, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { broadcast, merchant } from '#lib/db/schema.ts';
import type { BroadcastFilter } from '#lib/contracts/broadcast.ts';

const joined = (db: Db) =>
  db
    .select({
      room: broadcast,
      merName: merchant.name,
      merNameEn: merchant.nameEn,
      merAvatar: merchant.avatar,
    })
    .from(broadcast)
    .innerJoin(merchant, and(eq(merchant.merId, broadcast.merId), eq(merchant.status, 'open')));

/** What is live comes first, then what comes next, then the latest of what is over. */
const byState = [
  sql`case ${broadcast.status} when 'live' then 0 when 'upcoming' then 1 else 2 end`,
  sql`case when ${broadcast.status} = 'upcoming' then ${broadcast.showAt} end asc`,
  desc(broadcast.showAt),
  desc(broadcast.broadcastId),
];

export async function rooms(db: Db, filter: BroadcastFilter, isHot: boolean) {
  const found: SQL[] = [ne(broadcast.status, 'hidden')];
  if (filter.mer_id) found.push(eq(broadcast.merId, filter.mer_id));
  if (filter.market_id)
    found.push(
      sql`${broadcast.merId} in (select m.mer_id from market_merchant m where m.market_id = ${filter.market_id})`,
    );
  if (filter.live_status) found.push(eq(broadcast.status, filter.live_status));
  const where = and(...found);
  const rows = await joined(db)
    .where(where)
    .orderBy(...(isHot ? [desc(broadcast.visitors), desc(broadcast.broadcastId)] : byState))
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
  const [counted] = await db
    .select({ n: count() })
    .from(broadcast)
    .innerJoin(merchant, and(eq(merchant.merId, broadcast.merId), eq(merchant.status, 'open')))
    .where(where);
  return { count: counted?.n ?? 0, rows };
}

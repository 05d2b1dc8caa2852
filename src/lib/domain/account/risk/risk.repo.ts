import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import type { RiskKind } from '#lib/contracts/risk.ts';
import { hasWords } from '#lib/db/has-words.ts';
import { deviceUse } from '#lib/db/schema.ts';

export const addUse = (db: Db, row: typeof deviceUse.$inferInsert) =>
  db.insert(deviceUse).values(row).onConflictDoNothing();

export const dropUses = (db: Db, before: Date) => db.delete(deviceUse).where(lt(deviceUse.at, before));

interface Filter {
  kind?: RiskKind | undefined;
  uid?: number | undefined;
  keyword?: string | undefined;
}

/** Devices from which several accounts took the same thing, the latest first. */
export async function sharedDevices(
  db: Db,
  { kind, uid, keyword }: Filter,
  { page, limit }: { page: number; limit: number },
) {
  const groups = db
    .select({
      kind: deviceUse.kind,
      targetId: deviceUse.targetId,
      deviceKey: deviceUse.deviceKey,
      address: sql<string>`min(${deviceUse.address})`.as('of_address'),
      device: sql<string>`min(${deviceUse.device})`.as('of_device'),
      uids: sql<number[]>`json_agg(${deviceUse.uid} order by ${deviceUse.at}, ${deviceUse.uid})`.as('uids'),
      first: sql<string>`min(${deviceUse.at})`.as('first_at'),
      last: sql<string>`max(${deviceUse.at})`.as('last_at'),
    })
    .from(deviceUse)
    .where(kind === undefined ? undefined : eq(deviceUse.kind, kind))
    .groupBy(deviceUse.kind, deviceUse.targetId, deviceUse.deviceKey)
    .having(and(sql`count(*) > 1`, uid === undefined ? undefined : sql`bool_or(${deviceUse.uid} = ${uid})`))
    .as('shared');
  const words = keyword?.trim() ?? '';
  // Digits alone are the number of an account: in the name of a device they stand everywhere.
  const wanted = /^[1-9]\d{0,8}$/.test(words)
    ? sql`${groups.uids}::jsonb @> ${words}::jsonb`
    : hasWords(words, sql`${groups.address}`, sql`${groups.device}`);
  const list = await db
    .select()
    .from(groups)
    .where(wanted)
    .orderBy(desc(groups.last), groups.kind, groups.targetId, groups.deviceKey)
    .limit(limit)
    .offset((page - 1) * limit);
  const counted = await db.select({ n: count() }).from(groups).where(wanted);
  return { count: counted[0]?.n ?? 0, list };
}

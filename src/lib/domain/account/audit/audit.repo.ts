import { and, asc, count, desc, eq, gt, ilike, or, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { auditEntry } from '#lib/db/schema.ts';
import { keepSetting, settingOf, type ChainCheck } from '#lib/db/settings.ts';

export type AuditRow = typeof auditEntry.$inferSelect;

/** Any number that nothing else of the mall locks. */
const CHAIN = 7_041_970;

/** Writers of the chain take turns until their transaction ends. */
export const lockChain = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(${CHAIN})`);

export async function lastEntry(db: Db): Promise<Pick<AuditRow, 'seq' | 'hash'> | undefined> {
  const rows = await db
    .select({ seq: auditEntry.seq, hash: auditEntry.hash })
    .from(auditEntry)
    .orderBy(desc(auditEntry.seq))
    .limit(1);
  return rows[0];
}

export const addEntry = (db: Db, row: AuditRow) => db.insert(auditEntry).values(row);

export const entriesAfter = (db: Db, seq: number, limit: number): Promise<AuditRow[]> =>
  db.select().from(auditEntry).where(gt(auditEntry.seq, seq)).orderBy(asc(auditEntry.seq)).limit(limit);

/** An account's number names its acts; other words stand somewhere in the entry. */
function saysOneOf(words: string) {
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const { act, input, outcome, address, requestId } = auditEntry;
  return or(
    ...[act, input, outcome, address, requestId].map((column) => ilike(column, like)),
    /^\d{1,9}$/.test(words) ? eq(auditEntry.uid, Number(words)) : undefined,
  );
}

export async function listEntries(
  db: Db,
  {
    merId,
    uid,
    words,
    page,
    limit,
  }: { merId?: number; uid?: number; words?: string; page: number; limit: number },
): Promise<{ count: number; list: AuditRow[] }> {
  const where = and(
    merId === undefined ? undefined : eq(auditEntry.merId, merId),
    uid === undefined ? undefined : eq(auditEntry.uid, uid),
    words === undefined ? undefined : saysOneOf(words),
  );
  const list = await db
    .select()
    .from(auditEntry)
    .where(where)
    .orderBy(desc(auditEntry.seq))
    .limit(limit)
    .offset((page - 1) * limit);
  const counted = await db.select({ n: count() }).from(auditEntry).where(where);
  return { count: counted[0]?.n ?? 0, list };
}

export const keepCheck = (db: Db, value: ChainCheck) => keepSetting(db, 'check:audit', value);
export const lastCheck = (db: Db) => settingOf(db, 'check:audit');

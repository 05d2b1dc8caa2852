import { and, asc, count, desc, eq, gt, ilike, isNull, like, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { auditEntry, coupon, merchant, user } from '#lib/db/schema.ts';
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

/** Between the beginning of an act and its end stand other acts, but not so many. */
const END_WITHIN = 2000;

/** Stands somewhere in an entry; an account's number names its acts. */
function saysOneOf(words: string, ...also: SQL[]) {
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const { act, input, outcome, address, requestId } = auditEntry;
  return or(
    ...[act, input, outcome, address, requestId, user.nickname].map((column) => ilike(column, like)),
    ...also.map((column) => sql`${column} ilike ${like}`),
    /^\d{1,9}$/.test(words) ? eq(auditEntry.uid, Number(words)) : undefined,
  );
}

export interface NamedEntry {
  entry: AuditRow;
  nickname: string | null;
  store: string | null;
}

interface Ask {
  words?: string;
  page: number;
  limit: number;
}

export async function listEntries(
  db: Db,
  { merId, uid, words, page, limit }: Ask & { merId?: number; uid?: number },
): Promise<{ count: number; list: NamedEntry[] }> {
  const where = and(
    merId === undefined ? undefined : eq(auditEntry.merId, merId),
    uid === undefined ? undefined : eq(auditEntry.uid, uid),
    words === undefined ? undefined : saysOneOf(words),
  );
  const list = await db
    .select({ entry: auditEntry, nickname: user.nickname, store: merchant.name })
    .from(auditEntry)
    .leftJoin(user, eq(user.uid, auditEntry.uid))
    .leftJoin(merchant, eq(merchant.merId, auditEntry.merId))
    .where(where)
    .orderBy(desc(auditEntry.seq))
    .limit(limit)
    .offset((page - 1) * limit);
  const counted = await db
    .select({ n: count() })
    .from(auditEntry)
    .leftJoin(user, eq(user.uid, auditEntry.uid))
    .where(where);
  return { count: counted[0]?.n ?? 0, list };
}

/** How the act that an entry begins has ended. */
const ending = sql<string | null>`(
  select ended.outcome from ${auditEntry} ended
  where ended.mer_id = ${auditEntry.merId} and ended.seq > ${auditEntry.seq}
    and ended.seq < ${auditEntry.seq} + ${END_WITHIN}
    and ended.request_id = ${auditEntry.requestId} and ended.act = ${auditEntry.act} and ended.phase = 'end'
  order by ended.seq limit 1)`;

/** Under the number of a thing or among several of them, as an act was sent; a name may have signs of a pattern in it. */
function saysId(field: string, id: string) {
  const plain = id.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  const one = `"${field}":"?${plain}"?[,}]`;
  return sql`${auditEntry.input} ~ ${`${one}|"${field}s":\\[("?[0-9a-z:]+"?,)*"?${plain}"?[],]`}`;
}

/** Mass changes that were taken back at this address, and a coupon with them. */
const tookBack = (path: string, couponId: string) =>
  and(
    eq(auditEntry.act, `POST ${path}`),
    sql`exists (select 1 from mass_change c join mass_change_line l using (mass_change_id)
      where c.mass_change_id = substring(${auditEntry.input} from '"id":"([0-9a-z]{26})"') and c.kind = 'coupon'
        and l.target = ${couponId} and l.outcome = 'undone')`,
  );

const actedAt = (paths: readonly string[]) =>
  or(...paths.map((path) => like(auditEntry.act, `POST ${path}%`)));

interface ActsOf {
  merId: number | null;
  paths: readonly string[];
  /** The fields that name it in what was sent, and what stands in them. */
  named: Readonly<Record<string, string>>;
  /** Where changes of many coupons are taken back, of a coupon. */
  undoneAt?: string | undefined;
}

/** Acts of the platform (null) or of a store that were done, the latest first; `end` is what else their end says. */
const doneActs = (
  db: Db,
  { merId, where, end = sql`true` }: { merId: number | null; where: SQL | undefined; end?: SQL },
  limit: number,
): Promise<Pick<NamedEntry, 'entry' | 'nickname'>[]> =>
  db
    .select({ entry: auditEntry, nickname: user.nickname })
    .from(auditEntry)
    .leftJoin(user, eq(user.uid, auditEntry.uid))
    .where(
      and(
        merId === null ? isNull(auditEntry.merId) : eq(auditEntry.merId, merId),
        eq(auditEntry.phase, 'begin'),
        where,
        sql`exists (select 1 from ${auditEntry} ended
          where ended.seq > ${auditEntry.seq} and ended.seq < ${auditEntry.seq} + ${END_WITHIN}
            and ended.request_id = ${auditEntry.requestId} and ended.act = ${auditEntry.act}
            and ended.phase = 'end' and ended.outcome = 'done' and ${end})`,
      ),
    )
    .orderBy(desc(auditEntry.seq))
    .limit(limit);

/** Acts that were done with a thing: by the platform (null) or in a store, at these addresses, under its number. */
export function actsWith(db: Db, { merId, paths, named, undoneAt }: ActsOf, limit: number) {
  const said = Object.entries(named).map(([field, id]) => saysId(field, id));
  const back = undoneAt === undefined ? undefined : tookBack(undoneAt, named['id'] ?? '');
  return doneActs(db, { merId, where: or(and(actedAt(paths), ...said), back) }, limit);
}

/** How the end of an act says what it has made. */
export const madeIs = (id: string): string => JSON.stringify({ made: id });

/** The act at these addresses that has made a thing of the platform's (null) or of a store's. */
export const actThatMade = (db: Db, { merId, paths, id }: Pick<ActsOf, 'merId' | 'paths'> & { id: string }) =>
  doneActs(db, { merId, where: actedAt(paths), end: sql`ended.input = ${madeIs(id)}` }, 1);

/** When a coupon of a store, or (0) of the platform, was made, and by whom if that was kept. */
export async function makingOf(
  db: Db,
  merId: number,
  couponId: number,
): Promise<{ at: Date; nickname: string | null } | undefined> {
  const [row] = await db
    .select({ at: coupon.createdAt, nickname: user.nickname })
    .from(coupon)
    .leftJoin(user, eq(user.uid, coupon.createdBy))
    .where(and(eq(coupon.couponId, couponId), eq(coupon.merId, merId)));
  return row;
}

/** What people of a store did in it, each act once. */
export async function listActsOf(
  db: Db,
  merId: number,
  { words, page, limit }: Ask,
): Promise<{ count: number; list: { entry: AuditRow; nickname: string | null; ended: string | null }[] }> {
  const where = and(
    eq(auditEntry.merId, merId),
    eq(auditEntry.role, 'merchant'),
    eq(auditEntry.phase, 'begin'),
    words === undefined ? undefined : saysOneOf(words, ending),
  );
  const list = await db
    .select({ entry: auditEntry, nickname: user.nickname, ended: ending })
    .from(auditEntry)
    .leftJoin(user, eq(user.uid, auditEntry.uid))
    .where(where)
    .orderBy(desc(auditEntry.seq))
    .limit(limit)
    .offset((page - 1) * limit);
  const counted = await db
    .select({ n: count() })
    .from(auditEntry)
    .leftJoin(user, eq(user.uid, auditEntry.uid))
    .where(where);
  return { count: counted[0]?.n ?? 0, list };
}

export const keepCheck = (db: Db, value: ChainCheck) => keepSetting(db, 'check:audit', value);
export const lastCheck = (db: Db) => settingOf(db, 'check:audit');

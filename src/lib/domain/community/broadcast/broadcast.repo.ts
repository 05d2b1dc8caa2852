import { and, count, desc, eq, gt, inArray, lt, ne, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { hasWords } from '#lib/db/has-words.ts';
import { broadcast, merchant, product } from '#lib/db/schema.ts';
import type { BroadcastFilter, DeskBroadcastFilter } from '#lib/contracts/broadcast.ts';
import { BROADCAST_LATE_MAX } from '#lib/kernel/limits.ts';

export type BroadcastRow = typeof broadcast.$inferSelect;

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

/** Rooms that visitors see: an announced one that never began is not among them. */
export async function rooms(db: Db, filter: BroadcastFilter, isHot: boolean, now: Date) {
  const latest = new Date(now.getTime() - BROADCAST_LATE_MAX);
  const found: (SQL | undefined)[] = [
    notInArray(broadcast.status, ['hidden', 'deleted']),
    or(ne(broadcast.status, 'upcoming'), gt(broadcast.showAt, latest)),
  ];
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

const ofDesk = ({
  merId,
  status,
  keyword,
}: {
  merId?: number;
  status?: BroadcastRow['status'] | undefined;
  keyword?: string | undefined;
}) =>
  and(
    ne(broadcast.status, 'deleted'),
    merId === undefined ? undefined : eq(broadcast.merId, merId),
    status === undefined ? undefined : eq(broadcast.status, status),
    hasWords(
      keyword,
      broadcast.name,
      broadcast.nameEn,
      broadcast.anchorName,
      broadcast.anchorNameEn,
      sql`(select concat_ws(' ', m.name, m.name_en) from merchant m where m.mer_id = ${broadcast.merId})`,
    ),
  );

/** Rooms of a store, or of all of them, the latest first. */
export async function roomsOf(db: Db, filter: DeskBroadcastFilter & { merId?: number }) {
  const where = ofDesk(filter);
  const rows = await db
    .select({ room: broadcast, merName: merchant.name, merNameEn: merchant.nameEn })
    .from(broadcast)
    .innerJoin(merchant, eq(merchant.merId, broadcast.merId))
    .where(where)
    .orderBy(desc(broadcast.showAt), desc(broadcast.broadcastId))
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
  return { count: await db.$count(broadcast, where), rows };
}

/** What these products are called. */
export const namesOf = async (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .select({ id: product.productId, merId: product.merId, name: product.name, nameEn: product.nameEn })
        .from(product)
        .where(and(inArray(product.productId, [...ids]), ne(product.status, 'deleted')));

/** A room that is locked until the transaction ends. */
export async function lockBroadcast(db: Db, id: number): Promise<BroadcastRow | undefined> {
  const where = and(eq(broadcast.broadcastId, id), ne(broadcast.status, 'deleted'));
  const rows = await db.select().from(broadcast).where(where).for('update');
  return rows[0];
}

/** The store is locked, so that its rooms are counted one after the other. */
export const lockStore = (db: Db, merId: number) =>
  db.select({ merId: merchant.merId }).from(merchant).where(eq(merchant.merId, merId)).for('update');

export const countRooms = (db: Db, merId: number, status: BroadcastRow['status']): Promise<number> =>
  db.$count(broadcast, ofDesk({ merId, status }));

export async function addBroadcast(db: Db, row: typeof broadcast.$inferInsert): Promise<number> {
  const rows = await db.insert(broadcast).values(row).returning({ id: broadcast.broadcastId });
  return rows[0]!.id;
}

export const changeRoom = (db: Db, id: number, values: Partial<BroadcastRow>) =>
  db.update(broadcast).set(values).where(eq(broadcast.broadcastId, id));

/** One more has opened a room that is live or whose recording is published. */
export const addVisitor = (db: Db, id: number) =>
  db
    .update(broadcast)
    .set({ visitors: sql`${broadcast.visitors} + 1` })
    .where(
      and(
        eq(broadcast.broadcastId, id),
        or(eq(broadcast.status, 'live'), and(eq(broadcast.status, 'ended'), eq(broadcast.hasReplay, true))),
      ),
    );

/** Rooms that began before a time and were not ended. */
export const endLongRooms = (db: Db, begunBefore: Date) =>
  db
    .update(broadcast)
    .set({ status: 'ended', stream: '' })
    .where(and(eq(broadcast.status, 'live'), lt(broadcast.showAt, begunBefore)))
    .returning({ merId: broadcast.merId });

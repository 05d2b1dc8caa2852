import { and, desc, eq, gt, inArray, isNull, lt, or, sql, type SQLWrapper } from 'drizzle-orm';
import type { StoreEvent } from '#lib/contracts/states.ts';
import { builtOnce } from '#lib/db/built-once.ts';
import type { Db } from '#lib/db/database.ts';
import { hasWords } from '#lib/db/has-words.ts';
import { takeTurns } from '#lib/db/take-turns.ts';
import { machineToken, merchant, user, userRole, webhook, webhookDelivery } from '#lib/db/schema.ts';

export type TokenRow = typeof machineToken.$inferSelect;
export type WebhookRow = typeof webhook.$inferSelect;
export type DeliveryRow = typeof webhookDelivery.$inferSelect;
interface Paged {
  page: number;
  limit: number;
}

/** Who runs a store: its owners and managers. */
const RUNNERS = sql`array['owner', 'manager']::text[]`;

const isLive = (now: Date) =>
  and(isNull(machineToken.revokedAt), or(isNull(machineToken.expiresAt), gt(machineToken.expiresAt, now)));

/**
 * Whether the person who set this up still runs the store; otherwise a webhook's events would go on reaching that
 * person, and a token would open the store to them.
 */
const isKeptOf = ({ uid, merId }: typeof machineToken | typeof webhook) => sql<boolean>`exists (
  select 1 from ${userRole} r join ${user} u on u.uid = r.uid
  where r.uid = ${uid} and r.mer_id = ${merId} and r.role = 'merchant'
    and r.store_roles && ${RUNNERS} and u.status = 'active'
)`;
const isKept = isKeptOf(webhook);

/** A token with what its maker is in the store; no roles: that person works there no more. */
export async function tokenByHash(db: Db, tokenHash: string) {
  const rows = await db
    .select({ token: machineToken, status: user.status, roles: userRole.storeRoles })
    .from(machineToken)
    .innerJoin(user, eq(user.uid, machineToken.uid))
    .leftJoin(
      userRole,
      and(
        eq(userRole.uid, machineToken.uid),
        eq(userRole.role, 'merchant'),
        eq(userRole.merId, machineToken.merId),
      ),
    )
    .where(eq(machineToken.tokenHash, tokenHash));
  return rows[0];
}

export const touchToken = (db: Db, id: string, usedAt: Date, usedFrom: string) =>
  db.update(machineToken).set({ usedAt, usedFrom }).where(eq(machineToken.machineTokenId, id));

/** Ends what somebody has made who runs this store no more; answers the names of what ended. */
export const revokeTokensOf = (db: Db, { merId, uid }: { merId: number; uid: number }, now: Date) =>
  db
    .update(machineToken)
    .set({ revokedAt: now })
    .where(and(eq(machineToken.merId, merId), eq(machineToken.uid, uid), isLive(now)))
    .returning({ name: machineToken.name });

/** What an account has made that is in force, store by store. */
export const liveTokensBy = (db: Db, uid: number, now: Date) =>
  db
    .select({ merId: machineToken.merId, name: machineToken.name })
    .from(machineToken)
    .where(and(eq(machineToken.uid, uid), isLive(now)))
    .orderBy(machineToken.merId, machineToken.createdAt);

/** Name of a store, and of one of its people. */
export async function namesOf(db: Db, merId: number, uid: number) {
  const rows = await db
    .select({ store: merchant.name, store_en: merchant.nameEn, name: user.nickname })
    .from(merchant)
    .innerJoin(user, eq(user.uid, uid))
    .where(eq(merchant.merId, merId));
  return rows[0]!;
}

export const addToken = (db: Db, row: typeof machineToken.$inferInsert) =>
  db.insert(machineToken).values(row);

/** Tokens of a store that are in force; whoever counts too waits until the transaction ends. */
export async function countLiveTokens(db: Db, merId: number, now: Date): Promise<number> {
  await takeTurns(db, 'machine_token', merId);
  return db.$count(machineToken, and(eq(machineToken.merId, merId), isLive(now)));
}

export async function tokensOf(db: Db, merId: number, now: Date, { page, limit }: Paged) {
  const own = eq(machineToken.merId, merId);
  const list = await db
    .select({ token: machineToken, maker: user.nickname, isKept: isKeptOf(machineToken) })
    .from(machineToken)
    .innerJoin(user, eq(user.uid, machineToken.uid))
    .where(own)
    .orderBy(sql`(${isLive(now)}) desc`, desc(machineToken.createdAt))
    .limit(limit)
    .offset((page - 1) * limit);
  return { count: await db.$count(machineToken, own), list };
}

/** Ends a token of this store; answers how many that were. */
export async function revoke(db: Db, merId: number, id: string, revokedAt: Date): Promise<number> {
  const rows = await db
    .update(machineToken)
    .set({ revokedAt })
    .where(
      and(eq(machineToken.merId, merId), eq(machineToken.machineTokenId, id), isNull(machineToken.revokedAt)),
    )
    .returning({ id: machineToken.machineTokenId });
  return rows.length;
}

/** Query for `readTogether`: active webhooks of some stores, with the events that each wants. */
export const hooksOfStores = (db: Db, merIds: SQLWrapper) =>
  db
    .select({ merId: webhook.merId, webhookId: webhook.webhookId, events: webhook.events })
    .from(webhook)
    .where(and(sql`${webhook.merId} in ${merIds}`, eq(webhook.isOn, true), isKept));
export type Hook = Awaited<ReturnType<typeof hooksOfStores>>[number];
const hooksOfStore = builtOnce((db) => hooksOfStores(db, sql`(${sql.placeholder('merId')})`));
export const hooksOf = (db: Db, merId: number): Promise<Hook[]> => hooksOfStore(db).execute({ merId });

/** Stores with a webhook that wants this event. */
export async function storesSubscribedTo(db: Db, event: StoreEvent): Promise<number[]> {
  const rows = await db
    .selectDistinct({ merId: webhook.merId })
    .from(webhook)
    .where(and(eq(webhook.isOn, true), sql`${event} = any(${webhook.events})`, isKept));
  return rows.map((row) => row.merId);
}

export async function webhooksOf(db: Db, merId: number, { page, limit }: Paged) {
  const own = eq(webhook.merId, merId);
  const list = await db
    .select({ webhook, maker: user.nickname, isKept })
    .from(webhook)
    .innerJoin(user, eq(user.uid, webhook.uid))
    .where(own)
    .orderBy(desc(webhook.createdAt))
    .limit(limit)
    .offset((page - 1) * limit);
  return { count: await db.$count(webhook, own), list };
}

/** Webhooks of a store; whoever counts too waits until the transaction ends. */
export async function countWebhooks(db: Db, merId: number): Promise<number> {
  await takeTurns(db, 'webhook', merId);
  return db.$count(webhook, eq(webhook.merId, merId));
}

export const addWebhook = (db: Db, row: typeof webhook.$inferInsert) => db.insert(webhook).values(row);

/** A webhook of this store, locked until the transaction ends. */
export async function lockWebhook(db: Db, merId: number, id: string): Promise<WebhookRow | undefined> {
  const rows = await db
    .select()
    .from(webhook)
    .where(and(eq(webhook.merId, merId), eq(webhook.webhookId, id)))
    .for('update');
  return rows[0];
}

export const changeWebhookRow = (db: Db, id: string, values: Partial<WebhookRow>) =>
  db.update(webhook).set(values).where(eq(webhook.webhookId, id));

export const dropWebhook = (db: Db, id: string) => db.delete(webhook).where(eq(webhook.webhookId, id));

/** Counts a failed try; answers how many failed in a row. */
export async function countFailure(db: Db, id: string): Promise<number> {
  const rows = await db
    .update(webhook)
    .set({ failures: sql`${webhook.failures} + 1` })
    .where(eq(webhook.webhookId, id))
    .returning({ failures: webhook.failures });
  return rows[0]?.failures ?? 0;
}

export const addDelivery = (db: Db, row: typeof webhookDelivery.$inferInsert) =>
  db.insert(webhookDelivery).values(row);

/** A delivery with its webhook. */
export async function deliveryById(db: Db, id: string) {
  const rows = await db
    .select({ delivery: webhookDelivery, webhook, isKept })
    .from(webhookDelivery)
    .innerJoin(webhook, eq(webhook.webhookId, webhookDelivery.webhookId))
    .where(eq(webhookDelivery.webhookDeliveryId, id));
  return rows[0];
}

/** Changes a delivery if its state and its number of tries are still these; answers whether they were. */
export async function changeDelivery(
  db: Db,
  { webhookDeliveryId, status, tries }: Pick<DeliveryRow, 'webhookDeliveryId' | 'status' | 'tries'>,
  values: Partial<DeliveryRow>,
): Promise<boolean> {
  const rows = await db
    .update(webhookDelivery)
    .set(values)
    .where(
      and(
        eq(webhookDelivery.webhookDeliveryId, webhookDeliveryId),
        eq(webhookDelivery.status, status),
        eq(webhookDelivery.tries, tries),
      ),
    )
    .returning({ id: webhookDelivery.webhookDeliveryId });
  return rows.length > 0;
}

export async function deliveriesOf(
  db: Db,
  merId: number,
  {
    webhookId,
    status,
    event,
    keyword,
    page,
    limit,
  }: Paged & {
    keyword?: string | undefined;
    webhookId?: string | undefined;
    status?: DeliveryRow['status'] | undefined;
    event?: DeliveryRow['event'] | undefined;
  },
) {
  const where = and(
    eq(webhookDelivery.merId, merId),
    webhookId ? eq(webhookDelivery.webhookId, webhookId) : undefined,
    status ? eq(webhookDelivery.status, status) : undefined,
    event ? eq(webhookDelivery.event, event) : undefined,
    hasWords(
      keyword,
      webhookDelivery.webhookDeliveryId,
      webhookDelivery.body,
      webhookDelivery.answer,
      sql`(select w.url from webhook w where w.webhook_id = ${webhookDelivery.webhookId})`,
    ),
  );
  const list = await db
    .select({ delivery: webhookDelivery, url: webhook.url })
    .from(webhookDelivery)
    .innerJoin(webhook, eq(webhook.webhookId, webhookDelivery.webhookId))
    .where(where)
    .orderBy(desc(webhookDelivery.createdAt), desc(webhookDelivery.webhookDeliveryId))
    .limit(limit)
    .offset((page - 1) * limit);
  return { count: await db.$count(webhookDelivery, where), list };
}

/** Deliveries that should have been sent by now: their job was lost. */
export const overdueDeliveries = (db: Db, before: Date, limit: number) =>
  db
    .select({ id: webhookDelivery.webhookDeliveryId, merId: webhookDelivery.merId })
    .from(webhookDelivery)
    .where(and(eq(webhookDelivery.status, 'waiting'), lt(webhookDelivery.nextAt, before)))
    .limit(limit);

export const dropOldDeliveries = (db: Db, before: Date) =>
  db.delete(webhookDelivery).where(lt(webhookDelivery.createdAt, before));

export const runnersOf = (db: Db, merId: number) =>
  db
    .select({ uid: userRole.uid })
    .from(userRole)
    .where(
      and(
        eq(userRole.role, 'merchant'),
        inArray(userRole.merId, [merId]),
        sql`${userRole.storeRoles} && ${RUNNERS}`,
      ),
    );

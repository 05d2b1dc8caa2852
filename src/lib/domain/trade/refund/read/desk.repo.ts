import { and, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { RefundDeskTab, RefundSort } from '#lib/contracts/refund.ts';
import { containing } from '#lib/db/containing.ts';
import type { Db } from '#lib/db/database.ts';
import { keysetQuery, type Keyset } from '#lib/db/keyset.ts';
import { looksLike } from '#lib/db/looks-like.ts';
import { groupOrder, refundOrder } from '#lib/db/schema.ts';
import type { KeysetAsk } from '#lib/kernel/keyset.ts';

import { WAITING_STATES } from '../refund.flow.ts';
import type { RefundRow } from '../refund.repo.ts';

export interface DeskFilter {
  tab: RefundDeskTab;
  kind?: 'money' | 'return' | undefined;
  keyword?: string | undefined;
  /** Asked for at or after, and before. */
  since?: Date | undefined;
  until?: Date | undefined;
  /** The caller sees masked phones, and a search by a whole phone compares only the part that is shown. */
  isCovered: boolean;
}

const SORTS: Record<RefundSort, Keyset> = {
  newest: { by: refundOrder.createdAt, id: refundOrder.refundOrderId, isDown: true, kind: 'time' },
  waiting: { by: refundOrder.statusAt, id: refundOrder.refundOrderId, isDown: false, kind: 'time' },
  amount: { by: refundOrder.amount, id: refundOrder.refundOrderId, isDown: true, kind: 'number' },
};

export function placeOf(sort: RefundSort, refund: RefundRow): string {
  const times = { newest: refund.createdAt, waiting: refund.statusAt };
  return `${sort === 'amount' ? refund.amount : times[sort].getTime()}~${refund.refundOrderId}`;
}

function inTab(tab: RefundDeskTab): SQL | undefined {
  if (tab === 'all') return undefined;
  return tab === 'waiting' ? inArray(refundOrder.status, [...WAITING_STATES]) : eq(refundOrder.status, tab);
}

/** Numbers of the refund, its order and its parcel, goods, receiver or phone; four digits are the last of a phone. */
export function found({ keyword, isCovered }: Pick<DeskFilter, 'keyword' | 'isCovered'>): SQL | undefined {
  const words = keyword?.trim();
  if (!words) return undefined;
  const toWhom = (condition: SQL) =>
    sql`exists (select 1 from ${groupOrder} where ${groupOrder.groupOrderId} = ${refundOrder.groupOrderId} and ${condition})`;
  if (/^\d{4}$/.test(words)) return toWhom(sql`right(${groupOrder.address}->>'phone', 4) = ${words}`);
  const phone = sql`${groupOrder.address}->>'phone'`;
  if (/^1\d{10}$/.test(words)) return toWhom(isCovered ? looksLike(phone, words) : sql`${phone} = ${words}`);
  const like = containing(words);
  const order = sql`exists (select 1 from store_order o where o.order_id = ${refundOrder.orderId} and o.order_sn ilike ${like})`;
  const goods = sql`exists (select 1 from refund_line r join order_line l on l.order_line_id = r.order_line_id where r.refund_order_id = ${refundOrder.refundOrderId} and concat_ws(' ', l.snapshot->>'name', l.snapshot->>'nameEn', l.snapshot->>'designation') ilike ${like})`;
  const numbers = sql`${refundOrder.refundOrderSn} ilike ${like} or ${refundOrder.trackingNo} ilike ${like}`;
  return sql`(${numbers} or ${order} or ${goods} or ${toWhom(sql`${groupOrder.address}->>'realName' ilike ${like}`)})`;
}

/** Of a store or, null, of all. */
const ofStore = (merId: number | null): SQL | undefined =>
  merId === null ? undefined : eq(refundOrder.merId, merId);

const matching = (merId: number | null, { tab, kind, keyword, since, until, isCovered }: DeskFilter) =>
  and(
    ofStore(merId),
    inTab(tab),
    kind ? eq(refundOrder.kind, kind) : undefined,
    since ? gte(refundOrder.createdAt, since) : undefined,
    until ? lt(refundOrder.createdAt, until) : undefined,
    found({ keyword, isCovered }),
  );

/** Rows of one page and one more, read forward or backward from a place. */
export async function deskRefunds(
  db: Db,
  merId: number | null,
  filter: DeskFilter,
  { sort, ...ask }: KeysetAsk & { sort: RefundSort },
): Promise<RefundRow[]> {
  const { within, order } = keysetQuery(SORTS[sort], ask);
  const rows = await db
    .select()
    .from(refundOrder)
    .where(within(matching(merId, filter)))
    .orderBy(...order)
    .limit(ask.limit + 1);
  return rows;
}

/** Those of some refunds that a store is asked for. */
export const refundsByIds = (db: Db, merId: number, ids: string[]): Promise<RefundRow[]> =>
  db
    .select()
    .from(refundOrder)
    .where(and(eq(refundOrder.merId, merId), inArray(refundOrder.refundOrderId, ids)));

export const addressesOf = (db: Db, groupOrderIds: string[]) =>
  db
    .select({ groupOrderId: groupOrder.groupOrderId, address: groupOrder.address })
    .from(groupOrder)
    .where(inArray(groupOrder.groupOrderId, groupOrderIds));

/** How many refunds of a store, or of all, are in each state, and since when the oldest of them is. */
export const refundsByState = (db: Db, merId: number | null) =>
  db
    .select({
      status: refundOrder.status,
      n: sql<number>`count(*)::int`,
      since: sql<string | null>`min(${refundOrder.statusAt})`,
    })
    .from(refundOrder)
    .where(ofStore(merId))
    .groupBy(refundOrder.status);

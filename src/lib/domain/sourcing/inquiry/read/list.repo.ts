import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  gte,
  ilike,
  inArray,
  isNull,
  lte,
  min,
  ne,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { category, inquiry, inquiryInvite, inquiryItem, product, quotation } from '#lib/db/schema.ts';
import type { InquiryState } from '../inquiry.flow.ts';
import { asksFor, meantBy, type InquiryRow } from '../inquiry.repo.ts';
import type { Page } from '#lib/kernel/page.ts';

interface Listed {
  count: number;
  list: InquiryRow[];
}

async function listed(db: Db, where: SQL | undefined, order: SQL[], { page, limit }: Page): Promise<Listed> {
  const rows = await db
    .select()
    .from(inquiry)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit);
  return { count: await db.$count(inquiry, where), list: rows };
}

export interface HallFilter extends Page {
  keyword?: string | undefined;
  cate_id?: number | undefined;
  province_id?: string | undefined;
  status?: 'open' | 'ended' | undefined;
  days?: number | undefined;
}

const like = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
const stillOpen = (now: Date) => and(eq(inquiry.status, 'quoting'), gt(inquiry.deadline, now));
const isOver = (now: Date) =>
  or(
    inArray(inquiry.status, ['ended', 'chosen', 'done', 'expired']),
    and(eq(inquiry.status, 'quoting'), lte(inquiry.deadline, now)),
  );

/** Open inquiries first, then by the day they were published. */
export function hallOf(db: Db, now: Date, filter: HallFilter): Promise<Listed> {
  const { keyword, cate_id: cateId, province_id: provinceId, status, days } = filter;
  const word = keyword?.trim();
  const where = and(
    eq(inquiry.isInvited, false),
    isNull(inquiry.hiddenAt),
    status === 'open' ? stillOpen(now) : status === 'ended' ? isOver(now) : or(stillOpen(now), isOver(now)),
    word
      ? or(
          ilike(inquiry.title, like(word)),
          inArray(
            inquiry.inquiryId,
            db
              .select({ id: inquiryItem.inquiryId })
              .from(inquiryItem)
              .where(or(ilike(inquiryItem.name, like(word)), ilike(inquiryItem.spec, like(word)))),
          ),
        )
      : undefined,
    cateId
      ? inArray(
          inquiry.categoryId,
          db
            .select({ id: category.categoryId })
            .from(category)
            .where(
              sql`${category.path} @> to_jsonb(${cateId}::int) or ${category.categoryId} = ${cateId}::int`,
            ),
        )
      : undefined,
    provinceId ? sql`${inquiry.regionCodes}->>0 = ${provinceId}` : undefined,
    days ? gte(inquiry.publishedAt, new Date(now.getTime() - days * 86_400_000)) : undefined,
  );
  return listed(
    db,
    where,
    [sql`(${inquiry.status} = 'quoting') desc`, desc(inquiry.publishedAt), desc(inquiry.inquiryId)],
    filter,
  );
}

const isInvited = (db: Db, merId: number): SQL =>
  inArray(
    inquiry.inquiryId,
    db.select({ id: inquiryInvite.inquiryId }).from(inquiryInvite).where(eq(inquiryInvite.merId, merId)),
  );

/** What a store is invited to, open ones first. */
export const invitationsOf = (
  db: Db,
  merId: number,
  { keyword, ...page }: Page & { keyword?: string | undefined },
): Promise<Listed> =>
  listed(
    db,
    and(
      isNull(inquiry.hiddenAt),
      inArray(inquiry.status, ['quoting', 'ended', 'chosen', 'done', 'expired']),
      isInvited(db, merId),
      meantBy(db, merId, keyword),
    ),
    [sql`(${inquiry.status} = 'quoting') desc`, desc(inquiry.deadline), desc(inquiry.inquiryId)],
    page,
  );

/**
 * Inquiries that the caller's store may quote for and has not: it is invited, or the inquiry is open to all and in a
 * category that it sells. An inquiry of several categories is open to every store.
 */
const quotable = (db: Db, { merId, uid }: { merId: number; uid: number }, now: Date) =>
  and(
    stillOpen(now),
    isNull(inquiry.hiddenAt),
    ne(inquiry.uid, uid),
    notInArray(
      inquiry.inquiryId,
      db.select({ id: quotation.inquiryId }).from(quotation).where(eq(quotation.merId, merId)),
    ),
    or(
      isInvited(db, merId),
      and(
        eq(inquiry.isInvited, false),
        sql`(${inquiry.categoryId} is null or ${inquiry.categoryId} in (select unnest(array[${product.categoryId}, ${product.categoryId1}, ${product.categoryId2}])
          from ${product} where ${eq(product.merId, merId)} and ${eq(product.status, 'on_sale')}))`,
      ),
    ),
  );

export const quotableOf = (
  db: Db,
  store: { merId: number; uid: number },
  now: Date,
  { keyword, ...page }: Page & { keyword?: string | undefined },
): Promise<Listed> =>
  listed(
    db,
    and(quotable(db, store, now), meantBy(db, store.merId, keyword)),
    [asc(inquiry.deadline), asc(inquiry.inquiryId)],
    page,
  );

/** How many these are, and since when the first of them is open. */
export async function countQuotable(db: Db, store: { merId: number; uid: number }, now: Date) {
  const rows = await db
    .select({ count: count(), since: min(inquiry.publishedAt) })
    .from(inquiry)
    .where(quotable(db, store, now));
  return rows[0]!;
}

export const inState = (
  db: Db,
  status: InquiryState,
  { keyword, ...page }: Page & { keyword?: string | undefined },
): Promise<Listed> =>
  listed(
    db,
    and(eq(inquiry.status, status), isNull(inquiry.hiddenAt), asksFor(keyword)),
    [asc(inquiry.createdAt), asc(inquiry.inquiryId)],
    page,
  );

const own = (uid: number) => and(eq(inquiry.uid, uid), isNull(inquiry.hiddenAt));

/** The states of one tab; what is over by its deadline counts as such before the timer has come. */
function tabOf(tab: string, now: Date): SQL | undefined {
  if (tab === 'pending') return inArray(inquiry.status, ['draft', 'pending', 'rejected']);
  if (tab === 'quoting') return stillOpen(now);
  if (tab === 'ended')
    return or(
      inArray(inquiry.status, ['ended', 'chosen']),
      and(eq(inquiry.status, 'quoting'), lte(inquiry.deadline, now), gt(inquiry.quoteCount, 0)),
    );
  if (tab === 'done') return eq(inquiry.status, 'done');
  if (tab === 'closed')
    return or(
      inArray(inquiry.status, ['closed', 'expired']),
      and(eq(inquiry.status, 'quoting'), lte(inquiry.deadline, now), eq(inquiry.quoteCount, 0)),
    );
  return undefined;
}

/** An inquiry that something of an order was bought for. */
const boughtIn = (db: Db, groupOrderId: string) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(inquiryItem)
      .where(and(eq(inquiryItem.inquiryId, inquiry.inquiryId), eq(inquiryItem.groupOrderId, groupOrderId))),
  );

export const ownOf = (
  db: Db,
  uid: number,
  tab: string,
  now: Date,
  { group_order_id: order, ...page }: Page & { group_order_id?: string | undefined },
): Promise<Listed> =>
  listed(
    db,
    and(own(uid), tabOf(tab, now), order ? boughtIn(db, order) : undefined),
    [desc(inquiry.createdAt), desc(inquiry.inquiryId)],
    page,
  );

export const countOwn = (db: Db, uid: number, tab: string, now: Date): Promise<number> =>
  db.$count(inquiry, and(own(uid), tabOf(tab, now)));

/** Quotations of own inquiries that came or changed since the buyer last looked. */
export async function newQuotes(db: Db, uid: number): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: quotation.inquiryId, n: count() })
    .from(quotation)
    .innerJoin(inquiry, eq(inquiry.inquiryId, quotation.inquiryId))
    .where(
      and(
        own(uid),
        inArray(quotation.status, ['quoted', 'negotiating']),
        or(
          isNull(inquiry.seenAt),
          gt(quotation.createdAt, inquiry.seenAt),
          and(
            eq(quotation.status, 'quoted'),
            gt(quotation.version, 1),
            gt(quotation.changedAt, inquiry.seenAt),
          ),
        ),
      ),
    )
    .groupBy(quotation.inquiryId);
  return new Map(rows.map((row) => [row.id, row.n]));
}

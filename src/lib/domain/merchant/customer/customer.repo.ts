import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { arrayOf } from '#lib/db/array-of.ts';
import type { Db } from '#lib/db/database.ts';
import { keysetQuery, type Keyset } from '#lib/db/keyset.ts';
import { looksLike } from '#lib/db/looks-like.ts';
import { rowsOf } from '#lib/db/rows-of.ts';
import {
  company,
  conversation,
  customer,
  customerGroup,
  favourite,
  priceList,
  storeOrder,
  user,
} from '#lib/db/schema.ts';
import { isViolation } from '#lib/db/violation.ts';
import type { KeysetAsk } from '#lib/kernel/keyset.ts';

export type GroupRow = typeof customerGroup.$inferSelect;

/** A company or a single buyer; of the two numbers one is named. */
export interface Single {
  companyId: number | null;
  buyerUid: number | null;
}

export interface CustomerRow extends Single {
  id: string;
  name: string;
  phone: string | null;
  orders: number;
  turnover: string;
  lastOrder: string | null;
  asked: number;
  groupId: number | null;
  group: string | null;
  note: string | null;
  seen: string;
}

const like = (words: string): string => `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`;

/** Whom a store knows: who bought there, asked it, or was written down. Members of a company are their company. */
const known = (merId: number): SQL => sql`
  bought as (
    select nullif(buyer_uid, 0) buyer_uid, nullif(company_id, 0) company_id, sum(orders)::int orders, sum(turnover) turnover,
      max(last_order) last_order
    from customer_count where mer_id = ${merId} group by 1, 2 having sum(orders) <> 0),
  asked as (
    select case when c.company_id is null then u.uid end buyer_uid, c.company_id,
      count(*)::int asked, max(i.created_at) last_asked
    from inquiry i
      join (select inquiry_id from inquiry_invite where mer_id = ${merId}
        union select inquiry_id from quotation where mer_id = ${merId}) s using (inquiry_id)
      join user_account u on u.uid = i.uid
      left join company c on c.company_id = u.company_id and c.status = 'verified'
    where i.status <> 'draft' group by 1, 2),
  known as (
    select buyer_uid, company_id from bought union select buyer_uid, company_id from asked
    union select buyer_uid, company_id from customer where mer_id = ${merId})`;

const customerRows = (merId: number): SQL => sql`
  select k.company_id "companyId", k.buyer_uid "buyerUid",
    case when k.company_id is null then 'b' else 'c' end || lpad(coalesce(k.company_id, k.buyer_uid)::text, 12, '0') id,
    coalesce(c.name, u.nickname) name, u.phone, coalesce(b.orders, 0) orders, coalesce(b.turnover, 0) turnover,
    b.last_order "lastOrder", coalesce(a.asked, 0) asked, m.customer_group_id "groupId", g.name "group", m.note,
    greatest(b.last_order, a.last_asked, m.created_at) seen
  from known k
    left join bought b on b.buyer_uid is not distinct from k.buyer_uid and b.company_id is not distinct from k.company_id
    left join asked a on a.buyer_uid is not distinct from k.buyer_uid and a.company_id is not distinct from k.company_id
    left join customer m on m.mer_id = ${merId} and m.buyer_uid is not distinct from k.buyer_uid and m.company_id is not distinct from k.company_id
    left join customer_group g on g.customer_group_id = m.customer_group_id
    left join company c on c.company_id = k.company_id
    left join user_account u on u.uid = k.buyer_uid`;

const LATEST: Keyset = { by: sql`seen`, id: sql`id`, isDown: true, kind: 'time' };

/** Customers of a store, those with the latest contact first. @param group 0: without a group */
export function customers(
  db: Db,
  merId: number,
  { group, keyword, ...ask }: KeysetAsk & { group?: number | undefined; keyword?: string | undefined },
): Promise<CustomerRow[]> {
  const { within, order } = keysetQuery(LATEST, ask);
  const words = keyword?.trim();
  const where = within(
    and(
      group === undefined ? undefined : group === 0 ? sql`"groupId" is null` : sql`"groupId" = ${group}`,
      words
        ? sql`(name ilike ${like(words)} or right(phone, 4) = ${words} or ${/^1\d{10}$/.test(words) ? looksLike(sql`phone`, words) : sql`false`})`
        : undefined,
    ),
  );
  return rowsOf<CustomerRow>(
    db,
    sql`with ${known(merId)} select * from (${customerRows(merId)}) r
      ${where ? sql`where ${where}` : sql``} order by ${sql.join(order, sql`, `)} limit ${ask.limit + 1}`,
  );
}

/** What a company ordered from one store on credit terms; fen. */
export interface CreditRow {
  companyId: number;
  orders: number;
  /** What these orders cost, less what went back, as in the turnover. */
  amount: string;
  /** Of orders whose bill the company has not settled with the mall, and the first day on which one is due. */
  open: string;
  due: string | null;
}

/** Orders of companies from a store that were bought on credit; balances of presales have bills of their own and are no part. */
export const creditOf = (db: Db, merId: number, companies: readonly number[]): Promise<CreditRow[]> =>
  companies.length === 0
    ? Promise.resolve([])
    : rowsOf<CreditRow>(
        db,
        sql`select b.company_id "companyId", (count(*) filter (where o.parent_order_id is null))::int orders,
            sum(o.worth) amount, coalesce(sum(o.worth) filter (where b.status <> 'settled'), 0) "open",
            min(b.due_at) filter (where b.status <> 'settled' and o.worth > 0) due
          from credit_bill b join lateral (
            select parent_order_id, case when is_turnover(paid_at, status) then pay_price
              - (select coalesce(sum(refunded_price + refunded_freight), 0) from order_line l where l.order_id = s.order_id)
              else 0 end worth
            from store_order s where s.group_order_id = b.group_order_id and s.mer_id = ${merId}) o on true
          where b.company_id = any(${arrayOf(companies)}::int[]) and b.presale_order_id is null
          group by 1`,
      );

/** Those of a store's customers that are named. */
export function customersOf(db: Db, merId: number, named: readonly Single[]): Promise<CustomerRow[]> {
  const companies = named.flatMap(({ companyId }) => companyId ?? []);
  const buyers = named.flatMap(({ buyerUid }) => buyerUid ?? []);
  return rowsOf<CustomerRow>(
    db,
    sql`with ${known(merId)} select * from (${customerRows(merId)}) r
      where "companyId" = any(${arrayOf(companies)}::int[]) or "buyerUid" = any(${arrayOf(buyers)}::int[])`,
  );
}

/** Whether a store knows this company or buyer. */
export async function isKnown(db: Db, merId: number, { companyId, buyerUid }: Single): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`with ${known(merId)} select 1 from known
      where company_id is not distinct from ${companyId}::int and buyer_uid is not distinct from ${buyerUid}::int`,
  );
  return rows.length > 0;
}

/** Whether an account has been in touch with a store: follows it, wrote to it, ordered there or sent it an inquiry. */
const turnedTo = (merId: number): SQL => sql`
  (exists (select 1 from ${favourite} f where f.uid = ${user.uid} and f.kind = 'store' and f.target_id = ${merId})
    or exists (select 1 from ${conversation} c where c.uid = ${user.uid} and c.mer_id = ${merId})
    or exists (select 1 from ${storeOrder} o where o.uid = ${user.uid} and o.mer_id = ${merId})
    or exists (with ${known(merId)} select 1 from known
      where known.buyer_uid = ${user.uid} or known.company_id = ${user.companyId}))`;

/**
 * A verified company by its whole name, or an account by its whole phone, if it has been in contact with this store.
 * Any other is answered as unknown, so that a store cannot find out whether a number or a company buys here.
 */
export async function singleCalled(db: Db, merId: number, words: string): Promise<Single | undefined> {
  const companies = await db
    .select({ id: company.companyId })
    .from(company)
    .innerJoin(user, and(eq(user.companyId, company.companyId), eq(user.status, 'active')))
    .where(and(eq(company.name, words), eq(company.status, 'verified'), turnedTo(merId)))
    .limit(1);
  if (companies[0]) return { companyId: companies[0].id, buyerUid: null };
  const buyers = await db
    .select({ uid: user.uid })
    .from(user)
    .where(and(eq(user.phone, words), eq(user.status, 'active'), turnedTo(merId)));
  return buyers[0] && { companyId: null, buyerUid: buyers[0].uid };
}

/** Keeps something of a customer; what is not named stays. */
export async function keepCustomer(
  db: Db,
  merId: number,
  single: Single,
  values: { customerGroupId?: number | null; note?: string },
  createdAt: Date,
): Promise<void> {
  const isCompany = single.companyId !== null;
  const insert = db.insert(customer).values({ merId, ...single, ...values, createdAt });
  if (Object.keys(values).length === 0) await insert.onConflictDoNothing();
  else
    await insert.onConflictDoUpdate({
      target: [customer.merId, isCompany ? customer.companyId : customer.buyerUid],
      targetWhere: isCompany ? sql`company_id is not null` : sql`buyer_uid is not null`,
      set: values,
    });
}

const paddedGroup = sql`lpad(${customerGroup.customerGroupId}::text, 12, '0')`;
const GROUPS: Keyset = { by: customerGroup.createdAt, id: paddedGroup, isDown: true, kind: 'time' };

export const groups = (
  db: Db,
  merId: number,
  { keyword, now, ...ask }: KeysetAsk & { keyword?: string | undefined; now: Date },
) => {
  const { within, order } = keysetQuery(GROUPS, ask);
  return db
    .select({
      group: customerGroup,
      // A column of a query of one table is written without its table, which here would be that of the inner one.
      members: sql<number>`(select count(*)::int from ${customer} c where c.customer_group_id = ${customerGroup}.customer_group_id)`,
      lists: sql<number>`(select count(*)::int from ${priceList} l where l.customer_group_id = ${customerGroup}.customer_group_id and l.ended_at is null and (l.ends_at is null or l.ends_at > ${now.toISOString()}))`,
    })
    .from(customerGroup)
    .where(
      within(
        and(
          eq(customerGroup.merId, merId),
          keyword?.trim() ? sql`${customerGroup.name} ilike ${like(keyword)}` : undefined,
        ),
      ),
    )
    .orderBy(...order)
    .limit(ask.limit + 1);
};

export const allGroups = (db: Db, merId: number): Promise<GroupRow[]> =>
  db.select().from(customerGroup).where(eq(customerGroup.merId, merId)).orderBy(asc(customerGroup.name));

export async function groupOf(db: Db, merId: number, id: number): Promise<GroupRow | undefined> {
  const rows = await db
    .select()
    .from(customerGroup)
    .where(and(eq(customerGroup.merId, merId), eq(customerGroup.customerGroupId, id)));
  return rows[0];
}

/** The group's number; undefined where another group of the store has the name. */
export async function saveGroupRow(
  db: Db,
  id: number | undefined,
  values: Pick<GroupRow, 'merId' | 'name' | 'note' | 'createdAt'>,
): Promise<number | undefined> {
  try {
    // A savepoint: the transaction can continue after an error of the unique name.
    const rows = await db.transaction((inner) =>
      id === undefined
        ? inner.insert(customerGroup).values(values).returning({ id: customerGroup.customerGroupId })
        : inner
            .update(customerGroup)
            .set({ name: values.name, note: values.note })
            .where(and(eq(customerGroup.customerGroupId, id), eq(customerGroup.merId, values.merId)))
            .returning({ id: customerGroup.customerGroupId }),
    );
    return rows[0]?.id;
  } catch (error) {
    if (isViolation(error, 'unique')) return undefined;
    throw error;
  }
}

/** False where a price list names it. */
export async function dropGroupRow(db: Db, merId: number, id: number): Promise<boolean> {
  const used = db
    .select({ id: priceList.priceListId })
    .from(priceList)
    .where(eq(priceList.customerGroupId, id));
  const rows = await db
    .delete(customerGroup)
    .where(
      and(eq(customerGroup.customerGroupId, id), eq(customerGroup.merId, merId), sql`not exists (${used})`),
    )
    .returning({ id: customerGroup.customerGroupId });
  return rows.length > 0;
}

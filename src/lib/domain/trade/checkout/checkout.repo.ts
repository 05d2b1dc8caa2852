import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { arrayOf } from '#lib/db/array-of.ts';
import { builtOnce, sqlOnce } from '#lib/db/built-once.ts';
import type { Db } from '#lib/db/database.ts';
import { checkoutKey, company, user, userRole } from '#lib/db/schema.ts';

export type KeyRow = typeof checkoutKey.$inferSelect;

const newKey = builtOnce((db) =>
  db.insert(checkoutKey).values({
    key: sql.placeholder('key'),
    uid: sql.placeholder('uid'),
    preview: sql.placeholder('preview'),
    createdAt: sql.placeholder('createdAt'),
    expiresAt: sql.placeholder('expiresAt'),
  }),
);
export const addKey = (db: Db, row: Omit<KeyRow, 'groupOrderId'>) => newKey(db).execute(row);

const heldKey = builtOnce((db) =>
  db
    .select()
    .from(checkoutKey)
    .where(and(eq(checkoutKey.key, sql.placeholder('key')), eq(checkoutKey.uid, sql.placeholder('uid'))))
    .for('update'),
);

/** Holds the key until the transaction ends; whoever comes second waits and then finds the order. */
export async function lockKey(db: Db, uid: number, key: string): Promise<KeyRow | undefined> {
  const rows = await heldKey(db).execute({ key, uid });
  return rows[0];
}

const spentKey = sqlOnce(sql`
  with ordered as (
    delete from cart_line where uid = ${sql.placeholder('uid')} and cart_id = any(${sql.placeholder('cartIds')}::text[])
  )
  update checkout_key set group_order_id = ${sql.placeholder('groupOrderId')} where key = ${sql.placeholder('key')}`);

/** The key stands for its order from here on, and the lines that it has ordered are gone; the caller holds both. */
export const spendKey = (
  db: Db,
  { key, uid, groupOrderId, cartIds }: { key: string; uid: number; groupOrderId: string; cartIds: string[] },
) => spentKey(db, { key, uid, groupOrderId, cartIds: arrayOf(cartIds) });

/** What is known of a line before anything is held: neither its quotation nor its activity ever changes. */
export interface LineAhead {
  cartId: string;
  quantity: number;
  quotationId: string | null;
  /** What is left of the activity that it is bought in; null for normal goods. */
  limitedStock: number | null;
}
const ahead = sqlOnce<LineAhead>(sql`
  select l.cart_id "cartId", l.quantity, l.quotation_id "quotationId", s.stock "limitedStock"
  from cart_line l left join activity_sku s on s.activity_id = l.activity_id and s.sku_id = l.sku_id
  where l.uid = ${sql.placeholder('uid')} and l.cart_id = any(${sql.placeholder('cartIds')}::text[])`);

export const linesAhead = (db: Db, uid: number, cartIds: readonly string[]): Promise<LineAhead[]> =>
  ahead(db, { uid, cartIds: arrayOf(cartIds) });

/** Drops keys that were never spent, and spent ones that nobody will send again. */
export async function dropStaleKeys(db: Db, before: { unspent: Date; spent: Date }): Promise<void> {
  await db
    .delete(checkoutKey)
    .where(and(isNull(checkoutKey.groupOrderId), lt(checkoutKey.expiresAt, before.unspent)));
  await db
    .delete(checkoutKey)
    .where(and(sql`${checkoutKey.groupOrderId} is not null`, lt(checkoutKey.expiresAt, before.spent)));
}

/** Which of these stores an account, or somebody of its verified company, works for. */
export async function storesOfBuyer(db: Db, uid: number, merIds: readonly number[]): Promise<number[]> {
  if (merIds.length === 0) return [];
  const rows = await ownStores(db).execute({ uid, merIds: arrayOf(merIds) });
  return rows.flatMap((row) => row.merId ?? []);
}
const ownStores = builtOnce((db) => {
  const isBuyer = eq(user.uid, sql.placeholder('uid'));
  const companyOfBuyer = db
    .select({ id: company.companyId })
    .from(company)
    .innerJoin(user, eq(user.companyId, company.companyId))
    .where(and(isBuyer, eq(company.status, 'verified')));
  return db
    .selectDistinct({ merId: userRole.merId })
    .from(userRole)
    .innerJoin(user, eq(user.uid, userRole.uid))
    .where(
      and(
        sql`${userRole.merId} = any(${sql.placeholder('merIds')}::int[])`,
        or(eq(userRole.uid, sql.placeholder('uid')), inArray(user.companyId, companyOfBuyer)),
      ),
    );
});

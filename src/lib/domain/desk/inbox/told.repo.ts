import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { rowsOf } from '#lib/db/rows-of.ts';
import { merchant, userRole } from '#lib/db/schema.ts';

export type StoreNews = 'to_ship' | 'refunds' | 'invoices' | 'fee_invoices';

/** What came to the desks of stores in some time and still waits, and invoices of the mall that were issued to them. */
export const newsOfStores = (
  db: Db,
  { from, until }: { from: Date; until: Date },
): Promise<{ mer_id: number; kind: StoreNews; count: number }[]> => {
  const within = (column: string) =>
    sql`${sql.raw(column)} > ${from.toISOString()} and ${sql.raw(column)} <= ${until.toISOString()}`;
  return rowsOf(
    db,
    sql`select mer_id, kind, count(*)::int as count from (
        select mer_id, 'to_ship' as kind from store_order where status = 'to_ship' and ${within('paid_at')}
        union all
        select o.mer_id, 'refunds' from refund_order r join store_order o using (order_id)
          where r.status = 'reviewing' and ${within('r.created_at')}
        union all
        select mer_id, 'invoices' from invoice where status = 'requested' and ${within('created_at')}
        union all
        select mer_id, 'fee_invoices' from fee_invoice where status = 'issued' and ${within('issued_at')}
      ) as news group by mer_id, kind order by mer_id, kind`,
  );
};

/** Who works for these stores, with the stores' names. */
export const peopleOfStores = (db: Db, merIds: readonly number[]) =>
  db
    .select({
      uid: userRole.uid,
      merId: merchant.merId,
      roles: userRole.storeRoles,
      store: merchant.name,
      storeEn: merchant.nameEn,
    })
    .from(userRole)
    .innerJoin(merchant, eq(merchant.merId, userRole.merId))
    .where(sql`${eq(userRole.role, 'merchant')} and ${inArray(merchant.merId, [...merIds])}`);

/** Who works for the platform. */
export const peopleOfPlatform = (db: Db) =>
  db
    .select({ uid: userRole.uid, roles: userRole.platformRoles })
    .from(userRole)
    .where(eq(userRole.role, 'platform'));

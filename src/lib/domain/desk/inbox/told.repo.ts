import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { rowsOf } from '#lib/db/rows-of.ts';
import { merchant, userRole } from '#lib/db/schema.ts';
import { LOW_STOCK } from '#lib/kernel/limits.ts';

export type StoreNews =
  | 'to_ship'
  | 'reminded'
  | 'refunds'
  | 'appeals'
  | 'invoices'
  | 'fee_invoices'
  | 'low'
  | 'goods_reviewed'
  | 'settled';

/**
 * What came to the desks of stores in some time and still waits, and what they wait for: sizes of paid orders that have
 * become few, goods that the platform has decided about, orders that were settled, invoices of the mall.
 */
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
        select mer_id, 'reminded' from store_order where status = 'to_ship' and ${within('reminded_at')}
        union all
        select o.mer_id, 'appeals' from refund_order r join store_order o using (order_id)
          where ${within('r.appealed_at')}
        union all
        select mer_id, 'low' from (
          select o.mer_id, s.sku_id from store_order o join order_line l using (order_id) join sku s using (sku_id)
          where o.status = 'to_ship' and ${within('o.paid_at')} and s.stock <= ${LOW_STOCK}
          group by o.mer_id, s.sku_id, s.stock having s.stock + sum(l.quantity) > ${LOW_STOCK}) as few
        union all
        select c.mer_id, 'goods_reviewed' from goods_change c
          where c.before = 'reviewing' and ${within('c.created_at')} and not exists (
            select 1 from user_role r where r.uid = c.uid and r.mer_id = c.mer_id)
        union all
        select mer_id, 'settled' from order_settlement where ${within('settled_at')}
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

import { sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { rowsOf } from '#lib/db/rows-of.ts';

/**
 * The account whose balance gets money of an order back: the one that paid it; if that is closed, the one that has the
 * order now, or else the owner of its company. Money in a closed account could not be spent.
 * @param targetId a group order, or the balance of a presale
 */
export async function balanceOwnerOf(db: Db, uid: number, targetId: string): Promise<number> {
  const rows = await rowsOf<{ uid: number }>(
    db,
    sql`with bought as (
        select g.uid as holder, c.applicant_uid as owner from group_order g left join company c using (company_id)
        where g.group_order_id = coalesce(
          (select p.group_order_id from presale_order p where p.presale_order_id = ${targetId}), ${targetId}))
      select u.uid from user_account u left join bought b on true
      where u.status <> 'closed' and u.uid in (${uid}::int, b.holder, b.owner)
      order by u.uid = ${uid}::int desc, u.uid = b.holder desc limit 1`,
  );
  return rows[0]?.uid ?? uid;
}

import { and, eq, sql } from 'drizzle-orm';
import type { CommissionKind } from '#lib/contracts/states.ts';
import type { Db } from '#lib/db/database.ts';
import { hasWords } from '#lib/db/has-words.ts';
import { rowsOf } from '#lib/db/rows-of.ts';
import { category, commissionProposal, commissionRate, merchant } from '#lib/db/schema.ts';

export interface RateRow {
  kind: CommissionKind;
  ownerId: number;
  /** Null: none is in force. */
  permille: number | null;
  name: string | null;
  nameEn: string | null;
  proposed: { permille: number | null; uid: number; by: string; at: string } | null;
}

/** Rates, in force or named by one person since a time, with whose they are; categories first. */
export const ratesOf = (
  db: Db,
  {
    kind,
    ownerId,
    keyword,
    since,
  }: { kind?: CommissionKind | undefined; ownerId?: number; keyword?: string | undefined; since: Date },
): Promise<RateRow[]> =>
  rowsOf<RateRow>(
    db,
    sql`with fresh as (select * from commission_proposal where proposed_at > ${since.toISOString()}::timestamptz)
      select kind, owner_id "ownerId", r.permille, coalesce(c.name, m.name) name, coalesce(c.name_en, m.name_en) "nameEn",
        case when p.uid is not null then
          json_build_object('permille', p.permille, 'uid', p.uid, 'by', u.nickname, 'at', p.proposed_at) end proposed
      from commission_rate r full join fresh p using (kind, owner_id)
        left join user_account u on u.uid = p.uid
        left join category c on kind = 'category' and c.category_id = owner_id
        left join merchant m on kind = 'store' and m.mer_id = owner_id
      where (${kind ?? null}::text is null or kind = ${kind ?? null}) and (${ownerId ?? null}::int is null or owner_id = ${ownerId ?? null})
        and ${hasWords(keyword, ...['c.name', 'c.name_en', 'm.name', 'm.name_en'].map((name) => sql.raw(name))) ?? sql`true`}
      order by kind, owner_id`,
  );

export type ProposalRow = typeof commissionProposal.$inferSelect;

/** What one person has named for an owner, locked until the transaction ends. */
export async function lockProposal(
  db: Db,
  kind: CommissionKind,
  ownerId: number,
): Promise<ProposalRow | undefined> {
  const rows = await db
    .select()
    .from(commissionProposal)
    .where(and(eq(commissionProposal.kind, kind), eq(commissionProposal.ownerId, ownerId)))
    .for('update');
  return rows[0];
}

export const writeProposal = (db: Db, { kind, ownerId, ...row }: ProposalRow) =>
  db
    .insert(commissionProposal)
    .values({ kind, ownerId, ...row })
    .onConflictDoUpdate({ target: [commissionProposal.kind, commissionProposal.ownerId], set: row });

export const dropProposal = (db: Db, kind: CommissionKind, ownerId: number) =>
  db
    .delete(commissionProposal)
    .where(and(eq(commissionProposal.kind, kind), eq(commissionProposal.ownerId, ownerId)));

/** Names of a category or a store; undefined: it does not exist. */
export async function ownerOf(db: Db, kind: CommissionKind, id: number) {
  const rows =
    kind === 'category'
      ? await db
          .select({ name: category.name, nameEn: category.nameEn })
          .from(category)
          .where(eq(category.categoryId, id))
      : await db
          .select({ name: merchant.name, nameEn: merchant.nameEn })
          .from(merchant)
          .where(eq(merchant.merId, id));
  return rows[0];
}

export const writeRate = (db: Db, row: typeof commissionRate.$inferInsert) =>
  db
    .insert(commissionRate)
    .values(row)
    .onConflictDoUpdate({
      target: [commissionRate.kind, commissionRate.ownerId],
      set: { permille: row.permille },
    });

export const dropRate = (db: Db, kind: CommissionKind, ownerId: number) =>
  db.delete(commissionRate).where(and(eq(commissionRate.kind, kind), eq(commissionRate.ownerId, ownerId)));

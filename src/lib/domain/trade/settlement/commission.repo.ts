import { and, asc, eq, sql } from 'drizzle-orm';
import type { CommissionKind } from '#lib/contracts/states.ts';
import type { Db } from '#lib/db/database.ts';
import { category, commissionRate, merchant } from '#lib/db/schema.ts';

export interface RateRow {
  kind: CommissionKind;
  ownerId: number;
  permille: number;
  name: string | null;
  nameEn: string | null;
}

/** Rates with whose they are, categories first. */
export const ratesOf = (db: Db, kind: CommissionKind | undefined): Promise<RateRow[]> =>
  db
    .select({
      kind: commissionRate.kind,
      ownerId: commissionRate.ownerId,
      permille: commissionRate.permille,
      name: sql<string | null>`coalesce(${category.name}, ${merchant.name})`,
      nameEn: sql<string | null>`coalesce(${category.nameEn}, ${merchant.nameEn})`,
    })
    .from(commissionRate)
    .leftJoin(
      category,
      and(eq(commissionRate.kind, 'category'), eq(category.categoryId, commissionRate.ownerId)),
    )
    .leftJoin(merchant, and(eq(commissionRate.kind, 'store'), eq(merchant.merId, commissionRate.ownerId)))
    .where(kind ? eq(commissionRate.kind, kind) : undefined)
    .orderBy(asc(commissionRate.kind), asc(commissionRate.ownerId));

/** Names of a category or a store; undefined: there is none. */
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

/** False: there was none. */
export async function dropRate(db: Db, kind: CommissionKind, ownerId: number): Promise<boolean> {
  const rows = await db
    .delete(commissionRate)
    .where(and(eq(commissionRate.kind, kind), eq(commissionRate.ownerId, ownerId)))
    .returning();
  return rows.length > 0;
}

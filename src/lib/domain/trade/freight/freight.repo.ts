import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { freightTemplate, product } from '#lib/db/schema.ts';

export type FreightRow = typeof freightTemplate.$inferSelect;

/** Templates of a store. */
export const freightOfStore = (db: Db, merId: number): Promise<FreightRow[]> =>
  db
    .select()
    .from(freightTemplate)
    .where(eq(freightTemplate.merId, merId))
    .orderBy(asc(freightTemplate.freightTemplateId));

/** Locked until the transaction ends. */
export async function lockFreight(db: Db, merId: number, id: number): Promise<FreightRow | undefined> {
  const [row] = await db
    .select()
    .from(freightTemplate)
    .where(and(eq(freightTemplate.merId, merId), eq(freightTemplate.freightTemplateId, id)))
    .for('update');
  return row;
}

/** How many goods of a store are sent by each of its templates. */
export async function goodsByFreight(db: Db, merId: number): Promise<Map<number | null, number>> {
  const rows = await db
    .select({ id: product.freightTemplateId, n: sql<number>`count(*)::int` })
    .from(product)
    .where(and(eq(product.merId, merId), ne(product.status, 'deleted')))
    .groupBy(product.freightTemplateId);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

export async function addFreight(db: Db, row: typeof freightTemplate.$inferInsert): Promise<number> {
  const [added] = await db
    .insert(freightTemplate)
    .values(row)
    .returning({ id: freightTemplate.freightTemplateId });
  return added!.id;
}

export const changeFreight = (db: Db, id: number, row: Partial<FreightRow>) =>
  db.update(freightTemplate).set(row).where(eq(freightTemplate.freightTemplateId, id));

export const dropFreight = (db: Db, id: number) =>
  db.delete(freightTemplate).where(eq(freightTemplate.freightTemplateId, id));

import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { arrayOf } from '#lib/db/array-of.ts';
import type { Db } from '#lib/db/database.ts';
import { rowsOf } from '#lib/db/rows-of.ts';
import { catalogEntry, freightTemplate, goodsChange, product, sku, user } from '#lib/db/schema.ts';

const own = (merId: number, id: number) =>
  and(
    eq(product.merId, merId),
    eq(product.productId, id),
    inArray(product.status, ['on_sale', 'off_shelf', 'withheld', 'draft', 'reviewing']),
  );

/** A product of a store with the code that its files have for it. */
export async function ownProduct(db: Db, merId: number, id: number) {
  const [row] = await db
    .select({ product, code: catalogEntry.code })
    .from(product)
    .leftJoin(catalogEntry, eq(catalogEntry.productId, product.productId))
    .where(own(merId, id));
  return row && { ...row.product, code: row.code ?? row.product.key };
}

export const shownSkus = (db: Db, id: number) =>
  db
    .select()
    .from(sku)
    .where(and(eq(sku.productId, id), eq(sku.shown, true)))
    .orderBy(asc(sku.sort), asc(sku.skuId));

/** Those of some documents that goods of a store have, with their bytes. */
export async function documentsOfStore(
  db: Db,
  merId: number,
  paths: readonly string[],
): Promise<Map<string, number>> {
  if (paths.length === 0) return new Map();
  const rows = await rowsOf<{ path: string; bytes: number }>(
    db,
    sql`
      select distinct one->>'path' path, (one->>'bytes')::int bytes
      from product, jsonb_array_elements(product.documents) one
      where product.mer_id = ${merId} and product.documents <> '[]' and one->>'path' = any(${arrayOf(paths)}::text[])`,
  );
  return new Map(rows.map(({ path, bytes }) => [path, bytes]));
}

/** Whether goods of a store show this video. */
export async function isVideoOfStore(db: Db, merId: number, path: string): Promise<boolean> {
  const rows = await db
    .select({ id: product.productId })
    .from(product)
    .where(and(eq(product.merId, merId), eq(product.videoLink, path)))
    .limit(1);
  return rows.length > 0;
}

/** Locked until the transaction ends, after its sizes: as orders and prices take them. */
export async function lockProduct(db: Db, merId: number, id: number) {
  const [row] = await db.select().from(product).where(own(merId, id)).for('update');
  return row;
}

export const freightOf = (db: Db, merId: number) =>
  db
    .select({
      id: freightTemplate.freightTemplateId,
      name: freightTemplate.name,
      nameEn: freightTemplate.nameEn,
    })
    .from(freightTemplate)
    .where(eq(freightTemplate.merId, merId))
    .orderBy(asc(freightTemplate.freightTemplateId));

/** Who has changed a product since, the latest. */
export async function changedSince(db: Db, id: number, since: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ name: user.nickname })
    .from(goodsChange)
    .innerJoin(user, eq(user.uid, goodsChange.uid))
    .where(and(eq(goodsChange.productId, id), gt(goodsChange.createdAt, since)))
    .orderBy(desc(goodsChange.createdAt))
    .limit(1);
  return row?.name;
}

export const logForm = (db: Db, row: typeof goodsChange.$inferInsert) => db.insert(goodsChange).values(row);

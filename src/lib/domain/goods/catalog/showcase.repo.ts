import { asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database.ts';
import { category, product } from '../../../db/schema.ts';

/** What cannot be bought now is not shown off. */
const onSale = sql`${product.status} = 'on_sale' and ${product.stock} > 0`;

const shelf = (db: Db, name: string, flag: SQL, order: SQL, limit: number) =>
  db
    .select({ shelf: sql<string>`${name}::text`.as('shelf'), productId: product.productId })
    .from(product)
    .where(sql`${onSale} and ${flag}`)
    .orderBy(order, asc(product.productId))
    .limit(limit);

/** Walks the index of level-1 categories once per category, however many goods there are. */
function floors(db: Db, limit: number) {
  const best = db
    .select({ productId: product.productId })
    .from(product)
    .where(sql`${onSale} and ${product.categoryId1} = ${category.categoryId}`)
    .orderBy(desc(product.sales), asc(product.productId))
    .limit(limit)
    .as('best');
  return db
    .select({ shelf: sql<string>`${category.categoryId}::text`.as('shelf'), productId: best.productId })
    .from(category)
    .crossJoinLateral(best)
    .where(sql`${eq(category.parentId, 0)} and ${category.shown}`)
    .orderBy(asc(category.sort));
}

/** Ids for every shelf of the home page in one query: best, new, hot, good, and level-1 categories by their id. */
export const showcaseIds = (
  db: Db,
  perShelf: number,
  perFloor: number,
): Promise<{ shelf: string; productId: number }[]> =>
  unionAll(
    shelf(db, 'best', sql`${product.isBest}`, desc(product.sales), perShelf),
    shelf(db, 'new', sql`${product.isNew}`, desc(product.createdAt), perShelf),
    shelf(db, 'good', sql`true`, desc(product.sales), perShelf),
    shelf(db, 'hot', sql`${product.isHot}`, desc(product.sales), perShelf),
    floors(db, perFloor),
  );

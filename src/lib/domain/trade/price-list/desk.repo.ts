import { and, asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { arrayOf } from '#lib/db/array-of.ts';
import type { PriceListTab } from '#lib/contracts/price-list.ts';
import type { Db } from '#lib/db/database.ts';
import { insertRows } from '#lib/db/insert-rows.ts';
import { keysetQuery, type Keyset } from '#lib/db/keyset.ts';
import {
  category,
  company,
  customerGroup,
  priceList,
  priceListLine,
  priceListLog,
  product,
  sku,
  user,
} from '#lib/db/schema.ts';
import type { KeysetAsk } from '#lib/kernel/keyset.ts';
import type { TypedPrice } from './typed-price.ts';

export type PriceListRow = typeof priceList.$inferSelect;
export type NewPriceList = typeof priceList.$inferInsert;
export type LineRow = typeof priceListLine.$inferSelect;
export interface LineValues extends TypedPrice {
  skuId: number | null;
  productId: number | null;
  categoryId: number | null;
  minimum: number;
}

export interface NamedSku {
  skuId: number;
  designation: string;
  designationKey: string;
  barCode: string;
  price: number;
  name: string;
  nameEn: string;
  priceOnRequest: boolean;
}

const like = (words: string): string => `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`;
const padded = (column: SQL): SQL => sql`lpad(${column}::text, 12, '0')`;
export const paddedId = (id: number): string => String(id).padStart(12, '0');

/** Goods that a store sells or may sell again. */
const sold = (merId: number) =>
  and(
    eq(product.merId, merId),
    inArray(product.status, ['on_sale', 'off_shelf', 'withheld']),
    eq(sku.shown, true),
  );

/** Sizes of a store by bar code or designation, both without spaces and in small letters, or as the search writes it. */
export const skusByCodes = async (
  db: Db,
  merId: number,
  codes: string[],
  keys: string[],
): Promise<NamedSku[]> => {
  const folded = (column: SQL): SQL => sql`lower(regexp_replace(${column}, '\\s', '', 'g'))`;
  const wanted = sql`any(${arrayOf(new Set(codes))}::text[])`;
  if (codes.length === 0) return [];
  return db
    .select({
      skuId: sku.skuId,
      designation: sku.designation,
      designationKey: sku.designationKey,
      barCode: sku.barCode,
      price: sku.price,
      name: product.name,
      nameEn: product.nameEn,
      priceOnRequest: product.priceOnRequest,
    })
    .from(sku)
    .innerJoin(product, eq(product.productId, sku.productId))
    .where(
      and(
        sold(merId),
        sql`(${folded(sql`${sku.designation}`)} = ${wanted} or ${folded(sql`${sku.barCode}`)} = ${wanted} or ${sku.designationKey} = any(${arrayOf(new Set(keys.filter(Boolean)))}::text[]))`,
      ),
    );
};

const isOver = (now: Date): SQL =>
  sql`(${priceList.endedAt} is not null or ${priceList.endsAt} <= ${now.toISOString()})`;
const isPlanned = (now: Date): SQL => sql`${priceList.startsAt} > ${now.toISOString()}`;
const inTab = (tab: PriceListTab, now: Date): SQL | undefined =>
  ({
    over: isOver(now),
    planned: sql`(not coalesce(${isOver(now)}, false) and ${isPlanned(now)})`,
    running: sql`(not coalesce(${isOver(now)}, false) and not ${isPlanned(now)})`,
    all: undefined,
  })[tab];

const buyer = alias(user, 'buyer');
/** Who a list is for, as the store calls it. */
const forName = sql<string>`coalesce(${customerGroup.name}, ${company.name}, ${buyer.nickname})`;
const listed = (db: Db) =>
  db
    .select({
      list: priceList,
      customerName: forName,
      lineCount: sql<number>`(select count(*)::int from ${priceListLine} where ${priceListLine.priceListId} = ${priceList.priceListId})`,
    })
    .from(priceList)
    .leftJoin(customerGroup, eq(customerGroup.customerGroupId, priceList.customerGroupId))
    .leftJoin(company, eq(company.companyId, priceList.companyId))
    .leftJoin(buyer, eq(buyer.uid, priceList.buyerUid));
export type ListedRow = Awaited<ReturnType<typeof listed>>[number];

const NEWEST: Keyset = {
  by: priceList.createdAt,
  id: padded(sql`${priceList.priceListId}`),
  isDown: true,
  kind: 'time',
};

export function priceLists(
  db: Db,
  merId: number,
  { tab, keyword, now, ...ask }: KeysetAsk & { tab: PriceListTab; keyword?: string | undefined; now: Date },
): Promise<ListedRow[]> {
  const { within, order } = keysetQuery(NEWEST, ask);
  const found = keyword?.trim()
    ? sql`(${priceList.name} ilike ${like(keyword)} or ${forName} ilike ${like(keyword)})`
    : undefined;
  return listed(db)
    .where(within(and(eq(priceList.merId, merId), inTab(tab, now), found)))
    .orderBy(...order)
    .limit(ask.limit + 1);
}

export async function listCounts(db: Db, merId: number, now: Date): Promise<Record<PriceListTab, number>> {
  const n = (tab: PriceListTab) =>
    sql<number>`(count(*) filter (where ${inTab(tab, now) ?? sql`true`}))::int`;
  const rows = await db
    .select({ running: n('running'), planned: n('planned'), over: n('over'), all: n('all') })
    .from(priceList)
    .where(eq(priceList.merId, merId));
  return rows[0]!;
}

export async function listedById(db: Db, merId: number, id: number): Promise<ListedRow | undefined> {
  const rows = await listed(db).where(and(eq(priceList.merId, merId), eq(priceList.priceListId, id)));
  return rows[0];
}

/** Lists of a store that are not over, the newest first. */
export const openLists = (db: Db, merId: number, now: Date) =>
  db
    .select({ id: priceList.priceListId, name: priceList.name })
    .from(priceList)
    .where(and(eq(priceList.merId, merId), sql`not coalesce(${isOver(now)}, false)`))
    .orderBy(desc(priceList.createdAt), desc(priceList.priceListId))
    .limit(200);

/** A list of a store, locked until the transaction ends. */
export async function lockList(db: Db, merId: number, id: number): Promise<PriceListRow | undefined> {
  const rows = await db
    .select()
    .from(priceList)
    .where(and(eq(priceList.merId, merId), eq(priceList.priceListId, id)))
    .for('update');
  return rows[0];
}

export async function addList(db: Db, row: NewPriceList): Promise<number> {
  const rows = await db.insert(priceList).values(row).returning({ id: priceList.priceListId });
  return rows[0]!.id;
}

export const changeList = (db: Db, id: number, values: Partial<PriceListRow>) =>
  db.update(priceList).set(values).where(eq(priceList.priceListId, id));

export const linesOf = (db: Db, id: number): Promise<LineRow[]> =>
  db
    .select()
    .from(priceListLine)
    .where(eq(priceListLine.priceListId, id))
    .orderBy(asc(priceListLine.priceListLineId));

/** Adds lines; those of the same goods take the new price and minimum. */
export const putLines = (db: Db, id: number, lines: readonly LineValues[]) =>
  db
    .insert(priceListLine)
    .values(lines.map((line) => ({ ...line, priceListId: id })))
    .onConflictDoUpdate({
      target: [
        priceListLine.priceListId,
        priceListLine.skuId,
        priceListLine.productId,
        priceListLine.categoryId,
      ],
      set: {
        price: sql`excluded.price`,
        offPermille: sql`excluded.off_permille`,
        minimum: sql`excluded.minimum`,
      },
    });

export const changeLine = (db: Db, id: number, values: Partial<LineRow>) =>
  db.update(priceListLine).set(values).where(eq(priceListLine.priceListLineId, id));
export const dropLineRows = (db: Db, ids: readonly number[]) =>
  db.delete(priceListLine).where(inArray(priceListLine.priceListLineId, [...ids]));

/** The list that a line of a store belongs to. */
export async function listOfLine(db: Db, merId: number, lineId: number): Promise<number | undefined> {
  const rows = await db
    .select({ id: priceList.priceListId })
    .from(priceListLine)
    .innerJoin(priceList, eq(priceList.priceListId, priceListLine.priceListId))
    .where(and(eq(priceListLine.priceListLineId, lineId), eq(priceList.merId, merId)));
  return rows[0]?.id;
}

const goodsOfLine = alias(product, 'goods_of_line');
const named = (db: Db) =>
  db
    .select({
      line: priceListLine,
      list: { name: priceList.name },
      sku: { designation: sku.designation, price: sku.price },
      product: {
        name: goodsOfLine.name,
        nameEn: goodsOfLine.nameEn,
        unitName: goodsOfLine.unitName,
        unitNameEn: goodsOfLine.unitNameEn,
      },
      category: { name: category.name, nameEn: category.nameEn },
    })
    .from(priceListLine)
    .innerJoin(priceList, eq(priceList.priceListId, priceListLine.priceListId))
    .leftJoin(sku, eq(sku.skuId, priceListLine.skuId))
    .leftJoin(
      goodsOfLine,
      or(eq(goodsOfLine.productId, priceListLine.productId), eq(goodsOfLine.productId, sku.productId)),
    )
    .leftJoin(category, eq(category.categoryId, priceListLine.categoryId));
export type NamedLine = Awaited<ReturnType<typeof named>>[number];

/** Lines of a list; all of them without a limit. */
export const namedLines = (db: Db, id: number, limit = 100_000): Promise<NamedLine[]> =>
  named(db).where(eq(priceListLine.priceListId, id)).orderBy(asc(priceListLine.priceListLineId)).limit(limit);
/** Lines of a store by their numbers, list by list. */
export const linesNamed = (db: Db, merId: number, ids: readonly number[]): Promise<NamedLine[]> =>
  named(db)
    .where(and(eq(priceList.merId, merId), inArray(priceListLine.priceListLineId, [...ids])))
    .orderBy(asc(priceListLine.priceListId), asc(priceListLine.priceListLineId));
export async function namedLine(db: Db, lineId: number): Promise<NamedLine | undefined> {
  const rows = await named(db).where(eq(priceListLine.priceListLineId, lineId));
  return rows[0];
}

const LINES: Keyset = {
  by: priceListLine.priceListId,
  id: padded(sql`${priceListLine.priceListLineId}`),
  isDown: true,
  kind: 'number',
};
export const deskLines = (
  db: Db,
  merId: number,
  {
    list,
    keyword,
    now,
    ...ask
  }: KeysetAsk & { list?: number | undefined; keyword?: string | undefined; now: Date },
): Promise<NamedLine[]> => {
  const { within, order } = keysetQuery(LINES, ask);
  const words = keyword?.trim() ? like(keyword) : undefined;
  return named(db)
    .where(
      within(
        and(
          eq(priceList.merId, merId),
          sql`not coalesce(${isOver(now)}, false)`,
          list ? eq(priceList.priceListId, list) : undefined,
          words
            ? sql`(${sku.designation} ilike ${words} or ${goodsOfLine.name} ilike ${words} or ${goodsOfLine.nameEn} ilike ${words} or ${category.name} ilike ${words})`
            : undefined,
        ),
      ),
    )
    .orderBy(...order)
    .limit(ask.limit + 1);
};

export const addLog = (db: Db, rows: (typeof priceListLog.$inferInsert)[]) =>
  insertRows(db, [[priceListLog, rows]]);

/** Steps that the record of a list shows. */
const SHOWN = 100;
export const logOf = (db: Db, id: number) =>
  db
    .select({ log: priceListLog, author: user.nickname })
    .from(priceListLog)
    .innerJoin(user, eq(user.uid, priceListLog.authorUid))
    .where(eq(priceListLog.priceListId, id))
    .orderBy(desc(priceListLog.createdAt), desc(priceListLog.priceListLogId))
    .limit(SHOWN);

export async function isGoodsOf(db: Db, merId: number, productId: number): Promise<boolean> {
  const rows = await db
    .select({ id: product.productId })
    .from(product)
    .where(
      and(eq(product.merId, merId), eq(product.productId, productId), eq(product.priceOnRequest, false)),
    );
  return rows.length > 0;
}

/** Categories in which a store sells, with those above them, in the order of the tree. */
export const categoriesOf = (db: Db, merId: number) =>
  db
    .select({ id: category.categoryId, name: category.name, nameEn: category.nameEn, level: category.level })
    .from(category)
    .where(
      sql`${category.categoryId} in (select c from ${product} p cross join lateral unnest(array[p.category_id1, p.category_id2, p.category_id]) c where p.mer_id = ${merId})`,
    )
    .orderBy(asc(sql`${category.path}::text`));

/** Sizes of a store's goods on sale, with what prices depend on. */
export const soldSkus = (
  db: Db,
  merId: number,
  { keyword, ...ask }: KeysetAsk & { keyword?: string | undefined },
) => {
  const { within, order } = keysetQuery(
    { by: sku.productId, id: padded(sql`${sku.skuId}`), isDown: false, kind: 'number' },
    ask,
  );
  const words = keyword?.trim() ? like(keyword) : undefined;
  return db
    .select({
      sku: { skuId: sku.skuId, price: sku.price, designation: sku.designation },
      product: {
        productId: product.productId,
        priceOnRequest: product.priceOnRequest,
        name: product.name,
        nameEn: product.nameEn,
        unitName: product.unitName,
        unitNameEn: product.unitNameEn,
      },
      categoryPath: category.path,
    })
    .from(sku)
    .innerJoin(product, eq(product.productId, sku.productId))
    .innerJoin(category, eq(category.categoryId, product.categoryId))
    .where(
      within(
        and(
          eq(product.merId, merId),
          eq(product.status, 'on_sale'),
          eq(sku.shown, true),
          words
            ? sql`(${sku.designation} ilike ${words} or ${product.name} ilike ${words} or ${product.nameEn} ilike ${words})`
            : undefined,
        ),
      ),
    )
    .orderBy(...order)
    .limit(ask.limit + 1);
};

/** Sizes of some products on sale, with what prices depend on. */
export const skusOfGoods = (db: Db, { productIds, skuIds }: { productIds?: number[]; skuIds?: number[] }) =>
  db
    .select({
      merchant: { merId: product.merId },
      sku: { skuId: sku.skuId, price: sku.price, tiers: sku.tiers },
      product: { productId: product.productId, priceOnRequest: product.priceOnRequest, moq: product.moq },
      categoryPath: category.path,
    })
    .from(sku)
    .innerJoin(product, eq(product.productId, sku.productId))
    .innerJoin(category, eq(category.categoryId, product.categoryId))
    .where(
      and(
        productIds && inArray(product.productId, productIds),
        skuIds && inArray(sku.skuId, skuIds),
        eq(product.status, 'on_sale'),
        eq(sku.shown, true),
      ),
    );

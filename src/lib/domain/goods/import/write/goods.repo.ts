import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { putRows } from '#lib/db/insert-rows.ts';
import { catalogEntry, freightTemplate, merchant, product, sku } from '#lib/db/schema.ts';
import { TAKEN_BACK } from '../../by-hand/index.ts';
import type { Complete, CompleteSku } from './complete.ts';

export type ProductRow = typeof product.$inferSelect;
export type SkuRow = typeof sku.$inferSelect;
export type NewProduct = typeof product.$inferInsert;
export type NewSku = typeof sku.$inferInsert;

const SKUS_AT_ONCE = 1000;

export const entriesOf = (db: Db, merId: number, codes: string[]) =>
  codes.length === 0
    ? []
    : db
        .select()
        .from(catalogEntry)
        .where(and(eq(catalogEntry.merId, merId), inArray(catalogEntry.code, codes)));

/** Goods whose key in the mall is one of these and that no merchant's code leads to yet. */
export const productsByKey = (db: Db, keys: string[]) =>
  keys.length === 0
    ? []
    : db
        .select({ key: product.key, productId: product.productId, merId: product.merId })
        .from(product)
        .leftJoin(catalogEntry, eq(catalogEntry.productId, product.productId))
        .where(and(inArray(product.key, keys), isNull(catalogEntry.productId)));

export const productsOf = (db: Db, ids: number[]) =>
  ids.length === 0 ? [] : db.select().from(product).where(inArray(product.productId, ids));

/** Locked in the order in which orders take stock, so that the two do not deadlock. */
export const lockedSkus = (db: Db, ids: number[]) =>
  ids.length === 0
    ? []
    : db.select().from(sku).where(inArray(sku.productId, ids)).orderBy(asc(sku.skuId)).for('update');

export async function storeFacts(db: Db, merId: number) {
  const [store] = await db
    .select({ beltId: merchant.beltId, isReviewed: merchant.isReviewed, status: merchant.status })
    .from(merchant)
    .where(eq(merchant.merId, merId));
  const templates = await db
    .select({ id: freightTemplate.freightTemplateId, type: freightTemplate.chargeType })
    .from(freightTemplate)
    .where(eq(freightTemplate.merId, merId))
    .orderBy(asc(freightTemplate.freightTemplateId));
  const by = (type: string) => templates.find((row) => row.type === type)?.id ?? templates[0]?.id ?? null;
  return {
    merId,
    beltId: store?.beltId ?? null,
    isReviewed: store?.isReviewed ?? false,
    isOpen: store?.status === 'open',
    byWeight: by('weight'),
    byPieces: by('pieces'),
  };
}
export type StoreFacts = Awaited<ReturnType<typeof storeFacts>>;

/** Answers the new ids by key. */
export async function addProducts(db: Db, rows: NewProduct[]): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map();
  const added = await putRows<{ key: string; product_id: number }>(
    db,
    product,
    rows,
    'returning key, product_id',
  );
  return new Map(added.map((row) => [row.key, row.product_id]));
}

export const changeProduct = (db: Db, productId: number, row: Partial<NewProduct>) =>
  db.update(product).set(row).where(eq(product.productId, productId));

/** The columns of a size that a file can fill. */
const SAID_OF_SKU = [
  'designation_key',
  'sizes',
  'words',
  'value_ids',
  'bar_code',
  'choice',
  'price',
  'ot_price',
  'tiers',
  'stock',
  'weight_g',
  'volume_cm3',
  'params',
  'sort',
  'shown',
];
const given = (column: string) => sql.raw(`excluded.${column}`);
const asSaid = SAID_OF_SKU.map((column) => `${column} = excluded.${column}`).join(', ');

/** SKUs by their designation: new ones appear, known ones change, hidden ones show again. */
export async function putSkus(db: Db, rows: NewSku[]): Promise<void> {
  for (let from = 0; from < rows.length; from += SKUS_AT_ONCE)
    await putRows(
      db,
      sku,
      rows.slice(from, from + SKUS_AT_ONCE),
      `on conflict (product_id, designation) do update set ${asSaid}`,
    );
}

/** Orders and carts know these, so they stay and are not offered any more. */
export const hideSkus = (db: Db, ids: number[]) =>
  ids.length === 0
    ? undefined
    : db.update(sku).set({ shown: false, stock: 0 }).where(inArray(sku.skuId, ids));

export const putEntries = (db: Db, rows: (typeof catalogEntry.$inferInsert)[]) =>
  rows.length === 0
    ? undefined
    : db
        .insert(catalogEntry)
        .values(rows)
        .onConflictDoUpdate({
          target: [catalogEntry.merId, catalogEntry.code],
          set: { hash: given('hash'), productId: given('product_id') },
        });

/** Goods whose file was taken back: it brings them again when it comes again. */
export const takeBackEntries = (db: Db, productIds: number[]) =>
  db.update(catalogEntry).set({ hash: TAKEN_BACK }).where(inArray(catalogEntry.productId, productIds));

/** Goods on sale of every category, children included. */
export const recountCategories = (db: Db) =>
  db.execute(sql`update category set product_count = coalesce(counted.n, 0)
    from category c left join (
      select id, count(*)::int n from (
        select unnest(array(select distinct unnest(array[category_id1, category_id2, category_id]))) id
        from product where status = 'on_sale') every group by id) counted on counted.id = c.category_id
    where c.category_id = category.category_id and category.product_count <> coalesce(counted.n, 0)`);

const skuState = (row: SkuRow): CompleteSku => ({
  designation: row.designation,
  choice: row.choice,
  price: row.price,
  marketPrice: row.otPrice,
  tiers: row.tiers,
  stock: row.stock,
  barCode: row.barCode,
  weightG: row.weightG,
  volumeCm3: row.volumeCm3,
  params: row.params,
});

/** A product as it is, in the form of a file. */
export const stateOf = (row: ProductRow, skus: readonly SkuRow[]): Complete => ({
  name: row.name,
  nameEn: row.nameEn,
  categoryId: row.categoryId,
  ownCategoryId: row.merCateId,
  brandId: row.brandId,
  unit: { zh: row.unitName, en: row.unitNameEn },
  packing: row.packing,
  moq: row.moq,
  multiple: row.multiple,
  leadDays: row.leadDays,
  leadSteps: row.leadSteps,
  brief: row.brief,
  briefEn: row.briefEn,
  keywords: row.keywords,
  standards: row.standards,
  description: row.description.zh,
  descriptionEn: row.description.en,
  pictures: row.sliderImage,
  video: row.videoLink,
  documents: row.documents,
  status: row.status === 'deleted' ? 'on_sale' : row.status,
  priceOnRequest: row.priceOnRequest,
  refundSwitch: row.refundSwitch,
  taxCode: row.taxCode,
  taxName: row.taxName,
  options: row.options,
  params: row.params,
  skus: skus
    .filter((one) => one.shown)
    .toSorted((a, b) => a.sort - b.sort || a.skuId - b.skuId)
    .map(skuState),
});

import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { product, sku } from '#lib/db/schema.ts';
import { addLines, saveList, type Wanted } from '#lib/domain/trade/cart/index.ts';
import type { Seeding } from '../writer/seeding.ts';
import { DEMO_UIDS } from '../writer/write-accounts.ts';
import { contextOf } from '../writer/write-orders.ts';

const DAY = 86_400_000;
/** So many batches of each are bought, in turn. */
const BATCHES = [1, 2, 4, 3];

/** Names as buyers write them, how long ago, and which of the best sellers are in it. */
const LISTS: { uid: number; name: string; daysAgo: number; from: number; to: number }[] = [
  { uid: DEMO_UIDS.personal, name: '家用维修常备', daysAgo: 26, from: 20, to: 24 },
  { uid: DEMO_UIDS.personal, name: '三车间月度备件', daysAgo: 4, from: 0, to: 9 },
  { uid: DEMO_UIDS.enterprise, name: '年度检修清单', daysAgo: 40, from: 6, to: 18 },
  { uid: DEMO_UIDS.enterprise, name: '劳保用品（每季度）', daysAgo: 9, from: 24, to: 30 },
];
/** What lies in the cart: goods of several stores. */
const CARTS: { uid: number; from: number; to: number }[] = [
  { uid: DEMO_UIDS.personal, from: 10, to: 14 },
  { uid: DEMO_UIDS.enterprise, from: 14, to: 19 },
];
const MOST = 30;

/** One size in stock of each of the best sellers, two of a store at most, in whole batches from the minimum on. */
async function bestSellers({ db }: Seeding): Promise<Wanted[]> {
  const rows = await db
    .selectDistinctOn([product.sales, product.productId], {
      skuId: sku.skuId,
      merId: product.merId,
      moq: product.moq,
      multiple: product.multiple,
      most: product.maxPerOrder,
    })
    .from(product)
    .innerJoin(sku, eq(sku.productId, product.productId))
    .where(and(eq(product.status, 'on_sale'), eq(sku.shown, true), sql`${sku.stock} > 20 * ${product.moq}`))
    .orderBy(desc(product.sales), product.productId, asc(sku.sort));
  const ofStore = new Map<number, number>();
  const chosen: Wanted[] = [];
  for (const row of rows) {
    const known = ofStore.get(row.merId) ?? 0;
    if (known >= 2 || chosen.length >= MOST) continue;
    ofStore.set(row.merId, known + 1);
    const batch = Math.ceil(row.moq / row.multiple) * row.multiple;
    const wanted = batch * BATCHES[chosen.length % BATCHES.length]!;
    chosen.push({
      product_attr_unique: row.skuId,
      cart_num: row.most > 0 && wanted > row.most ? batch : wanted,
    });
  }
  return chosen;
}

/** What the demo buyers order again and again, and what lies in their carts. */
export async function writeSavedLists(seeding: Seeding): Promise<number> {
  const goods = await bestSellers(seeding);
  const at = (daysAgo: number): Date => new Date(seeding.now.getTime() - daysAgo * DAY);
  for (const { uid, name, daysAgo, from, to } of LISTS)
    await saveList(contextOf(seeding, uid, at(daysAgo)), { name, wanted: goods.slice(from, to) });
  for (const { uid, from, to } of CARTS)
    await addLines(contextOf(seeding, uid, at(1)), goods.slice(from, to), false);
  return LISTS.length;
}

import type { DeskSku, GoodsChange } from '#lib/contracts/goods-desk.ts';
import { newId } from '#lib/kernel/ids.ts';
import { GOODS_PRICE_MAX, LOW_STOCK, PRODUCT_STOCK_MAX, STOCK_MAX } from '#lib/kernel/limits.ts';
import { fenOf, yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { sendEvent } from '../../merchant/machine/index.ts';
import { logByHand } from '../by-hand/index.ts';
import {
  addStock,
  changeProduct,
  changeSku,
  lockSku,
  skusOfProduct,
  type ListedSku,
  type SkuRow,
} from './desk.repo.ts';
import { skuView } from './list-desk-goods.ts';

async function keep(
  ctx: MerchantContext,
  { product: { productId }, sku: { skuId } }: ListedSku,
  { what, before, after }: { what: GoodsChange; before: string; after: string },
): Promise<void> {
  const createdAt = ctx.clock.now();
  const { merId, uid, machine } = ctx.actor;
  const row = {
    goodsChangeId: newId(createdAt),
    productId,
    skuId,
    merId,
    uid,
    program: machine?.name ?? null,
    what,
    before,
    after,
    createdAt,
  };
  await logByHand(ctx.database.db, [row]);
  await ctx.changed(`goods:${productId}`, 'goods', `goods-of:${merId}`);
}

/** Books another stock of a locked size; the store's webhooks are sent one that runs low. */
export async function writeStock(ctx: MerchantContext, held: ListedSku, next: number): Promise<void> {
  const { db } = ctx.database;
  const { product, sku } = held;
  await changeSku(db, sku.skuId, { stock: next });
  await addStock(db, product.productId, next - sku.stock);
  if (next <= LOW_STOCK && sku.stock > LOW_STOCK)
    await sendEvent(ctx, ctx.actor.merId, 'stock.low', {
      sku_id: sku.skuId,
      product_id: product.productId,
      designation: sku.designation,
      stock: next,
    });
  await keep(ctx, held, { what: 'stock', before: String(sku.stock), after: String(next) });
}

/** Writes what a locked size costs in all its quantities; the product goes from its lowest price to its highest. */
export async function writePrice(
  ctx: MerchantContext,
  held: ListedSku,
  { tiers, otPrice }: Pick<SkuRow, 'tiers' | 'otPrice'>,
): Promise<void> {
  const { db } = ctx.database;
  const { product, sku } = held;
  const price = tiers[0]!.price;
  await changeSku(db, sku.skuId, { price, tiers, otPrice });
  const all = await skusOfProduct(db, product.productId);
  const prices = all.flatMap((row) => row.tiers.map((tier) => tier.price));
  await changeProduct(db, product.productId, {
    price: Math.min(...prices),
    priceMax: Math.max(...prices),
    otPrice: Math.max(...all.map((row) => row.otPrice)),
    updatedAt: ctx.clock.now(),
  });
  await keep(ctx, held, { what: 'price', before: yuan(sku.price), after: yuan(price) });
}

/**
 * Sets the stock of a size of the caller's store. What is booked is the difference to what the caller has read, so that
 * pieces that were sold meanwhile stay sold.
 */
export async function setStock(
  ctx: MerchantContext,
  { id, stock, was }: { id: number; stock: number; was: number },
): Promise<Result<DeskSku, 'goods.not_found' | 'goods.stock'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const held = await lockSku(db, ctx.actor.merId, id);
    if (!held) return fail('goods.not_found');
    const next = held.sku.stock + stock - was;
    const difference = next - held.sku.stock;
    const isTooMany = next > STOCK_MAX || held.product.stock + difference > PRODUCT_STOCK_MAX;
    if (next < 0 || isTooMany) return fail('goods.stock', undefined, 'stock');
    if (difference !== 0) await writeStock(ctx, held, next);
    return ok(skuView(ctx, { ...held, sku: { ...held.sku, stock: next } }));
  });
}

/**
 * Sets what one of a size costs in its smallest quantity; larger quantities never cost more. A price that somebody else
 * has set since the caller read `was` is told first.
 */
export async function setPrice(
  ctx: MerchantContext,
  { id, price: text, was }: { id: number; price: string; was?: string | undefined },
): Promise<Result<DeskSku, 'goods.not_found' | 'goods.price' | 'goods.tier_above' | 'goods.value_moved'>> {
  const price = fenOf(text);
  if (price <= 0 || price > GOODS_PRICE_MAX) return fail('goods.price', undefined, 'price');
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const held = await lockSku(db, ctx.actor.merId, id);
    if (!held) return fail('goods.not_found');
    if (was !== undefined && fenOf(was) !== held.sku.price && price !== held.sku.price)
      return fail('goods.value_moved', { now: yuan(held.sku.price) }, 'price');
    const [first, ...larger] = held.sku.tiers;
    if (larger[0] && larger[0].price > price)
      return fail('goods.tier_above', { n: larger[0].start, amount: yuan(larger[0].price) }, 'price');
    const tiers = [{ start: first?.start ?? held.product.moq, price }, ...larger];
    const sku = { ...held.sku, price, tiers, otPrice: Math.max(held.sku.otPrice, price) };
    if (price !== held.sku.price) await writePrice(ctx, held, sku);
    return ok(skuView(ctx, { ...held, sku }));
  });
}

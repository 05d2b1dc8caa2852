import type { UserContext } from '#lib/domain/context.ts';
import { newId } from '#lib/kernel/ids.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { addDirectLines, checkoutLineOf, goodsBySku, stillForSale, type PurchaseRow } from '../cart/index.ts';
import { checkLines, type LineFailure } from '../pricing/index.ts';
import { bundleLines, type BundleRefusal } from './bundle-lines.ts';
import { partsOf } from './bundle.repo.ts';

interface Wanted {
  id: number;
  /** Sets. */
  num: number;
  /** One SKU for each part. */
  sku: number[];
}

/** Creates lines to buy sets now: one line for each part, at the set's prices; they never go into the cart. */
export async function buyBundle(
  ctx: UserContext,
  { id, num, sku }: Wanted,
): Promise<Result<{ cart_id: string[] }, BundleRefusal | LineFailure | 'goods.gone'>> {
  const { db } = ctx.database;
  const parts = await partsOf(db, [id]);
  if (parts.length === 0) return fail('bundle.not_running');
  const goods = await goodsBySku(db, [...new Set(sku)]);
  const now = ctx.clock.now();
  const rows: PurchaseRow[] = [];
  for (const part of parts) {
    const chosen = goods.find((row) => row.product.productId === part.productId);
    if (!chosen) return fail('bundle.incomplete', undefined, String(part.productId));
    const quoted = { quotedPrice: null, quotedUntil: null, quotedWithFreight: false, quotedRegion: [] };
    const row = {
      ...chosen,
      ...quoted,
      cartId: newId(now),
      activityId: id,
      isSample: false,
      quantity: part.quantity * num,
    };
    const forSale = stillForSale(row);
    if (!forSale.ok) return fail(forSale.failure.code, forSale.failure.params, String(chosen.sku.skuId));
    rows.push(row);
  }
  if (rows.length !== sku.length) return fail('bundle.incomplete');
  const lines = await bundleLines(
    ctx,
    rows,
    rows.map((row) => checkoutLineOf(row, ctx.locale, now)),
  );
  if (!lines.ok) return lines;
  const checked = checkLines(lines.value);
  if (!checked.ok) {
    const row = rows.find((one) => one.cartId === checked.failure.field);
    return fail(checked.failure.code, checked.failure.params, String(row?.sku.skuId ?? 'num'));
  }
  const cart_id = await addDirectLines(
    db,
    rows.map((row) => ({
      cartId: row.cartId,
      uid: ctx.actor.uid,
      merId: row.merchant.merId,
      productId: row.product.productId,
      skuId: row.sku.skuId,
      quantity: row.quantity,
      activityId: id,
      createdAt: now,
    })),
  );
  return ok({ cart_id });
}

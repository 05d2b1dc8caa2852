import { newId } from '#lib/kernel/ids.ts';
import { fail, firstFailure, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import {
  addDirectLines,
  checkoutLineOf,
  goodsBySku,
  stillForSale,
  type PurchaseRow,
} from '../../../trade/cart/index.ts';
import { checkLines } from '../../../trade/pricing/index.ts';
import { itemsOf, type InquiryRow } from '../../inquiry/index.ts';
import { offersOf, type QuotationRow } from '../quotation.repo.ts';
import { toOrder } from '../to-order.ts';
import { dropLines } from './lines.repo.ts';
import { madeSkus } from './made-goods.ts';
import { rangeOf } from './range.ts';

/**
 * Creates lines to buy now for items that were given to a quotation and not ordered yet, at its prices, which hold until
 * its last day; earlier lines of it are dropped. The caller has locked the inquiry.
 */
export async function layLines(
  ctx: UserContext,
  { quotation, inquiry }: { quotation: QuotationRow; inquiry: InquiryRow },
  wanted: readonly { item_id: string; num: number }[] = [],
): Promise<Result<string[], FailureOf<typeof checkLines> | 'goods.gone' | 'quotation.quantity'>> {
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  const { quotationId, validUntil, freightIncluded } = quotation;
  const now = ctx.clock.now();
  const items = await itemsOf(db, [quotation.inquiryId]);
  const given = new Set(toOrder(items, quotationId).map((item) => item.itemId));
  const offers = (await offersOf(db, [quotationId])).filter((offer) => given.has(offer.itemId));
  const made = await madeSkus(ctx, offers, { quotation, inquiry, items });
  const skuOf = (offer: (typeof offers)[number]): number => offer.skuId ?? made.get(offer.itemId)!;
  const goods = await goodsBySku(db, [...new Set(offers.map(skuOf))]);
  const rows: PurchaseRow[] = [];
  for (const offer of offers) {
    const quantity = wanted.find((one) => one.item_id === offer.itemId)?.num ?? offer.quantity;
    const { min, max } = rangeOf(offer.quantity);
    if (quantity < min || quantity > max) return fail('quotation.quantity', { min, max }, offer.itemId);
    const found = goods.find((row) => row.sku.skuId === skuOf(offer));
    if (!found) return fail('goods.gone', undefined, offer.itemId);
    rows.push({
      ...found,
      cartId: newId(now),
      quantity,
      quotedPrice: offer.price,
      quotedUntil: validUntil,
      quotedWithFreight: freightIncluded,
      quotedRegion: inquiry.regionCodes,
      activityId: null,
      isSample: false,
    });
  }
  const refusal = firstFailure(...rows.map((row) => () => stillForSale(row)), () =>
    checkLines(rows.map((row) => checkoutLineOf(row, ctx.locale, now))),
  );
  if (refusal) return refusal;
  await dropLines(db, uid, quotationId);
  return ok(
    await addDirectLines(
      db,
      rows.map((row) => ({
        cartId: row.cartId,
        uid,
        merId: row.merchant.merId,
        productId: row.product.productId,
        skuId: row.sku.skuId,
        quantity: row.quantity,
        quotedPrice: row.quotedPrice,
        quotedUntil: validUntil,
        quotedWithFreight: freightIncluded,
        quotedRegion: inquiry.regionCodes,
        quotationId,
        createdAt: now,
      })),
    ),
  );
}

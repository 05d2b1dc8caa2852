import type { CartLine } from '#lib/contracts/cart.ts';
import { leadFor } from '#lib/kernel/lead-time.ts';
import { yuan } from '#lib/kernel/money.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { sizeName } from '../../goods/catalog/index.ts';
import { batchQuantity, chooseUnitPrice, fitsOrder } from '../pricing/index.ts';
import { nextTier } from './next-tier.ts';
import type { PurchaseRow } from './purchase-lines.repo.ts';
import { checkoutLineOf, hasPrice, inLocale, skuText } from './purchase-lines.ts';

/** A line as pages show it; `others` are the lines that count with it for the tier, itself among them. */
export function lineView(
  ctx: UserContext,
  row: PurchaseRow,
  others: readonly PurchaseRow[],
  problem: string,
): CartLine {
  const { product, sku } = row;
  const now = ctx.clock.now();
  const line = checkoutLineOf(row, ctx.locale, now);
  const all = others.map((other) => checkoutLineOf(other, ctx.locale, now));
  const batch = batchQuantity(line, all);
  const price = chooseUnitPrice(line, batch);
  const unit = price.ok ? price.value.unit : (sku.tiers[0]?.price ?? sku.price);
  return {
    cart_id: row.cartId,
    cart_num: row.quantity,
    product_type: 'normal',
    product: {
      product_id: product.productId,
      store_name: inLocale(ctx.locale, product.name, product.nameEn),
      image: sku.image || product.image,
      unit_name: inLocale(ctx.locale, product.unitName, product.unitNameEn),
      once_min_count: product.moq,
      once_max_count: product.maxPerOrder,
      batch_number: product.multiple,
      lead_days: product.leadDays,
      mix_wholesale: product.mixedBatch,
    },
    productAttr: {
      unique: sku.skuId,
      designation: sizeName(ctx.locale, sku, product.options),
      sku: skuText(ctx.locale, row),
      stock: sku.stock,
    },
    // A price on request is never sent.
    ...(hasPrice(row, now).ok
      ? {
          unit_price: yuan(unit),
          line_total: fitsOrder(unit, row.quantity) ? yuan(unit * row.quantity) : '',
          public_price:
            price.ok && price.value.publicPrice !== undefined ? yuan(price.value.publicPrice) : null,
          next_tier: problem || !price.ok ? null : nextTier(line, batch, unit),
        }
      : { unit_price: '', line_total: '', public_price: null, next_tier: null }),
    lead_days: leadFor(
      product,
      others.reduce((sum, other) => sum + other.quantity, 0),
    ),
    problem,
  };
}

import type { Locale } from '../../../i18n/locales.ts';
import { checkMaximum, checkMinimum, checkMultiple, checkStock } from '../../../kernel/quantity.ts';
import { fail, firstFailure, ok, type Result } from '../../../kernel/result.ts';
import type { SkuForSale } from './cart.repo.ts';
import { inLocale } from './purchase-lines.ts';

export type LineRefusal =
  | 'goods.gone'
  | 'quantity.below_minimum'
  | 'quantity.not_multiple'
  | 'quantity.above_maximum'
  | 'stock.short';

/**
 * Whether a SKU may lie in the cart with this quantity. `others` counts other SKUs of the product in the
 * cart: they help to the minimum of a mixed batch and use up the maximum. The same rules hold at check-out.
 */
export function checkLine(
  found: SkuForSale | undefined,
  quantity: number,
  others: number,
  locale: Locale,
): Result<SkuForSale, LineRefusal> {
  if (!found || found.product.status !== 'on_sale' || !found.sku.shown || found.merchantStatus !== 'open') {
    return fail('goods.gone');
  }
  const { product, sku } = found;
  const rule = {
    minimum: product.moq,
    multiple: product.multiple,
    maximum: product.maxPerOrder,
    unit: inLocale(locale, product.unitName, product.unitNameEn),
  };
  const refusal = firstFailure<LineRefusal>(
    () => checkMinimum(quantity + (product.mixedBatch ? others : 0), rule, 'cart_num'),
    () => checkMultiple(quantity, rule, 'cart_num'),
    () => checkMaximum(quantity + others, rule, 'cart_num'),
    () => checkStock(quantity, sku.stock, 'cart_num'),
  );
  return refusal ?? ok(found);
}

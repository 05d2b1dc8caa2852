import type { Locale } from '#lib/i18n/locales.ts';
import type { Refused } from '#lib/kernel/result.ts';
import { checkLine, type LineFailure } from '../pricing/index.ts';
import { checkoutLineOf, hasPrice, stillForSale } from './purchase-lines.ts';
import type { PurchaseRow } from './purchase-lines.repo.ts';

export type LineRefusal = LineFailure | 'goods.gone' | 'goods.on_request';

/**
 * The failure that keeps a line from being bought together with `others`, or undefined. Cart, buy now and check-out use
 * this or the same rules. SKUs of one product count together for the minimum of a mixed batch (混批) and for the maximum;
 * lines off the shelf count for neither.
 */
export function refusalOf(
  row: PurchaseRow,
  rows: readonly PurchaseRow[],
  locale: Locale,
  now: Date,
): Refused<LineRefusal> | undefined {
  const verdict = stillForSale(row);
  if (!verdict.ok) return verdict;
  const priced = hasPrice(row, now);
  if (!priced.ok) return priced;
  const ofProduct = rows.filter(
    (other) => other.product.productId === row.product.productId && stillForSale(other).ok,
  );
  const lines = ofProduct.map((other) => checkoutLineOf(other, locale, now));
  const checked = checkLine(lines[ofProduct.indexOf(row)]!, lines);
  return checked && !checked.ok ? checked : undefined;
}

import type { Locale } from '#lib/i18n/locales.ts';
import type { Refused } from '#lib/kernel/result.ts';
import { checkLine, type LineFailure } from '../pricing/index.ts';
import { checkoutLineOf, hasPrice, stillForSale } from './purchase-lines.ts';
import type { PurchaseRow } from './purchase-lines.repo.ts';

export type LineRefusal = LineFailure | 'goods.gone' | 'goods.on_request';

/**
 * What keeps a line from being bought among the lines it lies with, or nothing. Cart, purchase at once and
 * check-out come here or to the same rules. SKUs of one product help each other to the minimum of a mixed
 * batch and share the maximum; what is off the shelf counts for nobody.
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

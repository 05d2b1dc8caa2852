import type { Sku } from '../../../contracts/goods.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { POINTS_CAP_PERMILLE } from '../../../kernel/limits.ts';
import { permille, yuan, type Fen } from '../../../kernel/money.ts';
import type { OptionRow } from '../../../db/schema.ts';
import { inLocale } from './card.ts';
import type { ShownSku } from './goods-detail.repo.ts';
import { sizeName } from './size-name.ts';
import { writtenIn } from './written-in.ts';

export const paramsOf = (locale: Locale, rows: ShownSku['params']) =>
  rows.map((row) => ({
    name: inLocale(locale, row.name.zh, row.name.en),
    value: writtenIn(locale, inLocale(locale, row.value.zh, row.value.en)),
    unit: writtenIn(locale, row.unit ?? ''),
  }));

/** Prices by quantity as the wire shows them; none on request. */
export const tiersOf = (isOnRequest: boolean, tiers: ShownSku['tiers']) =>
  isOnRequest ? [] : tiers.map((tier) => ({ start_quantity: tier.start, price: yuan(tier.price) }));

/** One SKU with its tier prices as the wire shows it; on request it has none. */
export const skuOf =
  (locale: Locale, isOnRequest: boolean, options: readonly OptionRow[]) =>
  (row: ShownSku): Sku => ({
    unique: row.skuId,
    designation: sizeName(locale, row, options),
    choice: row.choice,
    price: isOnRequest ? '' : yuan(row.price),
    ot_price: isOnRequest ? '' : yuan(row.price),
    tiers: tiersOf(isOnRequest, row.tiers),
    stock: row.stock,
    weight_g: row.weightG,
    volume_cm3: row.volumeCm3,
    bar_code: row.barCode,
    image: row.image,
    sample_price: row.samplePrice === null ? null : yuan(row.samplePrice),
    params: paramsOf(locale, row.params),
  });

/** Most that points may pay of one unit at list price, in fen: the rate of the goods, or their store's, within the mall's (money 4.4). */
export function pointsOff(
  product: { price: Fen; pointsRate: number },
  merchant: { pointsRate: number },
): Fen {
  if (merchant.pointsRate <= 0) return 0;
  const rate = product.pointsRate < 0 ? merchant.pointsRate : product.pointsRate;
  return permille(product.price, Math.min(rate, POINTS_CAP_PERMILLE));
}

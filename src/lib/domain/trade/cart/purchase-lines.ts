import type { Locale } from '../../../i18n/locales.ts';
import { LINE_QUANTITY_MAX } from '../../../kernel/limits.ts';
import { fail, ok, type Result } from '../../../kernel/result.ts';
import type { CheckoutLine } from '../pricing/index.ts';
import type { GoodsRow, PurchaseRow } from './purchase-lines.repo.ts';

export const inLocale = (locale: Locale, zh: string, en: string): string =>
  locale === 'en-US' && en ? en : zh;

/** The chosen options of a SKU as one text: `M8 · 30 · 12.9级`. */
export function skuText(
  locale: Locale,
  {
    product,
    sku,
  }: { product: Pick<PurchaseRow['product'], 'options'>; sku: Pick<PurchaseRow['sku'], 'choice'> },
): string {
  const values = sku.choice.map((choice, at) => product.options[at]?.values[choice]);
  return values
    .map((value) => (value ? inLocale(locale, value.zh, value.en) : ''))
    .filter(Boolean)
    .join(' · ');
}

/** Why a line can no longer be bought at all. */
export function stillForSale({
  product,
  sku,
  merchant,
  quotedPrice,
}: PurchaseRow): Result<undefined, 'goods.gone' | 'stock.short'> {
  // Goods made to order for one buyer are sold by quotation only.
  const isOffered = product.status === 'on_sale' || (product.status === 'to_order' && quotedPrice !== null);
  const isShown = isOffered && sku.shown && merchant.status === 'open';
  if (!isShown) return fail('goods.gone');
  return sku.stock > 0 ? ok() : fail('stock.short', { n: 0 });
}

/** Goods priced on request are bought at a price of their own: quoted, of an activity or a sample. */
export function hasPrice(row: PurchaseRow, now: Date): Result<undefined, 'goods.on_request'> {
  const isOwn = row.activityId !== null || row.isSample;
  const isQuoted = row.quotedPrice !== null && row.quotedUntil !== null && row.quotedUntil >= now;
  return row.product.priceOnRequest && !isOwn && !isQuoted ? fail('goods.on_request') : ok();
}

/** A cart line with everything that its price depends on; a quoted price holds until its day. */
export function checkoutLineOf(row: PurchaseRow, locale: Locale, now: Date): CheckoutLine {
  const { product, sku } = row;
  const isQuoted = row.quotedPrice !== null && row.quotedUntil !== null && row.quotedUntil >= now;
  return {
    ...(isQuoted ? { quotedPrice: row.quotedPrice! } : {}),
    ...(row.contract ? { contract: row.contract } : {}),
    lineId: row.cartId,
    merId: row.merchant.merId,
    productId: product.productId,
    skuId: sku.skuId,
    quantity: row.quantity,
    price: sku.price,
    tiers: sku.tiers,
    mixedBatch: product.mixedBatch,
    rule: {
      minimum: product.moq,
      multiple: product.multiple,
      maximum: product.maxPerOrder || LINE_QUANTITY_MAX,
      unit: inLocale(locale, product.unitName, product.unitNameEn),
    },
    stock: sku.stock,
    categoryPath: row.categoryPath,
    weightG: sku.weightG,
    volumeCm3: sku.volumeCm3,
    freightTemplateId: product.freightTemplateId,
    deliveryFree: product.deliveryFree,
    ...(isQuoted && row.quotedWithFreight ? { freightPaidTo: row.quotedRegion } : {}),
    pointsRate: product.pointsRate,
  };
}

/** Goods as a line would hold them that is not in a cart yet. */
export const wantedRow = (
  goods: GoodsRow & Pick<PurchaseRow, 'contract'>,
  quantity: number,
): PurchaseRow => ({
  quotedPrice: null,
  quotedUntil: null,
  quotedWithFreight: false,
  quotedRegion: [],
  activityId: null,
  isSample: false,
  cartId: '',
  ...goods,
  quantity,
});

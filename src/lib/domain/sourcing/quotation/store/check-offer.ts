import type { OfferForm } from '#lib/contracts/quotation.ts';
import { LINE_QUANTITY_MAX, QUOTATION_LIFE_MAX } from '#lib/kernel/limits.ts';
import { fenOf, multiply, sumFen, type Fen } from '#lib/kernel/money.ts';
import { checkMaximum, checkMinimum, checkMultiple } from '#lib/kernel/quantity.ts';
import { fail, firstFailure, ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { ownsImages } from '../../../content/media/index.ts';
import { goodsBySku, inLocale } from '../../../trade/cart/index.ts';
import { aboveAmount, fitsOrder } from '../../../trade/pricing/index.ts';
import { itemsOf, type InquiryRow } from '../../inquiry/index.ts';
import type { OfferRow, QuotationRow } from '../quotation.repo.ts';

const GRAMS = 1000;

export interface CheckedOffer {
  rows: Omit<OfferRow, 'quotationId'>[];
  fields: Pick<
    QuotationRow,
    'total' | 'freightIncluded' | 'taxRate' | 'leadDays' | 'validUntil' | 'payTerm' | 'note' | 'files'
  >;
}

/**
 * What a store offers, looked at against the inquiry and its own goods: each price belongs to a SKU that the store
 * sells, in a quantity that can be bought, or to goods that it makes for this buyer, so that what is accepted can be
 * ordered.
 */
export async function checkOffer(
  ctx: MerchantContext,
  inquiry: InquiryRow,
  form: OfferForm,
  before?: QuotationRow,
): Promise<
  Result<
    CheckedOffer,
    | 'checkout.above_amount'
    | 'quantity.above_maximum'
    | 'quantity.below_minimum'
    | 'quantity.not_multiple'
    | 'quotation.file'
    | 'quotation.goods'
    | 'quotation.made_weight'
    | 'quotation.items'
    | 'quotation.price'
    | 'quotation.validity'
  >
> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const known = new Set((await itemsOf(db, [inquiry.inquiryId])).map((item) => item.itemId));
  const itemIds = new Set(form.items.map((item) => item.item_id));
  if (itemIds.size < form.items.length || [...itemIds].some((itemId) => !known.has(itemId)))
    return fail('quotation.items', undefined, 'items');
  const validUntil = new Date(form.valid_until);
  const earliest = inquiry.deadline > now ? inquiry.deadline : now;
  if (!(validUntil > earliest) || validUntil.getTime() > now.getTime() + QUOTATION_LIFE_MAX)
    return fail('quotation.validity', undefined, 'valid_until');
  const kept = new Set((before?.files ?? []).map((file) => file.path));
  const fresh = form.files.map((file) => file.path).filter((path) => !kept.has(path));
  if (!(await ownsImages(ctx, fresh))) return fail('quotation.file', undefined, 'files');

  const goods = await goodsBySku(db, [
    ...new Set(form.items.flatMap((item) => item.product_attr_unique ?? [])),
  ]);
  const rows: CheckedOffer['rows'] = [];
  for (const item of form.items) {
    const found = goods.find((row) => row.sku.skuId === item.product_attr_unique);
    const price = fenOf(item.price);
    if (!fitsOrder(price, item.num)) return aboveAmount(item.item_id);
    if (item.made && item.product_attr_unique === undefined) {
      if (price <= 0) return fail('quotation.price', undefined, item.item_id);
      const { weight, ...made } = item.made;
      const weightG = Math.round(Number(weight) * GRAMS);
      const tooMany = checkMaximum(item.num, { maximum: LINE_QUANTITY_MAX, unit: made.unit }, item.item_id);
      if (!tooMany.ok) return tooMany;
      if (weightG <= 0) return fail('quotation.made_weight', undefined, item.item_id);
      rows.push({
        itemId: item.item_id,
        productId: null,
        skuId: null,
        made: { ...made, weightG },
        price,
        quantity: item.num,
      });
      continue;
    }
    const isSold =
      found?.merchant.merId === ctx.actor.merId && found.product.status === 'on_sale' && found.sku.shown;
    if (!found || !isSold) return fail('quotation.goods', undefined, item.item_id);
    if (price <= 0) return fail('quotation.price', undefined, item.item_id);
    const { product, sku } = found;
    const rule = {
      minimum: product.moq,
      multiple: product.multiple,
      maximum: product.maxPerOrder || LINE_QUANTITY_MAX,
      unit: inLocale(ctx.locale, product.unitName, product.unitNameEn),
    };
    const refusal = firstFailure(
      () => checkMinimum(item.num, rule, item.item_id),
      () => checkMultiple(item.num, rule, item.item_id),
      () => checkMaximum(item.num, rule, item.item_id),
    );
    if (refusal) return refusal;
    rows.push({
      itemId: item.item_id,
      productId: product.productId,
      skuId: sku.skuId,
      made: null,
      price,
      quantity: item.num,
    });
  }
  return ok({
    rows,
    fields: {
      total: totalOf(rows),
      freightIncluded: form.freight_included,
      taxRate: form.tax_rate,
      leadDays: form.lead_days,
      validUntil,
      payTerm: form.pay_term,
      note: form.note,
      files: form.files,
    },
  });
}

const totalOf = (rows: readonly { price: Fen; quantity: number }[]): Fen =>
  sumFen(rows.map((row) => multiply(row.price, row.quantity)));

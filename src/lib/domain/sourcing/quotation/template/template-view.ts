import type { QuotationTemplate, TemplateLine } from '#lib/contracts/quotation-template.ts';
import { yuan } from '#lib/kernel/money.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { goodsBySku, inLocale, skuText, type GoodsRow } from '../../../trade/cart/index.ts';
import { linesOfTemplates, type TemplateLineRow, type TemplateRow } from './template.repo.ts';

const GRAMS = 1000;

/** Whether a store still sells a size. */
export const isSoldBy = (merId: number, { merchant, product, sku }: GoodsRow): boolean =>
  merchant.merId === merId && product.status === 'on_sale' && sku.shown;

/** What a template line holds that is made, as forms show it: the weight in kilograms. */
export const shownMade = ({ made }: Pick<TemplateLineRow, 'made'>): TemplateLine['made'] =>
  made && { name: made.name, spec: made.spec, unit: made.unit, weight: String(made.weightG / GRAMS) };

/** Templates of the caller's store with their lines, as they are listed and changed. */
export async function showTemplates(
  ctx: MerchantContext,
  rows: readonly TemplateRow[],
): Promise<QuotationTemplate[]> {
  const { db } = ctx.database;
  const lines = await linesOfTemplates(
    db,
    rows.map((row) => row.quotationTemplateId),
  );
  const goods = new Map(
    (await goodsBySku(db, [...new Set(lines.flatMap(({ skuId }) => skuId ?? []))])).map((row) => [
      row.sku.skuId,
      row,
    ]),
  );
  const lineOf = (line: TemplateLineRow): TemplateLine => {
    const found = goods.get(line.skuId ?? 0);
    const { made } = line;
    return {
      product_attr_unique: line.skuId,
      made: shownMade(line),
      store_name: made?.name ?? (found ? inLocale(ctx.locale, found.product.name, found.product.nameEn) : ''),
      sku: made?.spec ?? (found ? skuText(ctx.locale, found) || found.sku.designation : ''),
      unit_name:
        made?.unit ?? (found ? inLocale(ctx.locale, found.product.unitName, found.product.unitNameEn) : ''),
      price: yuan(line.price),
      minimum: line.minimum,
      is_gone: !made && !(found && isSoldBy(ctx.actor.merId, found)),
    };
  };
  return rows.map((row) => ({
    template_id: row.quotationTemplateId,
    name: row.name,
    ...termsOf(row),
    lines: lines
      .filter(({ quotationTemplateId: id }) => id === row.quotationTemplateId)
      .map((line) => lineOf(line)),
    change_time: row.changedAt.toISOString(),
  }));
}

/** What a template says of the whole quotation. */
export const termsOf = (row: TemplateRow) => ({
  freight_included: row.freightIncluded,
  tax_rate: row.taxRate,
  lead_days: row.leadDays,
  valid_days: row.validDays,
  pay_term: row.payTerm,
  note: row.note,
});

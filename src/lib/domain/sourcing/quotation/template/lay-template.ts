import type { LaidLine, QuotationTemplate } from '#lib/contracts/quotation-template.ts';
import { yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { isOtherThan, normalise, offeredSizes } from '../../../goods/search/index.ts';
import { goodsBySku } from '../../../trade/cart/index.ts';
import { inquiryById, isOpenTo, itemsOf, type ItemRow } from '../../inquiry/index.ts';
import { askedAmount } from '../read/asked-amount.ts';
import { showSku, skusFor } from '../read/fitting-skus.ts';
import { isSoldBy, shownMade, termsOf } from './template-view.ts';
import { linesOfTemplates, templateById, type TemplateLineRow } from './template.repo.ts';

type Laid = Omit<QuotationTemplate, 'template_id' | 'name' | 'lines' | 'change_time'> & { list: LaidLine[] };

/** Items of an inquiry that the caller's store may read. */
async function readableItems(ctx: MerchantContext, inquiryId: string): Promise<ItemRow[] | undefined> {
  const { db } = ctx.database;
  const row = await inquiryById(db, inquiryId);
  return row && (await isOpenTo(db, ctx.actor.merId, row)) ? itemsOf(db, [inquiryId]) : undefined;
}

/**
 * Lays the lines of a template on what an inquiry asks for. A size is laid on the item that asks for these very goods,
 * that it fits in kind, size and strength, or that its name stands in; what is made, on the item that its name and
 * specification stand in. A substitute is never laid by itself: for one item all lines are listed, and the store chooses.
 */
export async function layTemplate(
  ctx: MerchantContext,
  {
    id,
    inquiry_id: inquiryId,
    item_id: itemId,
  }: { id: string; inquiry_id: string; item_id?: string | undefined },
): Promise<Result<Laid, 'inquiry.not_found' | 'quotation.template_gone'>> {
  const { db } = ctx.database;
  const template = await templateById(db, ctx.actor.merId, id);
  if (!template) return fail('quotation.template_gone');
  const items = await readableItems(ctx, inquiryId);
  if (!items) return fail('inquiry.not_found');
  const lines = await linesOfTemplates(db, [id]);
  const skuIds = [...new Set(lines.flatMap(({ skuId }) => skuId ?? []))];
  const sold = (await goodsBySku(db, skuIds)).filter((row) => isSoldBy(ctx.actor.merId, row));
  const goods = new Map(sold.map((row) => [row.sku.skuId, row]));
  const sizes = await offeredSizes(db, skuIds);
  const textOf = ({ name, spec }: ItemRow): string => `${name} ${spec}`;
  const isSubstitute = (item: ItemRow, skuId: number): boolean =>
    item.skuId !== skuId && sizes.has(skuId) && isOtherThan(textOf(item), sizes.get(skuId)!);

  const laidOn = (item: ItemRow, line: TemplateLineRow): LaidLine[] => {
    const { made } = line;
    const found = goods.get(line.skuId ?? 0);
    const common = { item_id: item.itemId, price: yuan(line.price), minimum: line.minimum };
    if (made) {
      const { asked_num: asked } = askedAmount(ctx, item, { unitName: made.unit, unitNameEn: '' });
      return [{ ...common, goods: null, made: shownMade(line), num: asked ?? line.minimum }];
    }
    if (!found) return [];
    const offer = showSku(ctx, found, { item, isSubstitute: isSubstitute(item, found.sku.skuId) });
    const step = offer.batch_number || 1;
    const wanted = Math.max(offer.asked_num ?? line.minimum, offer.once_min_count);
    return [{ ...common, goods: offer, made: null, num: Math.ceil(wanted / step) * step }];
  };
  const fittingOf = async (item: ItemRow): Promise<TemplateLineRow[]> => {
    const text = normalise(textOf(item));
    const ranked = await skusFor(ctx, { name: item.name, text: textOf(item) });
    const rankOf = ({ made, skuId }: TemplateLineRow): number => {
      if (made)
        return text.includes(normalise(made.name)) && text.includes(normalise(made.spec)) ? 1 : Infinity;
      const found = goods.get(skuId ?? 0);
      if (!found) return Infinity;
      if (found.sku.skuId === item.skuId) return 0;
      if (isSubstitute(item, found.sku.skuId)) return Infinity;
      const at = ranked.indexOf(found.sku.skuId);
      if (at >= 0) return at + 2;
      // What the search does not know is still what it is called.
      const { name, nameEn } = found.product;
      return [name, nameEn].some((one) => one && text.includes(normalise(one)))
        ? ranked.length + 2
        : Infinity;
    };
    const ranks = new Map(lines.map((line) => [line, rankOf(line)]));
    const fitting = lines.filter((line) => ranks.get(line) !== Infinity);
    return fitting.toSorted((a, b) => ranks.get(a)! - ranks.get(b)!);
  };

  const list: LaidLine[] = [];
  for (const item of itemId ? items.filter((one) => one.itemId === itemId) : items) {
    const fitting = await fittingOf(item);
    const chosen = itemId
      ? [...fitting, ...lines.filter((line) => !fitting.includes(line))]
      : fitting.slice(0, 1);
    list.push(...chosen.flatMap((line) => laidOn(item, line)));
  }
  return ok({ ...termsOf(template), list });
}

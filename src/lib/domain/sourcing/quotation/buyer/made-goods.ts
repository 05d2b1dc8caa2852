import type { UserContext } from '#lib/domain/context.ts';
import type { InquiryRow, ItemRow } from '../../inquiry/index.ts';
import type { OfferRow, QuotationRow } from '../quotation.repo.ts';
import { addMade, categoryFor, skusByKeys, templateOf } from './made-goods.repo.ts';
import { rangeOf } from './range.ts';

/** Picture for goods of which the buyer has sent none. */
const DRAWING = '/covers/document.svg';

const keyOf = (offer: OfferRow): string => `made-${offer.quotationId}-${offer.itemId}`;

/**
 * Goods that a store makes for one buyer become a product that is in no list, once, when they are accepted: from then
 * on they are carried, paid, sent and taken back like all others. Answers the SKU of each offer by its item.
 */
export async function madeSkus(
  ctx: UserContext,
  offers: readonly OfferRow[],
  { quotation, inquiry, items }: { quotation: QuotationRow; inquiry: InquiryRow; items: readonly ItemRow[] },
): Promise<Map<string, number>> {
  const { db } = ctx.database;
  const made = offers.filter((offer) => offer.made);
  if (made.length === 0) return new Map();
  const known = await skusByKeys(db, made.map(keyOf));
  const { categoryId, path } = await categoryFor(db, quotation.merId, inquiry.categoryId);
  const freightTemplateId = await templateOf(db, quotation.merId);
  const found = new Map<string, number>();
  for (const offer of made) {
    const { name, spec, unit, weightG } = offer.made!;
    const image = items.find((item) => item.itemId === offer.itemId)?.images[0] ?? DRAWING;
    const stock = rangeOf(offer.quantity).max;
    const price = { price: offer.price, otPrice: offer.price };
    const skuId =
      known.get(keyOf(offer)) ??
      (await addMade(
        db,
        {
          ...price,
          key: keyOf(offer),
          merId: quotation.merId,
          categoryId,
          categoryId1: path[0] ?? categoryId,
          categoryId2: path[1] ?? categoryId,
          name,
          nameEn: name,
          unitName: unit,
          unitNameEn: unit,
          image,
          sliderImage: [image],
          description: { zh: [], en: [] },
          priceMax: offer.price,
          stock,
          priceOnRequest: true,
          skuCount: 1,
          mixedBatch: false,
          leadDays: quotation.leadDays,
          freightTemplateId,
          pointsRate: 0,
          status: 'to_order',
          createdAt: ctx.clock.now(),
          updatedAt: ctx.clock.now(),
        },
        { ...price, designation: spec || name, choice: [], tiers: [], stock, weightG, volumeCm3: 0, image },
      ));
    found.set(offer.itemId, skuId);
  }
  return found;
}

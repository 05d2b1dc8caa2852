import type { Context } from '#lib/domain/context.ts';
import { LINE_QUANTITY_MAX } from '#lib/kernel/limits.ts';
import type { Fen } from '#lib/kernel/money.ts';
import type { GoodsRow } from '../../../trade/cart/index.ts';
import { checkoutLineOf, templatesByIds } from '../../../trade/cart/index.ts';
import { priceCheckout, type CheckoutLine } from '../../../trade/pricing/index.ts';
import { templateOf } from '../buyer/made-goods.repo.ts';
import type { OfferRow, QuotationRow } from '../quotation.repo.ts';

interface Sending {
  offers: readonly OfferRow[];
  goods: readonly GoodsRow[];
  freeFreightFrom: Fen | null;
  /** Where the goods are wanted, from the province on. */
  region: readonly string[];
}

/**
 * What the check-out will ask for sending all that is quoted to the asked region, fen, so that offers with and without
 * freight can be compared; null where no region was asked, or the store sends nothing there.
 */
export async function offerFreight(
  ctx: Context,
  quotation: Pick<QuotationRow, 'merId' | 'freightIncluded'>,
  { offers, goods, freeFreightFrom, region }: Sending,
): Promise<Fen | null> {
  if (quotation.freightIncluded) return 0;
  if (region.length === 0) return null;
  const { db } = ctx.database;
  const { merId } = quotation;
  const ownTemplate = offers.some((offer) => offer.made) ? await templateOf(db, merId) : null;
  const now = ctx.clock.now();
  const noQuote = { quotedUntil: null, quotedWithFreight: false, quotedRegion: [] };
  const lines = offers.flatMap((offer): CheckoutLine[] => {
    const { quantity, made } = offer;
    const plain = { quotedPrice: offer.price, stock: LINE_QUANTITY_MAX };
    if (made) {
      const { weightG, unit } = made;
      return [
        {
          ...plain,
          lineId: offer.itemId,
          merId,
          productId: 0,
          skuId: 0,
          quantity,
          price: offer.price,
          rule: { unit },
          categoryPath: [],
          weightG,
          volumeCm3: 0,
          freightTemplateId: ownTemplate,
          pointsRate: 0,
        },
      ];
    }
    const found = goods.find((row) => row.sku.skuId === offer.skuId);
    if (!found) return [];
    const row = {
      ...found,
      ...noQuote,
      cartId: offer.itemId,
      quantity,
      quotedPrice: null,
      activityId: null,
      isSample: false,
    };
    return [{ ...checkoutLineOf(row, ctx.locale, now), ...plain }];
  });
  if (lines.length < offers.length) return null;
  const templateIds = lines.flatMap((line) => line.freightTemplateId ?? []);
  const priced = priceCheckout({
    lines,
    stores: [{ merId, freeFreightFrom, pointsRate: 0 }],
    templates: await templatesByIds(ctx.database, [...new Set(templateIds)]),
    coupons: [],
    address: [...region],
  });
  return priced.ok && priced.value.status !== 'not_served' ? priced.value.freight : null;
}

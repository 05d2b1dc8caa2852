import type { MerchantContext } from '#lib/domain/context.ts';
import { fenOf } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { checkDeposit } from '../pricing/index.ts';
import { ownSkus, type NewActivity } from './activity.repo.ts';

export interface Offer {
  unique: number;
  /** Yuan. */
  price: string;
  deposit?: string | undefined;
  limited: number;
}
export type OfferRefusal =
  'goods.gone' | 'activity.price' | 'activity.stock' | 'presale.deposit_too_high' | 'activity.sku_twice';

/**
 * SKUs that a merchant offers in an activity, checked against what it sells: below the normal price, no more than is
 * in stock, a deposit of at most a fifth.
 */
export async function offeredSkus(
  ctx: MerchantContext,
  productId: number,
  offers: readonly Offer[],
): Promise<Result<NewActivity['skus'], OfferRefusal>> {
  const own = await ownSkus(ctx.database.db, ctx.actor.merId, productId);
  if (new Set(offers.map((offer) => offer.unique)).size < offers.length) return fail('activity.sku_twice');
  const skus: NewActivity['skus'] = [];
  for (const offer of offers) {
    const field = String(offer.unique);
    const sold = own.find((row) => row.skuId === offer.unique);
    if (!sold) return fail('goods.gone', undefined, field);
    const price = fenOf(offer.price);
    const deposit = offer.deposit === undefined ? 0 : fenOf(offer.deposit);
    const isPaidTwice = offer.deposit !== undefined;
    if (price <= 0 || price >= sold.price || (isPaidTwice && deposit <= 0))
      return fail('activity.price', undefined, field);
    if (isPaidTwice) {
      const checked = checkDeposit(deposit, price - deposit);
      if (!checked.ok) return fail(checked.failure.code, checked.failure.params, field);
    }
    if (offer.limited > sold.stock) return fail('activity.stock', { n: sold.stock }, field);
    skus.push({ skuId: offer.unique, price, deposit, limited: offer.limited, stock: offer.limited });
  }
  return ok(skus);
}

import { fail, firstFailure, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { deliveryOf, type DeliveryAddress } from '../../account/address/index.ts';
import { companyAddressOf } from '../../account/company/index.ts';
import { pricedCoupon, type OwnedCoupon } from '../coupon/index.ts';
import { activityLines, balanceWindow, type BalanceWindow } from '../activity/index.ts';
import { bundleLines } from '../bundle/index.ts';
import { hasPrice, stillForSale, storeTermsOf, templatesByIds, type PurchaseRow } from '../cart/index.ts';
import { withContracts } from '../price-list/index.ts';
import { priceCheckout, type CheckoutLine, type PointsTerms, type PricedCheckout } from '../pricing/index.ts';
import { cityOffers, type CityOffer } from '../freight/index.ts';
import { checkCity, withCity } from './check-ways.ts';
import { pointsTerms } from '../points/index.ts';
import { creditKnown, sampleLines } from '../sample/index.ts';
import type { CheckoutFacts } from './checkout.repo.ts';
import { couponChoiceOf, type Choice } from './choice.ts';
import { ownStore } from './own-store.ts';

export interface AssembledCheckout {
  /** The lines with goods and store, by the id of the cart line. */
  rows: Map<string, PurchaseRow>;
  priced: PricedCheckout;
  address: DeliveryAddress | undefined;
  /** Riders and pick-up hours of the stores. */
  offers: Map<number, CityOffer>;
  /** Coupons that the buyer may use here; the pricing answers which of them are taken. */
  coupons: OwnedCoupon[];
  /** The buyer's points; undefined while the mall has switched them off. */
  points: PointsTerms | undefined;
  /** When the balance of a deposit presale is paid; null without one. */
  balance: BalanceWindow | null;
}

/**
 * Prices chosen lines by what was read of them. Preview and order both come here, so they cannot disagree. For an
 * order, coupons that the buyer got after the preview (a gift, a welcome coupon) count only if the buyer chose them, so
 * that the price shown does not change.
 */
export async function assembleCheckout(
  ctx: UserContext,
  choice: Choice,
  facts: CheckoutFacts,
  known?: readonly string[],
): Promise<
  Result<
    AssembledCheckout,
    | FailureOf<typeof priceCheckout>
    | FailureOf<typeof pricedApart>
    | FailureOf<typeof checkCity>
    | 'address.not_found'
    | 'cart.line_gone'
    | 'checkout.no_pick_up'
    | 'checkout.own_store'
    | 'goods.on_request'
    | 'points.off'
  >
> {
  const ids = [...new Set(choice.cart_id)];
  const rows = await withContracts(ctx, facts.lines, choice.company_id === 0);
  const merIds = [...new Set(rows.map((row) => row.merchant.merId))];
  const coupons = couponChoiceOf(choice, merIds);
  const points = await pointsTerms(ctx, choice.use_integral, facts.points);
  const refusal = firstFailure(
    () => (rows.length < ids.length ? fail('cart.line_gone') : undefined),
    () => everyLineIsForSale(rows, ctx.clock.now()),
    () => everyTakeIsOffered(rows, choice.takes),
    () => (choice.use_integral && !points ? fail('points.off') : undefined),
    () => coupons,
  );
  if (refusal) return refusal;
  const own = ownStore(rows, facts.ownStores);
  if (own) return own;

  const address = await addressFor(ctx, choice.address_id, facts.address[0]);
  if (!address.ok) return address;
  const offers = await cityOffers(ctx, merIds, address.value?.regionCodes);
  const ways = checkCity(choice.city ?? [], choice.takes, offers, address.value !== undefined);
  if (!ways.ok) return ways;
  const chosen = Object.values(choice.use_coupon ?? {}).flat();
  const owned = facts.coupons.filter(
    ({ claim: { couponUserId: id } }) => !known || known.includes(id) || chosen.includes(id),
  );
  const lines = await pricedApart(ctx, rows, facts.samples);
  if (!lines.ok) return lines;
  const templateIds = rows.flatMap((row) => row.product.freightTemplateId ?? []);
  const priced = priceCheckout({
    lines: lines.value,
    stores: withCity(storeTermsOf(rows, choice.takes), choice.city ?? [], offers),
    templates: await templatesByIds(ctx.database, templateIds),
    coupons: owned.map(pricedCoupon),
    ...(points ? { points } : {}),
    ...(address.value ? { address: address.value.regionCodes } : {}),
    ...(coupons.ok && coupons.value ? { couponChoice: coupons.value } : {}),
  });
  if (!priced.ok) return priced;
  return ok({
    rows: new Map(rows.map((row) => [row.cartId, row])),
    priced: priced.value,
    address: address.value,
    offers,
    coupons: owned,
    points,
    balance: priced.value.balance > 0 ? await balanceWindow(ctx, rows) : null,
  });
}

/**
 * Lines of activities, sets and samples at their special prices; the others at normal prices, less what was paid for a
 * sample before.
 */
async function pricedApart(
  ctx: UserContext,
  rows: readonly PurchaseRow[],
  samples: CheckoutFacts['samples'],
): Promise<
  Result<
    CheckoutLine[],
    FailureOf<typeof bundleLines> | FailureOf<typeof activityLines> | FailureOf<typeof sampleLines>
  >
> {
  const lines = await activityLines(ctx, rows);
  if (!lines.ok) return lines;
  const inSets = await bundleLines(ctx, rows, lines.value);
  if (!inSets.ok) return inSets;
  const tried = await sampleLines(ctx, rows, inSets.value);
  return tried.ok ? ok(creditKnown(tried.value, samples)) : tried;
}

async function addressFor(
  ctx: UserContext,
  addressId: string | undefined,
  own: CheckoutFacts['address'][number] | undefined,
): Promise<Result<DeliveryAddress | undefined, 'address.not_found'>> {
  if (own) return ok(deliveryOf(own));
  return addressId ? companyAddressOf(ctx, addressId) : ok();
}

function everyLineIsForSale(
  rows: PurchaseRow[],
  now: Date,
): Result<unknown, 'goods.gone' | 'goods.on_request' | 'stock.short'> | undefined {
  for (const row of rows) {
    const verdict = stillForSale(row);
    if (!verdict.ok) return fail(verdict.failure.code, verdict.failure.params, row.cartId);
    if (!hasPrice(row, now).ok) return fail('goods.on_request', undefined, row.cartId);
  }
  return undefined;
}

function everyTakeIsOffered(
  rows: PurchaseRow[],
  takes: number[],
): Result<unknown, 'checkout.no_pick_up'> | undefined {
  const offers = new Set(rows.filter((row) => row.merchant.pickUp).map((row) => row.merchant.merId));
  const stranger = takes.find((merId) => !offers.has(merId));
  return stranger === undefined ? undefined : fail('checkout.no_pick_up', undefined, String(stranger));
}

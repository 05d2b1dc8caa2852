import { fail, firstFailure, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { addressOf, defaultAddressOf, type DeliveryAddress } from '../../account/address/index.ts';
import {
  checkoutLineOf,
  chosenRows,
  stillForSale,
  storeTermsOf,
  templatesByIds,
  type PurchaseRow,
} from '../cart/index.ts';
import { priceCheckout, type FreightTemplate, type PricedCheckout } from '../pricing/index.ts';
import { couponChoiceOf, type Choice } from './choice.ts';

export interface AssembledCheckout {
  /** The lines with goods and store, by the id of the cart line. */
  rows: Map<string, PurchaseRow>;
  priced: PricedCheckout;
  address: DeliveryAddress | undefined;
}

/**
 * Reads everything that the price of chosen lines depends on from the database, and prices it. Preview and
 * order both come here, so they cannot disagree.
 * Fails: cart.line_gone, goods.gone, stock.short, checkout.no_pick_up, points.off, coupon.unusable,
 * address.not_found, and every refusal of the pricing, naming the line.
 */
export async function assembleCheckout(ctx: UserContext, choice: Choice): Promise<Result<AssembledCheckout>> {
  const { db } = ctx.database;
  const ids = [...new Set(choice.cart_id)];
  const rows = await chosenRows(db, ctx.actor.uid, ids);
  const merIds = [...new Set(rows.map((row) => row.merchant.merId))];
  const coupons = couponChoiceOf(choice, merIds);
  const refusal = firstFailure<string>(
    () => (rows.length < ids.length ? fail('cart.line_gone') : undefined),
    () => everyLineIsForSale(rows),
    () => everyTakeIsOffered(rows, choice.takes),
    // Points and coupons have no accounts to be taken from; a client that sends some is told so.
    () => (choice.use_integral ? fail('points.off') : undefined),
    () => coupons,
  );
  if (refusal) return refusal;

  const address = await addressFor(ctx, choice.address_id);
  if (!address.ok) return address;
  const templateIds = rows.flatMap((row) => row.product.freightTemplateId ?? []);
  const priced = priceCheckout({
    lines: rows.map((row) => checkoutLineOf(row, ctx.locale, ctx.clock.now())),
    stores: storeTermsOf(rows, choice.takes),
    templates: (await templatesByIds(db, [...new Set(templateIds)])) as FreightTemplate[],
    coupons: [],
    ...(address.value ? { address: address.value.regionCodes } : {}),
    ...(coupons.ok && coupons.value ? { couponChoice: coupons.value } : {}),
  });
  if (!priced.ok) return priced;
  return ok({
    rows: new Map(rows.map((row) => [row.cartId, row])),
    priced: priced.value,
    address: address.value,
  });
}

async function addressFor(
  ctx: UserContext,
  addressId: string | undefined,
): Promise<Result<DeliveryAddress | undefined, 'address.not_found'>> {
  return addressId ? addressOf(ctx, addressId) : ok(await defaultAddressOf(ctx));
}

function everyLineIsForSale(rows: PurchaseRow[]): Result<unknown> | undefined {
  for (const row of rows) {
    const verdict = stillForSale(row);
    if (!verdict.ok) return fail(verdict.failure.code, verdict.failure.params, row.cartId);
  }
  return undefined;
}

function everyTakeIsOffered(rows: PurchaseRow[], takes: number[]): Result<unknown> | undefined {
  const offers = new Set(rows.filter((row) => row.merchant.pickUp).map((row) => row.merchant.merId));
  const stranger = takes.find((merId) => !offers.has(merId));
  return stranger === undefined ? undefined : fail('checkout.no_pick_up', undefined, String(stranger));
}

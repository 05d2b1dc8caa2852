import type { AddressSnapshot } from '#lib/db/schema/order.ts';
import { after } from '#lib/kernel/clock.ts';
import { timer, unpaidMaximum } from '#lib/kernel/timers.ts';
import { yuan } from '#lib/kernel/money.ts';
import { fail, firstFailure, ok, type FailureOf, type Refused, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { keepLanguage } from '../../account/identity/index.ts';
import { quotationsForUpdate, spendQuotations } from '../../sourcing/quotation/index.ts';
import { inActivityTurn } from '../activity/index.ts';
import { spendCoupons } from '../coupon/index.ts';
import { checkHeaders, requestInvoices, type InvoiceHeaders, type WantedInvoices } from '../invoice/index.ts';
import {
  addOrder,
  groupById,
  lockGroup,
  logOf,
  markPaid,
  openBalance,
  postCouponShares,
  takeLimits,
  takeStock,
  type NewGroupOrder,
} from '../order/index.ts';
import { takePoints } from '../points/index.ts';
import { checkDelivery } from '../pricing/index.ts';
import { assembleCheckout, type AssembledCheckout } from './assemble-checkout.ts';
import { linesAhead, lockFacts, lockKey, spendKey, type HeldFacts, type LineAhead } from './checkout.repo.ts';
import type { Choice } from './choice.ts';
import { askApproval, asPurchase, buyerOf } from './company-buyer.ts';
import { couponsTaken } from './coupon-options.ts';
import { isAsShown, shownIn } from './fingerprint.ts';
import { newOrder } from './new-order.ts';

export interface PlaceInput extends Choice {
  key: string;
  /** The buyer's message to each store. */
  mark: Record<string, string>;
  /** The buyer has agreed that the deposit of a presale is not given back. */
  agree?: boolean | undefined;
  /** Who fetches the goods, when none of them are sent. */
  post?: { real_name: string; phone: string } | undefined;
  receipt_data?: WantedInvoices | undefined;
}
export interface Placed {
  order_id: string;
  pay_price: string;
  paid: boolean;
  /** waiting: it can be paid once another member of the company approves; absent if no approval is needed. */
  approval?: string;
}

/**
 * Places the order that a preview has shown, in one transaction: the same key again answers the same order; everything
 * is priced again from the database, and the order is refused if the price is not the one that was shown.
 */
export async function placeOrder(
  ctx: UserContext,
  input: PlaceInput,
): Promise<Result<Placed, FailureOf<typeof place> | FailureOf<typeof checkHeaders>>> {
  const headers = checkHeaders(input.receipt_data);
  if (!headers.ok) return headers;
  const ahead = () => linesAhead(ctx.database.db, ctx.actor.uid, input.cart_id);
  const lines = await ahead();
  return inActivityTurn(lines, ahead, () =>
    allOrNothing(ctx.database, () => place(ctx, input, lines, headers.value)),
  );
}

/** The steps, in the order in which everybody takes these locks: key, inquiries, member, lines, samples, stock. */
async function place(
  ctx: UserContext,
  input: PlaceInput,
  ahead: readonly LineAhead[],
  headers: InvoiceHeaders,
): Promise<
  Result<
    Placed,
    | FailureOf<typeof assembleCheckout>
    | FailureOf<typeof quotationsForUpdate>
    | FailureOf<typeof payOrClose>
    | FailureOf<typeof checkDelivery>
    | 'checkout.busy'
    | 'checkout.expired'
    | 'checkout.price_changed'
    | 'invoice.store_off'
    | 'order.too_many_unpaid'
    | 'points.short'
    | 'presale.agreement'
    | 'quotation.wrong_state'
    | 'team.not_member'
  >
> {
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  const now = ctx.clock.now();

  // The key: once it is spent, it answers the order that it made.
  const key = await lockKey(db, uid, input.key);
  if (!key) return fail('checkout.expired');
  if (key.groupOrderId) return repeated(ctx, key.groupOrderId);
  if (key.expiresAt < now) return fail('checkout.expired');

  // Quotations, buyer and lines are locked. Accepting a quotation locks the inquiry and then lays lines aside.
  const quotations = await quotationsForUpdate(
    ctx,
    input.cart_id,
    ahead.flatMap((line) => line.quotationId ?? []),
  );
  if (!quotations.ok) return quotations;
  const buyer = await buyerOf(ctx, input.company_id);
  if (!buyer.ok) return buyer;
  const { cart_id: cartIds, address_id: addressId } = input;
  const held = await lockFacts(db, { uid, cartIds, addressId, now });

  // The price must still be the one that was shown.
  const checkout = await assembleCheckout(ctx, input, held, key.preview.coupons);
  if (!checkout.ok) return checkout;
  const { priced, rows } = checkout.value;
  const address = deliverTo(checkout.value, input);
  const refusal = firstFailure(
    () => (held.isBusy ? fail('checkout.busy') : undefined),
    () => tooManyUnpaid(held, priced),
    () => (priced.balance > 0 && !input.agree ? fail('presale.agreement', undefined, 'agree') : undefined),
    () => checkDelivery(priced),
    () => address,
    () => (isAsShown(key.preview, shownIn(priced)) ? undefined : fail('checkout.price_changed')),
  );
  if (refusal) return refusal;
  if (!address.ok) return address;
  const made = newOrder({ ...input, uid, priced, rows, address: address.value }, now);
  const order = { ...made, group: await asPurchase(ctx, made.group, buyer.value) };
  const { groupOrderId } = order.group;

  // Limits and stock.
  const lines = priced.stores.flatMap((store) => store.lines);
  const limited = await takeLimits(ctx, lines, groupOrderId);
  if (!limited.ok) return limited;
  const stock = await takeStock(ctx, lines);
  if (!stock.ok) return stock;

  // The order itself with its log, for which key and lines are spent, the company's approval, and the balance of a presale.
  const orderIds = order.stores.map((store) => store.orderId);
  const log = logOf(ctx, orderIds, { event: 'submit', from: null, to: 'unpaid' });
  const spent = spendKey({ key: key.key, uid, groupOrderId, cartIds: [...rows.keys()] });
  await addOrder(db, { ...order, log }, spent);
  await askApproval(ctx, order.group, buyer.value);
  await openBalance(ctx, order, priced);

  // Points and coupons.
  const points = await takePoints(ctx, { ...order.group, pointsUsed: priced.points });
  if (!points.ok) return points;
  const coupons = await spendCoupons(ctx, { ids: couponsTaken(priced), groupOrderId });
  if (!coupons.ok) return coupons;

  // Quotations are used up, invoices are asked for.
  const ordered = await spendQuotations(ctx, quotations.value, groupOrderId);
  if (!ordered.ok) return ordered;
  const invoices = await requestInvoices(ctx, headers, order.stores);
  if (!invoices.ok) return invoices;

  if (held.account[0]?.language !== ctx.locale) await keepLanguage(ctx, uid);
  return payOrClose(ctx, order.group, now);
}

/** Goods of unpaid orders are held back from others, so one buyer may have only a few of them. */
function tooManyUnpaid(
  { unpaid }: HeldFacts,
  { payNow }: Pick<AssembledCheckout['priced'], 'payNow'>,
): Refused<'order.too_many_unpaid'> | undefined {
  const most = unpaidMaximum();
  return payNow > 0 && unpaid[0]!.n >= most ? fail('order.too_many_unpaid', { n: most }) : undefined;
}

async function repeated(ctx: UserContext, groupOrderId: string): Promise<Result<Placed, 'checkout.expired'>> {
  const group = await groupById(ctx.database.db, groupOrderId);
  if (!group) return fail('checkout.expired');
  // The answer is made from the order as it was placed: a repeated call gets the first answer, whatever has become of
  // the order.
  return ok(placedOf(group));
}

const placedOf = ({ groupOrderId, payPrice, approval }: NewGroupOrder): Placed => ({
  order_id: groupOrderId,
  pay_price: yuan(payPrice),
  paid: payPrice === 0,
  ...(approval ? { approval } : {}),
});

/** Where the goods go: the address, or only a name and a phone when the buyer fetches all of them. */
function deliverTo(
  { address }: AssembledCheckout,
  { post }: PlaceInput,
): Result<AddressSnapshot, 'address.required'> {
  if (address) {
    const { addressId: _addressId, ...snapshot } = address;
    return ok(snapshot);
  }
  if (!post?.real_name.trim() || !post.phone.trim()) return fail('address.required');
  const contact = { realName: post.real_name.trim(), phone: post.phone.trim() };
  return ok({ ...contact, regionCodes: [], regionNames: [], detail: '', postCode: '' });
}

/**
 * Marks an order that costs nothing as paid; for any other, this transaction sends the job that reminds the buyer or
 * closes the order.
 */
async function payOrClose(
  ctx: UserContext,
  group: NewGroupOrder,
  now: Date,
): Promise<Result<Placed, 'order.cancelled' | 'order.not_found' | 'order.wrong_state'>> {
  const { groupOrderId, payPrice, closesAt } = group;
  if (payPrice === 0) {
    const held = await lockGroup(ctx.database.db, groupOrderId);
    if (!held) return fail('order.not_found');
    const paid = await markPaid(ctx, held, { payType: 'none', paidAt: now });
    if (!paid.ok) return paid;
    await postCouponShares(ctx, paid.value, group.groupOrderSn);
  } else {
    const remindAt = after(now, timer('pay_reminder'));
    // One job is enough: the reminder sends the job that closes the order.
    if (remindAt < closesAt) await ctx.jobs.send('order.remind_unpaid', { groupOrderId }, { at: remindAt });
    else await ctx.jobs.send('order.close_unpaid', { groupOrderId }, { at: closesAt });
  }
  return ok(placedOf(group));
}

import type { NoticeKind } from '#lib/contracts/states.ts';
import type { TwoWords } from '#lib/db/schema.ts';
import { yuan, type Fen } from '#lib/kernel/money.ts';
import type { Context } from '#lib/domain/context.ts';
import { phoneOf } from './notice.repo.ts';
import { notifyUser } from './notify-user.ts';

type Told = Pick<Context, 'database' | 'clock' | 'jobs'>;
/** A notice without a message to the phone asks less of its caller. */
type Noted = Pick<Context, 'database' | 'clock'>;

/** Data of a notice to a buyer about a group order. */
export interface GroupEvent {
  uid: number;
  groupOrderId: string;
  sn: string;
}
/** Data of a notice to a buyer about one store's order. */
export interface OrderEvent {
  uid: number;
  orderId: string;
  sn: string;
}
/** Data of a notice to a buyer about a refund; `sn` is the number of the order. */
export interface RefundEvent {
  uid: number;
  refundId: string;
  sn: string;
}

/** Sends the important ones to the phone of the account too, in its language; a closed account has none. */
export async function alsoByPhone(
  ctx: Told,
  uid: number,
  template: string,
  params: Record<string, string>,
): Promise<void> {
  const reached = await phoneOf(ctx.database.db, uid);
  if (reached) await ctx.jobs.send('sms.send', { ...reached, template, params });
}

const unpaidPage = (groupOrderId: string): string => `/order_stay_detail?orderId=${groupOrderId}`;
const orderPage = (orderId: string): string => `/order_detail?orderId=${orderId}`;
const refundPage = (refundId: string): string => `/refund_detail?id=${refundId}`;

/** The order is paid and the stores get it ready. */
export const notifyPaid = (
  ctx: Noted,
  { uid, sn, amount }: { uid: number; sn: string; amount: Fen },
): Promise<void> =>
  notifyUser(ctx, {
    uid,
    kind: 'order.paid',
    params: { sn, amount: yuan(amount) },
    link: '/user/order_list?status=to_ship',
  });

/** The platform gave the deposit of a presale back without being obliged to. */
export const notifyDepositReturned = (
  ctx: Noted,
  { uid, sn, amount, reason }: { uid: number; sn: string; amount: Fen; reason: string },
): Promise<void> =>
  notifyUser(ctx, { uid, kind: 'presale.deposit_back', params: { sn, amount: yuan(amount), reason } });

/** A paid order has brought coupons. */
export const notifyCouponsGiven = (
  ctx: Noted,
  { uid, sn, number }: { uid: number; sn: string; number: number },
): Promise<void> =>
  notifyUser(ctx, {
    uid,
    kind: 'coupon.given',
    params: { sn, number: String(number) },
    link: '/user/my_coupon',
  });

/** A refund has taken unused ones back. */
export const notifyCouponsWithdrawn = (
  ctx: Noted,
  { uid, sn, number }: { uid: number; sn: string; number: number },
): Promise<void> =>
  notifyUser(ctx, { uid, kind: 'coupon.withdrawn', params: { sn, number: String(number) } });

/** The deposit of a presale is paid; its balance follows in a window of its own. */
export const notifyDepositPaid = (
  ctx: Noted,
  { uid, sn, amount }: { uid: number; sn: string; amount: Fen },
): Promise<void> =>
  notifyUser(ctx, {
    uid,
    kind: 'order.deposit_paid',
    params: { sn, amount: yuan(amount) },
    link: '/user/presell_order',
  });

/** Nobody paid in time, and what the order held is free again. */
export const notifyTimedOut = (ctx: Noted, { uid, sn, groupOrderId }: GroupEvent): Promise<void> =>
  notifyUser(ctx, { uid, kind: 'order.timed_out', params: { sn }, link: unpaidPage(groupOrderId) });

/** Nobody of the company has approved it in time, so it could not be paid. */
export const notifyNotApproved = (ctx: Noted, { uid, sn, groupOrderId }: GroupEvent): Promise<void> =>
  notifyUser(ctx, { uid, kind: 'approval.lapsed', params: { sn }, link: unpaidPage(groupOrderId) });

/** A store has lowered the price of an unpaid order. */
export const notifyPriceChanged = (
  ctx: Noted,
  { uid, sn, groupOrderId, amount }: GroupEvent & { amount: Fen },
): Promise<void> =>
  notifyUser(ctx, {
    uid,
    kind: 'order.price_changed',
    params: { sn, amount: yuan(amount) },
    link: unpaidPage(groupOrderId),
  });

/** A parcel is with the courier; also sent by SMS. */
export async function notifyShipped(
  ctx: Told,
  { uid, sn, orderId, courier, trackingNo }: OrderEvent & { courier: string; trackingNo: string },
): Promise<void> {
  const params = { sn, courier, tracking: trackingNo };
  await notifyUser(ctx, { uid, kind: 'order.shipped', params, link: `/logistics?orderId=${orderId}` });
  await alsoByPhone(ctx, uid, 'order.shipped', params);
}

/** Too many wrong codes were entered for a ride, so the buyer gets another code. */
export const notifyReceiveCode = (
  ctx: Noted,
  { uid, sn, orderId, code }: OrderEvent & { code: string },
): Promise<void> =>
  notifyUser(ctx, { uid, kind: 'order.receive_code', params: { sn, code }, link: orderPage(orderId) });

/** Goods on their way count as received. */
export const notifyReceived = (ctx: Noted, { uid, sn, orderId }: OrderEvent): Promise<void> =>
  notifyUser(ctx, { uid, kind: 'order.received', params: { sn }, link: orderPage(orderId) });

/** Money that came too late, twice or at an old price goes back automatically. */
export const notifyMoneyReturned = (
  ctx: Noted,
  { uid, amount }: { uid: number; amount: Fen },
): Promise<void> =>
  notifyUser(ctx, {
    uid,
    kind: 'payment.returned',
    params: { amount: yuan(amount) },
    link: '/user/order_list',
  });

/** The store agrees to a refund; goods that go back need a parcel from the buyer next. */
export const notifyRefundAgreed = (
  ctx: Noted,
  { uid, sn, refundId, sendsBack }: RefundEvent & { sendsBack: boolean },
): Promise<void> =>
  notifyUser(ctx, {
    uid,
    kind: sendsBack ? 'refund.send_back' : 'refund.agreed',
    params: { sn },
    link: refundPage(refundId),
  });

/** The store refuses a refund. */
export const notifyRefundRefused = (
  ctx: Noted,
  { uid, sn, refundId, reason }: RefundEvent & { reason: string },
): Promise<void> =>
  notifyUser(ctx, { uid, kind: 'refund.refused', params: { sn, reason }, link: refundPage(refundId) });

/** The store gives less than it was asked for, and the buyer has to answer. */
export const notifyRefundOffered = (
  ctx: Noted,
  { uid, sn, refundId, amount, reason }: RefundEvent & { amount: Fen; reason: string },
): Promise<void> =>
  notifyUser(ctx, {
    uid,
    kind: 'refund.offered',
    params: { sn, amount: yuan(amount), reason },
    link: refundPage(refundId),
  });

/** The store would like to call an order off, and the buyer has to answer. */
export const notifyCallOff = (
  ctx: Noted,
  { uid, sn, refundId, amount, reason }: RefundEvent & { amount: Fen; reason: string },
): Promise<void> =>
  notifyUser(ctx, {
    uid,
    kind: 'refund.called_off',
    params: { sn, amount: yuan(amount), reason },
    link: refundPage(refundId),
  });

/** The platform has called an order off that was not sent: the buyer and those who answer refunds for the store. */
export async function notifyCalledOffByMall(
  ctx: Noted,
  {
    uid,
    uids,
    sn,
    merId,
    refundId,
    reason,
  }: RefundEvent & { uids: readonly number[]; merId: number; reason: string },
): Promise<void> {
  const params = { sn, reason };
  await notifyUser(ctx, { uid, kind: 'refund.mall_called_off', params, link: refundPage(refundId) });
  const link = `/merchant/refunds?tab=all&store=${merId}&open=${refundId}`;
  for (const one of uids) await notifyUser(ctx, { uid: one, kind: 'desk.called_off', params, link });
}

/** The platform has asked a store to send an order: its buyer, and those who ship for the store. */
export async function notifyUrged(
  ctx: Noted,
  {
    uid,
    uids,
    sn,
    orderId,
    merId,
    text,
  }: { uid: number; uids: readonly number[]; sn: string; orderId: string; merId: number; text: string },
): Promise<void> {
  await notifyUser(ctx, { uid, kind: 'order.urged', params: { sn }, link: orderPage(orderId) });
  const link = `/merchant/orders?tab=all&store=${merId}&open=${orderId}`;
  for (const one of uids) await notifyUser(ctx, { uid: one, kind: 'desk.urged', params: { sn, text }, link });
}

/** How a store's offer failed: the buyer declined it or let it end, for less money or for calling an order off. */
export type Unwanted = Extract<
  NoticeKind,
  `refund.${'declined' | 'offer_lapsed' | 'kept' | 'call_off_lapsed'}`
>;

/** Tells those who answer refunds for a store that its offer is not taken. */
export async function notifyOfferUnwanted(
  ctx: Noted,
  {
    uids,
    kind,
    sn,
    merId,
    refundId,
  }: { uids: readonly number[]; kind: Unwanted; sn: string; merId: number; refundId: string },
): Promise<void> {
  const link = `/merchant/refunds?tab=all&store=${merId}&open=${refundId}`;
  for (const uid of uids) await notifyUser(ctx, { uid, kind, params: { sn }, link });
}

/** A refund was cancelled because no parcel came back in time. */
export const notifyRefundLapsed = (ctx: Noted, { uid, sn, refundId }: RefundEvent): Promise<void> =>
  notifyUser(ctx, { uid, kind: 'refund.lapsed', params: { sn }, link: refundPage(refundId) });

/** The money of a refund is on its way to the buyer; also sent by SMS. */
export async function notifyRefundPaid(
  ctx: Told,
  { uid, sn, refundId, amount }: RefundEvent & { amount: Fen },
): Promise<void> {
  const params = { sn, amount: yuan(amount) };
  await notifyUser(ctx, { uid, kind: 'refund.paid', params, link: refundPage(refundId) });
  await alsoByPhone(ctx, uid, 'refund.paid', params);
}

/** Coupons that end soon. */
export const notifyCouponsEnding = (
  ctx: Noted,
  { uid, number }: { uid: number; number: number },
): Promise<void> =>
  notifyUser(ctx, {
    uid,
    kind: 'coupon.ending',
    params: { number: String(number) },
    link: '/user/my_coupon',
  });

/** The balance of a presale may be paid from now on; also sent by SMS. */
export async function notifyBalanceDue(
  ctx: Told,
  { uid, sn, amount, until }: { uid: number; sn: string; amount: Fen; until: TwoWords },
): Promise<void> {
  const params = { sn, amount: yuan(amount), until: until.zh, until_en: until.en };
  await notifyUser(ctx, { uid, kind: 'presale.balance_due', params, link: '/user/presell_order' });
  await alsoByPhone(ctx, uid, 'presale.balance_due', params);
}

/** A size that was sold out is back; also sent by SMS. */
export async function notifyArrived(
  ctx: Told,
  goods: { uid: number; productId: number; skuId: number; name: TwoWords; size: TwoWords },
): Promise<void> {
  const link = `/goods_detail/${goods.productId}?sku=${goods.skuId}`;
  const { name, size } = goods;
  const params = { name: name.zh, name_en: name.en, size: size.zh, size_en: size.en };
  await notifyUser(ctx, { uid: goods.uid, kind: 'arrival', params, link });
  await alsoByPhone(ctx, goods.uid, 'arrival', params);
}

/** Points of an order may be spent from now on. */
export const notifyPointsAvailable = (
  ctx: Noted,
  { uid, points }: { uid: number; points: number },
): Promise<void> =>
  notifyUser(ctx, { uid, kind: 'points.free', params: { points: String(points) }, link: '/user/integral' });

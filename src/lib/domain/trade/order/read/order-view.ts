import type { GroupOrder, OrderLine, OrderRow as OrderView } from '#lib/contracts/order.ts';
import type { AddressSnapshot } from '#lib/db/schema/order.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { yuan } from '#lib/kernel/money.ts';
import { regionLine } from '../../../account/address/index.ts';
import { inLocale } from '../../cart/index.ts';
import type { GroupRow, LineRow, OrderRow } from '../order.repo.ts';
import type { MerchantBriefRow } from './read.repo.ts';
import { refundIsOpen } from './refund-open.ts';

/**
 * Units that can be refunded: none of a sample whose price was taken off a bulk order, nor of goods sold without
 * returns.
 */
const refundableOf = (line: LineRow): number =>
  line.refundState === 'credited' || line.snapshot.isRefundable === false ? 0 : line.refundableNum;

/** A line as it was ordered; `refunds` has the refund of each line that has one. */
export const lineView =
  (locale: Locale, refunds: ReadonlyMap<string, string>) =>
  (line: LineRow): OrderLine => {
    const { snapshot } = line;
    return {
      order_product_id: line.orderLineId,
      product_id: line.productId,
      unique: line.skuId,
      store_name: inLocale(locale, snapshot.name, snapshot.nameEn),
      image: snapshot.image,
      designation: snapshot.designation,
      sku: inLocale(locale, snapshot.skuText, snapshot.skuTextEn),
      unit_name: inLocale(locale, snapshot.unitName, snapshot.unitNameEn),
      product_num: line.quantity,
      refund_num: refundableOf(line),
      refund_state: line.refundState,
      refund_id: refunds.get(line.orderLineId) ?? null,
      is_reply: line.reviewedAt !== null,
      product_type: line.kind,
      unit_price: yuan(line.unitPrice),
      public_price: snapshot.contract ? yuan(snapshot.contract.publicPrice) : null,
      total_price: yuan(line.totalPrice),
      pay_price: yuan(line.payPrice),
    };
  };

export function orderView(
  locale: Locale,
  order: OrderRow,
  merchant: MerchantBriefRow,
  lines: readonly LineRow[],
  refunds: ReadonlyMap<string, string>,
  now: Date,
): Omit<OrderView, 'can_receipt' | 'balance_price' | 'presell'> {
  return {
    order_id: order.orderId,
    order_sn: order.orderSn,
    group_order_id: order.groupOrderId,
    status: order.status,
    paid: order.paidAt !== null,
    pay_price: yuan(order.payPrice),
    total_price: yuan(order.totalPrice),
    postage_price: yuan(order.freight),
    total_num: order.totalNum,
    create_time: order.createdAt.toISOString(),
    delivery: order.delivery,
    can_refund: refundIsOpen(order, now).ok && lines.some((line) => refundableOf(line) > 0),
    remind_time: order.remindedAt?.toISOString() ?? null,
    merchant: {
      mer_id: merchant.merId,
      mer_name: inLocale(locale, merchant.name, merchant.nameEn),
      mer_avatar: merchant.avatar,
      service_phone: merchant.servicePhone,
    },
    orderProduct: lines.map(lineView(locale, refunds)),
  };
}

export const addressView = (locale: Locale, address: AddressSnapshot): GroupOrder['address'] => ({
  real_name: address.realName,
  phone: address.phone,
  region: regionLine(address.regionNames, locale),
  detail: address.detail,
});

export function groupView(locale: Locale, group: GroupRow, orders: OrderView[], now: Date): GroupOrder {
  return {
    group_order_id: group.groupOrderId,
    group_order_sn: group.groupOrderSn,
    status: group.status,
    for_company: group.companyId !== null,
    approval: group.approval,
    total_num: group.totalNum,
    total_price: yuan(group.totalPrice),
    pay_postage: yuan(group.freight),
    coupon_price: yuan(group.discount),
    integral_price: yuan(group.pointsPrice),
    kind: group.kind,
    balance_price: yuan(group.balancePrice),
    presell: null,
    pay_price: yuan(group.payPrice),
    pay_type: group.payType,
    create_time: group.createdAt.toISOString(),
    cancel_time: group.closesAt.toISOString(),
    cancel_unix: Math.floor(group.closesAt.getTime() / 1000),
    now: now.toISOString(),
    address: addressView(locale, group.address),
    orderList: orders,
  };
}

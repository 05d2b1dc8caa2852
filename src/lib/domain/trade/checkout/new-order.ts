import type { OrderKind } from '#lib/contracts/states.ts';
import type { AddressSnapshot, LineSnapshot } from '#lib/db/schema/order.ts';
import { after } from '#lib/kernel/clock.ts';
import { newId, newSn } from '#lib/kernel/ids.ts';
import { unitsByProduct } from '#lib/kernel/lead-time.ts';
import { timer } from '#lib/kernel/timers.ts';
import { skuText, type PurchaseRow } from '../cart/index.ts';
import {
  ownTiers,
  quotedTiers,
  type PricedCheckout,
  type PricedLine,
  type PricedStore,
} from '../pricing/index.ts';
import type { NewOrder, NewOrderLine, NewStoreOrder } from '../order/index.ts';
import { lineLead } from './line-lead.ts';

const SN_PREFIX = 'DD';

export interface OrderSource {
  uid: number;
  priced: PricedCheckout;
  rows: Map<string, PurchaseRow>;
  address: AddressSnapshot;
  takes: readonly number[];
  city?: readonly number[] | undefined;
  post?: { real_name: string; phone: string } | undefined;
  mark: Readonly<Record<string, string>>;
}

/** The rows of a new group order: its stores and their lines, with goods and address as they are now. */
export function newOrder(source: OrderSource, now: Date): NewOrder {
  const { priced } = source;
  const groupOrderId = newId(now);
  const groupOrderSn = newSn(SN_PREFIX, now);
  const parts = priced.stores.map((store, at) => {
    const order = storeOrderOf(source, store, { groupOrderId, orderSn: `${groupOrderSn}-${at + 1}`, now });
    const units = unitsByProduct(store.lines);
    const lines = store.lines.map((line, sort) => {
      const row = lineOf(line, source.rows, order.orderId, sort);
      const leadDays = lineLead(line, source.rows.get(line.lineId)!, units);
      return { ...row, snapshot: { ...row.snapshot, leadDays } };
    });
    return { order, lines };
  });
  const stores = parts.map((part) => part.order);
  const kind = kindOf(priced);
  return {
    group: {
      groupOrderId,
      groupOrderSn,
      uid: source.uid,
      status: 'unpaid',
      kind,
      totalPrice: priced.listTotal - priced.memberDiscount,
      discount: priced.discount - priced.memberDiscount,
      pointsPrice: priced.pointsAmount,
      pointsUsed: priced.points,
      freight: priced.freight,
      balancePrice: priced.balance,
      payPrice: priced.payNow,
      totalNum: stores.reduce((sum, store) => sum + store.totalNum, 0),
      address: source.address,
      createdAt: now,
      closesAt: after(now, kind === 'seckill' ? timer('unpaid_seckill') : timer('unpaid_order')),
    },
    stores,
    lines: parts.flatMap((part) => part.lines),
  };
}

/** An order of an activity holds nothing else, so its first line gives the kind. */
const kindOf = ({ stores }: PricedCheckout): OrderKind => stores[0]?.lines[0]?.activity?.kind ?? 'normal';

function storeOrderOf(
  source: OrderSource,
  store: PricedStore,
  { groupOrderId, orderSn, now }: { groupOrderId: string; orderSn: string; now: Date },
): NewStoreOrder {
  const { uid, mark } = source;
  return {
    orderId: newId(now),
    orderSn,
    groupOrderId,
    uid,
    merId: store.merId,
    status: 'unpaid',
    totalPrice: store.listTotal - store.memberDiscount,
    storeDiscount: store.productCoupon + store.storeCoupon,
    platformDiscount: store.platformCoupon,
    pointsPrice: store.pointsAmount,
    pointsUsed: store.points,
    pointsEarned: store.earnedPoints,
    freight: store.freight,
    payPrice: store.payable,
    totalNum: store.lines.reduce((sum, line) => sum + line.quantity, 0),
    mark: (mark[String(store.merId)] ?? '').trim(),
    ...wayOf(source, store.merId),
    createdAt: now,
  };
}

/** How the goods of a store reach the buyer. Who fetches them is the person named, else the receiver of the address. */
function wayOf(
  { takes, city = [], post, address }: OrderSource,
  merId: number,
): Pick<NewStoreOrder, 'delivery' | 'pickUpName' | 'pickUpPhone'> {
  if (city.includes(merId)) return { delivery: 'city' };
  if (!takes.includes(merId)) return { delivery: 'express' };
  return {
    delivery: 'pick_up',
    pickUpName: post?.real_name.trim() || address.realName,
    pickUpPhone: post?.phone.trim() || address.phone,
  };
}

function lineOf(line: PricedLine, rows: OrderSource['rows'], orderId: string, sort: number): NewOrderLine {
  return {
    orderLineId: newId(),
    orderId,
    productId: line.productId,
    skuId: line.skuId,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    totalPrice: line.total,
    productDiscount: line.productCoupon,
    storeDiscount: line.storeCoupon,
    platformDiscount: line.platformCoupon,
    pointsPrice: line.pointsAmount,
    pointsUsed: line.points,
    freight: line.freight,
    payPrice: line.paid,
    refundableNum: line.quantity,
    activityId: line.activity && line.activity.kind !== 'sample' ? Number(line.activity.id) : null,
    kind: line.activity?.kind ?? 'normal',
    snapshot: {
      ...snapshotOf(rows.get(line.lineId)!),
      ...tiersOf(line, rows.get(line.lineId)!),
      ...contractOf(line),
    },
    sort,
  };
}

/** Tier prices that are stored with the line: a refund that leaves a smaller quantity is calculated with them. */
function tiersOf(line: PricedLine, { product, sku, contract }: PurchaseRow): Partial<LineSnapshot> {
  if (line.activity?.kind === 'bundle') {
    const quantity = line.quantity / (line.activity.sets ?? 1);
    const { price, tiers } = sku;
    const usual = product.priceOnRequest ? [] : ownTiers({ price, tiers, ...(contract ? { contract } : {}) });
    return { set: { quantity, tiers: usual } };
  }
  // Goods priced on request have no price for fewer units than the quoted ones.
  if (line.priceKind === 'quotation' && !product.priceOnRequest)
    return { tiers: quotedTiers(line, { quantity: line.quantity, price: line.unitPrice }) };
  if (line.priceKind !== 'tier' && line.priceKind !== 'contract') return {};
  const tiers = ownTiers(line);
  // The units of a size with a single price still count for the tiers of the other sizes of its mixed batch.
  if (line.mixedBatch) return { tiers, mixedBatch: true };
  return tiers.length > 1 ? { tiers } : {};
}

const contractOf = ({ priceKind, contract, publicPrice }: PricedLine): Partial<LineSnapshot> =>
  priceKind === 'contract' && contract && publicPrice !== undefined
    ? { contract: { priceListId: contract.priceListId, publicPrice } }
    : {};

const snapshotOf = (row: PurchaseRow): LineSnapshot => ({
  name: row.product.name,
  nameEn: row.product.nameEn,
  image: row.sku.image || row.product.image,
  designation: row.sku.designation,
  skuText: skuText('zh-CN', row),
  skuTextEn: skuText('en-US', row),
  unitName: row.product.unitName,
  unitNameEn: row.product.unitNameEn,
  weightG: row.sku.weightG,
  volumeCm3: row.sku.volumeCm3,
  ...(row.product.refundSwitch ? {} : { isRefundable: false }),
});

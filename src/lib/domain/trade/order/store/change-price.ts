import type { OrderRow as OrderView } from '#lib/contracts/order.ts';
import { newId } from '#lib/kernel/ids.ts';
import { parseYuan, splitFen, sumFen, type Fen } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { notifyPriceChanged } from '../../../account/notice/index.ts';
import { couponsOfOrder, returnLostCoupons } from '../../coupon/index.ts';
import { returnSomePoints } from '../../points/index.ts';
import { earnPoints, pointsRateOf } from '../../pricing/index.ts';
import { creditsOfGroup } from '../../sample/index.ts';
import {
  changeGroup,
  changeOrders,
  linesOfOrders,
  lockGroup,
  orderById,
  ordersOfGroup,
  type GroupRow,
  type LineRow,
  type OrderRow,
} from '../order.repo.ts';
import { groupOrderFlow } from '../order.flow.ts';
import { soldOrder } from '../own-order.ts';
import { showOrder } from '../read/show-orders.ts';
import { stepOrder } from '../step-order.ts';
import {
  capPoints,
  dropStoreCoupons,
  lostPlatformCoupon,
  moveToStore,
  takeByHand,
  withCuts,
  type CutLine,
  type Line,
} from './measure-coupons.ts';
import { runningShares } from './running-shares.ts';
import { changeLine, pointsRates } from './store.repo.ts';

interface PriceInput {
  id: string;
  /** What the goods shall cost together, and the freight; yuan. */
  goods_price: string;
  freight: string;
}

/**
 * Lowers what an unpaid order of the caller's store costs. It never raises it: the buyer may be paying right now. The
 * reduction is a discount of the store, spread over the lines by what they cost. Every discount is measured again at
 * the lowered prices: a coupon below its threshold goes back to the buyer, and points above their part of the price do.
 * The price that the store has named stays even if the platform's coupon is lost; goods of other stores are then priced
 * without it.
 */
export async function changePrice(
  ctx: MerchantContext,
  input: PriceInput,
): Promise<
  Result<
    OrderView,
    | 'order.not_found'
    | 'order.presale_price'
    | 'order.price_coupon'
    | 'order.price_raised'
    | 'order.wrong_state'
    | 'request.invalid'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const seen = await soldOrder(ctx, input.id);
    if (!seen.ok) return seen;
    const group = (await lockGroup(db, seen.value.groupOrderId))!;
    const order = (await orderById(db, input.id))!;
    if (group.kind === 'presale') return fail('order.presale_price');
    const isOpen = group.kind === 'normal' && groupOrderFlow.next(group.status, 'change_price') !== undefined;
    if (!isOpen) return fail('order.wrong_state');

    const goods = parseYuan(input.goods_price);
    const freight = parseYuan(input.freight);
    const before = order.payPrice - order.freight;
    if (goods === undefined || freight === undefined) return fail('request.invalid');
    if (goods > before) return fail('order.price_raised', undefined, 'goods_price');
    if (freight > order.freight) return fail('order.price_raised', undefined, 'freight');
    const repriced = await repriceGroup(ctx, group, { order, goods });
    const own = repriced.lines.filter((line) => line.orderId === order.orderId);
    const others = repriced.lines.filter((line) => line.orderId !== order.orderId);
    const freights = splitFen(
      freight,
      own.map((line) => line.freight),
    );
    const lines = [...own.map((line, at) => ({ ...line, freight: freights[at]! })), ...others];
    const payPrice = sumFen(lines.map((line) => line.payPrice + line.freight));
    if (payPrice > group.payPrice) return fail('order.price_coupon', undefined, 'goods_price');

    for (const line of lines) await changeLine(db, line.orderLineId, moneyOf(line));
    const orders = await ordersOfGroup(db, group.groupOrderId);
    for (const row of orders) await changeOrders(db, [row.orderId], totalsOf(row, lines));
    const moved = await stepOrder(ctx, order, 'change_price', totalsOf(order, lines));
    if (!moved.ok) return moved;
    const sum = (of: (line: LineRow) => number): number => sumFen(lines.map(of));
    await changeGroup(db, group.groupOrderId, {
      discount: sum((line) => line.productDiscount + line.storeDiscount + line.platformDiscount),
      pointsPrice: sum((line) => line.pointsPrice),
      pointsUsed: sum((line) => line.pointsUsed),
      freight: sum((line) => line.freight),
      payPrice,
    });
    await returnLostCoupons(ctx, group.groupOrderId, repriced.lost);
    const pointsUsed = group.pointsUsed - sum((line) => line.pointsUsed);
    await returnSomePoints(ctx, { ...group, pointsUsed }, newId(ctx.clock.now()));
    const { uid, groupOrderId, groupOrderSn: sn } = group;
    await notifyPriceChanged(ctx, { uid, groupOrderId, sn, amount: payPrice });
    return ok(await showOrder(ctx, moved.value));
  });
}

/** All lines of a group order at the lowered price of one store, and the coupons that it uses no longer. */
async function repriceGroup(
  ctx: MerchantContext,
  group: GroupRow,
  { order, goods }: { order: OrderRow; goods: Fen },
): Promise<{ lines: LineRow[]; lost: string[] }> {
  const { db } = ctx.database;
  const orders = await ordersOfGroup(db, group.groupOrderId);
  const all = await linesOfOrders(
    db,
    orders.map((row) => row.orderId),
  );
  const own = all.filter((line) => line.orderId === order.orderId);
  const prices = own.map((line) => line.payPrice);
  const less = sumFen(prices) - goods;
  if (less === 0) return { lines: all, lost: [] };
  const coupons = await couponsOfOrder(ctx, group.groupOrderId);
  const ofStore = coupons.filter((coupon) => coupon.merId === order.merId);
  const samples = await creditsOfGroup(ctx, group.groupOrderId);
  const rates = await pointsRates(
    db,
    own.map((line) => line.productId),
  );
  const parts = runningShares(prices, less, sumFen(prices));
  const cut = withCuts(own, ofStore, samples).map((line, at) => takeByHand(line, parts[at]!));
  const kept = dropStoreCoupons(cut, ofStore);
  const others = all.filter((line) => line.orderId !== order.orderId);
  const capped = (line: CutLine): CutLine => {
    const rate = rates.get(line.productId);
    return rate ? capPoints(line, pointsRateOf(rate.own, rate.store)) : line;
  };
  // Points that go back become a reduction by the store, so they no longer count for the platform's coupon.
  const paid = kept.lines.map(capped);
  const lost = lostPlatformCoupon([...paid, ...others], coupons);
  const changed = lost ? paid.map((line) => capped(moveToStore(line))) : paid;
  const byId = new Map(changed.map((line) => [line.orderLineId, line]));
  return {
    lines: all.map((line) => {
      const mine = byId.get(line.orderLineId);
      if (mine) return { ...line, ...moneyOf({ ...mine, freight: line.freight }) };
      return lost ? { ...line, platformDiscount: 0, payPrice: line.payPrice + line.platformDiscount } : line;
    }),
    lost: [...kept.lost, ...(lost ? [lost.couponId] : [])],
  };
}

const moneyOf = (line: Line & { freight: Fen }) => ({
  productDiscount: line.productDiscount,
  storeDiscount: line.storeDiscount,
  platformDiscount: line.platformDiscount,
  pointsPrice: line.pointsPrice,
  pointsUsed: line.pointsUsed,
  payPrice: line.payPrice,
  freight: line.freight,
});

/** What a store order adds up to; points are promised for what is paid, never more than were. */
function totalsOf(order: OrderRow, all: readonly LineRow[]): Partial<OrderRow> {
  const lines = all.filter((line) => line.orderId === order.orderId);
  const sum = (of: (line: LineRow) => number): number => sumFen(lines.map(of));
  const payPrice = sum((line) => line.payPrice + line.freight);
  return {
    storeDiscount: sum((line) => line.productDiscount + line.storeDiscount),
    platformDiscount: sum((line) => line.platformDiscount),
    pointsPrice: sum((line) => line.pointsPrice),
    pointsUsed: sum((line) => line.pointsUsed),
    freight: sum((line) => line.freight),
    payPrice,
    pointsEarned: Math.min(order.pointsEarned, earnPoints(payPrice)),
  };
}

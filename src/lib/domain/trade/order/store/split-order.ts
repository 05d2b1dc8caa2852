import { newId } from '#lib/kernel/ids.ts';
import { share, sumFen } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { changeOrders, type LineRow, type OrderRow } from '../order.repo.ts';
import { sendOrderEvent } from '../send-order-event.ts';
import { writeLog } from '../write-log.ts';
import { onItsWay } from './on-its-way.ts';
import { runningShares } from './running-shares.ts';
import { addLine, addStoreOrder, changeLine, countChildren } from './store.repo.ts';

export interface Part {
  order_product_id: string;
  num: number;
}

type Amounts = Pick<
  LineRow,
  | 'totalPrice'
  | 'productDiscount'
  | 'storeDiscount'
  | 'platformDiscount'
  | 'pointsPrice'
  | 'pointsUsed'
  | 'freight'
  | 'payPrice'
>;

/**
 * Moves pieces into an order of their own that is on its way; money goes with them, and both orders still add up to
 * what was paid.
 */
export async function splitOrder(
  ctx: MerchantContext,
  order: OrderRow,
  lines: readonly LineRow[],
  parts: readonly Part[],
): Promise<Result<OrderRow, 'order.split_num' | 'order.split_all'>> {
  const chosen = new Map(parts.map((part) => [part.order_product_id, part.num]));
  const stranger = parts.find((part) => {
    const line = lines.find((candidate) => candidate.orderLineId === part.order_product_id);
    return !line || part.num > line.refundableNum || chosen.get(part.order_product_id) !== part.num;
  });
  if (stranger || chosen.size < parts.length)
    return fail('order.split_num', undefined, stranger?.order_product_id);
  const left = lines.some((line) => line.refundableNum > (chosen.get(line.orderLineId) ?? 0));
  if (!left) return fail('order.split_all');

  const { db } = ctx.database;
  const now = ctx.clock.now();
  const moving = lines
    .filter((line) => chosen.has(line.orderLineId))
    .map((line) => ({
      line,
      num: chosen.get(line.orderLineId)!,
      amounts: amountsOf(line, chosen.get(line.orderLineId)!),
    }));
  const child: OrderRow = {
    ...order,
    ...onItsWay(now),
    ...totalsOf(moving),
    orderId: newId(now),
    orderSn: `${order.orderSn}-${(await countChildren(db, order.parentOrderId ?? order.orderId)) + 1}`,
    parentOrderId: order.parentOrderId ?? order.orderId,
    status: 'to_receive',
    pointsEarned: share(order.pointsEarned, totalsOf(moving).payPrice, Math.max(order.payPrice, 1)),
  };
  await addStoreOrder(db, child);
  await changeOrders(db, [order.orderId], lessThan(order, child));
  for (const { line, num, amounts } of moving) await moveLine(ctx, line, num, amounts, child.orderId);
  await writeLog(ctx, [order.orderId], { event: 'ship_part', from: 'to_ship', to: 'to_ship' });
  await writeLog(ctx, [child.orderId], { event: 'ship', from: null, to: 'to_receive' });
  await sendOrderEvent(ctx, 'order.shipped', child);
  return ok(child);
}

/** The part of a line's money that `num` of its pieces carry, rounded down; the rest stays with the others. */
function amountsOf(line: LineRow, num: number): Amounts {
  const totalPrice = line.unitPrice * num;
  const discounts = [line.productDiscount, line.storeDiscount, line.platformDiscount, line.pointsPrice];
  const parts = runningShares(discounts, num, line.quantity);
  const [productDiscount = 0, storeDiscount = 0, platformDiscount = 0, pointsPrice = 0] = parts;
  return {
    totalPrice,
    productDiscount,
    storeDiscount,
    platformDiscount,
    pointsPrice,
    pointsUsed: share(line.pointsUsed, num, line.quantity),
    freight: share(line.freight, num, line.quantity),
    payPrice: totalPrice - sumFen(parts),
  };
}

function totalsOf(moving: readonly { num: number; amounts: Amounts }[]) {
  const sum = (key: keyof Amounts): number => sumFen(moving.map(({ amounts }) => amounts[key]));
  const freight = sum('freight');
  return {
    totalPrice: sum('totalPrice'),
    storeDiscount: sum('productDiscount') + sum('storeDiscount'),
    platformDiscount: sum('platformDiscount'),
    pointsPrice: sum('pointsPrice'),
    pointsUsed: sum('pointsUsed'),
    freight,
    payPrice: sum('payPrice') + freight,
    totalNum: moving.reduce((pieces, { num }) => pieces + num, 0),
  };
}

function lessThan(order: OrderRow, child: OrderRow): Partial<OrderRow> {
  return {
    totalPrice: order.totalPrice - child.totalPrice,
    storeDiscount: order.storeDiscount - child.storeDiscount,
    platformDiscount: order.platformDiscount - child.platformDiscount,
    pointsPrice: order.pointsPrice - child.pointsPrice,
    pointsUsed: order.pointsUsed - child.pointsUsed,
    pointsEarned: order.pointsEarned - child.pointsEarned,
    freight: order.freight - child.freight,
    payPrice: order.payPrice - child.payPrice,
    totalNum: order.totalNum - child.totalNum,
  };
}

async function moveLine(
  ctx: MerchantContext,
  line: LineRow,
  num: number,
  amounts: Amounts,
  orderId: string,
): Promise<void> {
  const { db } = ctx.database;
  if (num === line.quantity) {
    await changeLine(db, line.orderLineId, { orderId });
    return;
  }
  await changeLine(db, line.orderLineId, {
    ...without(line, amounts),
    quantity: line.quantity - num,
    refundableNum: line.refundableNum - num,
  });
  await addLine(db, {
    ...line,
    ...amounts,
    orderLineId: newId(ctx.clock.now()),
    orderId,
    quantity: num,
    refundableNum: num,
    refundedPrice: 0,
    refundedFreight: 0,
    refundedPoints: 0,
    refundedPlatform: 0,
    refundState: 'none',
  });
}

function without(line: LineRow, part: Amounts): Amounts {
  return {
    totalPrice: line.totalPrice - part.totalPrice,
    productDiscount: line.productDiscount - part.productDiscount,
    storeDiscount: line.storeDiscount - part.storeDiscount,
    platformDiscount: line.platformDiscount - part.platformDiscount,
    pointsPrice: line.pointsPrice - part.pointsPrice,
    pointsUsed: line.pointsUsed - part.pointsUsed,
    freight: line.freight - part.freight,
    payPrice: line.payPrice - part.payPrice,
  };
}

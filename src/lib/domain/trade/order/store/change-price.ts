import type { OrderRow as OrderView } from '#lib/contracts/order.ts';
import { parseYuan, splitFen, sumFen, type Fen } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { tellPriceChanged } from '../../../account/notice/index.ts';
import { earnPoints } from '../../pricing/index.ts';
import {
  changeGroup,
  changeOrders,
  linesOfOrders,
  lockGroup,
  orderById,
  type LineRow,
  type OrderRow,
} from '../order.repo.ts';
import { groupOrderFlow } from '../order.flow.ts';
import { soldOrder } from '../own-order.ts';
import { showOrder } from '../read/show-orders.ts';
import { stepOrder } from '../step-order.ts';
import { runningShares } from './running-shares.ts';
import { changeLine } from './store.repo.ts';

interface PriceInput {
  id: string;
  /** What the goods shall cost together, and the freight; yuan. */
  goods_price: string;
  freight: string;
}

/**
 * Lowers what an unpaid order of the caller's store costs. It never raises it: the buyer may be paying right
 * now. The reduction is a discount of the store, spread over the lines by what they cost.
 * Fails: order.not_found, order.presale_price, order.wrong_state, order.price_raised.
 */
export async function changePrice(ctx: MerchantContext, input: PriceInput): Promise<Result<OrderView>> {
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
    const less = { goods: before - goods, freight: order.freight - freight };
    await lowerLines(ctx, await linesOfOrders(db, [order.orderId]), less.goods, freight);
    const changed: Pick<OrderRow, 'storeDiscount' | 'freight' | 'payPrice' | 'pointsEarned'> = {
      storeDiscount: order.storeDiscount + less.goods,
      freight,
      payPrice: goods + freight,
      pointsEarned: Math.min(order.pointsEarned, earnPoints(goods + freight)),
    };
    const moved = await stepOrder(ctx, order, 'change_price', changed);
    if (!moved.ok) return moved;
    await changeOrders(db, [order.orderId], changed);
    const payPrice = group.payPrice - less.goods - less.freight;
    await changeGroup(db, group.groupOrderId, {
      discount: group.discount + less.goods,
      freight: group.freight - less.freight,
      payPrice,
    });
    const { uid, groupOrderId, groupOrderSn: sn } = group;
    await tellPriceChanged(ctx, { uid, groupOrderId, sn, amount: payPrice });
    return ok(await showOrder(ctx, moved.value));
  });
}

async function lowerLines(
  ctx: MerchantContext,
  lines: readonly LineRow[],
  less: Fen,
  freight: Fen,
): Promise<void> {
  const { db } = ctx.database;
  const prices = lines.map((line) => line.payPrice);
  const parts = runningShares(prices, less, sumFen(prices));
  const freights = splitFen(
    freight,
    lines.map((line) => line.freight),
  );
  for (const [at, line] of lines.entries()) {
    await changeLine(db, line.orderLineId, {
      storeDiscount: line.storeDiscount + parts[at]!,
      payPrice: line.payPrice - parts[at]!,
      freight: freights[at]!,
    });
  }
}

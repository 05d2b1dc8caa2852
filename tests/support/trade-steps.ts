// The usual way of a purchase, act by act.
import { expect } from 'vitest';
import { addLines } from '#lib/domain/trade/cart/index.ts';
import { type Choice, placeOrder, previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { transferAll } from '#lib/domain/trade/ledger/index.ts';
import { lockGroup, markPaid, type Paying } from '#lib/domain/trade/order/index.ts';
import type { Result } from '#lib/kernel/result.ts';
import type { TradeMall } from './trade-mall.ts';
import { expectTotalsAddUp, type OrderMoney } from './totals.ts';

/** The value of an act that must succeed. */
export function valueOf<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.failure)}`);
  return result.value;
}
export const codeOf = (result: Result<unknown, string>): string | undefined =>
  result.ok ? undefined : result.failure.code;

export type Basket = [skuId: number, quantity: number][];

export async function putIntoCart(
  mall: TradeMall,
  uid: number,
  basket: Basket,
  isDirect = false,
): Promise<string[]> {
  const wanted = basket.map(([skuId, quantity]) => ({ product_attr_unique: skuId, cart_num: quantity }));
  const added = await addLines(mall.ctx(uid), wanted, isDirect);
  expect(added.refused).toEqual([]);
  return added.cart_id;
}

export const choiceOf = (cartIds: string[], more: Partial<Choice> = {}): Choice => ({
  cart_id: cartIds,
  takes: [],
  use_integral: false,
  ...more,
});

/** Cart, preview, order; answers the group order's id. */
export async function order(
  mall: TradeMall,
  uid: number,
  basket: Basket,
  more: Partial<Choice> = {},
): Promise<string> {
  const choice = choiceOf(await putIntoCart(mall, uid, basket, true), more);
  const { key } = valueOf(await previewCheckout(mall.ctx(uid), choice));
  return valueOf(await placeOrder(mall.ctx(uid), { ...choice, key, mark: {} })).order_id;
}

export async function pay(mall: TradeMall, groupOrderId: string): Promise<void> {
  valueOf(await tryPay(mall, groupOrderId));
}

/** The same, whatever comes of it; no money moves, only the points that it brings. */
export const tryPay = (mall: TradeMall, groupOrderId: string, payType: Paying['payType'] = 'balance') =>
  mall.services.database.tx(async () => {
    const group = await lockGroup(mall.services.database.db, groupOrderId);
    if (!group) throw new Error(`There is no order ${groupOrderId}`);
    const marked = await markPaid(mall.system, group, { payType, paidAt: mall.clock.now() });
    if (marked.ok) valueOf(await transferAll(mall.system, marked.value.earned));
    return marked;
  });

/** An order of one store that is paid; answers the store order's id. */
export async function paidOrder(
  mall: TradeMall,
  uid: number,
  basket: Basket,
  more: Partial<Choice> = {},
): Promise<string> {
  const group = await order(mall, uid, basket, more);
  await pay(mall, group);
  const [row] = await mall.rows<{ order_id: string }>(
    'select order_id from store_order where group_order_id = $1',
    group,
  );
  return row!.order_id;
}

/** Reads a group order's money back from the database and adds it up. */
export async function expectOrderAddsUp(mall: TradeMall, groupOrderId: string): Promise<void> {
  const [group] = await mall.rows<Record<string, number>>(
    'select * from group_order where group_order_id = $1',
    groupOrderId,
  );
  const stores = await mall.rows<Record<string, number>>(
    'select * from store_order where group_order_id = $1',
    groupOrderId,
  );
  const lines = await mall.rows<Record<string, number>>(
    'select l.* from order_line l join store_order using (order_id) where group_order_id = $1',
    groupOrderId,
  );
  const n = (row: Record<string, number>, name: string): number => Number(row[name]);
  const lineMoney = (line: Record<string, number>) => ({
    listTotal: n(line, 'total_price'),
    total: n(line, 'total_price'),
    memberDiscount: 0,
    // A store order keeps what its product coupons and its store coupon took as one figure.
    productCoupon: 0,
    storeCoupon: n(line, 'product_discount') + n(line, 'store_discount'),
    platformCoupon: n(line, 'platform_discount'),
    points: n(line, 'points_used'),
    pointsAmount: n(line, 'points_price'),
    paid: n(line, 'pay_price'),
    freight: n(line, 'freight'),
  });
  const money: OrderMoney = {
    listTotal: n(group!, 'total_price'),
    memberDiscount: 0,
    productCoupon: 0,
    storeCoupon: stores.reduce((sum, store) => sum + n(store, 'store_discount'), 0),
    platformCoupon: stores.reduce((sum, store) => sum + n(store, 'platform_discount'), 0),
    discount: n(group!, 'discount'),
    points: n(group!, 'points_used'),
    pointsAmount: n(group!, 'points_price'),
    freight: n(group!, 'freight'),
    payable: n(group!, 'pay_price'),
    payNow: n(group!, 'pay_price'),
    balance: 0,
    stores: stores.map((store) => ({
      listTotal: n(store, 'total_price'),
      memberDiscount: 0,
      productCoupon: 0,
      storeCoupon: n(store, 'store_discount'),
      platformCoupon: n(store, 'platform_discount'),
      discount: n(store, 'store_discount') + n(store, 'platform_discount'),
      points: n(store, 'points_used'),
      pointsAmount: n(store, 'points_price'),
      freight: n(store, 'freight'),
      payable: n(store, 'pay_price'),
      payNow: n(store, 'pay_price'),
      balance: 0,
      lines: lines.filter((line) => line['order_id'] === store['order_id']).map(lineMoney),
    })),
  };
  expectTotalsAddUp(money);
}

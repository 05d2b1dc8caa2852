// Somebody who buys the same goods over and over, over HTTP, and who does not give up when the server dies:
// an act that got no answer is sent again, with the same key, to the server that comes next.
import type { CallArguments } from '#lib/call/call.ts';
import { presaleBalanceApi } from '#lib/contracts/presale-balance.ts';
import { cartApi } from '#lib/contracts/cart.ts';
import { checkoutApi } from '#lib/contracts/checkout.ts';
import { couponApi } from '#lib/contracts/coupon.ts';
import type { CallOutput, Row } from '#lib/contracts/endpoint.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import type { Result } from '#lib/kernel/result.ts';
import { callOver, demoToken, valueOf } from './http-call.ts';

/** Where the mall is now; waits until there is one. */
export interface Server {
  url(): Promise<string>;
}

/** What was acknowledged to the buyer. */
export interface Bought {
  groupId: string;
  skuId: number;
  quantity: number;
  /** Yuan, as the wire has it. */
  amount: string;
  isPaid: boolean;
  /** The refund of the whole order that the store has agreed to. */
  refundId?: string;
}

export class Shopper {
  readonly bought: Bought[] = [];
  /** Coupons that were claimed. */
  readonly claimed: number[] = [];
  /** Acts that got no answer and were sent again. */
  resent = 0;
  uid = 0;
  readonly #server: Server;
  readonly #token: string;

  private constructor(server: Server, token: string) {
    this.#server = server;
    this.#token = token;
  }

  static async logIn(server: Server, account: string): Promise<Shopper> {
    const shopper = new Shopper(server, await demoToken(await server.url(), account));
    shopper.uid = (await shopper.call(profileApi.me)).uid;
    return shopper;
  }

  /** Calls until there is an answer. */
  async call<R extends Row>(row: R, ...input: CallArguments<R>): Promise<CallOutput<R>> {
    return valueOf(await this.#answer(row, ...input));
  }

  async #answer<R extends Row>(row: R, ...input: CallArguments<R>): Promise<Result<CallOutput<R>, string>> {
    for (;;) {
      const result = await callOver(await this.#server.url(), this.#token)(row, ...input);
      // The embedded database answers "busy" while it closes or opens; that is no answer to an order.
      const isAnswer = result.ok || !['system.unreachable', 'system.busy'].includes(result.failure.code);
      if (isAnswer) return result;
      this.resent += 1;
    }
  }

  /** An act that says so when it was done before: a copy that was sent again is as good as the first. */
  async #once<R extends Row>(doneBefore: string, row: R, ...input: CallArguments<R>): Promise<void> {
    const result = await this.#answer(row, ...input);
    if (!result.ok && result.failure.code !== doneBefore) valueOf(result);
  }

  async claim(couponId: number): Promise<void> {
    await this.call(couponApi.receive, { id: couponId, key: `wish-${this.uid}-${couponId}` });
    this.claimed.push(couponId);
  }

  /** Asks for all the money of an order, and its store agrees. */
  async refund(bought: Bought, store: Shopper): Promise<void> {
    const group = await this.call(orderApi.group, { id: bought.groupId });
    const order = group.orderList[0];
    if (!order) throw new Error('The order has no store');
    const ids = order.orderProduct.map((line) => line.order_product_id);
    const wish = {
      id: order.order_id,
      type: 'batch',
      refund_type: 'money',
      refund_message: 'no_reason',
      ids,
    } as const;
    await this.#once('refund.pieces', refundApi.apply, { ...wish, mark: '', pics: [] });
    const { list } = await this.call(refundApi.list, { limit: 100, type: 'all' });
    const mine = list.find((row) => row.order_id === order.order_id);
    if (!mine) throw new Error('The refund that was asked for is not there');
    await store.#once('refund.wrong_state', refundApi.agree, { id: mine.refund_order_id });
    bought.refundId = mine.refund_order_id;
  }

  /** Puts money on the balance at the local cashier. */
  async recharge(price: string): Promise<void> {
    const { pay_url: page, order_id: id } = await this.call(presaleBalanceApi.recharge, {
      type: 'cashier',
      price,
    });
    const path = new URL(page ?? '', await this.#server.url()).pathname;
    await fetch(`${await this.#server.url()}${path}/confirm`, { method: 'POST', redirect: 'manual' });
    const { paid } = await this.call(presaleBalanceApi.rechargeStatus, { recharge_id: id });
    if (!paid) throw new Error('The recharge has not arrived');
  }

  async buy(skuId: number, quantity: number): Promise<Bought> {
    const line = { product_attr_unique: skuId, cart_num: quantity, is_new: 1 };
    const { cart_id } = await this.call(cartApi.create, line);
    const choice = { cart_id: [cart_id], takes: [], use_integral: false };
    const { key, address } = await this.call(checkoutApi.preview, choice);
    const order = {
      ...choice,
      key,
      address_id: address?.address_id ?? '',
      mark: {},
      pay_type: 'pc' as const,
    };
    const { order_id: groupId, pay_price: amount } = await this.call(checkoutApi.create, order);
    const bought: Bought = { groupId, skuId, quantity, amount, isPaid: false };
    this.bought.push(bought);
    const { status } = await this.call(paymentApi.pay, { group_id: groupId, type: 'balance' });
    bought.isPaid = status === 'success';
    return bought;
  }
}

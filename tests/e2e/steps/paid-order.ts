// An order that is paid, without the browser: the beginning of everything that comes after the payment.
import { addressApi } from '#lib/contracts/address.ts';
import { presaleBalanceApi } from '#lib/contracts/presale-balance.ts';
import { checkoutApi } from '#lib/contracts/checkout.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { valueOf } from './account.ts';
import { fillCart } from './goods.ts';
import { expect, type Mall } from './mall.ts';

/** The store whose merchant can be logged in as. */
export const STORE = { merId: 1, merchant: '13800000011', password: 'demo1234' };
const STREET = ['13', '1301', '130102', '130102001'];

/** The address that orders of a fresh account go to. */
export async function giveAddress(mall: Mall, token: string, phone = '13812345678'): Promise<void> {
  const area = STREET.map((id) => ({ id }));
  const address = { real_name: '王建国', phone, area, detail: '科技路8号', is_default: true };
  valueOf(await mall.as(token)(addressApi.save, address));
}

/** Puts money on the balance, at the local cashier. */
export async function chargeBalance(mall: Mall, token: string, price: string): Promise<void> {
  const call = mall.as(token);
  const charge = valueOf(await call(presaleBalanceApi.recharge, { type: 'cashier', price }));
  const page = new URL(charge.pay_url ?? '', mall.origin).pathname;
  await fetch(`${mall.origin}${page}/confirm`, { method: 'POST', redirect: 'manual' });
  const arrived = { recharge_id: charge.order_id };
  await expect
    .poll(async () => valueOf(await call(presaleBalanceApi.rechargeStatus, arrived)).paid)
    .toBe(true);
}

/** Places an order for lines of the cart; answers the group's id. */
export async function orderLines(mall: Mall, token: string, cart_id: string[]): Promise<string> {
  const call = mall.as(token);
  const choice = { cart_id, takes: [], use_integral: false };
  const { key, address: to } = valueOf(await call(checkoutApi.preview, choice));
  const order = { ...choice, key, address_id: to?.address_id ?? '', mark: {}, pay_type: 'pc' as const };
  return valueOf(await call(checkoutApi.create, order)).order_id;
}

/** An order of that store, paid from a balance that was charged at the local cashier; answers its id. */
export async function paidOrder(mall: Mall, token: string, receiver?: string): Promise<string> {
  const call = mall.as(token);
  await giveAddress(mall, token, receiver);
  await chargeBalance(mall, token, '20000.00');
  const goods = valueOf(await call(goodsApi.list, { mer_id: STORE.merId, order: 'sales', limit: 1 })).list;
  const group_id = await orderLines(mall, token, await fillCart(mall, token, goods));
  valueOf(await call(paymentApi.pay, { group_id, type: 'balance' }));
  return valueOf(await call(orderApi.list, {})).list[0]!.order_id;
}

/** The API as that store's merchant. */
export async function asStore(mall: Mall): Promise<ReturnType<Mall['as']>> {
  const account = { account: STORE.merchant, password: STORE.password };
  return mall.as(valueOf(await mall.as()(identityApi.login, account)).token);
}

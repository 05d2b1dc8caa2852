// What was a company's is nothing of whoever has left it, at the very moment of the order as well.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkoutApi } from '#lib/contracts/checkout.ts';
import { companyTeamApi } from '#lib/contracts/company-team.ts';
import { customerApi } from '#lib/contracts/customer.ts';
import { favouriteApi } from '#lib/contracts/favourite.ts';
import { FAVOURITE_TYPES } from '#lib/contracts/fields.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { priceListApi } from '#lib/contracts/price-list.ts';
import { designationKey } from '#lib/domain/goods/search/index.ts';
import { buy, previewed } from '../../support/company/buy.ts';
import { openFirm } from '../../support/company/firm.ts';
import { BOLT, NORTH, openTradeMall, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const [OWNER, BUYER, OTHER] = [1, 2, 3];
const mall = await openTradeMall({ buyers: 4 });
const firm = await openFirm(mall, OWNER, { [BUYER]: 'purchaser', [OTHER]: 'purchaser' });
beforeAll(async () => {
  await mall.change('sku', { skuId: BOLT.m8 }, { designationKey: designationKey('M8x30') });
  const store = await mall.login(900 + NORTH);
  valueOf(await firm.as[OWNER]!(favouriteApi.create, { type_id: NORTH, type: FAVOURITE_TYPES.store }));
  const { customer } = valueOf(await store(customerApi.add, { who: `公司${OWNER}`, note: '' }));
  valueOf(await store(priceListApi.create, { name: '协议', customer, lines: 'M8x30\t5.00' }));
});
afterAll(() => mall.close({ madeUp: true }));

test('the company’s price, its credit and its orders end with the membership, whatever was shown before', async () => {
  const call = firm.as[BUYER]!;
  const company_id = firm.companyId;
  const seen = await previewed(call, BOLT.m8, 20);
  const named = await previewed(call, BOLT.m8, 20, { company_id });
  const { order_id: waiting } = valueOf(await buy(call, VALVE.sku, 1));
  valueOf(await call(companyTeamApi.leave));
  expect(codeOf(await call(checkoutApi.create, seen))).toBe('checkout.price_changed');
  expect(codeOf(await call(checkoutApi.create, named))).toBe('team.not_member');
  expect(codeOf(await call(paymentApi.pay, { group_id: waiting, type: 'credit' }))).toBe('order.not_found');
  expect(codeOf(await call(orderApi.cancel, { id: waiting }))).toBe('order.not_found');
  const own = valueOf(await buy(call, BOLT.m8, 20)).order_id;
  const orderId = await mall.list('storeOrder', { groupOrderId: own }, 'orderId');
  expect(await mall.list('orderLine', { orderId }, 'unitPrice')).toEqual([1000]);
  expect(codeOf(await call(paymentApi.pay, { group_id: own, type: 'credit' }))).toBe('credit.not_approved');
});

test('a company’s order is not cancelled by a colleague', async () => {
  const call = firm.as[OTHER]!;
  const theirs = valueOf(await buy(firm.as[OWNER]!, VALVE.sku, 1)).order_id;
  expect(codeOf(await call(orderApi.cancel, { id: theirs }))).toBe('order.not_found');
});

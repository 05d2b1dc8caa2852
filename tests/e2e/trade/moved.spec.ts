// What somebody else has changed stands on a page that waits for it, without a press and without loading it again.
import { goodsApi } from '#lib/contracts/goods.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { becomeFresh, valueOf } from '../steps/account.ts';
import { fillCart } from '../steps/goods.ts';
import { expect, test } from '../steps/mall.ts';
import { asStore, chargeBalance, giveAddress, orderLines, paidOrder, STORE } from '../steps/paid-order.ts';

test('a cashier and an order that are open follow the store, and tabs their order', async ({ mall }) => {
  const { page, href } = mall;
  const token = await becomeFresh(mall);
  await giveAddress(mall, token);
  await chargeBalance(mall, token, '20000.00');
  const call = mall.as(token);
  const goods = valueOf(await call(goodsApi.list, { mer_id: STORE.merId, order: 'sales', limit: 1 })).list;
  const group = await orderLines(mall, token, await fillCart(mall, token, goods));
  const order = valueOf(await call(orderApi.group, { id: group })).orderList[0]!;
  await page.goto(href(`/payment?orderId=${group}`));
  await page.waitForLoadState('networkidle');
  let loads = 0;
  page.on('load', () => (loads += 1));
  const main = page.locator('main');
  await expect(main).not.toContainText('0.51');
  const store = await asStore(mall);
  valueOf(await store(orderApi.reprice, { id: order.order_id, goods_price: '0.51', freight: '0' }));
  await expect(main).toContainText('0.51');

  valueOf(await call(paymentApi.pay, { group_id: group, type: 'balance' }));
  await page.goto(href('/user/order_list'));
  await page.waitForLoadState('networkidle');
  const tab = (state: string) => main.locator(`nav a[href*="status=${state}"]`);
  await expect(tab('to_ship')).toContainText('1');
  await expect(tab('to_receive')).not.toContainText('1');
  loads = 0;
  valueOf(await store(orderApi.ship, { id: order.order_id, courier: 'sf', tracking_no: 'SF1234567890123' }));
  await expect(tab('to_receive')).toContainText('1');
  await expect(tab('to_ship')).not.toContainText('1');
  expect(loads, 'loads of the list').toBe(0);
});

test('a refund that is open, and the messages, follow what its store decides', async ({ mall }) => {
  const { page, t, href } = mall;
  const token = await becomeFresh(mall);
  const id = await paidOrder(mall, token);
  const call = mall.as(token);
  const { orderProduct } = valueOf(await call(orderApi.detail, { id }));
  const ids = orderProduct.map((line) => line.order_product_id);
  const wish = { type: 'batch', refund_type: 'money', refund_message: 'no_reason' } as const;
  valueOf(await call(refundApi.apply, { id, ids, ...wish, mark: '', pics: [] }));
  const [refund] = valueOf(await call(refundApi.list, { limit: 1, type: 'all' })).list;
  const messages = await page.context().newPage();
  await messages.setExtraHTTPHeaders({ 'x-forwarded-for': mall.from });
  await messages.goto(href('/user?type=0'));
  await page.goto(href(`/refund_detail?id=${refund!.refund_order_id}`));
  await page.waitForLoadState('networkidle');
  let loads = 0;
  page.on('load', () => (loads += 1));
  valueOf(await (await asStore(mall))(refundApi.agree, { id: refund!.refund_order_id }));
  const head = page.getByRole('heading', { level: 1 });
  await expect(head).toHaveText(t('refund:head.refunded'), { timeout: 2000 });
  expect(loads, 'loads of the refund').toBe(0);
  await messages.bringToFront();
  await expect(messages.locator('#notices')).toContainText('的退款 ¥', { timeout: 2000 });
});

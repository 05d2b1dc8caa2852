// A flash sale and a presale, as somebody buys them: one click to the check-out, the price of the activity, the
// agreement before a deposit, and the balance inside its window.
import { presaleApi } from '#lib/contracts/presale.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { seckillApi } from '#lib/contracts/seckill.ts';
import { becomeFresh, valueOf, wearToken } from '../steps/account.ts';
import { awake, expect, test } from '../steps/mall.ts';
import { chargeBalance, giveAddress } from '../steps/paid-order.ts';
import { placeOrder } from '../steps/purchase.ts';

test('goods of a running flash sale are bought for its price', async ({ mall }) => {
  const { page, t, href } = mall;
  const token = await becomeFresh(mall);
  await giveAddress(mall, token);
  await chargeBalance(mall, token, '20000.00');
  const { list } = valueOf(await mall.as()(seckillApi.list, {}));
  const sale = list.find((row) => row.seckill_status === 1 && row.stock > 0);
  if (!sale) throw new Error('No flash sale runs');
  await page.goto(href(`/goods_seckill_detail/${sale.activity_id}`));
  const buy = page.getByRole('button', { name: t('activity:seckill.buy'), exact: true });
  await awake(buy);
  await buy.click();
  await page.waitForURL((url) => url.pathname === href('/order_confirm'));
  await awake(page.getByRole('button', { name: t('checkout:submit'), exact: true }));
  const id = await placeOrder(mall);
  const group = valueOf(await mall.as(token)(orderApi.group, { id }));
  expect(group.kind).toBe('seckill');
  const { offers } = valueOf(await mall.as()(seckillApi.detail, { id: sale.activity_id }));
  expect(offers.map((row) => row.price)).toContain(group.orderList[0]?.orderProduct[0]?.unit_price);

  const balance = page.getByRole('radio', { name: t('payment:type.balance') });
  await awake(balance);
  await balance.check();
  await page.getByRole('button', { name: t('payment:pay'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('payment:paid') })).toBeVisible();
});

test('a presale takes its agreement and its deposit, and shows what stays open', async ({ mall }) => {
  const { page, t, href } = mall;
  const token = await becomeFresh(mall);
  await giveAddress(mall, token);
  await chargeBalance(mall, token, '20000.00');
  const { list } = valueOf(await mall.as()(presaleApi.list, { type: 1, limit: 30 }));
  const sale = list.find((row) => row.presell_type === 2 && row.left > 0);
  if (!sale) throw new Error('No presale with a deposit runs');
  await page.goto(href(`/goods_presell_detail/${sale.product_presell_id}`));
  const buy = page.locator('[data-buy-bar]').getByRole('button');
  await awake(buy);
  await buy.click();
  await page.waitForURL((url) => url.pathname === href('/order_confirm'));
  const submit = page.getByRole('button', { name: t('checkout:submit'), exact: true });
  await awake(submit);
  mall.expectComplaint(/status of 4\d\d .*order\/create/);
  await submit.click();
  await expect(page.getByText(t('failures:presale.agreement')).first()).toBeVisible();
  await page.getByRole('checkbox', { name: t('activity:order.agree') }).check();
  const id = await placeOrder(mall);
  const group = valueOf(await mall.as(token)(orderApi.group, { id }));
  expect(Number(group.balance_price)).toBeGreaterThan(0);
  await expect(page.getByText(t('payment:amount_deposit'), { exact: true })).toBeVisible();
  valueOf(await mall.as(token)(paymentApi.pay, { group_id: id, type: 'balance' }));

  await page.goto(href('/user/order_list'));
  const card = page.getByRole('article').first();
  await expect(card).toContainText(t('order:state.balance_due'));
  await expect(card).toContainText(t('order:sum.deposit', { count: group.total_num }));
  await expect(card).toContainText(t('order:sum.balance'));
});

test('the balance of a presale is paid inside its window', async ({ mall }) => {
  const { page, t, href } = mall;
  const account = { account: '13800000001', password: 'demo1234' };
  const { token } = valueOf(await mall.as()(identityApi.login, account));
  await wearToken(mall, token);
  const { list } = valueOf(await mall.as(token)(presaleApi.orders, {}));
  const open = list.find(({ presell }) => presell.status === 'due' && presell.activeStatus === 1);
  if (!open) throw new Error('The demo buyer has no balance to pay');
  await page.goto(href('/user/presell_order'));
  await page
    .getByRole('article', { name: open.order_sn })
    .getByRole('link', { name: t('activity:order.pay'), exact: true })
    .click();
  await page.waitForURL((url) => url.pathname === href('/payment'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payment:placed_balance'));
  const balance = page.getByRole('radio', { name: t('payment:type.balance') });
  await awake(balance);
  await balance.check();
  await page.getByRole('button', { name: t('payment:pay'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('payment:paid') })).toBeVisible();
  const order = valueOf(await mall.as(token)(orderApi.detail, { id: open.order_id }));
  expect(order).toMatchObject({ status: 'to_ship', balance_price: '0.00' });
});

// The balance of a presale is paid as an order is: by bank transfer, whose voucher is sent and whose money the finance
// desk finds, or on the credit of a company.
import { bankTransferApi } from '#lib/contracts/bank-transfer.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { presaleApi } from '#lib/contracts/presale.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { becomeFresh, valueOf, wearToken } from '../steps/account.ts';
import { dueBalance } from '../steps/describe-activities.ts';
import { findMoney, sendSlip } from '../steps/describe-transfer.ts';
import { awake, expect, test } from '../steps/mall.ts';
import { chargeBalance, giveAddress, orderLines } from '../steps/paid-order.ts';
import { cartWorth } from '../steps/cart-worth.ts';

test('the balance of a presale is paid by bank transfer', async ({ mall }) => {
  const { page, t, href } = mall;
  const token = await becomeFresh(mall);
  await giveAddress(mall, token);
  await chargeBalance(mall, token, '20000.00');
  const open = await dueBalance(mall, token);
  const { presell_order_id } = open.presell;
  await page.goto(href(`/payment?type=presell&orderId=${presell_order_id}`));
  const way = page.getByRole('radio', { name: t('payment:type.offline') });
  await awake(way);
  await way.check();
  await sendSlip(mall);
  await expect(page.getByRole('heading', { name: t('payment:transfer.waiting') })).toBeVisible();
  await page.getByRole('link', { name: t('payment:see_orders') }).click();
  await page.waitForURL((url) => url.pathname === href('/user/presell_order'));
  const card = page.getByRole('article', { name: open.order_sn });
  await expect(card).toContainText(t('activity:order.verifying'));

  const sent = valueOf(await mall.as(token)(presaleApi.transfer, { presell_order_id }));
  await findMoney(mall, sent.transfer?.transfer_id ?? '', sent.pay_price);
  await page.goto(href(`/payment?type=presell&orderId=${presell_order_id}`));
  await expect(page.getByRole('heading', { name: t('payment:paid') })).toBeVisible();
  await expect(page.locator('main')).toContainText(t('payment:type.offline'));
  const order = valueOf(await mall.as(token)(orderApi.detail, { id: open.order_id }));
  expect(order).toMatchObject({ status: 'to_ship', balance_price: '0.00' });
});

test('the balance of a presale is paid on the credit of the company, and stands among its bills', async ({
  mall,
}) => {
  const { page, t, href } = mall;
  const owner = { account: '13800000002', password: 'demo1234' };
  const { token } = valueOf(await mall.as()(identityApi.login, owner));
  await chargeBalance(mall, token, '500.00');
  const open = await dueBalance(mall, token);
  await wearToken(mall, token);
  await page.goto(href(`/payment?type=presell&orderId=${open.presell.presell_order_id}`));
  const way = page.getByRole('radio', { name: t('payment:type.credit') });
  await awake(way);
  await way.check();
  await page.getByRole('button', { name: t('payment:pay'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('payment:paid') })).toBeVisible();
  await page.getByRole('link', { name: t('payment:see_bills') }).click();
  await page.getByRole('link', { name: open.order_sn.replace(/-\d+$/, ''), exact: true }).click();
  await expect(page.getByText(open.order_sn, { exact: true })).toBeVisible();
  const order = valueOf(await mall.as(token)(orderApi.detail, { id: open.order_id }));
  expect(order).toMatchObject({ status: 'to_ship', balance_price: '0.00' });
});

test('who announces a bank transfer has the order kept for it', async ({ mall }) => {
  const { page, t, href } = mall;
  const token = await becomeFresh(mall);
  await giveAddress(mall, token);
  const group_id = await orderLines(mall, token, await cartWorth(mall, token, 1000));
  await page.goto(href(`/payment?orderId=${group_id}`));
  const way = page.getByRole('radio', { name: t('payment:type.offline') });
  await awake(way);
  await way.check();
  const keep = page.getByRole('button', { name: t('payment:transfer.keep') });
  await keep.click();
  await expect(page.getByText(t('payment:transfer.remark')).first()).toBeVisible();
  await expect(keep).toHaveCount(0);
  const { close_time } = valueOf(await mall.as(token)(bankTransferApi.read, { group_id }));
  expect(Date.parse(close_time) - Date.now()).toBeGreaterThan(70 * 3_600_000);
});

// A store's day at its desk: an order goes out, and a refund is agreed to, without a mouse.
import { orderApi } from '#lib/contracts/order.ts';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { freshToken, valueOf, wearToken } from '../steps/account.ts';
import { searchByKeys } from '../steps/desk-keys.ts';
import { expect, test, type Mall } from '../steps/mall.ts';
import { paidOrder, STORE } from '../steps/paid-order.ts';

async function becomeStore(mall: Mall): Promise<string> {
  const account = { account: STORE.merchant, password: STORE.password };
  const { token } = valueOf(await mall.as()(identityApi.login, account));
  await wearToken(mall, token);
  return token;
}

/** Opens the row that a list was searched for, with the keyboard alone. */
async function openFound({ page, href }: Mall, screen: string, words: string): Promise<void> {
  await page.goto(href(`${screen}?tab=all`));
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await searchByKeys(page, words);
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
}

test('an order goes out, and the refund of another one is agreed to, without a mouse', async ({ mall }) => {
  test.slow();
  const { page, t } = mall;
  const buyer = await freshToken(mall);
  const sent = await paidOrder(mall, buyer);
  const other = await freshToken(mall);
  const back = await paidOrder(mall, other);
  const lines = valueOf(await mall.as(other)(orderApi.detail, { id: back })).orderProduct;
  const { refund_order_id: id } = valueOf(
    await mall.as(other)(refundApi.apply, {
      id: back,
      type: 'single',
      refund_type: 'money',
      ids: [lines[0]!.order_product_id],
      refund_message: 'other',
    }),
  );
  const refund = valueOf(await mall.as(other)(refundApi.detail, { id }));
  const token = await becomeStore(mall);
  const { order_sn: sn } = valueOf(await mall.as(token)(orderDeskApi.detail, { id: sent }));

  await openFound(mall, '/merchant/orders', sn);
  const ship = t('order:desk.act.ship.name');
  await page
    .getByRole('complementary', { name: sn })
    .getByRole('button', { name: ship, exact: true })
    .press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('order:desk.field.courier'), { exact: true }).selectOption({ index: 1 });
  await dialog.getByLabel(t('order:desk.field.tracking_no'), { exact: true }).fill(`SF${Date.now()}`);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const shipped = valueOf(await mall.as(token)(orderDeskApi.detail, { id: sent }));
  expect([shipped.status, shipped.ship_by]).toEqual(['to_receive', '']);

  await openFound(mall, '/merchant/refunds', refund.refund_order_sn);
  const agree = t('refund:desk.act.agree_money.name');
  const record = page.getByRole('complementary', { name: refund.refund_order_sn });
  await record.getByRole('button', { name: agree, exact: true }).press('Enter');
  await dialog.getByRole('button', { name: agree, exact: true }).press('Enter');
  await expect(dialog).toHaveCount(0);
  expect(valueOf(await mall.as(other)(refundApi.detail, { id })).status).toBe('refunded');
});

// One line of a paid order goes back: asked for on the pages, agreed to by the store, seen by the buyer.
import { addressApi } from '#lib/contracts/address.ts';
import { balanceApi } from '#lib/contracts/balance.ts';
import { checkoutApi } from '#lib/contracts/checkout.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { becomeFresh, valueOf } from './steps/account.ts';
import { fillCart } from './steps/goods.ts';
import { awake, expect, test, type Mall } from './steps/mall.ts';

/** The store whose merchant can be logged in as. */
const STORE = { merId: 1, merchant: '13800000011', password: 'demo1234' };
const STREET = ['13', '1301', '130102', '130102001'];

/** An order of that store, paid from a balance that was charged at the local cashier; answers its id. */
async function paidOrder(mall: Mall, token: string): Promise<string> {
  const call = mall.as(token);
  const area = STREET.map((id) => ({ id }));
  const address = { real_name: '王建国', phone: '13812345678', area, detail: '科技路8号', is_default: true };
  valueOf(await call(addressApi.save, address));
  const charge = valueOf(await call(balanceApi.recharge, { type: 'cashier', price: '20000.00' }));
  const page = new URL(charge.pay_url ?? '', mall.origin).pathname;
  await fetch(`${mall.origin}${page}/confirm`, { method: 'POST', redirect: 'manual' });
  const arrived = { recharge_id: charge.order_id };
  await expect.poll(async () => valueOf(await call(balanceApi.rechargeStatus, arrived)).paid).toBe(true);

  const goods = valueOf(await call(goodsApi.list, { mer_id: STORE.merId, order: 'sales', limit: 1 })).list;
  const cart_id = await fillCart(mall, token, goods);
  const choice = { cart_id, takes: [], use_integral: false };
  const { key, address: to } = valueOf(await call(checkoutApi.preview, choice));
  const order = { ...choice, key, address_id: to?.address_id ?? '', mark: {}, pay_type: 'pc' as const };
  const { order_id: group_id } = valueOf(await call(checkoutApi.create, order));
  valueOf(await call(paymentApi.pay, { group_id, type: 'balance' }));
  return valueOf(await call(orderApi.list, {})).list[0]!.order_id;
}

test('a line of a paid order is refunded to the balance', async ({ mall }) => {
  const { page, t, href } = mall;
  const token = await becomeFresh(mall);
  const id = await paidOrder(mall, token);
  await page.goto(href(`/order_detail?orderId=${id}`));
  await page
    .locator('#lines')
    .getByRole('link', { name: t('order:do.refund'), exact: true })
    .click();
  await page.waitForURL((url) => url.pathname === href('/refund_confirm'));
  const submit = page.getByRole('button', { name: t('refund:do.submit'), exact: true });
  await awake(submit);
  await submit.click();
  await expect(page.getByText(t('refund:choose_reason')).last()).toBeVisible();
  await page.getByLabel(t('refund:message'), { exact: true }).selectOption('ordered_wrong');
  const amount = await page.getByLabel(t('refund:amount'), { exact: true }).inputValue();
  await submit.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('refund:do.detail'), exact: true })
    .click();
  await page.waitForURL((url) => url.pathname === href('/refund_detail'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('refund:head.reviewing'));

  const refundId = new URL(page.url()).searchParams.get('id') ?? '';
  const account = { account: STORE.merchant, password: STORE.password };
  const store = mall.as(valueOf(await mall.as()(identityApi.login, account)).token);
  valueOf(await store(refundApi.agree, { id: refundId }));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('refund:head.refunded'));
  await expect(page.locator('main')).toContainText(t('refund:money_state.done'));
  const bill = valueOf(await mall.as(token)(balanceApi.bill, {})).list[0];
  expect(bill).toMatchObject({ pm: 1, number: amount });
});

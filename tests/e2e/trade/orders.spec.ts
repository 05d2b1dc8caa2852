// What happens around an order besides the straight way: by balance, twice, backwards, and not at all.
import { deliveryApi } from '#lib/contracts/delivery.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { presaleBalanceApi } from '#lib/contracts/presale-balance.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { LOCALES, localizedPath } from '#lib/i18n/locales.ts';
import { becomeFresh, valueOf, wearToken } from '../steps/account.ts';
import { fillCart, goodsOfStores } from '../steps/goods.ts';
import { awake, expect, test, type Mall } from '../steps/mall.ts';
import { giveAddress } from '../steps/paid-order.ts';
import { placeOrder } from '../steps/purchase.ts';

/** A fresh buyer with an address and goods of one store, at the check-out; answers the token. */
async function atCheckout(mall: Mall): Promise<string> {
  const { page, t, href } = mall;
  const token = await becomeFresh(mall);
  await giveAddress(mall, token);
  const ids = await fillCart(mall, token, await goodsOfStores(mall, 1));
  await page.goto(href(`/order_confirm?cart_id=${ids.join(',')}`));
  await awake(page.getByRole('button', { name: t('checkout:submit'), exact: true }));
  return token;
}

const groupsOf = async (mall: Mall, token: string) => valueOf(await mall.as(token)(orderApi.groups, {}));

test('a double click on submit places one order', async ({ mall }) => {
  const token = await atCheckout(mall);
  await mall.page.getByRole('button', { name: mall.t('checkout:submit'), exact: true }).dblclick();
  await mall.page.waitForURL((url) => url.pathname === '/payment');
  expect((await groupsOf(mall, token)).count).toBe(1);
});

test('going back from the payment and submitting again places no second order', async ({ mall }) => {
  const { page, t } = mall;
  mall.expectComplaint(/status of (400|404)/);
  const token = await atCheckout(mall);
  await placeOrder(mall);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/order_confirm');
  const submit = page.getByRole('button', { name: t('checkout:submit'), exact: true });
  const settled = page.locator('main').getByRole('heading', { level: 1 });
  await expect(settled).toBeVisible();
  if (await submit.isVisible()) {
    await awake(submit);
    const answer = page.waitForResponse((reply) => reply.url().includes('/api/v2/order/create'));
    await submit.click();
    await answer;
    await page.reload();
  }
  // The goods are in an order by now, and the page says so and leads there.
  await expect(settled).toHaveText(t('checkout:gone.title'));
  await expect(page.locator('main').getByRole('link', { name: t('shell:menu.orders') })).toBeVisible();
  expect((await groupsOf(mall, token)).count).toBe(1);
});

test('an unpaid order is cancelled from its page, and the order says so', async ({ mall }) => {
  const { page, t } = mall;
  const token = await atCheckout(mall);
  const id = await placeOrder(mall);
  await page.goto(`/order_stay_detail?orderId=${id}`);
  const cancel = page.getByRole('button', { name: t('order:do.cancel'), exact: true });
  await awake(cancel);
  await cancel.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('order:do.cancel_yes'), exact: true })
    .click();
  await page.waitForURL((url) => url.pathname === '/order_detail');
  await expect(page.getByText(t('order:cancelled_why.cancel'))).toBeVisible();
  expect((await groupsOf(mall, token)).count).toBe(0);
});

test('money that was put on the balance pays an order', async ({ mall }) => {
  const { page, t } = mall;
  const token = await atCheckout(mall);
  const recharge = valueOf(
    await mall.as(token)(presaleBalanceApi.recharge, { type: 'cashier', price: '5000.00' }),
  );
  await placeOrder(mall);
  await page.goto(recharge.pay_url ?? '');
  await page
    .getByRole('button', { name: t('cashier:confirm') })
    .first()
    .click();
  await expect(page.getByRole('status')).toContainText(t('cashier:state.paid'));
  // The notice travels by itself; asking for the state fetches what it has not brought yet.
  const arrived = { recharge_id: recharge.order_id };
  await expect
    .poll(async () => valueOf(await mall.as(token)(presaleBalanceApi.rechargeStatus, arrived)).paid)
    .toBe(true);
  const [group] = (await groupsOf(mall, token)).list;
  await page.goto(`/payment?orderId=${group?.group_order_id}`);
  const balance = page.getByRole('radio', { name: t('payment:type.balance') });
  await awake(balance);
  await balance.check();
  await page.getByRole('button', { name: t('payment:pay'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('payment:paid') })).toBeVisible();
  const bill = valueOf(await mall.as(token)(presaleBalanceApi.bill, {}));
  expect(bill.list[0]).toMatchObject({ pm: 0, number: group?.pay_price });
});

test('all that is wrong in an address is said at its fields at once, and nothing typed is lost', async ({
  mall,
}) => {
  const { page, t, href } = mall;
  mall.expectComplaint(/status of 400/);
  await becomeFresh(mall);
  await page.goto(href('/user/address_list'));
  const add = page.getByRole('button', { name: t('account:address.add') });
  await awake(add);
  await add.click();
  const dialog = page.getByRole('dialog', { name: t('account:address.add') });
  await dialog.getByLabel(t('account:address.phone')).fill('139');
  await dialog.getByRole('button', { name: t('common:confirm'), exact: true }).click();
  for (const code of ['address.name', 'ERROR3', 'address.region', 'address.detail'] as const)
    await expect(dialog.getByText(t(`failures:${code}`), { exact: true })).toBeVisible();
  await expect(dialog.getByLabel(t('account:address.phone'))).toHaveValue('139');
  await dialog.getByLabel(t('account:address.name')).fill('王建国');
  await expect(dialog.getByText(t('failures:address.name'), { exact: true })).toHaveCount(0);
  await expect(dialog.getByText(t('failures:address.detail'), { exact: true })).toBeVisible();
});

test('the parcels of an order that a rider brings are the way of its rider', async ({ mall }) => {
  const { page, href } = mall;
  const { token } = valueOf(
    await mall.as()(identityApi.login, { account: '13800000001', password: 'demo1234' }),
  );
  const { list } = valueOf(await mall.as(token)(orderApi.list, { status: 'to_receive', limit: 20 }));
  const rides = await Promise.all(list.map(({ order_id: id }) => mall.as(token)(deliveryApi.ride, { id })));
  const ridden = list[rides.findIndex((ride) => ride.ok)]!;
  await wearToken(mall, token);
  await page.goto(href(`/logistics?orderId=${ridden.order_id}`));
  expect(new URL(page.url()).pathname).toBe(href('/logistics_delivery'));
});

test('a page of an order or a refund that is not there answers that, and in words of its own', async ({
  mall,
}) => {
  const { page, t, href } = mall;
  mall.expectComplaint(/status of 404/);
  await becomeFresh(mall);
  const ofOrders = ['/order_detail', '/logistics', '/logistics_delivery', '/refund'];
  const ofLinesAndRefunds = ['/evaluation', '/refund_detail', '/refund_goods', '/refund_logistics'];
  for (const address of [
    ...ofOrders.map((path) => `${path}?orderId=999999`),
    ...ofLinesAndRefunds.map((path) => `${path}?id=999999`),
  ]) {
    expect((await page.goto(href(address)))?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }), address).not.toHaveText(
      t('failures:request.invalid'),
    );
  }
});

test('the tab of orders that is open is in view on a phone, in both languages', async ({ mall }) => {
  const { page } = mall;
  await becomeFresh(mall);
  await page.setViewportSize({ width: 375, height: 812 });
  for (const locale of LOCALES) {
    await page.goto(localizedPath('/user/order_list?status=refunded', locale));
    await expect(page.locator('main nav a[aria-current="page"][href*="refunded"]')).toBeInViewport({
      ratio: 1,
    });
  }
});

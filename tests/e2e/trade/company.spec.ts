// Several buyers of one company: one orders above the limit, another agrees at the keyboard, finance pays.
import { approvalApi } from '#lib/contracts/approval.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { companyTeamApi } from '#lib/contracts/company-team.ts';
import { valueOf, wearToken } from '../steps/account.ts';
import { cartWorth } from '../steps/cart-worth.ts';
import { awake, expect, test, type Mall } from '../steps/mall.ts';
import { orderLines } from '../steps/paid-order.ts';

/** Of the demo's company: whoever owns it, buys for it, keeps its books. */
const [OWNER, BUYER, FINANCE] = ['13800000002', '13800000004', '13800000005'];
const ABOVE = 400;

const tokenOf = async (mall: Mall, account: string): Promise<string> =>
  valueOf(await mall.as()(identityApi.login, { account, password: 'demo1234' })).token;

test('an order above the limit waits, is approved with the keyboard, and is paid by finance', async ({
  mall,
}) => {
  test.slow();
  const { page, t, href } = mall;
  const [owner, buyer, finance] = [
    await tokenOf(mall, OWNER),
    await tokenOf(mall, BUYER),
    await tokenOf(mall, FINANCE),
  ];
  valueOf(await mall.as(owner)(companyTeamApi.rule, { order_limit: '300.00' }));
  const id = await orderLines(mall, buyer, await cartWorth(mall, buyer, ABOVE));
  const sn = valueOf(await mall.as(buyer)(approvalApi.order, { id })).order.group_order_sn;

  await wearToken(mall, buyer);
  await page.goto(href(`/payment?orderId=${id}`));
  await expect(
    page.getByRole('heading', { level: 1, name: t('order:state.waiting_approval') }),
  ).toBeVisible();
  await expect(page.getByText(t('order:approval.note'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('order:do.pay'), exact: true })).toHaveCount(0);

  await wearToken(mall, owner);
  await page.goto(href('/user'));
  const waiting = page.getByRole('listitem').filter({ hasText: sn });
  await waiting.first().scrollIntoViewIfNeeded();
  await awake(waiting);
  const approve = waiting.getByRole('button', { name: t('company:approval.approve'), exact: true });
  // The same in another tab, as a colleague who may decide has it open.
  const other = await page.context().newPage();
  await other.goto(href('/user'));
  const there = other.getByRole('listitem').filter({ hasText: sn });
  const again = there.getByRole('button', { name: t('company:approval.approve'), exact: true });
  await awake(there);
  await expect(again).toBeVisible();
  await approve.focus();
  await page.keyboard.press('Enter');
  await expect(approve).toHaveCount(0);
  await expect(again).toHaveCount(0, { timeout: 5000 });
  await other.close();

  // Who keeps the books has ordered nothing: the list of own orders leads to those of the company, opened.
  await wearToken(mall, finance);
  await page.goto(href('/user/order_list'));
  await page.getByRole('link', { name: t('company:books.orders'), exact: true }).click();
  const booked = page.getByRole('listitem').filter({ hasText: sn });
  await booked.getByRole('link', { name: t('company:books.pay'), exact: true }).click();
  const credit = page.getByRole('radio', { name: t('payment:type.credit') });
  await awake(credit);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payment:placed_company'));
  await credit.check();
  await page.getByRole('button', { name: t('payment:pay'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('payment:paid') })).toBeVisible();

  // The bill of it leads to its order in the books of the company.
  await page.goto(href('/user/balance'));
  await page.getByRole('link', { name: sn, exact: true }).click();
  await expect(booked.getByText(t('order:state.paid'))).toBeVisible();
});

test('an approver asks for changes, and one press takes the waiting order back into the cart', async ({
  mall,
}) => {
  test.slow();
  const { page, t, href } = mall;
  const [owner, buyer] = [await tokenOf(mall, OWNER), await tokenOf(mall, BUYER)];
  valueOf(await mall.as(owner)(companyTeamApi.rule, { order_limit: '300.00' }));
  const id = await orderLines(mall, buyer, await cartWorth(mall, buyer, ABOVE));
  const { order } = valueOf(await mall.as(buyer)(approvalApi.order, { id }));

  await wearToken(mall, owner);
  await page.goto(href('/user'));
  const waiting = page.getByRole('listitem').filter({ hasText: order.group_order_sn });
  await waiting.first().scrollIntoViewIfNeeded();
  await awake(waiting);
  await waiting.getByRole('button', { name: t('company:approval.change.do'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('company:approval.change.reason')).fill('4 instead of 8');
  await dialog.getByRole('button', { name: t('company:approval.change.send'), exact: true }).click();
  await expect(
    waiting.getByText(t('company:approval.change_is', { reason: '4 instead of 8' })),
  ).toBeVisible();

  await wearToken(mall, buyer);
  await page.goto(href('/user'));
  await waiting.getByRole('link', { name: t('company:approval.change_own'), exact: true }).click();
  await expect(page.getByText(t('order:approval.change.is', { reason: '4 instead of 8' }))).toBeVisible();
  const change = page.getByRole('button', { name: t('order:approval.change.do'), exact: true });
  await awake(change);
  await change.click();
  await page.getByRole('button', { name: t('order:approval.change.yes'), exact: true }).click();
  await page.waitForURL((url) => url.pathname === href('/shopping_cart'));
  const [line] = order.orderList[0]!.orderProduct;
  await expect(page.getByRole('main').getByText(line!.store_name).first()).toBeVisible();
});

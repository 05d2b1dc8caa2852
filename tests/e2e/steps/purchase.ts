// The way from the home page to a paid order, step by step; a test strings the steps together.
import type { Locator } from 'playwright/test';
import type { GoodsCard } from '#lib/contracts/goods.ts';
import { logInBySms } from './account.ts';
import { awake, expect, type Mall } from './mall.ts';

export async function searchFor({ page, href }: Mall, words: string): Promise<void> {
  const box = page.locator('form[data-search]:visible input[name=title]').first();
  await box.fill(words);
  await box.press('Enter');
  await page.waitForURL(
    (url) => url.pathname === href('/goods_cate') && url.searchParams.get('title') === words,
  );
  expect(new URL(page.url()).searchParams.get('search_type')).toBe('1');
}

export async function openGoods({ page, href }: Mall, goods: GoodsCard): Promise<void> {
  await page
    .locator(`main a[href^="${href(`/goods_detail/${goods.product_id}`)}"]`)
    .first()
    .click();
  await page.waitForURL((url) => url.pathname === href(`/goods_detail/${goods.product_id}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(goods.store_name);
}

/** Chooses the least of the first size in stock; answers the button that puts it into the cart. */
export async function chooseGoods({ page, t }: Mall): Promise<Locator> {
  const add = page.getByRole('button', { name: t('goods:buy.to_cart'), exact: true });
  await awake(add);
  // Goods of one size have their least quantity chosen already.
  const size = page.locator('main [data-sku]:has(input:not([disabled]))').first();
  if (await size.count()) await size.getByRole('button').last().click();
  await expect(add).toHaveAttribute('aria-disabled', 'false');
  return add;
}

/** Puts goods into the cart; a visitor is asked to log in on the way, and what was chosen goes along. */
export async function putIntoCart(mall: Mall, { isVisitor = false } = {}): Promise<void> {
  const { page, t } = mall;
  await (await chooseGoods(mall)).click();
  if (!isVisitor) {
    await expect(page.getByRole('status').filter({ hasText: t('goods:buy.added') })).toBeVisible();
    return;
  }
  await expect(page.getByRole('dialog', { name: t('identity:title') })).toBeVisible();
  await logInBySms(mall);
  const report = page.getByRole('dialog', { name: t('cart:report.title') });
  await expect(report).toContainText(t('cart:report.all', { n: 1 }));
  await report.getByRole('button', { name: t('cart:report.stay'), exact: true }).click();
  await expect(report).toBeHidden();
}

/** Buys everything that is in the cart. */
export async function checkOutCart({ page, t, href }: Mall, stores: readonly string[]): Promise<void> {
  await page.goto(href('/shopping_cart'));
  for (const name of stores) await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  const all = page.getByRole('checkbox', { name: t('cart:choose_all'), exact: true });
  await awake(all);
  await all.check();
  await page.getByRole('link', { name: t('cart:checkout'), exact: true }).click();
  await page.waitForURL((url) => url.pathname === href('/order_confirm'));
}

/** The first address of a fresh account: the first region of every list. */
export async function addAddress({ page, t }: Mall): Promise<void> {
  const add = page.getByRole('button', { name: t('account:address.add') });
  await awake(add);
  await add.click();
  const dialog = page.getByRole('dialog', { name: t('account:address.add') });
  await dialog.getByLabel(t('account:address.name')).fill('王建国');
  await dialog.getByLabel(t('account:address.phone')).fill('13812345678');
  for (const level of ['province', 'city', 'district', 'street'] as const) {
    const list = dialog.getByLabel(t(`account:address.${level}`), { exact: true });
    await expect(list).toBeEnabled();
    await list.selectOption({ index: level === 'province' ? 3 : 1 });
  }
  await dialog.getByLabel(t('account:address.detail')).fill('工业园区科技路8号2栋');
  await dialog.getByRole('button', { name: t('common:confirm'), exact: true }).click();
  await expect(dialog).toBeHidden();
}

export async function placeOrder({ page, t, href }: Mall): Promise<string> {
  await page.getByRole('button', { name: t('checkout:submit'), exact: true }).click();
  await page.waitForURL((url) => url.pathname === href('/payment'));
  return new URL(page.url()).searchParams.get('orderId') ?? '';
}

/** Pays at the cashier of this machine, which shows both languages, and comes back. */
export async function payAtCashier({ page, t, href }: Mall): Promise<void> {
  const cashier = page.getByRole('radio', { name: t('payment:type.cashier') });
  await awake(cashier);
  await cashier.check();
  await page.getByRole('button', { name: t('payment:pay'), exact: true }).click();
  await page.getByRole('link', { name: t('payment:open_page') }).click();
  await page.waitForURL(/\/cashier\/pay\//);
  await page
    .getByRole('button', { name: t('cashier:confirm') })
    .first()
    .click();
  await page.getByRole('link', { name: t('cashier:back') }).click();
  await page.waitForURL((url) => url.pathname === href('/payment'));
  await expect(page.getByRole('heading', { name: t('payment:paid') })).toBeVisible();
}

/** From the result of a payment to the list, and from there to the newest order. */
export async function openNewestOrder({ page, t, href }: Mall): Promise<void> {
  await page.getByRole('link', { name: t('payment:see_orders') }).click();
  await page.waitForURL((url) => url.pathname === href('/user/order_list'));
  await page
    .getByRole('link', { name: t('order:do.detail'), exact: true })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname === href('/order_detail'));
}

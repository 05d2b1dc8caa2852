// Nothing that a visitor chose is lost: it waits in the browser and goes along at the login; a list is ordered at once.
import { goodsApi } from '#lib/contracts/goods.ts';
import { becomeFresh, logInBySms, valueOf } from '../steps/account.ts';
import { goodsOfStores } from '../steps/goods.ts';
import { awake, expect, test } from '../steps/mall.ts';
import { chooseGoods } from '../steps/purchase.ts';

test('a guest chooses two goods, logs in, reads the report and finds both in the cart and in the history', async ({
  mall,
}) => {
  const { page, t, href } = mall;
  const goods = await goodsOfStores(mall, 2);
  const login = page.getByRole('dialog', { name: t('identity:title') });

  for (const [at, one] of goods.entries()) {
    await page.goto(href(`/goods_detail/${one.product_id}`));
    await (await chooseGoods(mall)).click();
    // The first goods are a good moment to log in; whoever does not want to goes on.
    if (at === 0) {
      await expect(login).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(login).toBeHidden();
    }
  }
  await page.locator('a[data-cart]:visible').first().click();
  const cart = page.getByRole('dialog', { name: t('cart:guest.title') });
  await expect(cart.getByRole('listitem')).toHaveCount(2);
  await cart.getByRole('button', { name: t('cart:guest.login') }).click();
  await logInBySms(mall);

  const report = page.getByRole('dialog', { name: t('cart:report.title') });
  await expect(report).toContainText(t('cart:report.all', { n: 2 }));
  await report.getByRole('link', { name: t('cart:report.go') }).click();
  await page.waitForURL((url) => url.pathname === href('/shopping_cart'));
  for (const one of goods)
    await expect(page.getByRole('region', { name: one.merchant.mer_name, exact: true })).toBeVisible();
  await expect(report).toBeHidden();

  // What was looked at before the login is in the account's history, too.
  await page.goto(href('/user/collect?tab=visit'));
  for (const one of goods)
    await expect(
      page.locator(`main a[href^="${href(`/goods_detail/${one.product_id}`)}"]`).first(),
    ).toBeVisible();
});

test('a pasted list is matched, corrected with consent and added; what is not sold becomes an inquiry', async ({
  mall,
}) => {
  const { page, t, href } = mall;
  await becomeFresh(mall);
  const [first] = await goodsOfStores(mall, 1);
  const detail = valueOf(await mall.as()(goodsApi.detail, { id: first!.product_id }));
  const sku = detail.sku.find((one) => one.stock > detail.once_min_count * 5)!;
  await page.goto(href('/user?type=0'));
  await page
    .getByRole('navigation', { name: t('shell:menu.label') })
    .getByRole('link', { name: t('shell:menu.quick_order') })
    .click();
  const tab = page.getByRole('tab', { name: t('cart:tabs.quick') });
  await awake(tab);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const wanted = `${detail.store_name} ${sku.designation}`;
  await page.getByLabel(t('cart:quick.label')).fill(`${wanted}\t100000\n火星探测器 ZZ-99\t3`);
  await page.getByRole('button', { name: t('cart:quick.read') }).click();

  const panel = page.getByRole('tabpanel', { name: t('cart:tabs.quick') });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  const choice = panel.getByRole('listitem').first().getByRole('combobox');
  if (await choice.count()) await choice.selectOption(String(sku.unique));
  // Nobody has so many: the quantity is changed only when the buyer agrees.
  await expect(panel.getByRole('button', { name: t('cart:quick.add_n', { n: 0 }) })).toBeVisible();
  await panel.locator('[id^="quick-"] button').first().click();
  await panel.getByRole('button', { name: t('cart:quick.add_n', { n: 1 }) }).click();
  const report = page.getByRole('dialog', { name: t('cart:report.title_list') });
  await report.getByRole('link', { name: t('cart:report.go') }).click();
  await expect(page.getByRole('region', { name: detail.merchant.mer_name, exact: true })).toBeVisible();

  await awake(tab);
  await tab.click();
  await panel.getByRole('button', { name: t('cart:quick.inquiry'), exact: true }).click();
  await page.waitForURL((url) => url.pathname === href('/search_price_order'));
  const name = page.getByRole('textbox', { name: t('inquiry:field.name'), exact: true });
  await expect(name.first()).toHaveValue('火星探测器 ZZ-99');
});

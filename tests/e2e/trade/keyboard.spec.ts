// The main way without a mouse: search, goods, cart, check-out, payment.
import { becomeFresh } from '../steps/account.ts';
import { press, skipHeader, tabTo } from '../steps/by-keyboard.ts';
import { goodsOfStores } from '../steps/goods.ts';
import { awake, expect, test } from '../steps/mall.ts';
import { giveAddress } from '../steps/paid-order.ts';

test('an order without a mouse: search, goods, cart, check-out, payment', async ({ mall }) => {
  test.slow();
  const { page, t, href } = mall;
  await giveAddress(mall, await becomeFresh(mall));
  const [goods] = await goodsOfStores(mall, 1);
  await page.goto(href('/'));
  const box = page.locator('form[data-search]:visible input[name=title]').first();
  await tabTo(mall, box);
  await page.keyboard.type(goods?.store_name ?? '');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === href('/goods_cate'));
  await skipHeader(mall);
  await press(mall, page.locator(`main a[href^="${href(`/goods_detail/${goods?.product_id}`)}"]`));
  await page.waitForURL((url) => url.pathname.startsWith(href('/goods_detail/')));

  const add = page.getByRole('button', { name: t('goods:buy.to_cart'), exact: true });
  await awake(add);
  await skipHeader(mall);
  const size = page.locator('main [data-sku]:has(input:not([disabled]))').first();
  if (await size.count()) await press(mall, size.getByRole('button').last());
  await expect(add).toHaveAttribute('aria-disabled', 'false');
  await press(mall, add);
  await expect(page.getByRole('status').filter({ hasText: t('goods:buy.added') })).toBeVisible();

  await page.goto(href('/shopping_cart'));
  const all = page.getByRole('checkbox', { name: t('cart:choose_all'), exact: true });
  await awake(all);
  await skipHeader(mall);
  await press(mall, all, 'Space');
  const checkout = page.getByRole('link', { name: t('cart:checkout'), exact: true });
  await expect(checkout).toBeVisible();
  await press(mall, checkout);
  await page.waitForURL((url) => url.pathname === href('/order_confirm'));
  const submit = page.getByRole('button', { name: t('checkout:submit'), exact: true });
  await awake(submit);
  await skipHeader(mall);
  await press(mall, submit);
  await page.waitForURL((url) => url.pathname === href('/payment'));

  const pay = page.getByRole('button', { name: t('payment:pay'), exact: true });
  await awake(pay);
  const cashier = page.getByRole('radio', { name: t('payment:type.cashier') });
  await tabTo(mall, page.getByRole('radio', { checked: true }));
  for (let step = 0; step < 6 && !(await cashier.isChecked()); step += 1)
    await page.keyboard.press('ArrowDown');
  await press(mall, pay);
  const open = page.getByRole('link', { name: t('payment:open_page') });
  await expect(open).toBeVisible();
  await press(mall, open);
  await page.waitForURL(/\/cashier\/pay\//);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText(t('cashier:state.paid'));
});

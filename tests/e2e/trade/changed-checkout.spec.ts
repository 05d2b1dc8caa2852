// What has changed elsewhere while the check-out is open: it says of which goods it is, and sends nothing to another address.
import { addressApi } from '#lib/contracts/address.ts';
import { goodsDeskApi } from '#lib/contracts/goods-desk.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { paths } from '#lib/i18n/paths.ts';
import { becomeFresh, valueOf } from '../steps/account.ts';
import { fillCart } from '../steps/goods.ts';
import { awake, expect, test } from '../steps/mall.ts';
import { asStore, giveAddress, STORE } from '../steps/paid-order.ts';

test('of several goods the one that went off the shelf is named, and a deleted address is told before an order goes elsewhere', async ({
  mall,
}) => {
  test.slow();
  const { page, t, href } = mall;
  mall.expectComplaint(/status of (404|410) .*\/order\/create/);
  const token = await becomeFresh(mall);
  const call = mall.as(token);
  await giveAddress(mall, token);
  const [kept] = valueOf(await call(addressApi.list, {})).list;
  const { real_name, phone, area, post_code } = kept!;
  const other = { real_name, phone, area, post_code, detail: 'Gate 9', is_default: false };
  const { address_id: chosen } = valueOf(await call(addressApi.save, other));
  const { list: goods } = valueOf(
    await call(goodsApi.list, { mer_id: STORE.merId, order: 'sales', stock: 1, limit: 2 }),
  );
  const lines = await fillCart(mall, token, goods);
  await page.goto(href(`/order_confirm?cart_id=${lines.join(',')}`));
  const gate = page.getByRole('radio', { name: /Gate 9/ });
  await awake(gate);
  await gate.check({ force: true });
  const submit = page.getByRole('button', { name: t('checkout:submit'), exact: true });
  const alert = page.getByRole('alert').filter({ visible: true });
  await expect(submit).toBeEnabled();

  valueOf(await call(addressApi.remove, { id: chosen }));
  await submit.click();
  await expect(alert).toContainText(t('checkout:address_gone'));
  await expect(gate).toHaveCount(0);
  await expect(submit).toBeEnabled();

  const gone = goods[1]!;
  const store = await asStore(mall);
  valueOf(await store(goodsDeskApi.shelf, { ids: [gone.product_id], on_sale: false }));
  try {
    await submit.click();
    await expect(alert).toContainText(gone.store_name);
    // It stands above the button, and is said once.
    await expect(page.locator('.toasts > p')).toHaveCount(0);
    await alert.getByRole('link', { name: t('checkout:to_cart'), exact: true }).click();
    await page.waitForURL((url) => url.pathname === href(paths.shoppingCart()));
  } finally {
    valueOf(await store(goodsDeskApi.shelf, { ids: [gone.product_id], on_sale: true }));
  }
});

// Goods side by side: also on a phone, where a column of names would leave room for one alone.
import { goodsApi } from '#lib/contracts/goods.ts';
import { valueOf } from '../steps/account.ts';
import { expect, test } from '../steps/mall.ts';

const PHONE = { width: 375, height: 812 };

test('two goods stand side by side on a phone, with the price of one piece', async ({ mall }) => {
  const { page, t } = mall;
  const { list } = valueOf(await mall.as()(goodsApi.list, { order: 'sales', limit: 50 }));
  const [first, second] = list.filter((goods) => goods.holds && goods.price !== '');
  await page.setViewportSize(PHONE);
  await page.goto(`/goods_cate?view=compare&ids=${first!.product_id},${second!.product_id}`);
  const table = page.getByRole('region', { name: t('goods:compare.title') });
  const room = await table.evaluate((one) => [one.scrollWidth, one.clientWidth]);
  expect(room[0]).toBe(room[1]);
  const row = page.locator('tr').filter({ hasText: t('goods:compare.each') });
  await expect(row.locator('td').first()).toHaveText(new RegExp(`¥\\d.*/ ${first!.holds!.unit}`));
});

test('goods are compared in the size that was looked at, and another is chosen there', async ({ mall }) => {
  const { page, t } = mall;
  const { list } = valueOf(await mall.as()(goodsApi.list, { stock: 1, limit: 50 }));
  const many = list.filter((goods) => goods.sku_count > 2 && goods.price !== '');
  const first = valueOf(await mall.as()(goodsApi.detail, { id: many[0]!.product_id }));
  const [, looked, chosen] = first.sku;
  await page.goto(`/goods_detail/${first.product_id}?sku=${looked!.unique}`);
  const add = page.locator(`[data-compare="${first.product_id}"]`);
  await expect(add).toHaveAttribute('data-size', String(looked!.unique));
  await add.click();
  await page.goto(`/goods_detail/${many[1]!.product_id}`);
  await page.locator(`[data-compare="${many[1]!.product_id}"]`).click();
  await page.getByRole('link', { name: t('goods:compare.go') }).click();
  await page.waitForURL((url) =>
    (url.searchParams.get('ids') ?? '').includes(`${first.product_id}-${looked!.unique}`),
  );
  const sizes = page.getByLabel(t('goods:compare.size_of', { name: first.store_name }));
  await expect(sizes).toHaveValue(`${first.product_id}-${looked!.unique}`);
  await Promise.all([
    page.waitForURL((url) =>
      url.searchParams.getAll('ids').join().includes(`${first.product_id}-${chosen!.unique}`),
    ),
    sizes.selectOption(`${first.product_id}-${chosen!.unique}`),
  ]);
  const row = page
    .locator('tr')
    .filter({ has: page.getByRole('rowheader', { name: t('goods:compare.size') }) });
  await expect(row.locator('td').first()).toHaveText(chosen!.designation);
});

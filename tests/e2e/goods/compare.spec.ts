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

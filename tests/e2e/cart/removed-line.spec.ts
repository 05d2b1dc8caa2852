// Whoever removes rows with the keyboard goes on where he was: the focus stands on the row that took the place.
import { addressApi } from '#lib/contracts/address.ts';
import { becomeFresh, valueOf } from '../steps/account.ts';
import { fillCart, goodsOfStores } from '../steps/goods.ts';
import { awake, expect, test } from '../steps/mall.ts';

test('a line of the cart that is removed gives the focus to the next one, the last one to the page', async ({
  mall,
}) => {
  const { page, href } = mall;
  await fillCart(mall, await becomeFresh(mall), await goodsOfStores(mall, 3));
  await page.goto(href('/shopping_cart'));
  const remove = page.locator('[data-takes="remove"]');
  await expect(remove).toHaveCount(3);
  await awake(remove);
  const next = (await remove.nth(1).getAttribute('aria-label')) ?? '';
  await remove.first().focus();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(2);
  await expect(page.getByRole('button', { name: next, exact: true })).toBeFocused();
  await remove.last().focus();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(1);
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('an address that is removed gives the focus to the next one', async ({ mall }) => {
  const { page, t, href } = mall;
  const call = mall.as(await becomeFresh(mall));
  const area = ['13', '1301', '130102', '130102001'].map((id) => ({ id }));
  for (const name of ['甲', '乙', '丙'])
    valueOf(
      await call(addressApi.save, {
        real_name: `王${name}`,
        phone: '13812345678',
        area,
        detail: '科技路8号',
        is_default: name === '甲',
      }),
    );
  await page.goto(href('/user/address_list'));
  const remove = page.locator('[data-takes]');
  await expect(remove).toHaveCount(2);
  await awake(remove);
  await remove.first().focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common:confirm'), exact: true })
    .press('Enter');
  await expect(remove).toHaveCount(1);
  await expect(remove).toBeFocused();
});

// From a category to sizes in the cart, at the width of a desk, and without a mouse.
import { becomeFresh } from '../steps/account.ts';
import { press, skipHeader, tabTo } from '../steps/by-keyboard.ts';
import { commonest, screwCategory, valueLink } from '../steps/choosing.ts';
import { describeChoosing } from '../steps/describe-choosing.ts';
import { expect, test } from '../steps/mall.ts';

describeChoosing();

test('a category is narrowed and a size is bought by keyboard alone', async ({ mall }) => {
  const { page, t, href } = mall;
  await becomeFresh(mall);
  const category = await screwCategory(mall);
  const choices = await commonest(mall, category, 3);
  await page.goto(href(`/goods_cate?cate_id=${category}`));
  await skipHeader(mall);
  for (const choice of choices) {
    await press(mall, valueLink(mall, choice));
    await expect(page).toHaveURL((url) => url.searchParams.get('spec') === choice.spec);
    // Whoever works by keyboard goes on where he was.
    await expect(valueLink(mall, choice)).toBeFocused();
  }
  const rows = page.locator('form[data-size-rows]');
  const field = rows.locator('input[data-size]:enabled').first();
  await tabTo(mall, field);
  await page.keyboard.type((await field.getAttribute('placeholder')) ?? '');
  await page.keyboard.press('Enter');
  await expect(rows.getByRole('status')).toHaveText(t('goods:rows.done'));
});

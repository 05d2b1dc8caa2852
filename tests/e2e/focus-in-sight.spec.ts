// Whoever goes through a page with the Tab key sees where he is: no bar at the foot of the window lies upon it.
import type { Page } from 'playwright/test';
import { becomeFresh } from './steps/account.ts';
import { fillCart, goodsOfStores } from './steps/goods.ts';
import { expect, test } from './steps/mall.ts';

/** Names of what the Tab key has reached in the page's content while its middle was covered; `stops` keys are pressed. */
async function hiddenStops(page: Page, stops: number): Promise<string[]> {
  const hidden: string[] = [];
  await page.locator('main').focus();
  for (let at = 0; at < stops; at += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element?.closest('main')) return '';
      const { left, top, width, height } = element.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      const own = element.closest('label') ?? element;
      const isSeen = above && (own.contains(above) || above.contains(own));
      return isSeen ? '' : (element.getAttribute('aria-label') ?? element.textContent ?? element.tagName);
    });
    if (name) hidden.push(name);
  }
  return hidden;
}

test('sizes and quantities that the Tab key reaches on a phone stand above the bar that buys', async ({
  mall,
}) => {
  const { page } = mall;
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/goods_detail/225');
  await page.waitForLoadState('networkidle');
  expect(await hiddenStops(page, 50)).toEqual([]);
});

test('entries of a row that is moved sideways on a phone are in sight once the Tab key reaches them', async ({
  mall,
}) => {
  const { page } = mall;
  await page.setViewportSize({ width: 375, height: 667 });
  await becomeFresh(mall);
  for (const path of ['/user', '/user/order_list', '/store?id=1', '/industry_belt']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await hiddenStops(page, 20), path).toEqual([]);
  }
});

test('lines of the cart that the Tab key reaches stand above its bar', async ({ mall }) => {
  const { page } = mall;
  const token = await becomeFresh(mall);
  await fillCart(mall, token, await goodsOfStores(mall, 3));
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/shopping_cart');
    await page.waitForLoadState('networkidle');
    expect(await hiddenStops(page, 36), `at ${width} px`).toEqual([]);
  }
});

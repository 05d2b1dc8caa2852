// The next page is there when it is asked for, and the last one when a visitor goes back to it.
import { expect, test } from 'playwright/test';
import { findBrowser } from '../support/browser.ts';

test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('a page whose link a pointer rests on has come before the click', async ({ page }) => {
  await page.goto('/goods_cate');
  const link = page.locator('a[href^="/goods_detail/"]').first();
  const { href } = await link.evaluate((a: HTMLAnchorElement) => ({ href: a.href }));
  const ahead = page.context().waitForEvent('response', (reply) => reply.url() === href);
  await link.hover();
  await ahead;
  await link.click();
  await page.waitForURL(href);
  const delivery = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as unknown as { deliveryType: string }).deliveryType,
  );
  expect(delivery).toBe('navigational-prefetch');
});

for (const path of ['/', '/goods_cate', '/store?id=1', '/news_list']) {
  test(`going back to ${path} shows it as it was left, without asking for it again`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => void ((window as unknown as { wasHere: boolean }).wasHere = true));
    await page.goto('/industry_belt');
    // A page that was kept has no load event when it comes back.
    await page.goBack({ waitUntil: 'commit' });
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { wasHere?: boolean }).wasHere ?? false))
      .toBe(true);
  });
}

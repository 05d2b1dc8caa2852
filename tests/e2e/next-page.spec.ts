// The next page is there when it is asked for, and the last one when a visitor goes back to it.
import { expect, test } from 'playwright/test';
import { COOKIES, tokenCookie } from '#lib/contracts/cookies.ts';
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

test('what a visitor rests on before he logs in is asked for anew when he goes there', async ({
  page,
  baseURL,
}) => {
  await page.goto('/goods_cate');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/user/order_list',
      textContent: 'orders',
    });
    document.querySelector('main')!.prepend(link);
  });
  const link = page.getByRole('link', { name: 'orders', exact: true });
  const ahead = page.context().waitForEvent('response', (reply) => reply.url().endsWith('/user/order_list'));
  await link.hover();
  expect((await ahead).status()).toBe(401);
  const login = await page.request.post('/api/auth/login', {
    headers: { 'Form-type': 'pc' },
    data: { account: '13800000001', password: 'demo1234' },
  });
  const { token } = ((await login.json()) as { data: { token: string } }).data;
  const url = baseURL!;
  await page.context().addCookies([
    { name: COOKIES.strategy, value: 'password', url },
    { name: tokenCookie('password'), value: encodeURIComponent(`Bearer ${token}`), url },
  ]);
  await link.click();
  await page.waitForURL('/user/order_list');
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

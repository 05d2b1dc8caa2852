// What the shell keeps and says: the language of its calls, parts of a page that are gone, a session that ends in
// another tab, and the small things of the login.
import type { Locator } from 'playwright/test';
import { COOKIES } from '#lib/contracts/cookies.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { becomeFresh, freshPhone, logInBySms, valueOf, wearToken } from './steps/account.ts';
import { expect, test, type Mall } from './steps/mall.ts';

const cookieOf = async ({ page }: Mall, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)?.value;

test('an English address is a choice of language: the cookie says so, and so do the calls', async ({
  mall,
}) => {
  const { page } = mall;
  await page.goto('/en-US/goods_cate');
  await expect.poll(() => cookieOf(mall, COOKIES.lang)).toBe('en-US');
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/captcha'));
  await page.locator('[data-open-login]').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name="phone"]').fill('13800000001');
  // A code that cannot be sent shows the captcha; the answer to the call is made up.
  await page.route('**/api/auth/verify', (route) =>
    route.fulfill({ json: { status: 400, message: 'no', code: 'captcha.wrong' } }),
  );
  await dialog.locator('input[name="sms_code"]').locator('xpath=following::button[1]').click();
  expect((await asked).headers()['x-lang']).toBe('en-US');
  await page.goto('/goods_cate');
  await expect.poll(() => cookieOf(mall, COOKIES.lang)).toBe('zh-CN');
});

test('a page without header and footer is answered in the language of its address', async ({ mall }) => {
  const { page } = mall;
  mall.expectComplaint(/status of 400 .*\/login\/scan\/open/);
  await becomeFresh(mall);
  await page.goto('/en-US/');
  await expect.poll(() => cookieOf(mall, COOKIES.lang)).toBe('en-US');
  const asked = page.waitForRequest((request) => request.url().includes('/login/scan/open'));
  await page.goto('/scan_login?key=gone');
  expect((await asked).headers()['x-lang']).toBe('zh-CN');
});

test('a part of the page that is gone loads the page again, once, and then says so', async ({ mall }) => {
  const { page, t } = mall;
  mall.expectComplaint(/status of 404|dynamically imported|Failed to fetch|Error hydrating/);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route(/\/_astro\/LoginPage\..*\.js/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/login');
  await page.locator('input[name="phone"]').focus();
  await expect.poll(() => loads).toBe(2);
  await page.locator('input[name="phone"]').focus();
  const bar = page.getByRole('alert').filter({ hasText: t('network:part_missing') });
  await expect(bar).toBeVisible();
  expect(loads).toBe(2);
  await page.unrouteAll();
});

test('the login dialog whose code is gone does not turn the page in circles', async ({ mall }) => {
  const { page, t } = mall;
  mall.expectComplaint(/status of 404|dynamically imported|Failed to fetch|Error hydrating/);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route(/\/_astro\/OpenDialog\..*\.js/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/goods_cate');
  const opener = page.locator('[data-open-login]').first();
  await opener.click();
  await expect.poll(() => loads).toBe(2);
  await opener.click();
  await expect(page.getByRole('alert').filter({ hasText: t('network:part_missing') })).toBeVisible();
  await opener.click();
  expect(loads).toBe(2);
});

test('a page that gives up its animation throws nothing', async ({ mall }) => {
  const { page } = mall;
  await page.goto('/goods_cate');
  await page.evaluate(async () => {
    const transition = document.startViewTransition(() => undefined);
    transition.skipTransition();
    await transition.finished.catch(() => undefined);
    await new Promise((done) => setTimeout(done));
  });
});

test('what is pressed before the scripts of a page are there is done when they are', async ({ mall }) => {
  const { page } = mall;
  const scripts = Promise.withResolvers<void>();
  // The file of the islands comes with the styles, before anything is shown.
  await page.route(/\/_astro\/(?!islands\.).*\.js/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/goods_cate', { waitUntil: 'commit' });
  await page.locator('[data-open-login]:visible').first().click();
  await page.locator('[data-open-login]:visible').first().click();
  scripts.resolve();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  const late = Promise.withResolvers<void>();
  await page.unrouteAll();
  await page.route(/\/_astro\/(?!islands\.).*\.js/, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto('/goods_cate', { waitUntil: 'commit' });
  const asks = page.locator('a[data-needs-login]:visible').first();
  await asks.click();
  late.resolve();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(page.url()).toContain('/goods_cate');
});

test('the constants of the mall are asked for once a session', async ({ mall }) => {
  const { page } = mall;
  let asked = 0;
  page.on('request', (request) => request.url().endsWith('/api/common/params') && (asked += 1));
  await page.goto('/news_list');
  await expect.poll(() => asked).toBe(1);
  await page.goto('/goods_cate');
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(1);
});

test('Enter on the tab of the QR code looks at the code', async ({ mall }) => {
  const { page, t } = mall;
  await page.goto('/goods_cate');
  await page.locator('[data-open-login]').first().click();
  const tab = page.getByRole('tab', { name: t('identity:tabs.scan') });
  await tab.click();
  await expect(page.getByRole('button', { name: t('identity:scan.look') })).toBeEnabled();
  const looked = page.waitForRequest('**/api/pc/login/scan/check');
  await tab.press('Enter');
  await looked;
});

test('panels behind links take the focus when they open for the first time', async ({ mall }) => {
  const { page, t } = mall;
  await page.goto('/goods_cate');
  await page.locator('[data-open-login]').first().click();
  for (const link of ['identity:forgot', 'identity:to_register'] as const) {
    await page.getByRole('button', { name: t(link), exact: true }).click();
    await expect(page.locator('input[name="phone"]')).toBeFocused();
    await page.getByRole('button', { name: t('identity:to_login'), exact: true }).click();
  }
});

test('a pasted number may have spaces, dashes and a code of the country', async ({ mall }) => {
  const { page } = mall;
  await page.goto('/goods_cate');
  await page.locator('[data-open-login]').first().click();
  const phone = page.locator('input[name="phone"]');
  for (const typed of ['138 0000 0001', '+86 138-0000-0001', '8613800000001']) {
    await phone.fill(typed);
    await expect(phone).toHaveValue('13800000001');
  }
});

test('that a login succeeded is still said after the page was loaded again', async ({ mall }) => {
  const { page, t } = mall;
  await page.goto('/goods_cate');
  await page.locator('[data-open-login]').first().click();
  const again = page.waitForEvent('load');
  await logInBySms(mall, freshPhone());
  await again;
  await expect(page.getByRole('status').filter({ hasText: t('identity:succeeded') })).toBeVisible();
});

test('logging out in one tab is seen in the other, whose conversation closes', async ({ mall }) => {
  const { page, t } = mall;
  await becomeFresh(mall);
  await page.goto('/goods_cate');
  const other = await page.context().newPage();
  await other.setExtraHTTPHeaders({ 'x-forwarded-for': mall.from });
  await other.goto(`${mall.origin}/news_list`);
  await expect(other.locator('[data-open-login]').first()).toBeHidden();
  await other.locator('[data-chat]:visible').first().click();
  const talk = other.getByRole('dialog', { name: t('chat:title') });
  await expect(talk).toBeVisible();
  await page.locator('.member-only a').first().hover();
  await page.getByRole('button', { name: t('shell:menu.logout') }).click();
  await expect(other.locator('[data-open-login]:visible').first()).toBeVisible();
  await expect(talk).toBeHidden();
});

/** Logs out in another tab; what covers the page here. */
async function leaveElsewhere({ page, t, origin, from }: Mall): Promise<Locator> {
  const other = await page.context().newPage();
  await other.setExtraHTTPHeaders({ 'x-forwarded-for': from });
  await other.goto(`${origin}/goods_cate`);
  await other.locator('.member-only a').first().hover();
  await other.getByRole('button', { name: t('shell:menu.logout') }).click();
  const said = page.getByRole('alertdialog', { name: t('shell:left.said') });
  await expect(said).toBeVisible();
  return said;
}

test('a private page shows nothing once its person has logged out in another tab, and what was typed when he is back', async ({
  mall,
}) => {
  const { page } = mall;
  const logIn = async () => {
    const account = { account: '13800000003', password: 'demo1234' };
    await wearToken(mall, valueOf(await mall.as()(identityApi.login, account)).token);
  };
  await logIn();
  await page.goto('/search_price_order');
  const title = page.locator('main').getByRole('textbox').first();
  await title.fill('M8');
  const said = await leaveElsewhere(mall);
  await expect(title).toBeHidden();
  await said.getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await logIn();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(said).toBeHidden();
  await expect(title).toHaveValue('M8');
});

test('a dialog that was open on a private page is covered with it, and the way back in can be pressed', async ({
  mall,
}) => {
  const { page, t } = mall;
  await becomeFresh(mall);
  await page.goto('/user/address_list');
  await page.getByRole('button', { name: t('account:address.add') }).click();
  const form = page.getByRole('dialog', { name: t('account:address.add') });
  const name = form.getByRole('textbox').first();
  await name.fill('M8');
  const said = await leaveElsewhere(mall);
  await expect(name).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(said).toBeVisible();
  await said.getByRole('button').click();
  await expect(page.locator('input[name="phone"]')).toBeFocused();
});

test('a private page is loaded again for whoever has logged in in another tab', async ({ mall }) => {
  const { page } = mall;
  await becomeFresh(mall);
  await page.goto('/user/address_list');
  const before = (await page.locator('html').getAttribute('data-of')) ?? '';
  await becomeFresh(mall);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.locator('html')).not.toHaveAttribute('data-of', before);
  await expect(page.locator('html')).toHaveAttribute('data-of', /\d/);
});

test('a token that is nobody’s leaves its cookie', async ({ mall }) => {
  const { page } = mall;
  mall.expectComplaint(/status of 401/);
  const url = new URL('/', mall.origin).href;
  await page.context().addCookies([
    { name: COOKIES.strategy, value: 'sms', url },
    { name: 'auth._token.sms', value: encodeURIComponent('Bearer nobodys-token'), url },
  ]);
  await page.goto('/goods_cate');
  await expect.poll(() => cookieOf(mall, 'auth._token.sms')).toBeUndefined();
});

test('without scripts a login puts nothing into the address', async ({ browser, mall }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${mall.origin}/login`);
  await page.locator('input[name="phone"]').fill('13800000001');
  await page.locator('input[name="phone"]').press('Enter');
  await page.waitForLoadState();
  expect(page.url()).not.toContain('1380000');
  await context.close();
});

test('a language in another case leads to the page', async ({ mall }) => {
  await mall.page.goto('/en-us/goods_cate?title=M8');
  expect(mall.page.url()).toBe(`${mall.origin}/en-US/goods_cate?title=M8`);
});

// What every page has around it: banner, language, search, the bar that sticks, and the page for what is not there.
import { COOKIES } from '#lib/contracts/cookies.ts';
import { LOCALES, localizedPath } from '#lib/i18n/locales.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { becomeFresh, valueOf } from './steps/account.ts';
import { expect, test } from './steps/mall.ts';

test('a closed banner stays closed, and its cookie says which one it was', async ({ mall }) => {
  const { page, t } = mall;
  await page.goto('/');
  const banner = page.locator('[data-closed-by]');
  await expect(banner).toBeVisible();
  const name = (await banner.getAttribute('data-closed-by')) ?? '';
  await banner.getByRole('button', { name: t('shell:banner_close') }).click();
  await expect(banner).toBeHidden();
  const cookies = await page.context().cookies();
  expect(cookies.map((cookie) => cookie.name)).toContain(name);
  await page.goto('/news_list');
  await expect(page.locator(`[data-closed-by="${name}"]`)).toBeHidden();
});

test('what the site says of itself ends with a whole clause, however little room there is', async ({
  mall,
}) => {
  const { page, t } = mall;
  await becomeFresh(mall);
  for (const width of [1920, 1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/goods_list');
    const clauses = page.getByRole('region', { name: t('shell:strip') }).locator('p > span');
    const said = await clauses.evaluateAll((all) =>
      all.filter(
        (one) => one.getBoundingClientRect().top < one.parentElement!.getBoundingClientRect().bottom,
      ),
    );
    expect(said.length, `clauses at ${width} px`).toBeGreaterThan(0);
    const cut = await clauses.evaluateAll(
      (all) => all.filter((one) => one.scrollWidth > one.clientWidth).length,
    );
    expect(cut, `cut at ${width} px`).toBe(0);
  }
});

test('the language toggle keeps the page and remembers the choice', async ({ mall }) => {
  const { page } = mall;
  await page.goto('/goods_cate?title=M8&search_type=1');
  await page.locator('a[data-language]:visible').first().click();
  await page.waitForURL('**/en-US/goods_cate?title=M8&search_type=1');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  const lang = async () =>
    (await page.context().cookies()).find((cookie) => cookie.name === COOKIES.lang)?.value;
  expect(await lang()).toBe('en-US');
  await page.locator('a[data-language]:visible').first().click();
  await page.waitForURL((url) => url.pathname === '/goods_cate' && url.searchParams.get('title') === 'M8');
  expect(await lang()).toBe('zh-CN');
});

for (const [type, path] of [
  ['1', '/goods_cate'],
  ['2', '/goods_search'],
  ['3', '/classfy_market'],
] as const) {
  test(`search tab ${type} goes to ${path}`, async ({ mall }) => {
    const { page } = mall;
    // Pages of later features may not be there yet; where the search goes to is what counts here.
    mall.expectComplaint(/status of 404/);
    await page.goto('/');
    await page.locator(`a[data-search-tab="${type}"]`).click();
    const box = page.locator('[data-search-box] input[name=title]');
    await box.fill('轴承');
    await box.press('Enter');
    await page.waitForURL((url) => url.pathname === path);
    const query = new URL(page.url()).searchParams;
    expect([query.get('title'), query.get('search_type')]).toEqual(['轴承', type]);
  });
}

test('an empty search goes nowhere and says why', async ({ mall }) => {
  const { page, t } = mall;
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.locator('[data-search-box] input[name=title]').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: t('shell:query_empty') })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('the bar sticks to the top after five pixels', async ({ mall }) => {
  const { page } = mall;
  await page.goto('/goods_cate');
  const bar = page.locator('[data-bar]');
  await expect(bar).not.toHaveAttribute('data-stuck');
  await page.evaluate(() => window.scrollTo(0, 5));
  await expect(bar).not.toHaveAttribute('data-stuck');
  await page.evaluate(() => window.scrollTo(0, 6));
  await expect(bar).toHaveAttribute('data-stuck');
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(async () => Math.round((await bar.boundingBox())?.y ?? -1)).toBe(0);
});

for (const lang of ['zh-CN', 'en-US'] as const) {
  test.describe(lang, () => {
    test.use({ lang });
    test('an unknown address says so and leads home', async ({ mall }) => {
      const { page, t, href } = mall;
      mall.expectComplaint(/status of 404/);
      const reply = await page.goto(href('/no/such/page'));
      expect(reply?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('common:errors.not_found'));
      await page.getByRole('link', { name: t('common:back_home') }).click();
      await page.waitForURL((url) => url.pathname === href('/'));
    });
  });
}

for (const [lang, header, footer] of [
  ['zh-CN', 1200, 1200],
  ['en-US', 1340, 1240],
] as const) {
  test.describe(lang, () => {
    test.use({ lang });
    test(`the header is ${header} px wide, the footer ${footer} px`, async ({ mall }) => {
      const { page, href } = mall;
      await page.goto(href('/goods_cate'));
      const inside = (name: string) =>
        page
          .locator(name)
          .first()
          .evaluate((element) => {
            const { paddingLeft, paddingRight } = getComputedStyle(element);
            return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
          });
      expect(await inside('.frame-header')).toBe(header);
      expect(await inside('.frame-footer')).toBe(footer);
    });
  });
}

test('the longest name with many messages makes no head wider than its window', async ({ mall }) => {
  const { page } = mall;
  const token = await becomeFresh(mall);
  const nickname = '河北华北机械制造采购员小周师傅';
  valueOf(await mall.as(token)(profileApi.changeInfo, { nickname }));
  await page.route('**/api/user', async (route) => {
    const reply = await route.fetch();
    const answer = (await reply.json()) as { data: object };
    await route.fulfill({
      response: reply,
      json: { ...answer, data: { ...answer.data, total_unread: 120 } },
    });
  });
  for (const locale of LOCALES)
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(localizedPath('/goods_cate', locale));
      await expect(page.locator('.member-only').getByText('99+')).toBeVisible();
      const taken = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(taken, `${locale}, ${width} px`).toBe(width);
      // In Chinese no tab of the bar is cut, not even on a tablet.
      const hidden = await page.locator('.bar-tabs').evaluate((nav) => nav.scrollWidth - nav.clientWidth);
      if (locale === 'zh-CN') expect(hidden, `tabs at ${width} px`).toBe(0);
    }
});

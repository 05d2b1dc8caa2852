// A list is narrowed without losing the place: in the page with a script, by plain addresses without one.
import { expect, test } from '../steps/mall.ts';
import { wordsOf } from '../steps/words.ts';

test('a filter changes heading, list and address, not the page; going back undoes it', async ({ mall }) => {
  const { page, t } = mall;
  await page.goto('/goods_cate');
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  const filters = page.getByRole('list', { name: t('goods:filter.category_1') });
  const category = filters.getByRole('link').first();
  const name = ((await category.textContent()) ?? '').replace(/[\d\s]+$/, '').trim();
  await category.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveURL(/cate_id=\d+$/);
  await page.getByRole('link', { name: new RegExp(`^${t('goods:filter.maker')}`) }).click();
  await expect(page).toHaveURL(/maker=1/);
  await expect(page.locator('body[data-same-page]')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/cate_id=\d+$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('goods:list.all'));
});

test('goods that were found by a size show that size, its stock and its price, and sell it', async ({
  mall,
}) => {
  const { page } = mall;
  await page.goto('/goods_cate?title=6204-2RS');
  const card = page.locator('[data-grid] article').first();
  await expect(card.locator('strong')).toHaveText('6204-2RS');
  await expect(card).toContainText(/库存\s?[\d,]+/);
  const address = (await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
  const [, sku] = /sku=(\d+)/.exec(address) ?? [];
  await expect(card.locator('[data-put]')).toHaveAttribute('data-put', sku!);
});

test('a choice of a category is six screens of a phone at most, and the rest unfolds', async ({ mall }) => {
  const { page } = mall;
  await page.setViewportSize({ width: 375, height: 812 });
  const map = await (await page.request.get('/sitemap-pages-1.xml')).text();
  const [, landing = ''] = /<loc>[^<]*(\/goods_cate\?cate_id=\d+&amp;spec=[^<]*)</.exec(map) ?? [];
  await page.goto(landing.replace('&amp;', '&'));
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6 * 812);
  const rows = page.locator('[data-size-rows] tbody tr:visible');
  const before = await rows.count();
  const more = page.locator('[data-size-rows] [data-unfold]');
  if (before === 8) {
    await more.click();
    await expect.poll(() => rows.count()).toBeGreaterThan(before);
  }
  await expect(more).toBeHidden();
});

test('the size of a card, and of a suggestion, is in the words of the reader', async ({ mall }) => {
  const { page } = mall;
  await page.goto('/goods_cate?title=角磨机 1010W 定速');
  const size = page.locator('[data-grid] article strong').first();
  await expect(size).toHaveText('1010 W 定速');
  await page.goto('/en-US/goods_cate?title=angle grinder 1010W fixed');
  await expect(size).toHaveText('1010 W Fixed');
});

test('a filter that hangs over the list is closed by Escape, and says what was chosen of it', async ({
  mall,
}) => {
  const { page, t } = mall;
  await page.goto('/goods_cate');
  const drop = page.locator('details[data-drop]').filter({ hasText: t('goods:filter.brand') });
  const name = drop.locator('summary');
  const brand = drop.getByRole('link').first();
  await name.click();
  await expect(brand).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(brand).toBeHidden();
  await expect(name).toBeFocused();
  await name.click();
  const [said = ''] = /^[^\d]+/.exec((await brand.textContent())!.trim()) ?? [];
  await brand.click();
  await expect(page).toHaveURL(/brand_id=/);
  await expect(page.locator('details[data-drop] summary').first()).toContainText(said.trim());
  await expect(page.locator('details[data-drop] summary').first()).toBeFocused();
});

for (const address of [
  '/goods_cate',
  '/goods_cate?cate_id=2',
  '/goods_cate?search_type=1&title=%E8%BD%B4%E6%89%BF',
  '/en-US/goods_cate?cate_id=2',
  '/en-US/goods_cate?search_type=1&title=bearing',
  '/store?id=1',
  '/en-US/store?id=1',
  '/products_belt?belt_id=1',
  '/en-US/classfy_market_detail?id=1',
  '/prefer_store',
  '/en-US/prefer_store',
  '/en-US/prefer_company',
])
  test(`the first goods of ${address} stand with their price above the fold`, async ({ page }) => {
    await page.goto(address);
    const foot = async () => {
      const box = await page.locator('[data-grid] article .price').first().boundingBox();
      return box!.y + box!.height;
    };
    expect(await foot()).toBeLessThan(900);
    // A tablet that is held upright has its filters behind a button.
    await page.setViewportSize({ width: 768, height: 1024 });
    expect(await foot()).toBeLessThan(1024);
  });

for (const prefix of ['', '/en-US'])
  for (const path of [
    '/',
    '/goods_cate?cate_id=2',
    '/goods_cate?search_type=1&title=M8x30',
    '/goods_search?search_type=2&title=6204',
    '/category_market_detail?cate_id=1',
    '/classfy_market_detail?id=1',
    '/products_belt?belt_id=1',
    '/industry_belt',
    '/prefer_company',
    '/prefer_merchant',
    '/prefer_store',
    '/products_purchase',
    '/merchant_goods?mer_id=1',
    '/store?id=1',
    '/store/category?id=1',
  ])
    test(`the first price of ${prefix}${path} stands on the first screen of a small phone`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 375, height: 667 });
      await page.goto(prefix + path);
      const price = await page.locator('main .price').first().boundingBox();
      const bar = await page.locator('.bottom-bar').boundingBox();
      // Its first line: a long unit may take a second one.
      expect(price!.y + 16).toBeLessThan(bar!.y);
    });

test('goods of one category are told apart by what is below it, and not by what all of them have', async ({
  mall,
}) => {
  const { page, t } = mall;
  await page.goto('/products_belt?belt_id=1');
  const filters = page.locator('#results .filter-list');
  await expect(filters.first()).toHaveAccessibleName(t('goods:filter.category_2'));
  await expect(page.getByRole('link', { name: t('goods:filter.maker') }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: t('goods:filter.invoice') })).toHaveCount(0);
});

test('what a search understood stands with the filters that are chosen, and is cleared with them', async ({
  mall,
}) => {
  const { page, t } = mall;
  await page.goto('/goods_cate?title=内六角螺栓 M8x30 12.9');
  const chosen = page.getByRole('list', { name: t('goods:filter.chosen') });
  await page.getByRole('link', { name: new RegExp(`^${t('goods:filter.maker')}`) }).click();
  await expect(page).toHaveURL(/maker=1/);
  // A word is taken away without losing the filter that was chosen after it.
  await chosen.getByRole('link', { name: '12.9' }).click();
  await expect(page).toHaveURL(
    (url) => url.searchParams.get('title') === '内六角螺栓 M8x30' && url.searchParams.get('maker') === '1',
  );
  await chosen.getByRole('link', { name: t('goods:filter.clear') }).click();
  await expect(page).toHaveURL(
    (url) => url.searchParams.get('title') === '内六角螺栓' && !url.searchParams.has('maker'),
  );
  await expect(chosen).toBeHidden();
});

for (const [locale, address] of [
  ['zh-CN', '/goods_cate?title=内六角螺栓 M8x30 不锈钢 包邮'],
  ['en-US', '/en-US/goods_cate?title=hex bolt M8x30 stainless steel cheap price please'],
] as const)
  test(`${locale} › what was understood of many words is no wider than a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(`${address}&maker=1`);
    await expect(page.getByRole('list', { name: wordsOf(locale)('goods:filter.chosen') })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });

test('what is done with a card fits its button in English', async ({ page }) => {
  await page.goto('/en-US/goods_list');
  const cut = await page
    .locator('.card [data-compare]')
    .evaluateAll(
      (buttons) => buttons.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    );
  expect(cut).toBe(0);
});

// The last is the page of a product that is gone.
for (const address of ['/index_old', '/industry_belt', '/goods_detail/999999'])
  test(`no row of a choice on ${address} holds a single product on a tablet`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(address);
    const shown = await page
      .locator('[data-grid]:has(.card)')
      .evaluateAll((grids) =>
        grids.map((grid) => [...grid.children].filter((one) => one.checkVisibility()).length),
      );
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((count) => count % 3 === 1)).toEqual([]);
  });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('filters are links, and the price is a form', async ({ page }) => {
    await page.goto('/goods_cate');
    await page
      .locator('details[data-drop]')
      .filter({ has: page.locator('a[href*="days=7"]') })
      .locator('summary')
      .click();
    await page.locator('a[href*="days=7"]').first().click();
    await expect(page).toHaveURL(/days=7/);
    await page.locator('#price-on').fill('10');
    await page.locator('[data-price-form] button').click();
    await expect(page).toHaveURL(/days=7.*price_on=10/);
    await expect(page.locator('[data-grid] article').first()).toBeVisible();
  });

  for (const [locale, noun] of [
    ['zh-CN', '内六角螺栓'],
    ['en-US', 'socket head cap screw'],
  ] as const)
    test(`${locale} › what a search understood is taken away by a link`, async ({ page }) => {
      await page.goto(`${locale === 'en-US' ? '/en-US' : ''}/goods_cate?title=内六角螺栓 M8x30 12.9`);
      const t = wordsOf(locale);
      const parts = page
        .getByRole('list', { name: t('goods:filter.chosen') })
        .getByRole('link', { name: t('goods:understood.remove') });
      await expect(parts).toHaveCount(4);
      await parts.last().click();
      await expect(page).toHaveURL((url) => url.searchParams.get('title') === '内六角螺栓 M8x30');
      await expect(parts).toHaveCount(3);
      await expect(page.locator('[data-grid] article').first()).toBeVisible();
      await page.locator('#results a[href*="stock=1"]').first().click();
      await expect(page).toHaveURL(/stock=1/);
      await page.getByRole('link', { name: t('goods:filter.clear'), exact: true }).click();
      await expect(page).toHaveURL((url) => url.searchParams.get('title') === noun);
      await expect(page).not.toHaveURL(/stock=/);
      await expect(parts).toHaveCount(0);
    });
});

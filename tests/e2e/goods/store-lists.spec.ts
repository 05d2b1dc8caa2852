// Four lists of stores, each for a question of its own: who makes it, what do the best sell, who is there, who is next door.
import { expect, test } from '../steps/mall.ts';

test('makers stand with their figures, preferred stores with their goods, the street as doors, neighbours as lines', async ({
  mall,
}) => {
  const { page, t } = mall;
  const list = page.locator('#results');
  await page.goto('/prefer_company');
  await expect(list.getByText(t('card:capital')).first()).toBeVisible();
  // What all of them have narrows nothing and is not offered.
  const total = Number(/\d+/.exec(await list.getByText(/^共\d+家/).innerText())?.[0]);
  for (const value of await list.locator('.filter-list a').allInnerTexts())
    expect(Number(/\d+$/.exec(value.trim())?.[0]), value).toBeLessThan(total);
  // Each value of a filter says how many stores it leaves, and leaves as many.
  const kind = list.getByRole('link', { name: /^品牌商/ }).first();
  const said = Number(/\d+/.exec(await kind.innerText())?.[0]);
  expect(said).toBeGreaterThan(0);
  await kind.click();
  await expect(list.getByText(`共${said}家`)).toBeVisible();
  await page.goto('/prefer_store');
  await expect(list.getByRole('article').first().locator('ul a')).toHaveCount(4);
  await page.goto('/shop_street');
  const doors = list.getByRole('article');
  // A door is one link, and a street shows many.
  await expect(doors.first().getByRole('link')).toHaveCount(1);
  expect(await doors.count()).toBeGreaterThan(24);
  await page.goto('/shop_more?type=belt&id=1');
  await expect(list.getByRole('columnheader', { name: t('card:area') })).toBeVisible();
  await expect(list.getByRole('rowheader').first().getByRole('link')).toBeVisible();
});

test('only the first page of a store has its banner', async ({ mall }) => {
  const { page } = mall;
  const banner = page.locator('img[src*="/files/store/"][src*="banner"]');
  await page.goto('/store?id=1');
  await expect(banner).toHaveCount(1);
  await page.goto('/store/category?id=1');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('on a phone the long name of a store is read whole on each of its pages', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const path of ['/store', '/store/category', '/store_info']) {
    await page.goto(`/en-US${path}?id=1`);
    const cut = await page
      .getByRole('heading', { level: 1 })
      .first()
      .evaluate((name) => [name.scrollWidth - name.clientWidth, name.scrollHeight - name.clientHeight]);
    expect(Math.max(...cut), path).toBeLessThanOrEqual(1);
  }
});

for (const [path, what] of [
  ['/industry_belt', '[data-grid] h2'],
  ['/en-US/industry_belt', '[data-grid] h2'],
  ['/prefer_company', '[data-grid] dl'],
  ['/en-US/prefer_company', '[data-grid] dl'],
] as const)
  test(`on a phone ${path} begins on the first screen`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(path);
    const first = await page.locator(what).first().boundingBox();
    // The bar at the bottom of a phone covers the end of the screen.
    expect(first!.y + first!.height).toBeLessThan(812 - 60);
  });

for (const path of ['/goods_cate', '/goods_search', '/classfy_market', '/industry_belt', '/prefer_company'])
  test(`words that nothing of ${path} has leave nothing to filter or to sort`, async ({ page }) => {
    await page.goto(`${path}?title=zzqq`);
    await expect(page.locator('main')).toContainText(/没有|暂无/);
    await expect(page.locator('#results').locator('.filter-toggle, .sort-bar')).toHaveCount(0);
  });

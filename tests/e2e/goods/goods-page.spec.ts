// What a buyer does on a goods page besides buying: see what sending costs, and set two goods side by side.
import { expect, test } from '../steps/mall.ts';

test('freight follows the region, and the choice is kept for the next page', async ({ mall }) => {
  const { page, t } = mall;
  await page.goto('/goods_detail/3');
  const send = page.locator('[data-send-to]');
  await send.getByRole('button', { name: t('goods:postage.choose') }).click();
  const dialog = page.getByRole('dialog', { name: t('goods:postage.title') });
  await dialog.getByRole('combobox', { name: t('account:address.province') }).selectOption('33');
  await dialog.getByRole('combobox', { name: t('account:address.city') }).selectOption('3301');
  await dialog.getByRole('button', { name: t('goods:postage.use') }).click();
  await expect(send.getByRole('button')).toContainText('杭州市');
  await expect(send.getByRole('status')).toContainText('¥');
  const near = await send.getByRole('status').textContent();

  await send.getByRole('button').click();
  await dialog.getByRole('combobox', { name: t('account:address.province') }).selectOption('65');
  await dialog.getByRole('combobox', { name: t('account:address.city') }).selectOption('6501');
  await dialog.getByRole('button', { name: t('goods:postage.use') }).click();
  await expect(send.getByRole('status')).not.toHaveText(near ?? '');

  await page.goto('/goods_detail/5');
  await expect(page.locator('[data-send-to]').getByRole('button')).toContainText('乌鲁木齐');
  // The goods before are what was looked at last.
  await expect(page.locator('[data-viewed] a[href="/goods_detail/3"]')).toHaveCount(1);
});

test('two goods are set side by side, and what differs is marked', async ({ mall }) => {
  const { page, t } = mall;
  await page.goto('/goods_detail/3');
  const add = page.getByRole('button', { name: t('goods:compare.add') });
  await add.click();
  const tray = page.locator('[data-compare-tray]');
  await expect(tray).toBeVisible();
  await page.goto('/goods_detail/5');
  await expect(tray.getByRole('listitem')).toHaveCount(1);
  await add.click();
  await tray.getByRole('link', { name: t('goods:compare.go') }).click();
  await page.waitForURL('**/goods_cate?view=compare&ids=3,5');
  const table = page.locator('[data-compare-table]');
  await expect(table.locator('thead th')).toHaveCount(2);
  const same = table.locator('tr[data-same]');
  await expect(same.first()).toBeVisible();
  await page.getByRole('checkbox', { name: t('goods:compare.only') }).check();
  await expect(same.first()).toBeHidden();
});

test('a goods page on paper shows all sizes and nothing to press', async ({ mall }) => {
  const { page, t } = mall;
  await page.goto('/goods_detail/3');
  const sizes = page.getByRole('region', { name: t('goods:buy.sizes') });
  const act = page.getByRole('button', { name: t('goods:buy.now') });
  const keep = page.getByRole('button', { name: t('goods:favourite.keep') });
  await expect(act).toBeVisible();
  await expect(keep.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(act).toBeHidden();
  await expect(keep).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: t('common:main_menu') })).toHaveCount(0);
  await expect(page.locator('[data-sections]')).toBeHidden();
  expect(await sizes.evaluate((box) => getComputedStyle(box).maxHeight)).toBe('none');
  await expect(page.locator('.choices > button:visible')).toHaveCount(1);
  await expect(page.getByRole('searchbox', { name: t('goods:buy.find_label') })).toBeHidden();
});

test('whoever has read on finds the way back to sizes and prices', async ({ mall }) => {
  const { page, t } = mall;
  await page.goto('/goods_detail/3');
  const way = page.getByRole('link', { name: t('goods:detail.to_buy') });
  await expect(way).toBeHidden();
  await page.locator('#content').scrollIntoViewIfNeeded();
  await way.click();
  await expect(page.locator('#buy')).toBeInViewport();
  await expect(way).toBeHidden();
});

test('the rules of prices are read below the goods, and from their own page without a script', async ({
  mall,
  browser,
}) => {
  const { page, t } = mall;
  await page.goto('/goods_detail/3');
  const tab = page.locator('[data-sections] a[href="#price-rule"]');
  await tab.click();
  const rule = page.locator('#price-rule');
  await expect(rule.getByRole('table')).toBeVisible();
  await expect(tab).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('[data-sections] [aria-current]')).toHaveCount(1);
  await expect(page).toHaveURL(/goods_detail\/3#price-rule$/);

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: new URL(page.url()).origin });
  const other = await plain.newPage();
  await other.goto('/goods_detail/3#price-rule');
  await other.locator('#price-rule').getByRole('link').click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(t('goods:detail.price_rule'));
  await plain.close();
});

test('pictures follow arrows and keys, in the page and enlarged', async ({ mall }) => {
  const { page, t } = mall;
  await page.goto('/goods_detail/3');
  const gallery = page.locator('[data-gallery]');
  const shown = gallery.locator('[data-main]');
  const pictures = await gallery
    .locator('[data-thumb]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-thumb')));
  expect(pictures.length).toBeGreaterThan(1);
  await expect(shown).toHaveAttribute('src', pictures[0]!);
  const zoom = page.getByRole('button', { name: t('goods:detail.zoom') });
  await zoom.press('ArrowRight');
  await expect(shown).toHaveAttribute('src', pictures[1]!);
  await zoom.press('ArrowLeft');
  await zoom.press('Enter');
  const large = gallery.getByRole('dialog');
  const enlarged = large.locator('img');
  await expect(enlarged).toHaveAttribute('src', pictures[0]!);
  await page.keyboard.press('ArrowRight');
  await expect(enlarged).toHaveAttribute('src', pictures[1]!);
  await large.getByRole('button', { name: t('goods:detail.picture_previous') }).click();
  await expect(enlarged).toHaveAttribute('src', pictures[0]!);
  await expect(large).toContainText(`1 / ${pictures.length}`);
});

test('the picture is that of the chosen size where it looks other, from the address as well', async ({
  mall,
}) => {
  const { page, t } = mall;
  await page.goto('/goods_cate?title=安全挂锁');
  await page.locator('[data-grid] article').getByRole('heading').getByRole('link').first().click();
  await page.waitForURL('**/goods_detail/*');
  const gallery = page.locator('[data-gallery]');
  const shown = gallery.locator('[data-main]');
  const [own] = await gallery
    .locator('[data-thumb]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-thumb')!));
  await expect(shown).toHaveAttribute('src', own!);
  const colour = (name: string) => page.locator('#buy').getByRole('button', { name, exact: true });
  await colour('黄').click();
  await expect(shown).toHaveAttribute('src', /shaded-yellow\.svg$/);
  await expect(gallery.locator('[data-thumb][aria-current]')).toHaveAttribute('data-thumb', /yellow/);
  await colour('红').click();
  await expect(shown).toHaveAttribute('src', own!);

  await colour('蓝').click();
  const size = page.locator('#buy tr[data-sku]').first();
  await page.goto(`${page.url()}?sku=${await size.getAttribute('data-sku')}`);
  await expect(shown).toHaveAttribute('src', /shaded-blue\.svg$/);
  await page.getByRole('button', { name: t('goods:detail.zoom') }).press('ArrowRight');
  await expect(shown).toHaveAttribute('src', own!);
});

test('drawing and measures are those of the chosen size, and a phone keeps room for the goods', async ({
  mall,
}) => {
  const { page } = mall;
  await page.goto('/goods_cate?title=DIN+933');
  await page.locator('[data-grid] article').getByRole('heading').getByRole('link').first().click();
  await page.waitForURL('**/goods_detail/*');
  const drawing = page.locator('[data-gallery] [data-thumb]').nth(1);
  await expect(drawing).toHaveAttribute('data-thumb', /dimension\.svg$/);
  const size = page.locator('#buy tr[data-sku]').nth(1);
  await size.getByRole('button').last().click();
  const name = (await size.getByRole('rowheader').innerText()).trim().split('\n')[0]!;
  await expect(page.locator('[data-size-name]')).toHaveText(name);
  await expect(drawing).toHaveAttribute('data-thumb', /^blob:/);
  const isDrawn = (thumb: Element) => (thumb.querySelector('img')?.naturalWidth ?? 0) > 0;
  await expect.poll(() => drawing.evaluate(isDrawn)).toBe(true);

  await page.setViewportSize({ width: 375, height: 812 });
  await page.evaluate(() => document.querySelector('#buy')?.scrollIntoView());
  await expect(page.locator('.bottom-bar')).toBeHidden();
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.bar, .buy-bar')].reduce(
      (sum, one) => sum + one.offsetHeight,
      0,
    ),
  );
  expect(covered / 812).toBeLessThan(0.25);
});

test('the categories of a store unfold when their arrow is pressed, and take no Tab stop before', async ({
  mall,
}) => {
  const { page, t } = mall;
  await page.goto('/store?id=1');
  const goods = page.getByRole('link', { name: t('store:menu.goods'), exact: true });
  await goods.focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('summary:focus')).toHaveAttribute('aria-label', t('store:categories'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('store:menu.wholesale'), exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-fly-out] a:focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-fly-out] summary')).toBeFocused();
});

for (const path of ['/goods_detail/5', '/en-US/goods_detail/5'])
  test(`on a phone the first price of ${path} stands above the bar that buys`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto(path);
    const price = await page.locator('#buy td').first().boundingBox();
    const bar = await page.locator('[data-buy-bar]').boundingBox();
    expect(price!.y + price!.height).toBeLessThanOrEqual(bar!.y);
  });

for (const path of ['/goods_detail/5', '/goods_seckill_detail/1', '/goods_detail/5/index_old'])
  test(`on a tablet the name of ${path} stands beside its picture`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(path);
    const name = await page.getByRole('heading', { level: 1 }).boundingBox();
    const picture = await page.locator('[data-gallery] [data-zoom]').boundingBox();
    expect(name!.x).toBeGreaterThan(picture!.x + picture!.width);
    expect(name!.y).toBeLessThan(picture!.y + 20);
  });

test('whoever asks for a price chooses the size, which the inquiry begins with', async ({ mall }) => {
  const { page, t } = mall;
  await page.goto('/goods_detail/702');
  const size = page.getByRole('combobox', { name: t('goods:buy.designation') });
  const ask = page.locator('#buy').getByRole('link', { name: t('goods:detail.on_request_ask') });
  await expect(ask).toHaveAttribute('href', /product_id=702$/);
  const [, second] = await size.locator('option[value]:not([value=""])').all();
  const unique = await second!.getAttribute('value');
  await size.selectOption(unique);
  await expect(ask).toHaveAttribute('href', new RegExp(`unique=${unique}$`));
  await expect(page.locator('[data-size-name]')).toHaveText((await second!.innerText()).trim());
  // The address of a size chooses it, too.
  await page.goto(`/goods_detail/702?sku=${unique}`);
  await expect(size).toHaveValue(unique!);
  await expect(ask).toHaveAttribute('href', new RegExp(`unique=${unique}$`));
});

test('the measures of goods without a price fill the column beside the picture', async ({ mall }) => {
  const { page } = mall;
  await page.goto('/goods_detail/702');
  const picture = await page.locator('[data-gallery]').boundingBox();
  const measures = page.locator('#buy [data-size-facts]');
  await expect(measures).toBeVisible();
  const { x } = (await measures.boundingBox())!;
  expect(x).toBeGreaterThan(picture!.x + picture!.width);
});

test('a tablet has the measures beside the picture, a phone no half row of sizes', async ({ mall }) => {
  const { page } = mall;
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/goods_detail/9');
  const picture = await page.locator('[data-gallery]').boundingBox();
  const measures = await page.locator('[data-size-facts]').boundingBox();
  expect(measures!.x).toBeGreaterThan(picture!.x + picture!.width);
  expect(measures!.y).toBeLessThan(picture!.y + picture!.height);
  const lastRow = await page.locator('[data-size-facts] dl').boundingBox();
  expect(measures!.y + measures!.height - lastRow!.y - lastRow!.height, 'empty below the rows').toBeLessThan(
    20,
  );
  await page.setViewportSize({ width: 375, height: 812 });
  const last = page.locator('#buy fieldset button').last();
  const cut = await last.evaluate((chip) => {
    const edge = chip.parentElement!.getBoundingClientRect().bottom;
    return chip.getBoundingClientRect().bottom - edge;
  });
  expect(cut).toBeLessThanOrEqual(0);
});

test('what was looked at is told with its unit, the lowest of several prices, or that it is on request', async ({
  mall,
}) => {
  const { page, t } = mall;
  await page.goto('/goods_detail/702');
  await page.goto('/goods_detail/9');
  await page.goto('/goods_list?type=hot');
  const prices = page.locator('[data-viewed] [data-price]');
  await expect(prices).toHaveText([
    new RegExp(`^¥[\\d.]+/百支${t('card:price.from')}$`),
    t('card:price.on_request'),
  ]);
});

for (const path of ['/goods_seckill_detail/1', '/goods_presell_detail/41'])
  test(`on a phone the bar that buys is at the foot of ${path}, and that of the page makes room`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(path);
    await expect(page.locator('.bottom-bar')).toBeHidden();
    const bar = await page.locator('[data-buy-bar]').boundingBox();
    expect(Math.round(bar!.y + bar!.height)).toBe(812);
  });

// The first thing a visitor sees: the home page, in the language of its address, without a complaint from the browser.
import { expect, test } from 'playwright/test';

const homes = [
  { path: '/', lang: 'zh-CN' },
  { path: '/en-US/', lang: 'en-US' },
];

for (const { path, lang } of homes) {
  test(`${path} answers in ${lang} and the console stays silent`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));

    const reply = await page.goto(path);
    await page.waitForLoadState('networkidle');

    expect(reply?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page).toHaveTitle(/\S/);
    expect(complaints).toEqual([]);
  });
}

for (const path of ['/', '/goods_cate', '/news_list']) {
  test(`${path} brings a visitor few files of scripts, and no React`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const sizes = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map((file) => (file as PerformanceResourceTiming).decodedBodySize),
      );
    // A busy machine may be silent before the frame's script has asked for what it needs.
    await expect.poll(async () => (await sizes()).length).toBeGreaterThan(3);
    await page.waitForLoadState('networkidle');
    const scripts = await sizes();
    expect(scripts.length).toBeLessThanOrEqual(12);
    expect(Math.max(...scripts)).toBeLessThan(50_000);
  });

  test(`${path} names what its scripts import, so that they come together`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const named = [...html.matchAll(/<link rel="modulepreload" fetchpriority="low" href="([^"]+)">/g)].map(
      ([, file]) => file,
    );
    const scripts = [...html.matchAll(/<script type="module" fetchpriority="low" src="([^"]+)">/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, file] of scripts) {
      const source = await (await request.get(file!)).text();
      const imports = [...source.matchAll(/\b(?:from|import)"\.\/([^"]+)"/g)].map(
        ([, name]) => `/_astro/${name}`,
      );
      expect(named).toEqual(expect.arrayContaining(imports));
    }
    expect(named.length).toBeGreaterThan(0);
    expect(new Set(named).size).toBe(named.length);
  });
}

for (const path of ['/', '/goods_cate', '/industry_belt', '/prefer_company', '/goods_detail/1']) {
  test(`${path} asks for one picture before all others`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html.match(/<img [^>]*fetchpriority="high"/g)).toHaveLength(1);
  });
}

/** What a server sends of an answer before it hears that some of it has come: ten packets. */
const FIRST_WINDOW = 14_600;

for (const path of ['/goods_cate', '/industry_belt', '/prefer_company']) {
  test(`${path}, asked for again and again, comes at once and not in two turns`, async ({ request }) => {
    const asked = async () => {
      const reply = await request.get(path, { headers: { 'accept-encoding': 'br, zstd' } });
      const headers = reply.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
      return headers.join('').length + Number(reply.headers()['content-length']);
    };
    await expect.poll(asked).toBeLessThan(FIRST_WINDOW);
  });
}

const PHONE = { width: 375, height: 812 };

for (const { path, lang } of homes) {
  test(`${path} is at most twelve screens of a phone long`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    // Sections have their true height once they were near the window.
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
        window.scrollTo(0, y);
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }
    });
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(length / PHONE.height).toBeLessThanOrEqual(12);
  });
}

for (const { path } of homes) {
  test(`${path} shows goods with their price on the first screen`, async ({ page }) => {
    const foot = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox();
      return box!.y + box!.height;
    };
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    expect(await foot('main .strip-tile .price')).toBeLessThan(900);
    await page.setViewportSize(PHONE);
    // The bar at the bottom of a phone covers the end of the screen.
    const bar = 60;
    expect(await foot('main .strip-tile .price')).toBeLessThan(PHONE.height - bar);
  });
}

test('a category of the home page shows its third level to the pointer and to the keyboard', async ({
  page,
}) => {
  await page.goto('/en-US/');
  const menu = page.locator('[data-category-menu]');
  const second = menu.locator('li li > a').first();
  const third = menu.locator('li li > div > a').first();
  await expect(third).toHaveCount(0);
  await menu.getByRole('listitem').first().getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(second).toBeFocused();
  await expect(third).toBeVisible();
  await page.mouse.move(0, 0);
  await menu.getByRole('listitem').first().hover();
  await third.click();
  await expect(page).toHaveURL(/\/en-US\/goods_cate\?cate_id=\d+$/);
});
